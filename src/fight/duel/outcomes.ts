/* The throw in a state of a duel: its distribution, and what each outcome changes. */

import { otherSide, type Side } from '../../cards/index.ts';
import { kindsOf, type ThrowOutcome, type WeighedOutcome } from '../combat/throw-outcome.ts';
import type { DistributionByWounds } from '../evaluators/attack-distributions.ts';
import type { FightDistributions } from '../evaluators/fight-distributions.ts';
import { thrownIn } from '../fights/attack-run.ts';
import { strikeDistribution } from '../fights/leaving-strikes.ts';
import type { Matchup } from '../fights/matchup.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';
import { afterOutcome } from './after-throw.ts';
import { type DuelContext, figureOf } from './context.ts';
import { strikesOn } from './movement.ts';
import {
  continuationIn,
  type KnownState,
  type LineupPair,
  type SituationChange,
} from './situation.ts';
import type { Counted, DuelState, Phase } from './state.ts';

type Distribution = readonly WeighedOutcome[];

/** The distribution of the throw in a state, and what each outcome changes, in the same order. */
export function outcomesIn(
  context: DuelContext,
  state: KnownState,
): { distribution: Distribution; changes: readonly SituationChange[] } {
  const { looks, hasFigureUses } = context;
  const { situation, stand, acting } = state;
  // Uses per figure are not part of a situation, so the distribution cannot be cached in the situation.
  const distributionOf =
    (hasFigureUses ? undefined : situation.distributionOf) ?? distributionIn(context, state);
  situation.distributionOf = distributionOf;
  const distribution = distributionOf(ownWounds(state), stand[otherSide(acting)].foughtWounds);
  const kinds = kindsOf(distribution);
  const changes = distribution.map(({ outcome }, i) => {
    const kind = kinds[i] as number | string;
    const known = situation.changes.get(kind);
    if (known) return known;
    const before = looks.count;
    const change = changeAfter(context, state, outcome);
    if (looks.count === before) situation.changes.set(kind, change);
    return change;
  });
  return { distribution, changes };
}

/** What an outcome changes in a state's situation, not counting the outcome's wounds. */
export function changeAfter(
  context: DuelContext,
  state: DuelState,
  outcome: ThrowOutcome,
): SituationChange {
  const { draft, next, comesFirst, marking } = afterOutcome(context, state, outcome);
  const { acting, phase } = state;
  // If several figures share one roll, only that roll counts as an attack.
  const isAttack = phase.name === 'attack' && outcome.isAttack && phase.run.rolled === undefined;
  const { spacesMoved } = outcome;
  return {
    continuation: continuationIn(context.situation(draft), next),
    comesFirst,
    marking,
    made: isAttack ? ONE[acting] : NONE,
    driven: spacesMoved > 0 ? ofSide(otherSide(acting), spacesMoved) : NONE,
  };
}

/** The lineups after an outcome, including the outcome's wounds. */
export function standAfter(
  { lineups, pairOf }: DuelContext,
  state: KnownState,
  outcome: ThrowOutcome,
  { comesFirst, marking }: SituationChange,
): LineupPair {
  const { acting, stand } = state;
  const enemy = otherSide(acting);
  const own = lineups[acting].acted(stand[acting], figureOf(state), outcome, comesFirst);
  const other = lineups[enemy].hit(stand[enemy], outcome, marking);
  return acting === 'attacker' ? pairOf(own, other) : pairOf(other, own);
}

export const NONE: Counted['made'] = { attacker: 0, defender: 0 };
const ONE = { attacker: { attacker: 1, defender: 0 }, defender: { attacker: 0, defender: 1 } };
const ofSide = (side: Side, count: number) =>
  side === 'attacker' ? { attacker: count, defender: 0 } : { attacker: 0, defender: count };

export const ownWounds = (state: KnownState): number =>
  state.figures[state.acting][figureOf(state)]?.wounds ?? 0;

/** The attack that is rolled in a phase, if the phase is an attack. */
export function plannedIn({ ways }: DuelContext, phase: Phase): PlannedAttack | undefined {
  return phase.name === 'attack' ? thrownIn(ways.of(phase.way), phase.run) : undefined;
}

/** The distribution of the throw in the situation of a state. */
function distributionIn(context: DuelContext, state: KnownState): DistributionByWounds {
  const { distributions } = context;
  const { phase } = state;
  const met = context.matchup(state);
  if (phase.name === 'leave') {
    const [struck, { life }] = [strikesOn(context, state), context.scenario[state.acting]];
    return (ownWounds) => strikeDistribution(struck, life - ownWounds);
  }
  const planned = plannedIn(context, phase);
  if (planned) return distributions.attacks(met, planned);
  const of = momentOf(distributions, phase.name);
  return (ownWounds, enemyWounds) => of({ ...met, ownWounds, enemyWounds });
}

function momentOf(
  distributions: FightDistributions,
  phase: Phase['name'],
): (matchup: Matchup) => Distribution {
  switch (phase) {
    case 'arrival':
      return distributions.arrival;
    case 'end':
      return distributions.endOfTurn;
    case 'anotherTurn':
      return distributions.anotherTurn;
    default:
      throw new Error(`${phase}: nothing is exchanged`);
  }
}
