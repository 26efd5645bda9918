import type { Group } from '../../src/chance/dice/groups.ts';
import type { Kernel } from '../../src/chance/simulate/kernels/kernel.ts';
import { intervalsOf } from './alias.ts';
import { Xoshiro } from './xoshiro.ts';

const ALL = 2n ** 32n;

/**
 * The contract of the kernels (docs/architecture/simulation.md) transcribed literally, in integers of any size: trial
 * after trial, group after group. Values outside the table are drawn again at once, by counting through the share of
 * every single roll. Slow on purpose.
 */
export const referenceKernel: Kernel = (program, state, trials, counts) => {
  const lanes = [0, 1, 2, 3].map(
    (lane) => new Xoshiro([0, 1, 2, 3].map((word) => state[4 * word + lane] ?? 0)),
  );
  const spare = new Xoshiro([...state.slice(16)]);
  const alone = program.groups.length === 1;
  const groups = program.groups.map((group) =>
    alone && group.rolls <= 32768 ? byEntry(group) : byInterval(group),
  );
  const taken = new Map<number, ReturnType<typeof shares>>();
  for (let trial = 0; trial < trials; trial++) {
    const lane = lanes[trial % 4] as Xoshiro;
    let cell = 0;
    const steps = groups.map((stepOf) => stepOf(lane.next()));
    for (const [g, step] of steps.entries()) {
      if (step === undefined && !taken.has(g)) taken.set(g, shares(program.groups[g] as Group));
      cell += step ?? again(taken.get(g) ?? [], spare);
    }
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
};

type StepOf = (value: bigint) => number | undefined;

/** Rolls in the order of their steps; a value below 2^32 mod rolls in the low half is left over. */
function byEntry(group: Group): StepOf {
  const entries = [...lawOf(group)]
    .sort(([a], [b]) => a - b)
    .flatMap(([step, weight]) => new Array<number>(Number(weight)).fill(step));
  const rolls = BigInt(entries.length);
  return (value) => {
    const product = value * rolls;
    return product % ALL < ALL % rolls ? undefined : entries[Number(product / ALL)];
  };
}

function byInterval(group: Group): StepOf {
  const intervals = intervalsOf([...group.steps], [...group.values]);
  return (value) => {
    let [low, high] = [0, intervals.length - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (value < (intervals[middle]?.end ?? 0n)) high = middle;
      else low = middle + 1;
    }
    return intervals[low]?.step;
  };
}

/** In how many rolls the dice add each step. */
function lawOf(group: Group): Map<number, bigint> {
  let rolls = new Map([[0, 1n]]);
  for (const faces of group.dice) {
    const next = new Map<number, bigint>();
    for (const [step, weight] of rolls) {
      for (const face of faces) next.set(step + face, (next.get(step + face) ?? 0n) + weight);
    }
    rolls = next;
  }
  return rolls;
}

/** The difference of each step from its exact share: w 2^32 - v n, if it has w of the n rolls. */
function shares(group: Group): { step: number; lacks: bigint }[] {
  const distribution = lawOf(group);
  const all = group.dice.reduce((product, faces) => product * BigInt(faces.length), 1n);
  return [...group.steps].map((step, i) => ({
    step,
    lacks: (distribution.get(step) ?? 0n) * ALL - BigInt(group.values[i] ?? 0) * all,
  }));
}

function again(lacking: readonly { step: number; lacks: bigint }[], spare: Xoshiro): number {
  const total = lacking.reduce((sum, { lacks }) => sum + lacks, 0n);
  let bits = 0n;
  while (2n ** bits <= total) bits++;
  let words = 0n;
  while (32n * words < bits) words++;
  for (;;) {
    let drawn = 0n;
    for (let word = 0n; word < words; word++) drawn = drawn * ALL + spare.next();
    drawn /= 2n ** (32n * words - bits);
    for (const { step, lacks } of lacking) {
      if (drawn < lacks) return step;
      drawn -= lacks;
    }
  }
}
