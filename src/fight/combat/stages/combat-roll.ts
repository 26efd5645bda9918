import {
  type ActiveEffect,
  type AttackState,
  acts,
  isSettledBeforehand,
  type Rerolls,
  type Side,
} from '../../../cards/index.ts';
import { combatDie, type Die, type PoolKind } from '../../../chance/index.ts';
import type { AttackRules } from './engine.ts';

type FaceName = 'skull' | 'shield' | 'blank';
type Faces = Record<FaceName, number>;

const NONE: Faces = { skull: 0, shield: 0, blank: 0 };

const ALL: readonly FaceName[] = ['skull', 'shield', 'blank'];

/** Which figure rolls, and the name of its dice. */
interface Roller {
  readonly owner: Side;
  readonly dice: 'attack' | 'defense';
}

export const ATTACKER: Roller = { owner: 'attacker', dice: 'attack' };
export const DEFENDER: Roller = { owner: 'defender', dice: 'defense' };

/**
 * Rolls the combat dice of one figure (stages 3 and 5): the dice, then rerolls effect by effect,
 * then blanks that count as another face.
 *
 * @param asked the symbols to count if no effect looks at the faces
 * @param see called with the faces whenever they change, for conditions that depend on them
 */
export function rollCombat(
  attack: AttackState,
  rules: AttackRules,
  { owner, dice }: Roller,
  count: number,
  asked: readonly FaceName[],
  see: (faces: Faces) => void,
): void {
  // 1. Without effects on the roll, only the asked symbols are counted.
  const own = rules.at('attackRoll').filter(({ power }) => power.owner === owner);
  if (own.length === 0) {
    see({ ...NONE, ...attack.dice.roll(kindOf(dice, asked), count) });
    return;
  }
  // 2. Roll, with rerolls built into the die if possible.
  const mayReroll = own.filter(
    ({ effect, value }) => effect.name === 'rerolls' && (value as Rerolls).dice === dice,
  );
  const rerolls = mayReroll.filter((one) => !isSettledBeforehand(one) || acts(one, attack));
  const blanks = own.filter(({ effect }) => effect.name === 'blanksCount');
  const each = rerollsOfEach(rerolls);
  // Dice of one name must always count the same symbols, whether or not an effect acts this time.
  const symbols = blanks.length > 0 || (mayReroll.length > 0 && !each) ? ALL : asked;
  const kind = { ...kindOf(dice, symbols), ...(each && rerolled(dice, each)) };
  const faces = { ...NONE, ...attack.dice.roll(kind, count) };
  see(faces);
  // 3. Otherwise reroll, effect by effect.
  if (!each) {
    for (const one of rerolls) {
      if (!acts(one, attack)) continue;
      const taken = takeUp(faces, one.value as Rerolls);
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
  faces[counting.value as 'skull' | 'shield'] += faces.blank;
  faces.blank = 0;
  see(faces);
}

const kindOf = (name: string, symbols: readonly FaceName[]): PoolKind<FaceName> => ({
  name,
  die: combatDie,
  symbols,
});

/**
 * The faces that are rerolled on every die, if that is certain beforehand and unlimited: then the
 * dice are independent. Undefined if they must be looked at together.
 */
function rerollsOfEach(rerolls: readonly ActiveEffect[]): readonly FaceName[] | undefined {
  const [only, ...others] = rerolls;
  if (!only || others.length > 0 || !isSettledBeforehand(only)) return undefined;
  if (only.line.uses !== undefined) return undefined;
  const { faces, most } = only.value as Rerolls;
  return most === undefined ? faces : undefined;
}

/** A combat die that is rerolled once if it shows one of the faces. */
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

/** Takes up to `most` dice off the table, in the effect's order of faces. */
function takeUp(faces: Faces, { faces: chosen, most = Number.POSITIVE_INFINITY }: Rerolls): number {
  let taken = 0;
  for (const face of chosen) {
    const up = Math.min(faces[face], most - taken);
    faces[face] -= up;
    taken += up;
  }
  return taken;
}
