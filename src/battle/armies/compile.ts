/*
 * Turns a scenario with random armies into a plan: what the engine plays and counts, and the facts and caveats of
 * reports.
 */

import { counted, once } from '../../base/index.ts';
import type { Account, Fact, PlayedPlan } from '../../rules/index.ts';
import { DRAW } from '../model.ts';
import { ARMIES_MEASURES, SIDE_NAMES } from './measures.ts';
import { type ArmiesScenario, leftOutText, ownLeftOut } from './scenario.ts';
import { newArmiesTotals } from './totals.ts';

/** Compiles games between random armies into a plan for the engine and its counters. */
export function compileArmies(scenario: ArmiesScenario): PlayedPlan {
  const { rounds } = scenario;
  const totals = Object.entries(newArmiesTotals(scenario)).map(([name, { length }]) => [
    name,
    length,
  ]);
  const account = once(() => accountOf(scenario));
  return {
    model: {
      game: scenario,
      measures: [
        { measure: 'winner', of: { field: 'winner', most: 2 }, names: [...SIDE_NAMES, DRAW] },
        { measure: 'rounds', of: { field: 'rounds', most: rounds } },
        { measure: 'byPoints', of: { field: 'isByPoints', most: 1 } },
      ],
      together: [['rounds', 'winner']],
      totals: Object.fromEntries(totals),
    },
    get account() {
      return account();
    },
    story: {
      headline: (_, figures) =>
        `The army in the first start area wins ${figures.told('winner', SIDE_NAMES[0]).often}.`,
    },
  };
}

function accountOf(scenario: ArmiesScenario): Account {
  const leftOut = leftOutText(ownLeftOut(scenario));
  return {
    measures: ARMIES_MEASURES,
    usualQuestions: ['winner is first'],
    beside: [],
    aim: { measure: 'rounds', title: 'mean rounds' },
    cast: { attacker: SIDE_NAMES[0], defender: SIDE_NAMES[1] },
    facts: armiesFacts(scenario),
    caveats: [
      {
        kind: 'policy',
        text: `Both sides are played by the policy ${scenario.policy}. Other players may get different odds.`,
      },
      ...(leftOut ? [{ kind: 'leftOut', text: `The games leave out ${leftOut}.` }] : []),
    ],
    remarks: [],
    course: { count: 'rounds', winner: 'winner', left: [] },
  };
}

/** Facts for reports: how armies are drawn, the maps on which they fight, and the policy that plays them. */
export function armiesFacts(scenario: ArmiesScenario): Fact[] {
  const { cards, collection, points, spread, partners, maps, rounds, policy } = scenario;
  return [
    {
      term: 'Armies',
      text: `random armies of ${points - spread} to ${points} points, from ${counted(cards.length, 'card')} of ${collection}. With a chance of ${partners}%, the next card is a partner of the cards in the army, such as one that bonds with them; half of the time, a common card is drawn again.`,
    },
    { term: 'Maps', text: `${maps.map(({ name }) => name).join(', ')}, in turn.` },
    { term: 'Ends', text: `after at most ${counted(rounds, 'round')}, by the points left.` },
    { term: 'Policy', text: `${policy}, for both sides.` },
  ];
}
