/* The search for the best mix of armies. */

import { bestMix } from '../../../base/index.ts';
import type { ArmiesScenario, ArmyField, DrawnArmy } from '../../../battle/index.ts';
import { generatorOf } from '../../../chance/index.ts';
import { ArmyMaker } from './army-maker.ts';

/** The scores of armies against each other; rows and columns are indices of armies. */
export interface Met {
  /** Games won; a draw counts half. */
  readonly won: readonly (readonly number[])[];
  /** Games per pair; 0 if an interruption left out a pair. */
  readonly games: number;
  /** Whether all games were played, without an interruption. */
  readonly isComplete: boolean;
}

/** Plays every pair in a field of armies, `games` times each. */
export type PlayField = (field: ArmyField, games: number, seed: string) => Promise<Met>;

export interface SearchEffort {
  /** Games per pair of armies. */
  readonly games: number;
  /** How many armies the search starts with, and how many new armies each round tries. */
  readonly armies: number;
  readonly rounds: number;
}

/** How often an army wins against the mix, with the standard error. A draw counts as half a win. */
export interface AgainstMix {
  readonly army: DrawnArmy;
  readonly wins: number;
  readonly standardError: number;
}

export interface BestArmies {
  /** The armies of the mix, by decreasing share. */
  readonly mix: readonly (AgainstMix & { readonly share: number })[];
  /** The other armies of the last field; the strongest against the mix comes first. */
  readonly others: readonly AgainstMix[];
  /**
   * The strongest army found against the mix, measured in separate games. Its wins show what an opponent could still
   * gain. Absent after an interruption.
   */
  readonly challenger?: AgainstMix;
  /** Games per pair of armies. */
  readonly games: number;
  /** The number of rounds searched, and the number of rounds that found a stronger army. */
  readonly rounds: number;
  readonly found: number;
}

/** The search ends after this many consecutive rounds without a stronger army. */
export const IN_VAIN = 3;

/** A challenger joins if its win share is more than this many standard errors above one half. */
const SURE = 2;

/**
 * Searches for the strongest armies, round after round against the best mix of those found so far (the double oracle of
 * McMahan, Gordon and Blum, 2003). Each round takes the mix that no known army can exploit, and plays variations of the
 * mix's armies against the mix. The strongest variation joins if it wins more than half of a separate set of games.
 *
 * @param worth the assumed worth of each card of the scenario, in points; it only guides which armies are tried
 * @returns after an interruption, the best mix so far; undefined if some pair of the first armies has not met
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
    // The best variation may have been lucky, so separate games decide whether it is stronger.
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
 * Plays the last field and its challengers with different dice from those by which they were selected.
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
  const best =
    tried.length > 0
      ? strongest(first, field.length, all.length, shares)
      : strongest(met, 0, field.length, shares);
  const army = all[best] as DrawnArmy;
  const again = await play({ armies: [...field, army], challengers: 1 }, games, `${seed}/again`);
  if (!again.isComplete) return undefined;
  return {
    ...ordered(field, met),
    challenger: { army, ...against(again, field.length, shares) },
  };
}

/** The best mix of a field in which all pairs have met, and the armies outside the mix. */
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

/** The best mix of armies. The payoff of a pair is the win share minus one half. */
function mixOf(won: Met['won'], games: number) {
  return bestMix(won.map((row, i) => row.map((wins, j) => (i === j ? 0 : wins / games - 1 / 2))));
}

/** How often an army wins against a mix of armies. Against itself, an army wins half of the games. */
function against(
  { won, games }: Pick<Met, 'won' | 'games'>,
  army: number,
  shares: readonly number[],
): Pick<AgainstMix, 'wins' | 'standardError'> {
  let [wins, variance] = [0, 0];
  for (const [other, share] of shares.entries()) {
    const rate = other === army ? 1 / 2 : (won[army]?.[other] as number) / games;
    wins += share * rate;
    // Adds two wins and two losses (Agresti and Coull, 1998); otherwise a few games could seem to give certainty.
    const near = (rate * games + 2) / (games + 4);
    if (other !== army) variance += (share ** 2 * near * (1 - near)) / (games + 4);
  }
  return { wins, standardError: Math.sqrt(variance) };
}

/** The challenger that wins most often against a mix, among the armies from index `first` on. */
function strongest(met: Met, first: number, count: number, shares: readonly number[]): number {
  let best = first;
  for (let one = first + 1; one < count; one++) {
    if (against(met, one, shares).wins > against(met, best, shares).wins) best = one;
  }
  return best;
}
