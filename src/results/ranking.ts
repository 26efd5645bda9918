import { type Space, spaceName } from '../boards/space.ts';
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
