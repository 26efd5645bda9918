/* Compiles a duel into a Plan: its chain, measures, and the account for reports. */

import {
  atOnce,
  capitalised,
  counted,
  does,
  inTurn,
  isPlural,
  listed,
  once,
  onceInSteps,
  type Steps,
  verbOf,
} from '../../base/index.ts';
import type { Side } from '../../cards/index.ts';
import { stepTableOf } from '../../chance/index.ts';
import {
  type Account,
  castOf,
  type Fact,
  type FightPlan,
  type Options,
  type TrackedLine,
} from '../../rules/index.ts';
import type { AttackShare } from '../caveats/fight.ts';
import { ownPowers } from '../combat/facts.ts';
import { titleOfAttack } from '../combat/possible-attacks.ts';
import { remarksOnFriends } from '../combat/tell-friends.ts';
import { attackShares, choosesAttacks } from '../fights/attack-shares.ts';
import { sideText } from '../fights/side-text.ts';
import { told } from '../narration/story.ts';
import { playedDuel } from './best-choices.ts';
import { duelCaveats } from './caveats.ts';
import { type DuelChain, duelChain } from './chain.ts';
import { type ByFirst, duelHeadline, LEAST_TOLD } from './headline.ts';
import {
  countersOf,
  type DuelMeasure,
  duelCourse,
  duelMeasures,
  outcomeOf,
  withoutReading,
} from './measures.ts';
import { type Wins, winsByFirst } from './pairs.ts';
import { playDuel } from './play.ts';
import type { DuelScenario, First } from './scenario.ts';
import type { KnownState } from './situation.ts';
import type { Figures } from './state.ts';
import type { DuelGame } from './turn.ts';

/** What a side does with its movement. */
const DOES = { nearer: 'comes nearer', stays: 'stays', away: 'keeps away' } as const;
type Movement = keyof typeof DOES;

/** Describes what each side with a choice does at each distance. Complete only after the duel has been played. */
function choiceRemarks(scenario: DuelScenario, game: DuelGame): string[] {
  const texts = (['attacker', 'defender'] as const).flatMap((side) => {
    const at = movementsOf(game, side);
    return at.size === 0 ? [] : [movementText(scenario, side, at)];
  });
  return texts.length === 0 ? [] : [`The best play: ${texts.join(' ')}`];
}

/** A side's movements, by its distance from the enemy. */
function movementsOf({ taken }: DuelGame, side: Side): ReadonlyMap<number, Set<Movement>> {
  const at = new Map<number, Set<Movement>>();
  for (const [{ acting, distance, phase }, choice] of taken) {
    if (acting !== side || phase.name !== 'move' || !('to' in choice)) continue;
    const movement = choice.to < distance ? 'nearer' : choice.to > distance ? 'away' : 'stays';
    at.set(distance, (at.get(distance) ?? new Set<Movement>()).add(movement));
  }
  return new Map([...at].sort(([a], [b]) => a - b));
}

/** "Krug stays at 1 space and comes nearer from 2 to 9." */
function movementText(
  scenario: DuelScenario,
  side: Side,
  at: ReadonlyMap<number, Set<Movement>>,
): string {
  const one = scenario[side];
  const ranges: { first: number; last: number; text: string }[] = [];
  for (const [distance, movements] of at) {
    const verbs = (Object.keys(DOES) as Movement[])
      .filter((movement) => movements.has(movement))
      .map((movement) => {
        const [verb = '', ...more] = DOES[movement].split(' ');
        return [verbOf(isPlural(one), verb), ...more].join(' ');
      });
    const text = listed(verbs, 'or');
    const before = ranges.at(-1);
    if (before && before.text === text) before.last = distance;
    else ranges.push({ first: distance, last: distance, text });
  }
  const [only, ...others] = ranges;
  if (only && others.length === 0) return capitalised(`${one.name} always ${only.text}.`);
  const parts = ranges.map(({ first, last, text }, i) => {
    const spaces = i === 0 ? (last === 1 ? ' space' : ' spaces') : '';
    return first === last
      ? `${text} at ${first}${spaces}`
      : `${text} from ${first} to ${last}${spaces}`;
  });
  return capitalised(`${one.name} ${listed(parts)}.`);
}

/**
 * Compiles a duel into its chain.
 *
 * @throws BadInput for an endless duel, or a duel with too many states
 */
export function* compileDuel(scenario: DuelScenario): Steps<FightPlan> {
  const game = yield* playedDuel(scenario);
  const found = yield* duelChain(scenario, game);
  const measures = duelMeasures(scenario);
  // Computed on demand, because some callers need only the model, such as the check for rulings that matter.
  const prepared = onceInSteps(function* () {
    const wins = yield* winsByFirst(found);
    return { wins, attacks: yield* attacksOf(scenario, game, found) };
  });
  const account = once(() => accountOf(scenario, game, measures, atOnce(prepared())));
  return {
    model: {
      chain: found.chain,
      ends: found.ends.map((end) => outcomeOf(end, measures)),
      cut: outcomeOf({ winner: 'undecided', figures: { attacker: [], defender: [] } }, measures),
      counters: countersOf(measures),
      tracked: SIDES.map((side) => lifeLine(scenario, side, found)),
    },
    prepare: prepared,
    get account() {
      return account();
    },
    story: {
      headline: (answered, figures) =>
        duelHeadline(scenario, atOnce(prepared()).wins.attacker, answered, figures),
      play: (roll) =>
        told(playDuel(scenario, game, measures, roll), [scenario.attacker, scenario.defender]),
    },
  };
}

