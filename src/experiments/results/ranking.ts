/* Ranks places, attackers and first choices by the probability that the answer to the question is yes. */

import { type Space, spaceName } from '../../board/index.ts';
import type { Account } from '../../rules/index.ts';
import { figuresOf, oddsValue } from './figures.ts';
import type { Result } from './result.ts';

/** A place to attack from, with its rank. Equal places share a rank. */
export interface RankedPlace {
  readonly place: string;
  readonly spaces: readonly Space[];
  /** The rank; undefined if an interrupted run never reached the place. */
  readonly rank: number | undefined;
  /** The chance that the answer is yes; undefined if the place was never reached. */
  readonly worth: number | undefined;
  readonly result: Result;
}

/**
 * Ranks the places of an attack by the probability that the answer is yes; ties are broken by the mean of the measure
 * that the attacker maximizes. Places without odds come last.
 *
 * @param results one for each place, on a board, with the place as `from` in its combination
 */
export function rankedPlaces(results: readonly Result[]): RankedPlace[] {
  const places = results.map((result) => ({
    place: String(result.combination.from),
    spaces: attackerSpaces(result),
    result,
    worth: isKnown(result) ? oddsValue(result.question.odds) : undefined,
  }));
  const known = places.filter(({ worth }) => worth !== undefined).sort(byWorth);
  const ranked = known.map((one) => {
    const equal = known.findIndex((other) => byWorth(one, other) === 0);
    return { ...one, rank: equal + 1 };
  });
  const unknown = places.filter(({ worth }) => worth === undefined);
  return [...ranked, ...unknown.map((one) => ({ ...one, rank: undefined }))];
}

/** For each space, the best place that covers it. A place with a double base covers two spaces. */
export function spacesByRank(ranking: readonly RankedPlace[]): [Space, RankedPlace][] {
  const best = new Map<string, [Space, RankedPlace]>();
  for (const one of ranking) {
    for (const space of one.spaces) {
      if (!best.has(spaceName(space))) best.set(spaceName(space), [space, one]);
    }
  }
  return [...best.values()];
}

/** One of several attackers that take turns against the same defender, with its rank. */
export interface RankedAttacker {
  /** Equal attackers share a rank. */
  readonly rank: number;
  readonly name: string;
  /**
   * The probability that the answer is yes after the attacker's turn; undefined if an interrupted run never reached the
   * attacker.
   */
  readonly worth: number | undefined;
  readonly result: Result;
}

/**
 * Ranks attackers by the probability that the answer is yes; ties are broken by the mean of the measure that the
 * attacker maximizes.
 *
 * @param results one for each attacker, labeled with the attacker's name
 */
export function rankedAttackers(results: readonly Result[]): RankedAttacker[] {
  const rated = results.map((result) => ({
    name: Object.values(result.labels)[0] ?? result.account.cast.attacker,
    result,
    worth: isKnown(result) ? oddsValue(result.question.odds) : undefined,
  }));
  const sorted = rated.toSorted(
    (a, b) => Number(isKnown(b.result)) - Number(isKnown(a.result)) || byWorth(a, b),
  );
  return sorted.map((one) => ({
    rank: sorted.findIndex((other) => byWorth(one, other) === 0) + 1,
    ...one,
  }));
}

type Rated = Pick<RankedPlace, 'worth' | 'result'>;

function byWorth(a: Rated, b: Rated): number {
  return (b.worth ?? 0) - (a.worth ?? 0) || meanAim(b.result) - meanAim(a.result);
}

/** Whether a result has any odds. It has none if an interrupted run did not reach it. */
export function isKnown({
  question: {
    odds: { exact, simulated },
  },
}: Result): boolean {
  return exact !== undefined || simulated !== undefined;
}

function meanAim({ measured, account }: Result): number {
  return figuresOf(measured).mean(account.aim.measure);
}

function attackerSpaces({ account: { scene } }: Result): readonly Space[] {
  return scene?.pieces.find(({ role }) => role === 'attacker')?.spaces ?? [];
}

/** A first choice of a turn, with its rank. Choices with the same worth, often dozens, share a rank: 1, 2, 2, 4. */
export interface FirstChoice {
  readonly rank: number;
  /** "Hawkgirl, from 3,1" */
  readonly name: string;
  /** Absent if no figure would act. */
  readonly who?: string;
  /** Whether the figure would only move, without attacking. */
  readonly isIdle?: true;
  /** The spaces that the figure would act from; empty without a board. */
  readonly spaces: readonly Space[];
  /** The probability of reaching the objective with best play after this choice. */
  readonly worth: number;
  /** Whether it is the best choice. */
  readonly chosen: boolean;
}

/** Differences between chances up to this much are due to the order of summation. */
const ROUNDING = 1e-9;

/**
 * The first choices of a turn, best first. Among equal choices, the chosen one comes first, and the rest follow row by
 * row.
 */
export function rankedChoices({ options }: Account): FirstChoice[] {
  const sorted = (options?.rows ?? [])
    .map(({ values, spaces = [], ...row }) => ({ ...row, spaces, worth: values[0] ?? 0 }))
    .sort((a, b) => b.worth - a.worth);
  let rank = 0;
  let worst = Number.POSITIVE_INFINITY;
  const ranked = sorted.map((row, i) => {
    if (worst - row.worth > ROUNDING) rank = i + 1;
    worst = row.worth;
    return { rank, ...row };
  });
  return ranked.sort(
    (a, b) =>
      a.rank - b.rank || Number(b.chosen) - Number(a.chosen) || rowByRow(a.spaces, b.spaces),
  );
}

function rowByRow([a]: readonly Space[], [b]: readonly Space[]): number {
  return a && b ? a[1] - b[1] || a[0] - b[0] : 0;
}
