/* Stages 3 to 5: the attack roll, evasion and the defense roll, with rerolls and automatic symbols. */

import {
  type ActingRule,
  type AttackState,
  actAll,
  acts,
  attackCopy,
  type CountAction,
  countIn,
  failsUndefended,
  isSettledBeforehand,
  lifeLeft,
  neededFor,
  rollOf,
  type Side,
} from '../../../cards/index.ts';
import {
  combatDie,
  type Die,
  type PoolKind,
  sharesOf,
  weighStages,
} from '../../../chance/index.ts';
import type { AttackCourse, AttackRules } from './engine.ts';
import { reckonWounds } from './wounds.ts';

type FaceName = 'skull' | 'shield' | 'blank';
type Faces = Record<FaceName, number>;
type Reroll = NonNullable<CountAction['reroll']>;

const NONE: Faces = { skull: 0, shield: 0, blank: 0 };

const ALL: readonly FaceName[] = ['skull', 'shield', 'blank'];

/** Which figure rolls, and the name of its dice. */
interface Roller {
  readonly owner: Side;
  readonly dice: 'attack' | 'defense';
}

const ATTACKER: Roller = { owner: 'attacker', dice: 'attack' };
const DEFENDER: Roller = { owner: 'defender', dice: 'defense' };

/**
 * Rolls the combat dice of one figure (stages 3 and 5): the dice, then rerolls rule by rule,
 * then blanks that count as another face.
 *
 * @param asked the symbols to count if no rule looks at the faces
 * @param see called with the faces whenever they change, for conditions that depend on them
 */
function rollCombat(
  attack: AttackState,
  rules: AttackRules,
  { owner, dice }: Roller,
  count: number,
  asked: readonly FaceName[],
  see: (faces: Faces) => void,
): void {
  const ofOwner = ({ power }: ActingRule) => power.owner === owner;
  const mayReroll = rules
    .at('rerolls')
    .filter((one) => ofOwner(one) && rerollOf(one).dice === dice);
  const blanks = rules.at('blanks').filter(ofOwner);
  // 1. If no rules change the roll, only the asked symbols are counted.
  if (mayReroll.length === 0 && blanks.length === 0) {
    see({ ...NONE, ...attack.dice.roll(kindOf(dice, asked), count) });
    return;
  }
  // 2. Roll, with rerolls built into the die if possible.
  const rerolls = mayReroll.filter((one) => !isSettledBeforehand(one) || acts(one, attack));
  const each = rerollsOfEach(rerolls);
  // Dice with the same name must count the same symbols in every roll, whether or not an effect
  // acts.
  const symbols = blanks.length > 0 || (mayReroll.length > 0 && !each) ? ALL : asked;
  const kind = { ...kindOf(dice, symbols), ...(each && rerolled(dice, each)) };
  const faces = { ...NONE, ...attack.dice.roll(kind, count) };
  see(faces);
  // 3. If rerolls could not be built in, reroll rule by rule.
  if (!each) {
    for (const one of rerolls) {
      if (!acts(one, attack)) continue;
      const taken = takeUp(faces, rerollOf(one));
      if (taken > 0 && one.line.uses !== undefined) attack.used.add(one.line);
      const fresh = attack.dice.roll(kindOf(one.dice, ALL), taken);
      for (const face of ALL) faces[face] += fresh[face];
      see(faces);
    }
  }
  // 4. Blanks count as another face.
  const counting = blanks.find((one) => acts(one, attack));
  if (!counting) return;
  if (counting.line.uses !== undefined) attack.used.add(counting.line);
  faces[countIn(counting).blanks as FaceName] += faces.blank;
  faces.blank = 0;
  see(faces);
}

const rerollOf = (one: ActingRule) => countIn(one).reroll as Reroll;

const kindOf = (name: string, symbols: readonly FaceName[]): PoolKind<FaceName> => ({
  name,
  die: combatDie,
  symbols,
});

/**
 * The faces that every die rerolls, if there is one reroll rule that always acts and has no limit, so that the dice are
 * independent. Undefined if the dice must be considered together.
 */
function rerollsOfEach(rerolls: readonly ActingRule[]): readonly FaceName[] | undefined {
  const [only, ...others] = rerolls;
  if (!only || others.length > 0 || !isSettledBeforehand(only)) return undefined;
  if (only.line.uses !== undefined) return undefined;
  const { faces, most } = rerollOf(only);
  return most === undefined ? faces : undefined;
}

