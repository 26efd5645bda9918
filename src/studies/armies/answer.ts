/*
 * The answer of the `armies` command as plain data. Answers in this form ship with the program; reports are made from
 * them.
 */

import type { ArmiesScenario } from '../../battle/index.ts';
import { battleLinesOf, playedInBattles, powerTitle } from '../../cards/index.ts';
import type { PowerCount, SilentPower } from './armies-json.ts';
import type { ArmiesPlayed } from './counts.ts';
import { moreGamesForWorths } from './enough-games.ts';
import { type ArmiesEstimates, armiesEstimates, isEnough } from './estimates.ts';

/** How random armies were drawn and played. */
export type ArmiesSetting = Pick<
  ArmiesScenario,
  'collection' | 'points' | 'spread' | 'partners' | 'policy' | 'rounds'
> & { readonly maps: readonly string[] };

/** What games between random armies show about a collection, in a form that can be stored and read back. */
export interface ArmiesAnswer {
  readonly seed: string;
  readonly games: number;
  readonly setting: ArmiesSetting;
  readonly estimates: ArmiesEstimates;
  readonly leftOut: ArmiesScenario['leftOut'];
  /** How often each power acted outside of attacks; absent in answers from earlier versions. */
  readonly powers?: readonly PowerCount[];
  /** The powers that never acted in any game. */
  readonly silent: readonly SilentPower[];
  /**
   * If these games were too few, the number of games that should be enough; absent if no number is, or if these were.
   */
  readonly enough?: number;
}

/** The maximum number of pairs kept, best partners first. */
const MOST_PAIRS = 40;

export function armiesAnswer(played: ArmiesPlayed): ArmiesAnswer {
  const { scenario, seed, games } = played;
  const estimates = armiesEstimates(played);
  const powers = powerCounts(played);
  const enough = isEnough(estimates) ? undefined : moreGamesForWorths(played, estimates.perPoint);
  return {
    seed,
    games,
    setting: settingOf(scenario),
    estimates: { ...estimates, pairs: estimates.pairs.slice(0, MOST_PAIRS) },
    leftOut: scenario.leftOut,
    powers,
    silent: powers.filter(({ times }) => times === 0).map(({ card, power }) => ({ card, power })),
    ...(enough !== undefined && { enough }),
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

/**
 * Counts how often powers acted outside of attacks. Powers that only change an attack's dice always apply, so they are
 * not counted.
 */
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
