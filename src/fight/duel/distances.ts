/*
 * The caveat that names the distance at which each side would prefer to begin a duel. The caveat is added to a report
 * later, because computing it requires playing further duels.
 */

import { capitalised, listed, type Steps, spokenShare } from '../../base/index.ts';
import type { Caveat, Figures } from '../../rules/index.ts';
import { reachOf } from '../caveats/fight.ts';
import { distributionCache } from '../evaluators/distribution-cache.ts';
import { NeverEnds, TooManyStates } from '../fights/endless.ts';
import { duelPairs, type Wins } from './pairs.ts';
import type { DuelScenario } from './scenario.ts';

const SIDES = ['attacker', 'defender'] as const;

/** Duels with more states are not played from other distances, because that would take tenths of a second. */
const MOST_STATES = 5000;

/** Smaller differences between shares come from rounding. */
const EQUAL = 1e-9;

/**
 * Plays a duel from other distances, and names the distance from which each side would prefer to begin.
 *
 * @param figures the results of the duel at its own distance
 * @returns no caveats if the distance makes no difference, or if finding out would take too long
 */
export function* distanceCaveats(scenario: DuelScenario, figures: Figures): Steps<Caveat[]> {
  const { distance: begun } = scenario;
  const shares = yield* sharesByDistance(scenario, figures);
  const wishes = SIDES.flatMap((side) => {
    const shareAt = (distance: number) => shares.get(distance)?.[side] ?? 0;
    const best = [...shares.keys()].reduce((a, b) => (shareAt(b) > shareAt(a) + EQUAL ? b : a));
    const [share, now] = [spokenShare(shareAt(best)), spokenShare(shareAt(begun))];
    return share === now ? [] : [{ side, best, odds: `wins ${share} instead of ${now}` }];
  });
  if (wishes.length === 0) return [];
  const rather = wishes.map(({ side, best, odds }, i) => {
    const where = best === 1 ? 'adjacent' : `${best} spaces away`;
    return `${scenario[side].name} ${i === 0 ? 'would do better to begin ' : ''}${where} (${odds})`;
  });
  const apart = begun === 1 ? 'adjacent' : `${begun} spaces apart`;
  return [
    { kind: 'beginsAdjacent', text: `The sides begin ${apart}. ${capitalised(listed(rather))}.` },
  ];
}

type Shares = Readonly<Record<(typeof SIDES)[number], number>>;

/** How often each side wins, for each distance at which the duel may begin. */
function* sharesByDistance(
  scenario: DuelScenario,
  { chance }: Figures,
): Steps<ReadonlyMap<number, Shares>> {
  const shareOf = (side: keyof Shares) => chance('winner', scenario[side].name);
  const begun = { attacker: shareOf('attacker'), defender: shareOf('defender') };
  const shares = new Map<number, Shares>([[scenario.distance, begun]]);
  const kept = distributionCache();
  for (const distance of sensibleDistances(scenario)) {
    const played = duelPairs({ ...scenario, distance }, { kept, mostStates: MOST_STATES });
    try {
      const wins = yield* played(scenario.attacker, scenario.defender);
      shares.set(distance, sharesOf(wins, scenario));
    } catch (error) {
      if (!(error instanceof NeverEnds || error instanceof TooManyStates)) throw error;
    }
  }
  return shares;
}

/**
 * The distances worth trying: adjacent and, for each side, its reach (if more than 1) and the farthest distance from
 * which the side can attack after one move. If the side's reach is 1 or shorter than the enemy's, that farthest
 * distance plus 1 is tried instead.
 */
function sensibleDistances({ attacker, defender, distance }: DuelScenario): readonly number[] {
  const longest = Math.max(reachOf(attacker), reachOf(defender));
  const choices = [attacker, defender].flatMap((side) => {
    const reach = reachOf(side);
    const stride = side.move + reach;
    if (reach === 1) return [stride + 1];
    return reach === longest ? [reach, stride] : [reach, stride + 1];
  });
  return [...new Set([1, ...choices])].filter((one) => one !== distance);
}

function sharesOf({ attacker, defender }: Wins, { first }: DuelScenario): Shares {
  const share = (by: Wins[keyof Wins]) =>
    first === 'toss' ? (by.attacker + by.defender) / 2 : by[first];
  return { attacker: share(attacker), defender: share(defender) };
}
