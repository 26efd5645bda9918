/* Plays the pairs of a field over several threads. */

import { duelSettingOf, type FightSide } from '../../fight/index.ts';
import type { Absentee, Contestant } from './contestant.ts';
import {
  type Field,
  type FieldSetting,
  isSquare,
  MOST_STATES_OF_PAIR,
  type PairOutcome,
} from './field.ts';
import { outcomesIn, type Pairs } from './pair-answers.ts';
import { type FieldMachine, localPlayer, type Player } from './player.ts';

/** The cards of a field before they have fought. */
export interface FieldCards {
  readonly rows: readonly Contestant[];
  /** The opponents of the rows; if all cards fight each other, the same list as `rows`. */
  readonly columns: readonly Contestant[];
  readonly absent: readonly Absentee[];
}

export interface PlayOptions {
  readonly machine: FieldMachine;
  readonly threads?: number | undefined;
  /** Ends the work early; pairs not played by then are missing from the result. */
  readonly signal?: AbortSignal;
  /** Returns the outcome of a pair that is already known. */
  known?(attacker: FightSide, defender: FightSide): PairOutcome | undefined;
  /** Called once, before anything is played. */
  onStart?(effort: PlayEffort): void;
  /** @param soFar returns the field with the pairs known so far */
  onProgress?(done: number, total: number, soFar: () => Field): void;
  onLost?(reason: string): void;
}

/** A field, and whether all of its pairs were played. */
export interface PlayedField {
  readonly field: Field;
  readonly isComplete: boolean;
  /** The number of pairs played now, excluding those known before. */
  readonly played: number;
}

/** How many additional pairs justify another thread; a smaller field is done before the thread has started. */
const PAIRS_A_THREAD = 200;

/**
 * Plays every pair of a field as an exact duel, once with each side taking the first turn. The outcomes do not depend
 * on the number of threads.
 *
 * @throws Error if a thread fails
 */
export async function playField(
  setting: FieldSetting,
  cards: FieldCards,
  options: PlayOptions,
): Promise<PlayedField> {
  const { rows, columns, absent } = cards;
  const outcomes: (PairOutcome | undefined)[][] = rows.map(() => []);
  const open: Place[] = [];
  for (const [row, column] of inRounds(cards)) {
    const [one, other] = [rows[row], columns[column]];
    const known = one && other && options.known?.(one.side, other.side);
    if (known) (outcomes[row] as PairOutcome[])[column] = known;
    else open.push([row, column]);
  }
  options.onStart?.(
    effortOf(
      open.flatMap(([row, column]) => {
        const [one, other] = [rows[row], columns[column]];
        return one && other ? [[one.side, other.side] as const] : [];
      }),
    ),
  );
  const field = { setting, rows, columns, outcomes, absent };
  const { onProgress } = options;
  const told = {
    ...options,
    onProgress: (played: number, total: number) => onProgress?.(played, total, () => field),
  };
  const done = await playPairs(setting, cards, open, told, ([row, column], outcome) => {
    (outcomes[row] as PairOutcome[])[column] = outcome;
  });
  return { field, isComplete: done === open.length, played: done };
}

type Place = readonly [row: number, column: number];

/**
 * All pairs, ordered so that at any time, all rows have met about the same number of columns. Even an interrupted field
 * then compares all of its cards. The pairs of a card with itself come last, since they do not count in means.
 */
function inRounds(cards: Pick<FieldCards, 'rows' | 'columns'>): Place[] {
  const [rows, columns] = [cards.rows.length, cards.columns.length];
  const round = (number: number, length = rows) =>
    Array.from({ length }, (_, row): Place => [row, (row + number) % columns]);
  if (!isSquare(cards)) {
    return Array.from({ length: columns }, (_, number) => round(number)).flat();
  }
  const whole = Math.floor((columns - 1) / 2);
  const rounds = Array.from({ length: whole }, (_, i) => round(i + 1));
  // With an even number of cards, the second half of the last round would repeat its first half.
  const half = columns % 2 === 0 ? round(columns / 2, columns / 2) : [];
  return [...rounds.flat(), ...half, ...round(0)].map(
    ([row, column]): Place => [Math.min(row, column), Math.max(row, column)],
  );
}

