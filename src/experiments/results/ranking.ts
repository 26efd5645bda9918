import { type Space, spaceName } from '../../board/index.ts';
import type { Account } from '../../rules/index.ts';
import { figuresOf, oddsValue } from './figures.ts';
import type { Result } from './result.ts';

/** A place to attack from, with its rank; places that are equal share one. */
export interface RankedPlace {
  readonly place: string;
  readonly spaces: readonly Space[];
  /** Undefined, as its worth is, where an interrupted run never came to the place. */
  readonly rank: number | undefined;
  /** The chance that the answer to the question is yes. */
  readonly worth: number | undefined;
  readonly result: Result;
}

/**
 * Ranks the places of an attack by the chance of the question, and of equals by the mean of what the
 * attacker plays for. Those of which nothing is known come last.
 *
 * @param results one for each place, on a board; each carries its place as `from`
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

/** The best place that each space is part of; a double base stands on two. */
export function spacesByRank(ranking: readonly RankedPlace[]): [Space, RankedPlace][] {
  const best = new Map<string, [Space, RankedPlace]>();
  for (const one of ranking) {
    for (const space of one.spaces) {
      if (!best.has(spaceName(space))) best.set(spaceName(space), [space, one]);
    }
  }
  return [...best.values()];
}

/** One of several attackers, each of which has a turn against the same defender, with its rank. */
export interface RankedAttacker {
  /** Those of which as much can be said share one. */
  readonly rank: number;
  readonly name: string;
  /** The chance of the question within its turn; undefined where an interrupted run never came to it. */
  readonly worth: number | undefined;
  readonly result: Result;
}

/**
 * Ranks attackers by the chance of the question, and of equals by the mean of what is played for.
 *
 * @param results one for each, labelled with its name
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

/** Whether anything is known of a result: an interrupted run may not have come to it. */
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

/**
 * A way to begin a turn, with its rank. Those of equal worth, of which there are often dozens, share one,
 * and the next follows it.
 */
export interface FirstChoice {
  readonly rank: number;
  /** "Hawkgirl, from 3,1" */
  readonly name: string;
  /** Absent where nobody would act. */
  readonly who?: string;
  /** It would only go there, with nobody to attack. */
  readonly isIdle?: true;
  /** The place that it would act from; none without a board. */
  readonly spaces: readonly Space[];
  /** The chance of what is played for, with the best play of all that follows. */
  readonly worth: number;
  /** Whether it is the one that is best. */
  readonly chosen: boolean;
}

/** Chances that differ by less come from the order in which they are added up. */
const ROUNDING = 1e-9;

/**
 * The first choices of a turn, which are its options, the best first; of equals the chosen one, then row
 * by row of the board.
 */
export function rankedChoices({ options }: Account): FirstChoice[] {
  const sorted = (options?.rows ?? [])
    .map(({ values, spaces = [], ...row }) => ({ ...row, spaces, worth: values[0] ?? 0 }))
    .sort((a, b) => b.worth - a.worth);
  let rank = 0;
  let worst = Number.POSITIVE_INFINITY;
  const ranked = sorted.map((row) => {
    if (worst - row.worth > ROUNDING) rank++;
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
