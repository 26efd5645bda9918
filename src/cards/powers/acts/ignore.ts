/* Attacks, wounds and defense dice that are ignored, mostly on a D20. */

import { type ActingRule, type RuleKind, stepsNow } from '../acting-rule.ts';
import type { AttackState } from '../attack-state.ts';

/** No wounds, no Knockback: the attack does nothing. */
const ignoresAttack: RuleKind = {
  name: 'ignore.attacked',
  at: 'ignoring',
  act: (active, attack) => act(active, attack),
};

/** If the attack has at least one skull, the defender rolls the D20 instead of defending. */
const evades: RuleKind = {
  name: 'ignore.evasion',
  at: 'evasion',
  act(active, attack) {
    if (attack.skulls + attack.automaticSkulls > 0) act(active, attack);
  },
};

const leavesUndefended: RuleKind = {
  name: 'ignore.defenseRoll',
  at: 'undefended',
  act: (active, attack) => act(active, attack),
};

const ignoresWounds: RuleKind = {
  name: 'ignore.woundsKnown',
  at: 'woundsKnown',
  act(active, attack) {
    if (attack.pending > 0) act(active, attack);
  },
};

export const IGNORE_KINDS = [ignoresAttack, evades, leavesUndefended, ignoresWounds];

function act(active: ActingRule, attack: AttackState): void {
  for (const { ignore, move, raise } of stepsNow(active, attack)) {
    if (ignore === 'attack') attack[active.kind === evades ? 'evaded' : 'ignored'] = true;
    else if (ignore === 'wounds') {
      attack.pending = 0;
      attack.ignoredWounds = true;
    } else if (ignore) attack.undefended = true;
    if (move) attack.movesAway = true;
    if (raise) attack.returned[active.power.owner]++;
  }
}

/** Whether a failed roll to evade leaves the defender without defense dice. */
export const failsUndefended = ({ rule }: Pick<ActingRule, 'rule'>): boolean =>
  'on' in rule && rule.else?.some(({ ignore }) => ignore === 'ownDefense') === true;