async function playPairs(
  setting: FieldSetting,
  cards: FieldCards,
  open: readonly Place[],
  {
    machine,
    threads = machine.threads,
    signal,
    onProgress,
    onLost = () => {},
  }: Omit<PlayOptions, 'onProgress'> & { onProgress(done: number, total: number): void },
  keep: (place: Place, outcome: PairOutcome) => void,
): Promise<number> {
  if (open.length === 0) return 0;
  const { rows, columns } = cards;
  const sides = [...rows, ...(isSquare(cards) ? [] : columns)].map(({ side }) => side);
  const first = isSquare(cards) ? 0 : rows.length;
  const program = { setting: duelSettingOf(setting), sides };
  const count = Math.min(threads, Math.max(1, Math.floor(open.length / PAIRS_A_THREAD)));
  const players =
    count > 1 ? await machine.start(program, count, onLost) : [localPlayer(program, machine.pause)];
  let [next, done] = [0, 0];
  const playAll = async (player: Player) => {
    let size = 4;
    while (next < open.length && !signal?.aborted) {
      const taken = open.slice(next, next + size);
      next += taken.length;
      const pairs: Pairs = Uint32Array.from(taken.flatMap(([r, c]) => [r, first + c]));
      const began = performance.now();
      const answers = outcomesIn(await player.play(pairs));
      for (const [i, outcome] of answers.entries()) keep(taken[i] as Place, outcome);
      done += taken.length;
      onProgress(done, open.length);
      size = sizeAfter(taken.length, performance.now() - began);
    }
  };
  try {
    await Promise.all(players.map(playAll));
  } finally {
    for (const player of players) player.release();
  }
  return done;
}

/** The target duration of a request: short enough to keep a progress bar moving, long enough to justify a message. */
const REQUEST_MS = 100;
const MOST_PAIRS = 512;

/** The number of pairs to request next, given how long the previous request took. */
function sizeAfter(pairs: number, ms: number): number {
  const fitting = Math.round((pairs * REQUEST_MS) / Math.max(ms, 1));
  // Growth is limited, because pairs of heroes may be followed by pairs of squads, which take longer.
  return Math.max(1, Math.min(fitting, pairs * 4, MOST_PAIRS));
}

/** The estimated effort of playing pairs. */
export interface PlayEffort {
  readonly pairs: number;
  /** Total states of all pairs. */
  readonly states: number;
  /** Pairs with too many states to be played. */
  readonly tooLarge: number;
  /** Time on one core. */
  readonly seconds: number;
}

export function effortOf(
  pairs: readonly (readonly [one: FightSide, other: FightSide])[],
): PlayEffort {
  const each = pairs.map(([one, other]) => statesOf(one, other));
  const played = each.map((states) => Math.min(states, MOST_STATES_OF_PAIR));
  const states = played.reduce((sum, count) => sum + count, 0);
  return {
    pairs: pairs.length,
    states,
    tooLarge: each.filter((count) => count > MOST_STATES_OF_PAIR).length,
    seconds: pairs.length * SECONDS_A_PAIR + states * SECONDS_A_STATE,
  };
}

/** Measured on pairs of the classic cards, with one card and with 400 points per side. */
const SECONDS_A_PAIR = 0.002;
const SECONDS_A_STATE = 0.00003;

/**
 * The number of states of a duel in which each side's figures are wounded one after another. A state consists of the
 * Life left on both sides and which figures of the side to move have attacked. Powers that remember something add more
 * states.
 */
export function statesOf(one: FightSide, other: FightSide): number {
  const lives = one.figures * one.life * other.figures * other.life;
  return lives * ((one.figures + other.figures) / 2 + 1);
}
