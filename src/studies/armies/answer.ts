import type { ArmiesScenario } from '../../battle/index.ts';
import { battleLinesOf, playedInBattles, powerTitle } from '../../cards/index.ts';
import type { ArmiesPlayed } from './counts.ts';
import { type ArmiesEstimates, armiesEstimates } from './estimates.ts';

/** How games of random armies were played: plain data. */
export type ArmiesSetting = Pick<
  ArmiesScenario,
  'collection' | 'points' | 'spread' | 'partners' | 'policy' | 'rounds'
> & { readonly maps: readonly string[] };

/** A power that battles play, and that did not act in any of the games. */
export interface SilentPower {
  readonly card: string;
  readonly power: string;
}

/** How often a power that battles have has acted, over all games. */
export interface PowerCount extends SilentPower {
  readonly times: number;
}

/** What games of random armies say of a collection. Plain data: it can be kept, and read back. */
export interface ArmiesAnswer {
  readonly seed: string;
  readonly games: number;
  readonly setting: ArmiesSetting;
  readonly estimates: ArmiesEstimates;
  readonly leftOut: ArmiesScenario['leftOut'];
  /** Every power that acts in battles beside attacks, card by card; absent of answers of earlier programs. */
  readonly powers?: readonly PowerCount[];
  /** Those of them that did not act in any of the games. */
  readonly silent: readonly SilentPower[];
}

/** Partners, and cards that hinder each other, that are kept of all pairs. */
const MOST_PAIRS = 40;

export function armiesAnswer(played: ArmiesPlayed): ArmiesAnswer {
  const { scenario, seed, games } = played;
  const estimates = armiesEstimates(played);
  const powers = powerCounts(played);
  return {
    seed,
    games,
    setting: settingOf(scenario),
    estimates: { ...estimates, pairs: estimates.pairs.slice(0, MOST_PAIRS) },
    leftOut: scenario.leftOut,
    powers,
    silent: powers.filter(({ times }) => times === 0).map(({ card, power }) => ({ card, power })),
  };
}

export function settingOf(scenario: ArmiesScenario): ArmiesSetting {
  const { collection, points, spread, partners, policy, rounds, maps } = scenario;
  return {
    collection,
    points,
    spread,
    partners,
    policy,
    rounds,
    maps: maps.map(({ name }) => name),
  };
}

/** Powers are counted where they act beside attacks: what they do to the dice of an attack is always on. */
function powerCounts({ scenario, totals }: ArmiesPlayed): PowerCount[] {
  let at = 0;
  return scenario.cards.flatMap(({ card }) =>
    card.powers.flatMap((use) => {
      const times = totals.fired[at++] ?? 0;
      const isCounted = battleLinesOf(use).length > 0 && playedInBattles(use) !== 'no';
      return isCounted ? [{ card: card.name, power: powerTitle(use), times }] : [];
    }),
  );
}
