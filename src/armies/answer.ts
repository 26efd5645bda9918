import { playedInBattles } from '../cards/card.ts';
import { powerTitle } from '../powers/active-effects.ts';
import type { ArmiesScenario } from '../rules/c3g/armies/scenario.ts';
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

/** What games of random armies say of a collection. Plain data: it can be kept, and read back. */
export interface ArmiesAnswer {
  readonly seed: string;
  readonly games: number;
  readonly setting: ArmiesSetting;
  readonly estimates: ArmiesEstimates;
  readonly leftOut: ArmiesScenario['leftOut'];
  readonly silent: readonly SilentPower[];
}

/** Partners, and cards that hinder each other, that are kept of all pairs. */
const MOST_PAIRS = 40;

export function armiesAnswer(played: ArmiesPlayed): ArmiesAnswer {
  const { scenario, seed, games } = played;
  const estimates = armiesEstimates(played);
  return {
    seed,
    games,
    setting: settingOf(scenario),
    estimates: { ...estimates, pairs: estimates.pairs.slice(0, MOST_PAIRS) },
    leftOut: scenario.leftOut,
    silent: silentPowers(played),
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

function silentPowers({ scenario, totals }: ArmiesPlayed): SilentPower[] {
  let at = 0;
  return scenario.cards.flatMap(({ card }) =>
    card.powers.flatMap((use) => {
      const isSilent = (totals.fired[at++] ?? 0) === 0;
      const isCounted = use.effects?.some((line) => 'bonding' in line || 'aura' in line) ?? false;
      return isSilent && isCounted && playedInBattles(use) !== 'no'
        ? [{ card: card.name, power: powerTitle(use) }]
        : [];
    }),
  );
}
