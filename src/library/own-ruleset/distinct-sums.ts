/** Up to so many different throws, numbers are searched for that make small sums. */
const MOST_SEARCHED = 2 ** 13;
const MOST_DICE_SEARCHED = 4;

/**
 * Numbers for the kinds of faces of some dice, by whose sum alone it can be told how many dice show each
 * kind (a B_h set, for h dice). Of few dice the smallest that a greedy search finds, as Mian and Chowla
 * (1944) did for two; of others 0 and the powers of one more than the dice.
 */
export function distinctSums(kinds: number, dice: number): number[] {
  const isSmall = dice <= MOST_DICE_SEARCHED && throwsOf(kinds, dice) <= MOST_SEARCHED;
  return isSmall ? searched(kinds, dice) : powers(kinds, dice);
}

/** How many throws of so many dice differ in how many show each kind. */
export function throwsOf(kinds: number, dice: number): number {
  let ways = 1;
  for (let i = 1; i <= dice; i++) ways = (ways * (kinds - 1 + i)) / i;
  return ways;
}

function powers(kinds: number, dice: number): number[] {
  return Array.from({ length: kinds }, (_, i) => (i === 0 ? 0 : (dice + 1) ** (i - 1)));
}

function searched(kinds: number, dice: number): number[] {
  const numbers = [0];
  /** The sums of exactly so many dice, which 0 makes those of so many at most. */
  let sums = Array.from({ length: dice + 1 }, () => new Set([0]));
  for (let next = 1; numbers.length < kinds; next++) {
    const grown = withNumber(sums, next);
    if (!grown) continue;
    numbers.push(next);
    sums = grown;
  }
  return numbers;
}

/** The sums with one number more; undefined where two of them would be the same. */
function withNumber(sums: readonly Set<number>[], next: number): Set<number>[] | undefined {
  const dice = sums.length - 1;
  const added = new Set<number>();
  const all = sums[dice] as Set<number>;
  for (let times = 1; times <= dice; times++) {
    for (const rest of sums[dice - times] as Set<number>) {
      const sum = rest + times * next;
      if (all.has(sum) || added.has(sum)) return undefined;
      added.add(sum);
    }
  }
  return sums.map((_, count) => {
    const grown = new Set<number>();
    for (let times = 0; times <= count; times++) {
      for (const rest of sums[count - times] as Set<number>) grown.add(rest + times * next);
    }
    return grown;
  });
}
