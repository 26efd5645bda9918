import { solveView } from '../../../exact/chains/solve.ts';
import { type StepTable, stepTableOf } from '../../../exact/chains/step-table.ts';
import type { Side } from '../../../powers/figure.ts';
import { type DuelChain, duelChain } from './chain.ts';
import type { ByFirst } from './headline.ts';
import { type LawMemory, lawMemory } from './law-memory.ts';
import type { DuelScenario, DuelSide } from './scenario.ts';
import { duelGame } from './turn.ts';

/** What all duels of a field have in common. */
export type DuelSetting = Pick<
  DuelScenario,
  'distance' | 'mostTurns' | 'superStrength' | 'states' | 'rulings'
>;

/**
 * For each side the chance that it wins, by who has the first turn. What is missing to 1 are duels that
 * nobody wins.
 */
export type Wins = Readonly<Record<Side, ByFirst>>;

/**
 * Exact duels of many cards in one setting, which share what attacks come to.
 *
 * @returns a function of two sides
 * @throws NeverEnds (the function) for a duel without end
 * @throws TooManyStates (the function) for one with more states than can be solved
 */
export function duelPairs(
  setting: DuelSetting,
  kept: LawMemory = lawMemory(),
): (attacker: DuelSide, defender: DuelSide) => Wins {
  return (attacker, defender) => {
    // Lines that are used up are told apart by what they are, so each side needs its own.
    const other = attacker === defender ? structuredClone(defender) : defender;
    const scenario: DuelScenario = {
      ...setting,
      rules: 'c3g',
      fight: 'duel',
      attacker,
      defender: other,
      first: 'toss',
    };
    return winsByFirst(duelChain(scenario, duelGame(scenario, kept)));
  };
}

export function winsByFirst({ chain, ends, starts }: DuelChain): Wins {
  const table = stepTableOf(chain);
  const [a, d] = [winsFrom(table, starts.attacker, ends), winsFrom(table, starts.defender, ends)];
  return {
    attacker: { attacker: a.attacker, defender: d.attacker },
    defender: { attacker: a.defender, defender: d.defender },
  };
}

function winsFrom(table: StepTable, start: number, ends: DuelChain['ends']): Record<Side, number> {
  const wins = { attacker: 0, defender: 0 };
  for (const { end, probability } of solveView(table, start, []).cells) {
    const winner = ends[end]?.winner;
    if (winner === 'attacker' || winner === 'defender') wins[winner] += probability;
  }
  return wins;
}
