import { bestMix } from '../../../base/index.ts';
import type { ArmiesScenario, ArmyField, DrawnArmy } from '../../../battle/index.ts';
import { generatorOf } from '../../../chance/index.ts';
import { ArmyMaker } from './army-maker.ts';

/** What armies scored against each other: by number of the one (row) and of the other (column). */
export interface Met {
  /** Games won, draws counted half. */
  readonly won: readonly (readonly number[])[];
  /** Games of each pair that met; 0 if an interruption left out some pair. */
  readonly games: number;
  /** Whether these are all games that were to be played: an interruption may have come. */
  readonly isComplete: boolean;
}

/** Plays a field of armies: each pair that meets so many times. */
export type PlayField = (field: ArmyField, games: number, seed: string) => Promise<Met>;

export interface SearchEffort {
  /** Games of each pair of armies. */
  readonly games: number;
  /** Armies that the search begins with, and new ones that it tries in each round. */
  readonly armies: number;
  readonly rounds: number;
}

/** How often an army wins against the mix, draws counted half, with the standard error of that. */
export interface AgainstMix {
  readonly army: DrawnArmy;
  readonly wins: number;
  readonly standardError: number;
}

export interface BestArmies {
  /** The armies of the mix, those with the largest share first. */
  readonly mix: readonly (AgainstMix & { readonly share: number })[];
  /** The other armies of the last field, the strongest against the mix first. */
  readonly others: readonly AgainstMix[];
  /** The strongest army found against the mix, in games of its own: what an opponent could still gain. Absent after an interruption. */
  readonly challenger?: AgainstMix;
  /** Games of each pair of armies. */
  readonly games: number;
  /** How many rounds were searched, and in how many of them a stronger army was found. */
  readonly rounds: number;
  readonly found: number;
}

/** Rounds without a stronger army after which the search ends. */
const IN_VAIN = 3;

/** How many standard errors above a half a challenger has to be. */
const SURE = 2;

/**
 * Searches for the strongest armies, round after round against the best mix of those found (the double oracle of
 * McMahan, Gordon and Blum, 2003): the mix that cannot be exploited among the armies so far, then variations of its
 * armies against that mix; the strongest of them, if it wins more than half in games of its own, joins them.
 *
 * @param worth by card of the scenario, the points that it is thought to be worth: it guides what is tried, and nothing else
 * @returns after an interruption the best mix so far; undefined if not every pair of the first armies had met
 */
export async function bestArmies(
  scenario: ArmiesScenario,
  worth: readonly number[],
  { games, armies: count, rounds }: SearchEffort,
  play: PlayField,
  seed: string,
): Promise<BestArmies | undefined> {
  const maker = new ArmyMaker(scenario, worth, generatorOf(`${seed}/search`));
  let field = maker.first(count);
  const first = await play({ armies: field, challengers: 0 }, games, `${seed}/first`);
  let { won } = first;
  let vain = 0;
  let found = 0;
  let round = 0;
  const soFar = (): BestArmies => ({
    ...ordered(field, { won, games: first.games }),
    games: first.games,
    rounds: round,
    found,
  });
  if (first.games === 0) return undefined;
  if (!first.isComplete) return soFar();
  for (; round < rounds && vain < IN_VAIN; round++) {
    const { shares } = mixOf(won, games);
    const inMix = [...field.keys()].filter((i) => (shares[i] as number) > 0);
    const mixed = inMix.map((i) => field[i] as DrawnArmy);
    const tried = maker.variations(
      mixed,
      inMix.map((i) => shares[i] as number),
      count,
      field,
    );
    if (tried.length === 0) break;
    const all = [...field, ...tried];
    const met = await play({ armies: all, challengers: tried.length }, games, `${seed}/${round}`);
    if (!met.isComplete) return soFar();
    const best = strongest(met, field.length, all.length, shares);
    // It was chosen for its luck as well: whether it is stronger is seen in games of its own.
    const joined = [...field, all[best] as DrawnArmy];
    const again = await play({ armies: joined, challengers: 1 }, games, `${seed}/${round} again`);
    if (!again.isComplete) return soFar();
    const { wins, standardError } = against(again, field.length, shares);
    if (wins <= 0.5 + SURE * standardError) {
      vain++;
      continue;
    }
    [vain, found] = [0, found + 1];
    won = [...field.keys(), field.length].map((i) =>
      [...field.keys(), field.length].map((j) => (won[i]?.[j] ?? again.won[i]?.[j]) as number),
    );
    field = joined;
  }
  const last = await finished(field, maker, count, games, play, `${seed}/last`);
  return last ? { ...last, games, rounds: round, found } : soFar();
}

