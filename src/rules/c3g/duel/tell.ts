import { symbolsOf } from '../../../dice/roll-faces.ts';
import type { Pool } from '../../../dice/throw.ts';
import { facesInWholes, type LawOf, poolsLookedAt } from '../../../exact/watched.ts';
import { otherSide } from '../../../powers/figure.ts';
import { counted, listed } from '../../../words/english.ts';
import type { FacesRolled, Outcome, Step } from '../../plan.ts';
import type { C3gScenario } from '../scenario.ts';
import { tellBlow } from '../tell.ts';
import type { Asks } from './asks.ts';
import { addsOf } from './chain.ts';
import { MOST_TOLD, tooLongToTell } from './endless.ts';
import { type Exchange, exchangeOf } from './exchange.ts';
import { attackThrow, momentThrow, waysThrow } from './laws.ts';
import { countersOf, type DuelMeasure, outcomeOf } from './measures.ts';
import { fightAt } from './meeting.ts';
import type { Passage } from './passage.ts';
import type { DuelScenario } from './scenario.ts';
import type { DuelState, FigureState } from './state.ts';
import { tableLinesOf, tablesThrow } from './tables.ts';
import type { DuelGame } from './turn.ts';

type Roll = (pool: Pool) => readonly string[];

/**
 * One duel from its beginning to its end, throw by throw.
 *
 * @throws BadInput for one of more than `MOST_TOLD` throws
 */
export function playDuel(
  scenario: DuelScenario,
  game: DuelGame,
  measures: readonly DuelMeasure[],
  roll: Roll,
): { steps: Step[]; outcome: Outcome } {
  const first =
    scenario.first === 'toss'
      ? roll(COIN)[0] === 'heads'
        ? 'attacker'
        : 'defender'
      : scenario.first;
  const steps: Step[] = [
    { title: 'The beginning', text: `${scenario[first].name} has the first turn.` },
  ];
  const sums: number[] = [];
  const count = ({ counted: added }: Passage) => {
    for (const [i, n] of addsOf(added).entries()) sums[i] = (sums[i] ?? 0) + n;
  };
  let passage = game.begin(first);
  count(passage);
  while ('state' in passage.to) {
    if (steps.length > MOST_TOLD) throw tooLongToTell(MOST_TOLD);
    const { state } = passage.to;
    const turn = (sums[0] ?? 0) + 1;
    const { name } = scenario[state.acting];
    if (state.phase.name === 'tables') {
      const { faces, outcome } = rolled(tablesThrow(tableLinesOf(scenario[state.acting])), roll);
      passage = game.withTables(state, outcome);
      count(passage);
      const shown = listed(Object.values(faces).flat());
      const text = `${name} rolls ${shown} on the D20 for its attack dice this turn.`;
      steps.push({ title: `Turn ${turn}: ${name}`, text });
      continue;
    }
    if (state.phase.name === 'ready') {
      const fight = fightAt(scenario, game.asks)(game.meeting(state));
      const { faces, outcome } = rolled(waysThrow(scenario[state.acting], fight), roll);
      passage = game.ready(state, outcome);
      count(passage);
      const shown = listed(Object.values(faces).flat());
      const text = `${name} rolls ${shown} on the D20 for its number of attacks.`;
      steps.push({ title: `Turn ${turn}: ${name}`, text });
      continue;
    }
    const { step, exchange } = throwIn(scenario, game, state, state.phase.name, roll);
    passage = game.after(state, exchange);
    count(passage);
    steps.push({
      title: `Turn ${turn}: ${name}`,
      text: [...step, ...standing(scenario, state, exchange, passage)].join(' '),
    });
  }
  const { end } = passage.to;
  const ofCounters = countersOf(measures).map(({ measure, counter }) => [
    measure,
    sums[counter] ?? 0,
  ]);
  const outcome = { ...outcomeOf(end, measures), ...Object.fromEntries(ofCounters) };
  steps.push({ title: 'The end', text: ending(scenario, end.winner, Number(outcome.turns)) });
  return { steps, outcome };
}

const COIN: Pool = {
  name: 'toss',
  die: { name: 'coin', faces: ['heads', 'tails'].map((name) => ({ name, symbols: {} })) },
  count: 1,
  asked: [],
};

