import { OWN_CAUSES } from '../totals.ts';
import type { ArmiesScenario } from './scenario.ts';

/** The margin of points that is counted, and added to it so that sums are of whole numbers from 0. */
export const MOST_MARGIN = 2000;

/** What the army of a playtest is, beside the tested card. */
export const ARMY_KINDS = ['bonding', 'ranged', 'melee'] as const;
export type ArmyKind = (typeof ARMY_KINDS)[number];

/** How games end for an army, in the order in which they are counted. */
export const SCORES = ['lost', 'drawn', 'won'] as const;

/** Points that two armies may differ by, either way, and be told apart; a playtest counts games by it. */
export const MOST_DIFFERENCE = 100;

/**
 * Sums over games of random armies. Cards are those of the scenario, by their numbers; a score is 0, 1 or 2 of a game
 * that is lost, drawn or won.
 */
export interface ArmiesTotals {
  /** Games by map (row) and score of the side in the first start area (column). */
  readonly byMap: Uint32Array;
  /** Armies that have a card, and copies in them. */
  readonly armies: Uint32Array;
  readonly copies: Uint32Array;
  /** Over the armies that have a card, copies times the score of the army. */
  readonly score: Uint32Array;
  /** Copies times the margin of points in favour of the army, to which `MOST_MARGIN` is added. */
  readonly margin: Uint32Array;
  /** One number: the squares of the margins, over all games. */
  readonly marginSquares: Float64Array;
  /** By pair of cards (`pairIndex`), armies that have both, and their scores. */
  readonly pairArmies: Uint32Array;
  readonly pairScore: Uint32Array;
  /** Figures of a card (row) destroyed by a card of the enemy's, or by a cause of its own (column). */
  readonly destroyedBy: Uint32Array;
  /** By card: points of the enemy's destroyed, own points lost, turns taken. */
  readonly pointsDestroyed: Uint32Array;
  readonly pointsLost: Uint32Array;
  readonly turns: Uint32Array;
  /** How often each power of each card has acted, card by card. */
  readonly fired: Uint32Array;
  /** Games that points decided after the last round; rounds, over all games. */
  readonly byPoints: Uint32Array;
  readonly rounds: Uint32Array;
  /**
   * Of a playtest, games: with the tested card or without it (row), by the kind of army, the map, the points that the
   * army has more than its opponents (from -`MOST_DIFFERENCE`), and its score.
   */
  readonly tested: Uint32Array;
  /** Of a playtest, pairs of games by the score with the card (row) and without it (column). */
  readonly pairs: Uint32Array;
  /** Of a field of armies, games of one (row) against another (column), and the scores of the first. */
  readonly met: Uint32Array;
  readonly metScore: Uint32Array;
}

/** Differences of points that are told apart. */
export const DIFFERENCES = 2 * MOST_DIFFERENCE + 1;

/** Sums over no games yet. */
export function newArmiesTotals({ cards, maps, playtest, field }: ArmiesScenario): ArmiesTotals {
  const count = cards.length;
  const powers = cards.reduce((sum, { card }) => sum + card.powers.length, 0);
  const ofCards = () => new Uint32Array(count);
  const ofField = () => new Uint32Array((field?.armies.length ?? 0) ** 2);
  const ofPairs = () => new Uint32Array((count * (count - 1)) / 2);
  return {
    byMap: new Uint32Array(maps.length * SCORES.length),
    armies: ofCards(),
    copies: ofCards(),
    score: ofCards(),
    margin: ofCards(),
    marginSquares: new Float64Array(1),
    pairArmies: ofPairs(),
    pairScore: ofPairs(),
    destroyedBy: new Uint32Array(count * (count + OWN_CAUSES.length)),
    pointsDestroyed: ofCards(),
    pointsLost: ofCards(),
    turns: ofCards(),
    fired: new Uint32Array(powers),
    byPoints: new Uint32Array(1),
    rounds: new Uint32Array(1),
    tested: new Uint32Array(
      playtest ? 2 * ARMY_KINDS.length * maps.length * DIFFERENCES * SCORES.length : 0,
    ),
    pairs: new Uint32Array(playtest ? SCORES.length ** 2 : 0),
    met: ofField(),
    metScore: ofField(),
  };
}

/** Where a pair of cards is counted, the first of a lower number. */
export function pairIndex(a: number, b: number): number {
  return (b * (b - 1)) / 2 + a;
}

/** Where a game of a playtest is counted. */
export function testedIndex(
  { maps }: Pick<ArmiesScenario, 'maps'>,
  {
    hasTested,
    kind,
    map,
    difference,
  }: {
    readonly hasTested: boolean;
    readonly kind: number;
    readonly map: number;
    readonly difference: number;
  },
): number {
  const clamped = Math.max(-MOST_DIFFERENCE, Math.min(MOST_DIFFERENCE, difference));
  const row = (Number(!hasTested) * ARMY_KINDS.length + kind) * maps.length + map;
  return (row * DIFFERENCES + clamped + MOST_DIFFERENCE) * SCORES.length;
}
