import type { Space } from '../boards/space.ts';
import { figuresOf } from './figures.ts';
import type { Result } from './result.ts';

/** A place to attack from, with its rank; places of equal worth share one. */
export interface RankedPlace {
  readonly place: string;
  readonly spaces: readonly Space[];
  /** Undefined, as its worth is, where an interrupted run never came to the place. */
  readonly rank: number | undefined;
  /** The mean of what the attacker plays for. */
  readonly worth: number | undefined;
  readonly result: Result;
}

/**
 * Ranks the places of an attack by what the attacker plays for. Those of which nothing is known come
 * last.
 *
 * @param results one for each place, on a board; each carries its place as `from`
 */
export function rankedPlaces(results: readonly Result[]): RankedPlace[] {
  const places = results.map((result) => ({
    place: String(result.combination.from),
    spaces: attackerSpaces(result),
    result,
    worth: isKnown(result) ? worthOf(result) : undefined,
  }));
  const worths = places.flatMap(({ worth }) => worth ?? []).sort((a, b) => b - a);
  const rankOf = (worth?: number) => (worth === undefined ? undefined : worths.indexOf(worth) + 1);
  const last = places.length + 1;
  return places
    .map((one) => ({ ...one, rank: rankOf(one.worth) }))
    .sort((a, b) => (a.rank ?? last) - (b.rank ?? last));
}

/** Whether anything is known of a result: an interrupted run may not have come to it. */
export function isKnown({ headlineOdds: { exact, simulated } }: Result): boolean {
  return exact !== undefined || simulated !== undefined;
}

function worthOf({ measured, account }: Result): number {
  return figuresOf(measured).mean(account.aim.measure);
}

function attackerSpaces({ account: { scene } }: Result): readonly Space[] {
  return scene?.pieces.find(({ role }) => role === 'attacker')?.spaces ?? [];
}