function throwIn(
  scenario: DuelScenario,
  game: DuelGame,
  state: DuelState,
  phase: Exclude<DuelState['phase']['name'], 'ready' | 'tables'>,
  roll: Roll,
): { step: string[]; exchange: Exchange } {
  const fight = fightAt(scenario, game.asks)(game.meeting(state), game.planned(state));
  const { limited } = game.asks;
  if (phase !== 'attack') {
    const { faces, outcome } = rolled(momentThrow(fight, phase), roll);
    const exchange = exchangeOf(outcome, 0, limited);
    return { step: [tellMoment(state, fight, faces, exchange)], exchange };
  }
  return throwAttack(fight, game.asks, roll);
}

/** One attack, rolled and told. */
export function throwAttack(
  fight: C3gScenario,
  { limited }: Asks,
  roll: Roll,
): { step: string[]; exchange: Exchange } {
  const { profile, law } = attackThrow(fight);
  const { faces, outcome: blow } = rolled(law, roll);
  const told = tellBlow(blow, faces, profile, fight);
  return {
    step: told.map(({ text }) => text),
    exchange: exchangeOf(blow.attack, blow.moved.spacesMoved, limited),
  };
}

/** Rolls the dice of a law, of which those count that are looked at. */
function rolled<T>(law: LawOf<T>, roll: Roll): { faces: FacesRolled; outcome: T } {
  const faces: Record<string, readonly string[]> = {};
  const raw: Record<string, Record<string, number>> = {};
  for (const pool of law.thrown) {
    const fell = roll(pool);
    faces[pool.name] = fell;
    raw[pool.name] = symbolsOf(fell, pool);
  }
  return { faces: facesInWholes(faces, poolsLookedAt(law, raw)), outcome: law.resolve(raw) };
}

function tellMoment(
  { phase }: DuelState,
  { attacker, defender }: C3gScenario,
  faces: FacesRolled,
  exchange: Exchange,
): string {
  const all = Object.values(faces).flat();
  const dice = all.length > 0 ? `${listed(all)} on the D20. ` : '';
  const rolls = (who: string) => (dice ? `${who} rolls ${dice}` : '');
  const wounds = (who: string, n: number) => `${who} receives ${counted(n, 'wound')}.`;
  const { ownWounds, enemyWounds, again } = exchange;
  switch (phase.name) {
    case 'arrival':
      return `${attacker.name} comes next to ${defender.name}. ${rolls(defender.name)}${wounds(attacker.name, ownWounds)}`;
    case 'anotherTurn':
      return `The turn ends. ${rolls(attacker.name)}${attacker.name} takes ${again ? 'another turn' : 'no further turn'}.`;
    default: {
      const healed =
        ownWounds < 0 ? `${attacker.name} is healed of ${counted(-ownWounds, 'wound')}.` : '';
      const hurt = ownWounds > 0 ? wounds(attacker.name, ownWounds) : '';
      const enemy = enemyWounds > 0 ? wounds(defender.name, enemyWounds) : '';
      const parts = [healed, hurt, enemy].filter(Boolean).join(' ') || 'Nothing comes of it.';
      return `The turn ends. ${rolls(attacker.name)}${parts}`;
    }
  }
}

/** Who is left with what, and how far apart, where that has changed. */
function standing(
  scenario: DuelScenario,
  state: DuelState,
  exchange: Exchange,
  { to }: Passage,
): string[] {
  const figures = 'state' in to ? to.state.figures : to.end.figures;
  const left = (side: 'attacker' | 'defender') => {
    const { name, life, figures: all } = scenario[side];
    const own = figures[side];
    if (own.length === 0) return `${name} is out.`;
    const ofFigure = ({ wounds }: FigureState) => life - wounds;
    const lives = own.reduce((sum, figure) => sum + ofFigure(figure), 0);
    return all === 1
      ? `${name} has ${lives} of ${life} Life left.`
      : `${name} has ${counted(own.length, 'figure')} left.`;
  };
  const enemy = otherSide(state.acting);
  const hurt = (wounds: number, isDestroyed: boolean) => wounds !== 0 || isDestroyed;
  return [
    ...(hurt(exchange.enemyWounds, exchange.enemyDestroyed) ? [left(enemy)] : []),
    ...(hurt(exchange.ownWounds, exchange.ownDestroyed) ? [left(state.acting)] : []),
  ];
}

function ending(
  scenario: DuelScenario,
  winner: 'attacker' | 'defender' | 'undecided',
  turns: number,
) {
  const after = `after ${counted(turns, 'turn')}`;
  return winner === 'undecided'
    ? `Nobody has won ${after}.`
    : `${scenario[winner].name} wins ${after}.`;
}
