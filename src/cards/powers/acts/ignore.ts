/* Rules that ignore attacks, wounds or defense dice, mostly after a D20 roll. */

import { type ActingRule, type RuleKind, stepsNow } from '../acting-rule.ts';
import type { AttackState } from '../attack-state.ts';

/** The attack does nothing: it causes no wounds and no Knockback. */
const ignoresAttack: RuleKind = {
  name: 'ignore.attacked',
  dice: 'ignore',
  at: 'ignoring',
  role: 'defender',
  act: ignore,
};

/** If the attack has at least one skull, the defender rolls the D20 instead of defending. */
const evades: RuleKind = {
  name: 'ignore.evasion',
  dice: 'evade',
  at: 'evasion',
  role: 'defender',
  act(active, attack) {
    if (attack.skulls + attack.automaticSkulls > 0) ignore(active, attack);
  },
};

const leavesUndefended: RuleKind = {
  name: 'ignore.defenseRoll',
  dice: 'noDefense',
  at: 'undefended',
  role: 'attacker',
  act: ignore,
};

const ignoresWounds: RuleKind = {
  name: 'ignore.woundsKnown',
  dice: 'ignoreWounds',
  at: 'woundsKnown',
  role: 'defender',
  act(active, attack) {
    if (attack.pending > 0) ignore(active, attack);
  },
};

export const IGNORE_KINDS = [ignoresAttack, evades, leavesUndefended, ignoresWounds];

function ignore(active: ActingRule, attack: AttackState): void {
  for (const { ignore: what, move, raise } of stepsNow(active, attack)) {
    if (what === 'attack') attack[active.kind === evades ? 'evaded' : 'ignored'] = true;
    else if (what === 'wounds') {
      attack.pending = 0;
      attack.ignoredWounds = true;
    } else if (what) attack.undefended = true;
    if (move) attack.movesAway = true;
    if (raise) attack.returned[active.power.owner]++;
  }
}

/** Whether the defender rolls no defense dice if the rule's roll fails. */
export const failsUndefended = ({ rule }: Pick<ActingRule, 'rule'>): boolean =>
  'on' in rule && rule.else?.some(({ ignore }) => ignore === 'ownDefense') === true;
