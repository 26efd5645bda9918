import { type Chances, chances, type Dice, type Purpose } from './explore.ts';

/** How many of some combat dice show each face. */
export interface Faces {
  skull: number;
  shield: number;
  blank: number;
}

export type Face = keyof Faces;

/** How many of the six faces of a combat die show each symbol (section 1). */
const FACES: Faces = { skull: 3, shield: 2, blank: 1 };

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

interface Roll {
  outcomes: Faces[];
  from: Chances;
}

const rolls = new Map<string, Roll>();

/**
 * All counts that the given number of dice can show. `matters` names the faces that the rules need: the others are
 * counted as the first face that is not named, which reduces the number of outcomes.
 */
function roll(dice: number, matters: readonly Face[]): Roll {
  const key = `${dice} ${matters.join()}`;
  const known = rolls.get(key);
  if (known) return known;
  const weights: bigint[] = [];
  const outcomes: Faces[] = [];
  const ways = new Map<string, number>();
  for (let skull = 0; skull <= dice; skull++)
    for (let shield = 0; shield <= dice - skull; shield++) {
      const blank = dice - skull - shield;
      const weight =
        (factorial(dice) / (factorial(skull) * factorial(shield) * factorial(blank))) *
        BigInt(FACES.skull) ** BigInt(skull) *
        BigInt(FACES.shield) ** BigInt(shield) *
        BigInt(FACES.blank) ** BigInt(blank);
      const merged = merge({ skull, shield, blank }, matters);
      const place = ways.get(JSON.stringify(merged));
      if (place === undefined) {
        ways.set(JSON.stringify(merged), outcomes.length);
        outcomes.push(merged);
        weights.push(weight);
      } else weights[place] = (weights[place] ?? 0n) + weight;
    }
  const made = { outcomes, from: chances(weights) };
  rolls.set(key, made);
  return made;
}

function merge(faces: Faces, matters: readonly Face[]): Faces {
  const others = (['blank', 'shield', 'skull'] as const).filter((face) => !matters.includes(face));
  const [first, ...more] = others;
  if (!first) return faces;
  const merged = { ...faces };
  for (const face of more) {
    merged[first] += merged[face];
    merged[face] = 0;
  }
  return merged;
}

const ALL: readonly Face[] = ['skull', 'shield', 'blank'];

export function rollFaces(
  dice: Dice,
  count: number,
  matters: readonly Face[] = ALL,
  purpose?: Purpose,
): Faces {
  if (count <= 0) return { skull: 0, shield: 0, blank: 0 };
  if (dice.rolled && purpose) return dice.rolled.faces(purpose, count);
  const { outcomes, from } = roll(count, matters);
  const shown = outcomes[dice.pick(from)];
  if (!shown) throw new Error('no such roll');
  return { ...shown };
}

/** A wound for each skull of the given number of attack dice. */
export const rollSkulls = (dice: Dice, count: number, purpose?: Purpose): number =>
  rollFaces(dice, count, ['skull'], purpose).skull;

const thresholds = new Map<number, Chances>();

/** Whether a D20 shows the number or more; certain results are not rolled. */
export function d20AtLeast(dice: Dice, least: number, purpose?: Purpose): boolean {
  if (least <= 1) return true;
  if (least > 20) return false;
  if (dice.rolled && purpose) return dice.rolled.d20(purpose) >= least;
  const known = thresholds.get(least) ?? chances([BigInt(least - 1), BigInt(21 - least)]);
  thresholds.set(least, known);
  return dice.pick(known) === 1;
}

/** The D20 rolled once for several thresholds: a number that passes just those of them that the roll passes. */
export function d20Among(dice: Dice, numbers: readonly number[], purpose?: Purpose): number {
  if (dice.rolled && purpose) return dice.rolled.d20(purpose);
  const cuts = [...new Set([1, ...numbers.map((n) => Math.min(21, Math.max(1, n)))])];
  cuts.sort((a, b) => a - b);
  const weights = cuts.map((cut, index) => BigInt((cuts[index + 1] ?? 21) - cut));
  return cuts[dice.pick(chances(weights))] ?? 1;
}
