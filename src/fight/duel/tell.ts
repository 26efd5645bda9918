/* Rolls one duel and tells it turn by turn. */

import { capitalised, does, inSentence, isPlural, its, verbOf } from '../../base/index.ts';
import { otherSide, type Side } from '../../cards/index.ts';
import { type Pool, reachingDie } from '../../chance/index.ts';
import type { Outcome, Step } from '../../rules/index.ts';
import { type ThrowOutcome, throwOutcomeOf } from '../combat/throw-outcome.ts';
import { momentThrow, waysThrow } from '../evaluators/fight-distributions.ts';
import { sharedRollThrow } from '../evaluators/shared-roll.ts';
import { MOST_TOLD, tooLongToTell } from '../fights/endless.ts';
import { fightAt } from '../fights/matchup.ts';
import { onD20, type Roll, rolled, some, throwAttack } from '../fights/narrator.ts';
import { tableLinesOf, tablesThrow } from '../fights/tables.ts';
import { tellMoment } from '../fights/tell-moment.ts';
import type { C3gScenario } from '../scenario.ts';
import type { FightSide } from '../side.ts';
import { addsOf } from './chain.ts';
import type { DuelTransition } from './follow.ts';
import { countersOf, type DuelMeasure, outcomeOf } from './measures.ts';
import type { DuelScenario } from './scenario.ts';
import type { KnownState } from './situation.ts';
import {
  type Choosing,
  type DuelEnd,
  type DuelState,
  type FigureState,
  losersOf,
  type TurnBegun,
} from './state.ts';
import { type DuelGame, endAt } from './turn.ts';

/** Collects the story of a duel: a step for each turn, with its movement before its attacks. */
interface ToldTurns {
  /** Starts turns; all but the last have no throw. */
  begin(turns: readonly TurnBegun[]): void;
  /** Adds a sentence before the movement of the next turn. */
  announce(sentence: string): void;
  /** Adds a roll that precedes an attack. */
  prepare(sentence: string): void;
  /** @param driven the increase in distance */
  attack(told: ToldAttack, driven: number): void;
  /** Adds sentences before and after the attacks of the turn. */
  open(sentences: string): void;
  close(sentences: string): void;
  steps(): Step[];
}

/** An attack in sentences; the first may begin in lower case. */
interface ToldAttack {
  /** The title of a special attack. */
  readonly special?: string | undefined;
  readonly sentences: readonly string[];
}

interface Turn {
  readonly side: Side;
  readonly begins: string[];
  readonly attacks: ToldAttack[];
  readonly ends: string[];
}

/** An empty story; distances are tracked from the scenario's on. */
function toldTurns(scenario: DuelScenario): ToldTurns {
  const turns: Turn[] = [];
  let { distance } = scenario;
  let announced: string[] = [];
  let prepared: string[] = [];
  const current = () => turns.at(-1) as Turn;
  return {
    begin(begun) {
      for (const { side, nearer } of begun) {
        distance -= nearer;
        const begins = [...announced, ...movement(scenario, side, nearer, distance)];
        announced = [];
        turns.push({ side, begins, attacks: [], ends: [] });
      }
    },
    announce: (sentence) => void announced.push(sentence),
    prepare: (sentence) => void prepared.push(sentence),
    attack({ special, sentences }, driven) {
      current().attacks.push({ special, sentences: [...prepared, ...sentences] });
      prepared = [];
      distance += driven;
    },
    open: (sentences) => void current().begins.push(sentences),
    close: (sentences) => void current().ends.push(sentences),
    steps: () =>
      turns.map(({ side, begins, attacks, ends }, i) => ({
        title: `Turn ${i + 1}: ${scenario[side].name}`,
        text:
          [...begins, ...numbered(attacks), ...ends].filter(Boolean).join(' ') ||
          'No attack can be made.',
      })),
  };
}

/** Tells the movement of a side, with its new distance. */
function movement(scenario: DuelScenario, side: Side, nearer: number, distance: number): string[] {
  const enemy = inSentence(scenario[otherSide(side)].name);
  const where = distance === 1 ? `next to ${enemy}` : `${distance} spaces from ${enemy}`;
  if (nearer === 0) return [];
  const away = nearer < 0 ? ' away' : '';
  const moves = does(scenario[side], 'moves');
  const is = verbOf(isPlural(scenario[side]), 'is');
  return [`${moves} ${some(Math.abs(nearer), 'space')}${away} and ${is} ${where} now.`];
}

/** Numbers several attacks; a special attack is named unless the one before it was the same. */
function numbered(attacks: readonly ToldAttack[]): string[] {
  return attacks.map(({ special, sentences }, i) => {
    const isNamed = special !== undefined && special !== attacks[i - 1]?.special;
    const text = `${isNamed ? `${special}: ` : ''}${sentences.join(' ')}`;
    return attacks.length < 2 ? capitalised(text) : `Attack ${i + 1}: ${text}`;
  });
}

/**
 * Plays and tells one duel, with a step for every turn.
 *
 * @throws BadInput for a duel of more than `MOST_TOLD` throws
 */
