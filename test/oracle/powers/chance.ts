/** Exact chances: fractions of integers, and every sequence of dice results in a game played by ordinary code. */

export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

export const CERTAIN: Fraction = { numerator: 1n, denominator: 1n };

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

export function reduced({ numerator, denominator }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Not reduced: nearly all terms share one denominator, and reducing each partial sum is the costly part. */
export function plus(a: Fraction, b: Fraction): Fraction {
  const divisor =
    a.denominator === b.denominator
      ? a.denominator
      : greatestCommonDivisor(a.denominator, b.denominator);
  return {
    numerator: a.numerator * (b.denominator / divisor) + b.numerator * (a.denominator / divisor),
    denominator: (a.denominator / divisor) * b.denominator,
  };
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

interface Answer {
  happened: boolean;
  ways: bigint;
  faces: bigint;
}

/** Dice with given results for the first rolls. Further rolls succeed and are remembered. */
export class Dice {
  readonly course: Answer[];
  private asked = 0;

  constructor(laidDown: readonly Answer[]) {
    this.course = [...laidDown];
  }

  /** One die: does it show one of `ways` of its equally likely `faces`? No branch where the answer is certain. */
  happens(ways: number, faces: number): boolean {
    if (ways <= 0) return false;
    if (ways >= faces) return true;
    let answer = this.course[this.asked];
    if (answer === undefined) {
      answer = { happened: true, ways: BigInt(ways), faces: BigInt(faces) };
      this.course.push(answer);
    }
    this.asked += 1;
    return answer.happened;
  }

  chance(): Fraction {
    return this.course.reduce(
      (chance, { happened, ways, faces }) =>
        times(chance, { numerator: happened ? ways : faces - ways, denominator: faces }),
      CERTAIN,
    );
  }
}

/**
 * The chance tree: plays the game once for every sequence of dice results. The first game is played to its end; then,
 * for each new roll in it, the opposite result is given, and everything after it is explored in the same way.
 */
export function everyCourse<Ending>(
  play: (dice: Dice) => Ending,
): { ending: Ending; chance: Fraction }[] {
  const endings: { ending: Ending; chance: Fraction }[] = [];
  const explore = (laidDown: readonly Answer[]): void => {
    const dice = new Dice(laidDown);
    endings.push({ ending: play(dice), chance: dice.chance() });
    dice.course.slice(laidDown.length).forEach((answer, index) => {
      const before = dice.course.slice(0, laidDown.length + index);
      explore([...before, { ...answer, happened: !answer.happened }]);
    });
  };
  explore([]);
  return endings;
}

/**
 * "Combat die: six equally likely faces: 3 skulls, 2 shields, 1 blank." Every (skulls s, shields h, blanks b) of n such dice
 * with its share of the 6^n results: n! / (s! h! b!) x 3^s 2^h 1^b.
 */
export function resultsOf(count: number): { skulls: number; shields: number; chance: Fraction }[] {
  const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1));
  const results: { skulls: number; shields: number; chance: Fraction }[] = [];
  for (let skulls = 0; skulls <= count; skulls++) {
    for (let shields = 0; shields + skulls <= count; shields++) {
      const orders =
        factorial(count) /
        (factorial(skulls) * factorial(shields) * factorial(count - skulls - shields));
      results.push({
        skulls,
        shields,
        chance: {
          numerator: orders * 3n ** BigInt(skulls) * 2n ** BigInt(shields),
          denominator: 6n ** BigInt(count),
        },
      });
    }
  }
  return results;
}
