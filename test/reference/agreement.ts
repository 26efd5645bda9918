import { fraction, fractionText } from '../../src/base/statistics/fraction.ts';
import { atOnce } from '../../src/base/words/steps.ts';
import type { Card } from '../../src/cards/card.ts';
import { cardSchema } from '../../src/cards/schema.ts';
import { solveView } from '../../src/chance/exact/chains/solve.ts';
import { stepTableOf } from '../../src/chance/exact/chains/step-table.ts';
import { weighOutcomes } from '../../src/chance/exact/outcomes.ts';
import { COUNTERS, duelChain } from '../../src/fight/duel/chain.ts';
import { duelPairs } from '../../src/fight/duel/pairs.ts';
import type { DuelScenario } from '../../src/fight/duel/scenario.ts';
import { duelGame } from '../../src/fight/duel/turn.ts';
import { fightSideOf } from '../../src/fight/fights/read-sides.ts';
import { FIGHT_RULINGS } from '../../src/fight/rulings.ts';
import type { FightSide } from '../../src/fight/side.ts';
import { completeRulings } from '../../src/rules/ruling.ts';
import { type Document, planOf, scenarioOf } from '../fight/scenarios.ts';
import type { CardData } from './cards.ts';
import { plus } from './fractions.ts';
import { attackDistribution, duelOdds, type Outcome, toText } from './index.ts';

/** A duel of two cards, in the form that both engines take. */
export interface Duel {
  readonly attacker: CardData;
  readonly defender: CardData;
  readonly distance?: number;
  readonly states?: readonly string[];
  /** Duels with more states than this in the reference are not compared. */
  readonly budget?: number;
}

/** Chances that both engines compute differ only by rounding. */
export const SAME = 1e-12;

const SIDES = ['attacker', 'defender'] as const;

/**
 * The largest difference between the two engines in the chance of either side to win, whichever begins.
 *
 * @returns undefined if the duel is too large for the reference, or one of them never ends
 */
export function differenceIn({ budget = 1500, ...duel }: Duel): number | undefined {
  const reference = refused(() => duelOdds({ ...duel, first: 'toss', budget }));
  const wins = refused(() => engineWins(duel));
  if (!reference || !wins) return undefined;
  const differences = SIDES.flatMap((winner) =>
    SIDES.map((first) => {
      const chance = reference.byFirst[first]?.[winner] ?? Number.NaN;
      return Math.abs(wins[winner][first] - chance);
    }),
  );
  // A chance that is not a number counts as a difference.
  return differences.some(Number.isNaN) ? 1 : Math.max(...differences);
}

function engineWins({ attacker, defender, distance = 1, states }: Duel) {
  const play = duelPairs({
    distance,
    superStrength: true,
    ...(states && { states }),
    rulings: completeRulings(FIGHT_RULINGS, undefined),
  });
  return atOnce(play(sideOf(attacker), sideOf(defender)));
}

export function sideOf(card: CardData): FightSide {
  const side = fightSideOf(cardSchema().parse(card) as Card);
  if (!side) throw new Error(`${card.name} has no Life`);
  return side;
}

/** Duels with too many states, or without end, are refused and not compared. */
const REFUSALS = /states|never|budget|too many/i;

function refused<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && REFUSALS.test(error.message)) return undefined;
    throw error;
  }
}

type Laws = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Measures of a single attack on clear ground that both engines report. */
const MEASURES = [
  'attackWounds',
  'totalWounds',
  'destroyed',
  'knockbackPoints',
  'spacesMoved',
  'evaded',
  'ignoredWounds',
  'extraWounds',
  'unblockableWounds',
  'attackerWounds',
  'attackerDestroyed',
  'healed',
  'attacksAgain',
];

/**
 * The exact distribution of each measure of one attack, `{ totalWounds: { 0: "1/4" … } }`, computed by the engine.
 */
export function engineDistributions(attacker: CardData, defender: CardData): Laws {
  const document = {
    cards: [attacker, defender],
    attacker: attacker.name,
    defender: defender.name,
  };
  // A measure that the attack does not have is 0.
  const none = Object.fromEntries(MEASURES.map((name) => [name, { 0: '1' }]));
  return { ...none, ...measuredLaws(document) };
}

/** The same for an attack as an experiment writes it, for the measures that it has. */
export function measuredLaws(document: Document): Laws {
  const sums = new Map<string, Map<string, bigint>>();
  const { total } = weighOutcomes(planOf(document).model, (outcome, weight) => {
    for (const name of MEASURES) {
      if (outcome[name] === undefined) continue;
      const value = String(outcome[name]);
      const values = sums.get(name) ?? new Map<string, bigint>();
      values.set(value, (values.get(value) ?? 0n) + weight);
      sums.set(name, values);
    }
  });
  return textsOf(sums, (sum) => fractionText(fraction(sum, total)));
}

