import { describe, expect, test } from 'vitest';
import { type Fraction, fraction, fractionValue } from '../../../src/base/statistics/fraction.ts';
import { atOnce } from '../../../src/base/words/steps.ts';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import { c3g } from '../../../src/fight/attack/index.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { stateIn, type TurnGame } from '../../../src/fight/turn/game.ts';
import type { Moment } from '../../../src/fight/turn/moment.ts';
import { keyOf, type TurnState } from '../../../src/fight/turn/state.ts';
import { type Outcome, writtenOutcome } from '../../../src/rules/measure.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';
import { predicateOf } from '../../../src/rules/questions/predicate.ts';
import { shareOf } from '../../cases.ts';
import { planOf, scenarioOf } from '../scenarios.ts';
import type { TurnDocument } from './random/document.ts';
import { randomFrom } from './random/source.ts';
import { randomTurn } from './random/turns.ts';
import { answeredYes, solved } from './solved.ts';

const { from, count } = shareOf(40, undefined, 'deep');
const SEEDS = Array.from({ length: count }, (_, i) => 20_000 + from + i);

/** Up to rounding: chances are sums of up to some thousands of products. */
const ROUNDING = 1e-12;

type Attacker = TurnDocument['turn'][number];

const holdsOf = (question: string) =>
  predicateOf(parseQuestion(question, c3g.shortQuestions).expression);

/** Only the first attacker of a random turn, with one attack; it reaches the defender from everywhere. */
function alone(seed: number, moves: boolean) {
  const { document } = randomTurn(seed);
  const [first, ...others] = document.turn as [Attacker, ...Attacker[]];
  const { wounds: _, ...figure } = first.figure;
  const attacker: Attacker = { figure: { ...figure, range: 20 }, at: first.at, attacks: 1, moves };
  // Fellow attackers of the turn are bystanders of the attack.
  const fellows = others.map(({ figure: { name, life }, at }) => ({
    figure: name,
    at,
    side: 'attacker' as const,
    ...(life !== undefined && { life }),
  }));
  const board = { ...document.board, others: [...(document.board.others ?? []), ...fellows] };
  const turn = { ...document, turn: [attacker], board };
  const { turn: __, order: ___, question: ____, ...rest } = document;
  const attack = { ...rest, attacker: attacker.figure, board: { ...board, attacker: first.at } };
  return { turn, attack };
}

/** All outcomes of a single attack, with their chances. */
function outcomesOf(attack: object): { outcome: Outcome; weight: bigint; total: bigint }[] {
  const outcomes: { outcome: Outcome; weight: bigint }[] = [];
  const { total } = weighOutcomes(planOf({ ...attack }).model, (outcome, weight) =>
    outcomes.push({ outcome, weight }),
  );
  return outcomes.map((one) => ({ ...one, total }));
}

function chanceOf(
  outcomes: ReturnType<typeof outcomesOf>,
  holds: (outcome: Outcome) => boolean,
): Fraction {
  const yes = outcomes.filter(({ outcome }) => holds(outcome));
  const sum = yes.reduce((all, { weight }) => all + weight, 0n);
  return fraction(sum, outcomes[0]?.total ?? 1n);
}

describe('one attacker with one attack that does not move', () => {
  test.each(SEEDS)(
    'does what it does in an attack by itself, by every measure: turn %i',
    (seed) => {
      const { turn, attack } = alone(seed, false);
      const outcomes = outcomesOf(attack);
      const values = new Set(
        outcomes.flatMap(({ outcome }) => Object.entries(writtenOutcome(outcome)).map(String)),
      );
      for (const pair of values) {
        const [measure = '', ...rest] = pair.split(',');
        const value = rest.join();
        const is = (told: Outcome) => String(writtenOutcome(told)[measure]) === value;
        // An attacker that prefers one measure to have one value attacks at least as well.
        const play = solved(turn, 'totalWounds >= 0 and attacks >= 1');
        expect(answeredYes(play, is), pair).toEqual(chanceOf(outcomes, is));
      }
    },
  );
});

