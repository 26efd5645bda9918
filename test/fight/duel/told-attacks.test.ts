import { expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { generatorOf } from '../../../src/chance/dice/generator.ts';
import { rollFaces } from '../../../src/chance/dice/roll-faces.ts';
import type { Pool } from '../../../src/chance/dice/throw.ts';
import type { DuelTransition } from '../../../src/fight/duel/follow.ts';
import type { DuelScenario } from '../../../src/fight/duel/scenario.ts';
import type { KnownState } from '../../../src/fight/duel/situation.ts';
import { duelGame } from '../../../src/fight/duel/turn.ts';
import { sharedRollThrow } from '../../../src/fight/evaluators/shared-roll.ts';
import { fightAt } from '../../../src/fight/fights/matchup.ts';
import { fightSideOf } from '../../../src/fight/fights/read-sides.ts';
import { rolled, throwAttack } from '../../../src/fight/fights/roll.ts';
import { FIGHT_RULINGS } from '../../../src/fight/rulings.ts';
import type { FightSide } from '../../../src/fight/side.ts';
import { completeRulings } from '../../../src/rules/ruling.ts';

const OPPONENTS = ['Krug', '4th Massachusetts Line'];
/** Tests every 12th card; all with KNOCKBACK_CARDS=all. */
const EVERY = process.env.KNOCKBACK_CARDS === 'all' ? 1 : 12;
const MOST_THROWS = 40;

const cards = shippedCards().map((entry) => shippedCard(entry));

function duelOf(attacker: string, defender: string): DuelScenario {
  const side = (name: string) =>
    fightSideOf(cards.find((card) => card.name === name) as (typeof cards)[number]) as FightSide;
  return {
    rules: 'c3g',
    fight: 'duel',
    attacker: side(attacker),
    defender: side(defender),
    first: 'attacker',
    distance: 1,
    choices: 'wounds',
    superStrength: true,
    rulings: completeRulings(FIGHT_RULINGS, undefined),
  };
}

/** Outcomes of attacks in a duel's story that the exact distribution does not contain: there must be none. */
function unweighed(duel: DuelScenario, seed: string): string[] {
  const generator = generatorOf(seed);
  const draw = () => generator.int32() >>> 0;
  const game = duelGame(duel);
  const missing: string[] = [];
  let transition: DuelTransition = game.begin('attacker');
  for (let throws = 0; !game.isOver(transition.state) && throws < MOST_THROWS; throws++) {
    const state = transition.state as KnownState;
    const planned = game.planned(state);
    const { weighed, results } = game.thrown(state);
    if (planned) {
      const met = game.matchup(state);
      const fight = fightAt(duel, game.asks)(met, planned);
      const roll = (pool: Pool) => rollFaces(pool, draw);
      const outcome = planned.part?.rolls
        ? rolled(sharedRollThrow(fight, game.asks.limited), roll).value
        : throwAttack(fight, game.asks, roll).outcome;
      const text = JSON.stringify(outcome);
      const model = game.distributions.attack(met, planned);
      if (!model.some((one) => JSON.stringify(one.outcome) === text)) missing.push(text);
      transition = game.after(state, outcome);
    } else {
      // It does not matter here how the duel continues.
      transition = results[draw() % weighed.length] as DuelTransition;
    }
  }
  return missing;
}

test('the story of a duel tells no attack that its law does not weigh', () => {
  const names = cards.filter(({ life }) => life !== undefined).map(({ name }) => name);
  const missing = names
    .filter((_, i) => i % EVERY === 0)
    .flatMap((name) =>
      OPPONENTS.flatMap((opponent) =>
        unweighed(duelOf(name, opponent), name).map((text) => `${name} v ${opponent}: ${text}`),
      ),
    );
  expect(missing).toEqual([]);
});