/** What is counted in the first turns of a duel, by the number of times. */
type Counts = Readonly<Record<string, ReadonlyMap<number, number>>>;

/**
 * The chances of the numbers that are counted in the first three turns of a duel, whichever side begins: turns, Life
 * and figures left, attacks, spaces driven.
 *
 * @returns those of the engine and of the reference; undefined if the duel is too large for the reference
 */
export function countsIn(duel: Duel): readonly [engine: Counts, reference: Counts] | undefined {
  const begins = { ...duel, first: 'toss', mostTurns: 3 } as const;
  const reference = refused(() => duelOdds({ ...begins, counted: true, budget: 1500 }));
  if (!reference) return undefined;
  const scenario = scenarioOf({ fight: 'duel', distance: 1, ...begins }) as unknown as DuelScenario;
  const { chain, ends } = atOnce(duelChain(scenario, duelGame(scenario)));
  const table = stepTableOf(chain);
  const counted = (counter: (typeof COUNTERS)[keyof typeof COUNTERS]) =>
    spreadOf(atOnce(solveView(table, chain.start, [counter])).cells, ({ counts: [n = 0] }) => n);
  const { cells } = atOnce(solveView(table, chain.start, []));
  const figuresAt = ({ end }: { readonly end: number }, side: 'attacker' | 'defender') =>
    ends[end]?.figures[side] ?? [];
  const left = (side: 'attacker' | 'defender') => ({
    [`${side} life`]: spreadOf(cells, (cell) =>
      figuresAt(cell, side).reduce((sum, { wounds }) => sum + scenario[side].life - wounds, 0),
    ),
    [`${side} figures`]: spreadOf(cells, (cell) => figuresAt(cell, side).length),
  });
  const found: Counts = {
    turns: counted(COUNTERS.turns),
    ...left('attacker'),
    ...left('defender'),
    'attacker made': counted(COUNTERS.madeByAttacker),
    'defender made': counted(COUNTERS.madeByDefender),
    'attacker driven': counted(COUNTERS.attackerDriven),
    'defender driven': counted(COUNTERS.defenderDriven),
  };
  const { turns, lifeLeft, figuresLeft, attacksMade, spacesDriven } = reference;
  const expected: Counts = {
    turns,
    'attacker life': lifeLeft.attacker,
    'attacker figures': figuresLeft.attacker,
    'defender life': lifeLeft.defender,
    'defender figures': figuresLeft.defender,
    'attacker made': attacksMade.attacker,
    'defender made': attacksMade.defender,
    'attacker driven': spacesDriven.attacker,
    'defender driven': spacesDriven.defender,
  };
  return [found, expected];
}

function spreadOf<Cell extends { readonly probability: number }>(
  cells: readonly Cell[],
  of: (cell: Cell) => number,
): ReadonlyMap<number, number> {
  const spread = new Map<number, number>();
  for (const cell of cells) spread.set(of(cell), (spread.get(of(cell)) ?? 0) + cell.probability);
  return spread;
}

/** The same, computed by the reference. */
export function referenceLaws(attacker: CardData, defender: CardData): Laws {
  const { outcomes } = attackDistribution({
    attacker: { card: attacker },
    defender: { card: defender },
  });
  return distributionsOf(outcomes, MEASURES);
}

/** `{ totalWounds: { 0: "1/4" … } }` of some measures over the outcomes of the reference; an absent measure is 0. */
export function distributionsOf(outcomes: readonly Outcome[], names: readonly string[]): Laws {
  const sums = new Map<string, Map<string, { top: bigint; bottom: bigint }>>();
  for (const { measures, probability } of outcomes) {
    for (const name of names) {
      const value = String(measures[name] ?? 0);
      const values = sums.get(name) ?? new Map();
      const before = values.get(value);
      values.set(value, before ? plus(before, probability) : probability);
      sums.set(name, values);
    }
  }
  return textsOf(sums, toText);
}

function textsOf<Sum>(
  sums: ReadonlyMap<string, ReadonlyMap<string, Sum>>,
  text: (sum: Sum) => string,
): Laws {
  return Object.fromEntries(
    [...sums].map(([name, values]) => [
      name,
      Object.fromEntries(
        [...values]
          .map(([value, sum]) => [value, text(sum)])
          .filter(([, chance]) => chance !== '0'),
      ),
    ]),
  );
}