test.each(SEEDS)(
  'one attacker with one attack is worth as much as the best place of all that it can reach: turn %i',
  (seed) => {
    const { turn, attack } = alone(seed, true);
    const { question } = turn;
    const holds = holdsOf(question);
    // Next to the defender only: there `stances` finds every place.
    const close = {
      ...turn,
      turn: turn.turn.map((one) => ({ ...one, figure: { ...one.figure, range: 1 } })),
    };
    const { game, best, context } = solved(close, question);
    const reach = context.field.restingPlaces(game.begin, 0);
    const falls = (place: number) => context.field.fallsTo(game.begin, 0, place) !== undefined;
    const names = reach.filter((place) => !falls(place)).map(context.field.nameOf);
    const chances = c3g.stances(scenarioOf({ ...attack }) as C3gScenario).flatMap((stance) => {
      if (!names.includes(stance.place)) return [];
      let [yes, all] = [0n, 0n];
      weighOutcomes(c3gLaw(stance.scenario), (outcome, weight) => {
        all += weight;
        if (holds(outcome)) yes += weight;
      });
      return [fractionValue(fraction(yes, all))];
    });
    const nobody = best.chanceAt({ ...game.begin, acted: 1 });
    const chance = best.chanceAt(game.begin);
    const jumps = reach.some(falls);
    if (jumps) expect(chance).toBeGreaterThanOrEqual(Math.max(nobody, ...chances) - ROUNDING);
    else expect(chance).toBeCloseTo(Math.max(nobody, ...chances), 12);
  },
);

function c3gLaw(scenario: C3gScenario) {
  const { model } = atOnce(compile(scenario));
  if (!('thrown' in model)) throw new Error('an attack is a throw');
  return model;
}

test.each(SEEDS)('no fixed plan does better than the best play: turn %i', (seed) => {
  const { document } = randomTurn(seed);
  const { game, best } = solved(document, document.question);
  for (let plan = 0; plan < 10; plan++) {
    const worth = plannedWorth(game, best.chanceAt, `${seed} ${plan}`);
    expect(worth).toBeLessThanOrEqual(best.chanceAt(game.begin) + ROUNDING);
  }
});

/** The value of a plan that chooses in each state as a seed decides. */
function plannedWorth(
  game: TurnGame,
  chanceAt: (state: TurnState) => number,
  plan: string,
): number {
  const known = new Map<string, number>();
  const over = 2 ** game.begin.places.length - 1;
  const ended = (state: TurnState) => chanceAt({ ...state, acted: over, acting: undefined });
  const follow = (moment: Moment): number => {
    if (game.isOver(moment)) return ended(stateIn(moment));
    const options = game.options(moment);
    if (!options) {
      const { results } = game.thrown(moment);
      return results.reduce((sum, { probability, state }) => sum + probability * at(state), 0);
    }
    const state = stateIn(moment);
    const hash = [...`${plan} ${keyOf(state)}`].reduce(
      (sum, one) => (sum * 31 + one.charCodeAt(0)) >>> 0,
      7,
    );
    const to = options[randomFrom(hash).whole(state.acting ? 0 : -1, options.length - 1)];
    return to ? follow(to.state) : ended(state);
  };
  const at = (state: TurnState): number => {
    const key = keyOf(state);
    const worth = known.get(key) ?? follow(state);
    known.set(key, worth);
    return worth;
  };
  return follow(game.begin);
}

test.each(SEEDS)(
  'a bystander of its side that attacks, too, never lowers the chance: turn %i',
  (seed) => {
    const { document } = randomTurn(seed);
    const fellows = document.turn.slice(1);
    const { question } = document;
    // The fellow attackers join in one after another; until then, they only stand there.
    const worths = fellows.map((_, joined) => {
      const standing = fellows.slice(joined).map(({ figure: { name, life, wounds }, at }) => ({
        figure: name,
        at,
        side: 'attacker' as const,
        ...(life !== undefined && { life }),
        ...(wounds !== undefined && { wounds }),
      }));
      const board = { ...document.board, others: [...(document.board.others ?? []), ...standing] };
      const turn = document.turn.slice(0, joined + 1);
      const { game, best } = solved({ ...document, order: 'best', turn, board }, question);
      return best.chanceAt(game.begin);
    });
    const { game, best } = solved({ ...document, order: 'best' }, question);
    const all = [...worths, best.chanceAt(game.begin)];
    for (const [i, worth] of all.entries()) {
      expect(worth).toBeGreaterThanOrEqual((all[i - 1] ?? 0) - ROUNDING);
    }
  },
);

test.each(SEEDS)(
  'an order that is given, and attackers that do not move, are worth no more: turn %i',
  (seed) => {
    const { document } = randomTurn(seed);
    const worth = (more: object) => {
      const { game, best } = solved({ ...document, ...more }, document.question);
      return best.chanceAt(game.begin);
    };
    const free = worth({
      order: 'best',
      turn: document.turn.map((one) => ({ ...one, moves: true })),
    });
    const given = worth({
      order: 'given',
      turn: document.turn.map((one) => ({ ...one, moves: true })),
    });
    const rooted = worth({
      order: 'given',
      turn: document.turn.map((one) => ({ ...one, moves: false })),
    });
    expect(given).toBeLessThanOrEqual(free + ROUNDING);
    expect(rooted).toBeLessThanOrEqual(given + ROUNDING);
  },
);