export function playDuel(
  scenario: DuelScenario,
  game: DuelGame,
  measures: readonly DuelMeasure[],
  roll: Roll,
): { steps: Step[]; outcome: Outcome } {
  const first = scenario.first === 'toss' ? tossed(roll) : scenario.first;
  const told = toldTurns(scenario);
  const sums: number[] = [];
  const goOn = ({ state, counted: added, begun }: DuelTransition) => {
    const next = game.follow(state);
    const { chosen } = next;
    for (const [i, n] of addsOf(added, chosen).entries()) sums[i] = (sums[i] ?? 0) + n;
    told.begin([...begun, ...chosen.flatMap((choice) => choice.begun)]);
    return next;
  };
  let to = goOn(game.begin(first));
  for (let throws = 1; !to.isOver; throws++) {
    if (throws > MOST_TOLD) throw tooLongToTell(MOST_TOLD);
    to = goOn(played(scenario, game, to.state as KnownState, told, roll));
  }
  const end = endAt(to.state);
  const ofCounters = countersOf(measures).map(({ measure, counter }) => [
    measure,
    sums[counter] ?? 0,
  ]);
  const outcome = { ...outcomeOf(end, measures), ...Object.fromEntries(ofCounters) };
  const steps = [
    { title: 'The beginning', text: beginning(scenario, first) },
    ...told.steps(),
    { title: 'The end', text: ending(scenario, end, Number(outcome.turns)) },
  ];
  return { steps, outcome };
}

/** Plays one throw and tells it. */
function played(
  scenario: DuelScenario,
  game: DuelGame,
  state: KnownState,
  told: ToldTurns,
  roll: Roll,
): DuelTransition {
  const acting = scenario[state.acting];
  const { phase } = state;
  if (phase.name === 'tables') {
    const { faces, value } = rolled(
      tablesThrow(tableLinesOf(scenario[state.acting], scenario.states)),
      roll,
    );
    told.open(`${does(acting, 'rolls')} ${onD20(faces)} for ${its(acting)} attack dice this turn.`);
    return game.withTables(state, value);
  }
  if (phase.name === 'initiative') {
    const { side, sentence } = initiative(scenario, roll);
    told.announce(sentence);
    return game.first(state, side);
  }
  if (phase.name === 'ready') {
    const fight = fightAt(scenario, game.asks)(game.matchup(state));
    const { faces, value } = rolled(
      waysThrow(game.distributions.attacking[state.acting], fight),
      roll,
    );
    told.prepare(`${does(acting, 'rolls')} ${onD20(faces)} for ${its(acting)} number of attacks.`);
    return game.ready(state, value);
  }
  if (phase.name === 'attack' && game.planned(state)?.part?.rolls) {
    const { faces, value } = rolled(
      sharedRollThrow(fightIn(scenario, game, state), game.asks.limited),
      roll,
    );
    const shown = faces.attack
      ? `${some(value.rolled ?? 0, 'skull')} of ${some(faces.attack.length, 'die', 'dice')}`
      : onD20(faces);
    told.prepare(`${does(acting, 'rolls')} ${shown} for all figures that are hit.`);
    return game.after(state, value);
  }
  if (phase.name === 'move' || phase.name === 'choose')
    throw new Error('a choice is still to be made');
  const { step, again, outcome } = throwIn(scenario, game, state, phase.name, roll);
  const transition = game.after(state, outcome);
  const stand = standing(scenario, state, outcome, transition);
  if (phase.name === 'attack') {
    const special = game.planned(state)?.special?.title;
    const sentences = [...step, ...stand.sentences, again].filter(Boolean);
    // Effects of a power before the attack are told with the attack, which is still to be made.
    if (outcome.isLeft && !game.isOver(transition.state)) told.prepare(sentences.join(' '));
    else told.attack({ special, sentences }, stand.driven);
    return transition;
  }
  const sentences = [...step, ...stand.sentences].filter(Boolean).join(' ');
  if (phase.name === 'arrival' || phase.name === 'leave') told.open(sentences);
  else told.close(sentences);
  return transition;
}

/**
 * Both sides roll the D20 until one has more: "The D20 shows 14 for Hawkgirl and 9 for Solomon
 * Grundy, so Hawkgirl has the first turn of the round."
 */
function initiative({ attacker, defender }: DuelScenario, roll: Roll) {
  for (;;) {
    const [own, other] = roll(BOTH_D20).map(Number) as [number, number];
    if (own === other) continue;
    const side: Side = own > other ? 'attacker' : 'defender';
    const { name } = { attacker, defender }[side];
    const shows = `The D20 shows ${own} for ${inSentence(attacker.name)} and ${other} for ${inSentence(defender.name)}`;
    return { side, sentence: `${shows}, so ${inSentence(name)} has the first turn of the round.` };
  }
}

const BOTH_D20: Pool = {
  name: 'initiative',
  die: reachingDie(20, []),
  count: 2,
  asked: [],
};

function tossed(roll: Roll): Side {
  return roll(COIN)[0] === 'heads' ? 'attacker' : 'defender';
}

