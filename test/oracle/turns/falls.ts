/** Falls, RULES.md section 1: the kind of each, the least dangerous way, and the effect on a figure that falls. */

import { type Dice, everyCourse, type Fraction, plus } from '../c3g/chance.ts';

/** From the most dangerous: the D20, three attack dice, one attack die. */
const FALLS = ['extreme', 'major', 'minor'] as const;
export type Fall = (typeof FALLS)[number];
/** How many of each kind a way has. */
export type Falls = Readonly<Record<Fall, number>>;

export const NO_FALLS: Falls = { extreme: 0, major: 0, minor: 0 };

/** "One step down of at least Height levels is a fall"; 10 and 20 levels more make it worse. */
export function fallOf(height: number, drop: number): Fall | undefined {
  if (drop >= height + 20) return 'extreme';
  if (drop >= height + 10) return 'major';
  return drop >= height ? 'minor' : undefined;
}

export function withFall(falls: Falls, fall: Fall | undefined): Falls {
  return fall === undefined ? falls : { ...falls, [fall]: falls[fall] + 1 };
}

/** "The fewest extreme falls, of these the fewest major ones, of these the fewest others." */
export function isSafer(one: Falls, other: Falls): boolean {
  const different = FALLS.find((fall) => one[fall] !== other[fall]);
  return different !== undefined && one[different] < other[different];
}

/** The wounds of one fall, or `destroyed`: "D20, destroyed on 1-18, unhurt on 19-20". */
export function rollFall(fall: Fall, dice: Dice): number | 'destroyed' {
  if (fall === 'extreme') return dice.happens(18, 20) ? 'destroyed' : 0;
  const thrown = fall === 'major' ? [1, 2, 3] : [1];
  return thrown.filter(() => dice.happens(3, 6)).length;
}

/**
 * The state of a figure after its falls: the wounds caused by them, at most its Life left, and whether they destroyed
 * it.
 */
export interface Landing {
  wounds: number;
  destroyed: boolean;
}

/** Each landing once, with its chance. A figure without a Life has an infinite `lifeLeft`. */
export function landings(falls: Falls, lifeLeft: number): { landing: Landing; chance: Fraction }[] {
  const distribution = new Map<string, { landing: Landing; chance: Fraction }>();
  for (const { ending, chance } of everyCourse((dice) => land(falls, lifeLeft, dice))) {
    const key = `${ending.wounds} ${ending.destroyed}`;
    const before = distribution.get(key)?.chance;
    distribution.set(key, {
      landing: ending,
      chance: before === undefined ? chance : plus(before, chance),
    });
  }
  return [...distribution.values()];
}

/** The most dangerous falls come first, so that a figure destroyed by an extreme one has no wounds by others. */
function land(falls: Falls, lifeLeft: number, dice: Dice): Landing {
  let wounds = 0;
  for (const fall of FALLS) {
    for (let rolled = 0; rolled < falls[fall]; rolled++) {
      const came = rollFall(fall, dice);
      if (came === 'destroyed') return { wounds, destroyed: true };
      wounds = Math.min(lifeLeft, wounds + came);
      if (wounds === lifeLeft) return { wounds, destroyed: true };
    }
  }
  return { wounds, destroyed: false };
}