/** A combat die that is rerolled once if it shows one of the given faces. */
function rerolled(name: string, faces: readonly FaceName[]): { name: string; die: Die } {
  const again = combatDie.faces.flatMap((first) =>
    combatDie.faces.map((second) =>
      faces.includes(first.name as FaceName)
        ? { name: `${first.name} then ${second.name}`, symbols: second.symbols }
        : first,
    ),
  );
  return { name: `${name}-rerolled`, die: { name: 'combat die rolled again', faces: again } };
}

/** Removes up to `most` dice from the roll, in the effect's order of faces. */
function takeUp(faces: Faces, { faces: chosen, most = Number.POSITIVE_INFINITY }: Reroll): number {
  let taken = 0;
  for (const face of chosen) {
    const up = Math.min(faces[face], most - taken);
    faces[face] -= up;
    taken += up;
  }
  return taken;
}

/** Stage 3: the attack roll, rerolls, automatic skulls. */
export function rollAttack(attack: AttackState, rules: AttackRules): void {
  const { rolled } = attack.fight;
  if (rolled === undefined) rollSkulls(attack, rules);
  else seeSkulls(attack, rolled, 0);
  actAll(rules.at('automaticSkulls'), attack);
}

/** The attack roll itself, which several attacks may share. */
export function rollSkulls(attack: AttackState, rules: AttackRules): void {
  const asked = rules.asksBlanks ? (['skull', 'blank'] as const) : (['skull'] as const);
  rollCombat(attack, rules, ATTACKER, attack.attackDice, asked, ({ skull, blank }) =>
    seeSkulls(attack, skull, blank),
  );
}

function seeSkulls(attack: AttackState, skulls: number, blanks: number): void {
  attack.skulls = skulls;
  attack.showsBlank = blanks > 0;
  attack.allSkulls = attack.attackDice > 0 && skulls === attack.attackDice;
}

/** Stage 4: if there is at least one skull, the defender may roll the D20 instead of defending. */
export function evade(attack: AttackState, rules: AttackRules, course: AttackCourse): void {
  for (const one of rules.at('evasion')) {
    if (attack.evaded || isBetterDefended(one, attack, rules, course)) continue;
    actAll([one], attack);
  }
}

/** Whether the defender, who may choose, takes fewer wounds on average by defending. */
function isBetterDefended(
  active: ActingRule,
  attack: AttackState,
  rules: AttackRules,
  course: AttackCourse,
): boolean {
  const roll = rollOf(active);
  if (!active.power.may || !roll || !failsUndefended(active)) return false;
  const fails = Math.min(20, Math.max(0, neededFor(roll, attack) - 1)) / 20;
  const undefended = { ...attackCopy(attack), undefended: true };
  const evading = fails * meanWounds(undefended, rules, course);
  return meanWounds(attack, rules, course) < evading - 1e-12;
}

/** The mean wounds that an attack deals, from its defense roll on. */
function meanWounds(from: AttackState, rules: AttackRules, course: AttackCourse): number {
  const ends = weighStages({
    begin: from,
    stages: [
      (attack, dice) => {
        attack.dice = dice;
        rollDefense(attack, rules, course);
        reckonWounds(attack, rules);
      },
    ],
    copy: attackCopy,
    keyOf: ({ pending }) => String(pending),
  });
  const shares = sharesOf(ends);
  const wounds = (attack: AttackState) => Math.min(attack.pending, lifeLeft(attack, 'defender'));
  return ends.reduce((sum, { state }, i) => sum + (shares[i] as number) * wounds(state), 0);
}

/** Stage 5: defense dice that skulls take away, the defense roll, rerolls and automatic shields. */
export function rollDefense(
  attack: AttackState,
  rules: AttackRules,
  { asksSkulls }: AttackCourse,
): void {
  actAll(rules.at('defenseDice'), attack);
  attack.defenseDice = Math.max(0, attack.defenseDice);
  for (const one of rules.at('undefended')) if (!attack.undefended) actAll([one], attack);
  const dice = attack.undefended ? 0 : attack.defenseDice;
  attack.undefended = dice === 0;
  const asked = asksSkulls ? (['shield', 'skull'] as const) : (['shield'] as const);
  rollCombat(attack, rules, DEFENDER, dice, asked, ({ shield, skull }) => {
    attack.shields = shield;
    attack.defenderSkulls = skull;
  });
  attack.rollsAreEven = attack.shields === attack.skulls;
  if (dice === 0 && rules.rulings.automaticShieldsNeedARoll) return;
  actAll(rules.at('automaticShields'), attack);
}