/**
 * "Hawkgirl and Solomon Grundy stand next to each other. The toss gives Hawkgirl the first turn."
 */
function beginning({ attacker, defender, distance, first }: DuelScenario, begins: Side): string {
  const apart = distance === 1 ? 'next to each other' : `${distance} spaces apart`;
  const one = begins === 'attacker' ? attacker : defender;
  const turn =
    first === 'toss'
      ? `The toss gives ${inSentence(one.name)} the first turn.`
      : `${does(one, 'has')} the first turn.`;
  return `${attacker.name} and ${inSentence(defender.name)} stand ${apart}. ${turn}`;
}

const COIN: Pool = {
  name: 'toss',
  die: { name: 'coin', faces: ['heads', 'tails'].map((name) => ({ name, symbols: {} })) },
  count: 1,
  asked: [],
};

/** The attack or the moment of a state, as a scenario of its own. */
function fightIn(scenario: DuelScenario, game: DuelGame, state: DuelState): C3gScenario {
  return fightAt(scenario, game.asks)(game.matchup(state), game.planned(state));
}

function throwIn(
  scenario: DuelScenario,
  game: DuelGame,
  state: KnownState,
  phase: Exclude<DuelState['phase']['name'], 'ready' | 'tables' | 'initiative' | Choosing['name']>,
  roll: Roll,
): { step: string[]; outcome: ThrowOutcome; again: string } {
  const fight = fightIn(scenario, game, state);
  const { limited } = game.asks;
  if (phase === 'leave') {
    const { value: outcome } = rolled(game.strikes(state), roll);
    const strike = does(scenario[otherSide(state.acting)], 'strikes');
    const leaving = does(scenario[state.acting], 'leaves');
    return {
      step: [`${strike} as ${leaving}: ${some(outcome.ownWounds, 'wound')}.`],
      outcome,
      again: '',
    };
  }
  if (phase !== 'attack') {
    const { faces, value } = rolled(momentThrow(fight, phase), roll);
    const outcome = throwOutcomeOf(value, 0, limited);
    return { step: [tellMoment(phase, fight, { faces, value }, outcome)], outcome, again: '' };
  }
  const { step, healing, again, outcome } = throwAttack(fight, game.asks, roll);
  return { step: [...step, healing], outcome, again };
}

/** Tells who is driven back and what they have left, with the increase in distance. */
function standing(
  scenario: DuelScenario,
  state: DuelState,
  outcome: ThrowOutcome,
  { state: { figures } }: DuelTransition,
): { sentences: string[]; driven: number } {
  const enemy = otherSide(state.acting);
  const { spacesMoved, enemyDestroyed, enemyWounds, ownWounds, ownDestroyed } = outcome;
  const driven = scenario[enemy];
  const returns = scenario.rulings.squadsCloseRanks && figures[enemy].length > 1;
  const isDriven = spacesMoved > 0 && !enemyDestroyed;
  const spaces = some(spacesMoved, 'space');
  const way = returns ? `${spaces} and comes back to its squad` : spaces;
  const left = (side: Side) => leftText(scenario[side], figures[side]);
  const isHurt = enemyWounds !== 0 || enemyDestroyed;
  const ofEnemy = isDriven
    ? [
        `${does(driven, 'is')} driven back ${way}${isHurt && !returns ? ` and ${left(enemy)}` : ''}.`,
      ]
    : [];
  const hurt = isHurt && (!isDriven || returns) ? [sentence(scenario[enemy], left(enemy))] : [];
  const own =
    ownWounds !== 0 || ownDestroyed ? [sentence(scenario[state.acting], left(state.acting))] : [];
  return {
    sentences: [...ofEnemy, ...hurt, ...own],
    driven: isDriven && !returns ? spacesMoved : 0,
  };
}

/** "has 4 of 8 Life left", "is destroyed" */
function leftText(side: FightSide, own: readonly FigureState[]): string {
  const { life, figures: all } = side;
  const [is, has] = ['is', 'has'].map((verb) => verbOf(isPlural(side), verb));
  if (own.length === 0) return `${is} destroyed`;
  const ofFigure = ({ wounds }: FigureState) => life - wounds;
  const lives = own.reduce((sum, figure) => sum + ofFigure(figure), 0);
  const squad = `${has} ${some(own.length, 'figure')}`;
  if (all === 1) return `${has} ${lives} of ${life} Life left`;
  const inAll = life > 1 ? ` with ${lives} Life` : '';
  return `${squad}${inAll} left`;
}

function sentence({ name }: FightSide, what: string): string {
  return `${name} ${what}.`;
}

function ending(scenario: DuelScenario, { winner, figures }: DuelEnd, turns: number): string {
  if (winner === 'undecided' && losersOf(figures).length === 0 && turns !== scenario.mostTurns) {
    return 'From here on the sides keep apart for ever, and nobody wins.';
  }
  const after = `after ${some(turns, 'turn')}`;
  if (winner === 'undecided') return `Nobody has won ${after}.`;
  return `${does(scenario[winner], 'wins')} ${after} and ${leftText(scenario[winner], figures[winner])}.`;
}