/**
 * Plays the last field and challengers of it with other dice than those by which they were chosen.
 *
 * @returns undefined after an interruption
 */
async function finished(
  field: readonly DrawnArmy[],
  maker: ArmyMaker,
  count: number,
  games: number,
  play: PlayField,
  seed: string,
): Promise<Pick<BestArmies, 'mix' | 'others' | 'challenger'> | undefined> {
  const met = await play({ armies: field, challengers: 0 }, games, seed);
  if (!met.isComplete) return undefined;
  const { shares } = mixOf(met.won, games);
  const tried = maker.variations(field, shares, count, field);
  const all = [...field, ...tried];
  const first = await play({ armies: all, challengers: tried.length }, games, `${seed}/tried`);
  if (!first.isComplete) return undefined;
  const best = tried.length > 0 ? strongest(first, field.length, all.length, shares) : 0;
  const army = all[best] as DrawnArmy;
  const again = await play({ armies: [...field, army], challengers: 1 }, games, `${seed}/again`);
  if (!again.isComplete) return undefined;
  return {
    ...ordered(field, met),
    challenger: { army, ...against(again, field.length, shares) },
  };
}

/** The best mix of a field in which all have met, and the other armies. */
function ordered(
  field: readonly DrawnArmy[],
  met: Pick<Met, 'won' | 'games'>,
): Pick<BestArmies, 'mix' | 'others'> {
  const { shares } = mixOf(met.won, met.games);
  const stood = field.map((one, i) => ({ army: one, ...against(met, i, shares) }));
  const order = [...field.keys()].sort(
    (a, b) =>
      (shares[b] as number) - (shares[a] as number) ||
      (stood[b] as AgainstMix).wins - (stood[a] as AgainstMix).wins,
  );
  const isIn = (i: number) => (shares[i] as number) > 0;
  return {
    mix: order
      .filter(isIn)
      .map((i) => ({ ...(stood[i] as AgainstMix), share: shares[i] as number })),
    others: order.filter((i) => !isIn(i)).map((i) => stood[i] as AgainstMix),
  };
}

/** The mix of armies, by how much more than half each wins against each other. */
function mixOf(won: Met['won'], games: number) {
  return bestMix(won.map((row, i) => row.map((wins, j) => (i === j ? 0 : wins / games - 1 / 2))));
}

/** How often an army wins against a mix of others; against itself half. */
function against(
  { won, games }: Pick<Met, 'won' | 'games'>,
  army: number,
  shares: readonly number[],
): Pick<AgainstMix, 'wins' | 'standardError'> {
  let [wins, variance] = [0, 0];
  for (const [other, share] of shares.entries()) {
    const rate = other === army ? 1 / 2 : (won[army]?.[other] as number) / games;
    wins += share * rate;
    // Two games more of either end, as Agresti and Coull (1998) add them: few games are never quite sure.
    const near = (rate * games + 2) / (games + 4);
    if (other !== army) variance += (share ** 2 * near * (1 - near)) / (games + 4);
  }
  return { wins, standardError: Math.sqrt(variance) };
}

/** The challenger that wins most often against a mix: one of the armies from `first` on. */
function strongest(met: Met, first: number, count: number, shares: readonly number[]): number {
  let best = first;
  for (let one = first + 1; one < count; one++) {
    if (against(met, one, shares).wins > against(met, best, shares).wins) best = one;
  }
  return best;
}