const SIDES = ['attacker', 'defender'] as const;

/** The Life that a side has left in each state and in each final state. */
function lifeLine(scenario: DuelScenario, side: Side, { states, ends }: DuelChain): TrackedLine {
  const { name, life, figures } = scenario[side];
  const left = (all: Figures) => all[side].reduce((sum, { wounds }) => sum + life - wounds, 0);
  const whole = life * figures - scenario[side].wounds;
  return {
    name,
    // States before the first throw have only the initial wounds.
    ofState: states.map((state) => (state ? left(state.figures) : whole)),
    ofEnd: ends.map((end) => left(end.figures)),
  };
}

type AttacksOfSides = Readonly<Partial<Record<Side, readonly AttackShare[]>>>;

/** For each side with a choice of attacks, how often it makes each attack. */
function* attacksOf(
  scenario: DuelScenario,
  game: DuelGame,
  { chain, states }: DuelChain,
): Steps<AttacksOfSides> {
  const choosing = SIDES.filter((side) => choosesAttacks(scenario[side]));
  if (choosing.length === 0) return {};
  const table = stepTableOf(chain);
  const shares = yield* inTurn(choosing, function* (side) {
    const titles = states.map((state) => {
      const planned = state?.acting === side ? game.planned(state) : undefined;
      // Later throws of an attack, and powers other than attacks, are not counted.
      const isBegun = planned && !planned.strikes && !planned.isLeft && !isFurther(state);
      return isBegun ? titleOfAttack(scenario[side], planned) : undefined;
    });
    return [side, yield* attackShares(table, chain.start, titles)] as const;
  });
  return Object.fromEntries(shares);
}

/** Whether a state is in the middle of an attack on several figures, or after its shared roll. */
function isFurther(state: KnownState | undefined): boolean {
  const phase = state?.phase;
  return phase?.name === 'attack' && (phase.run.isFurther || phase.run.rolled !== undefined);
}

/** What a report says about a duel, in addition to its odds. */
function accountOf(
  scenario: DuelScenario,
  game: DuelGame,
  measures: readonly DuelMeasure[],
  { wins, attacks }: { readonly wins: Wins; readonly attacks: AttacksOfSides },
): Account {
  const { attacker, defender } = scenario;
  return {
    measures: measures.map(withoutReading),
    usualQuestions: ['winner is attacker'],
    beside: [],
    aim: { measure: 'turns', title: 'mean turns' },
    cast: castOf(attacker, defender),
    facts: duelFacts(scenario),
    caveats: duelCaveats(scenario, attacks),
    remarks: [
      ...remarksOnFriends(scenario),
      ...choiceRemarks(scenario, game),
      ...endlessRemarks(scenario, wins),
    ],
    options: startsTable(scenario, wins),
    course: duelCourse(scenario),
  };
}

/** A remark on how turns are counted, if some duels never end. */
function endlessRemarks({ choices, mostTurns }: DuelScenario, { attacker, defender }: Wins) {
  const undecided = (first: Side) => 1 - attacker[first] - defender[first];
  const isEndless = choices === 'best' && mostTurns === undefined;
  return isEndless && Math.max(undecided('attacker'), undecided('defender')) > LEAST_TOLD
    ? [
        'In duels that never end, turns and attacks are counted only until the sides stay apart for good.',
      ]
    : [];
}

function startsTable({ attacker, defender, first }: DuelScenario, wins: Wins): Options {
  const row = (name: string, by: First, of: (side: ByFirst) => number) => ({
    name,
    chosen: first === by,
    values: [of(wins.attacker), of(wins.defender)],
  });
  return {
    title: 'Who has the first turn',
    head: ['first', does(attacker, 'wins'), does(defender, 'wins')],
    rows: [
      row(attacker.name, 'attacker', ({ attacker: chance }) => chance),
      row(defender.name, 'defender', ({ defender: chance }) => chance),
      row('at random', 'toss', (by) => (by.attacker + by.defender) / 2),
    ],
    areChances: true,
  };
}

/** Facts about the two sides, and how the duel begins and ends. */
export function duelFacts(scenario: DuelScenario): Fact[] {
  const { attacker, defender, first, distance, rounds, choices, mostTurns } = scenario;
  const begins = first === 'toss' ? 'at random' : scenario[first].name;
  const apart = distance === 1 ? 'adjacent to each other' : `${counted(distance, 'space')} apart`;
  return [
    { term: 'One side', text: sideText(attacker) },
    { term: 'The other', text: sideText(defender) },
    ...[attacker, defender].flatMap(ownPowers),
    { term: 'First turn', text: `${begins}; the sides begin ${apart}.` },
    ...(rounds
      ? [
          {
            term: 'Rounds',
            text: 'each side takes three turns; then a D20 roll decides who has the next turn.',
          },
        ]
      : []),
    { term: 'Choices', text: CHOICES[choices] },
    ...(mostTurns === undefined
      ? []
      : [{ term: 'Ends', text: `the duel is a draw after ${counted(mostTurns, 'turn')}.` }]),
    { term: 'Ground', text: 'Endless clear, level ground.' },
    {
      term: 'Exact odds',
      text: 'calculated state by state; correct to 12 decimals if no fraction is given.',
    },
  ];
}

const CHOICES = {
  best: 'each side does what gives it the best chance to win.',
  wounds:
    'each figure makes the attack that deals the most wounds on average, and moves only as near as it must.',
};
