import { type BattleEngine, battleEngine } from '../../src/battle/engine/index.ts';
import { policyNamed } from '../../src/battle/engine/policies/index.ts';
import { battleModel } from '../../src/battle/model.ts';
import type { BattleScenario, PolicyName } from '../../src/battle/scenario.ts';
import { type BattleProgram, prepareBattle } from '../../src/chance/simulate/kernels/games.ts';
import { mirrorBattle } from '../self-play/match.ts';
import { type Contender, contender } from './measure.ts';

/** 310 points a side on a map with 203 spaces; 500 points a side, as in tournaments, on a map with 513 spaces. */
export const SMALL_BATTLE = mirrorBattle(
  ['krug', 'ne-gok-sa', 'marro-warriors', 'tarn-viking-warriors'],
  'the-hill.yaml',
);
export const LARGE_BATTLE = mirrorBattle(
  ['major-q9', 'zettian-guards', 'microcorp-agents x2', 'marro-warriors'],
  'the-mountain-pass.yaml',
);

/** Games of a battle in which both sides use the same policy. The time to prepare the engine is not included. */
export function gamesBy(policy: PolicyName, scenario: BattleScenario, games: number): Contender {
  const maker = policyNamed(policy);
  const engine = battleEngine(scenario, 'bench', [maker, maker]);
  let game = 0;
  return contender(`policy ${policy}`, games, (n) => {
    const before = game;
    while (game < before + n) engine.play(game++);
    return engine.result.rounds;
  });
}

/** The same games; the rate counts rounds instead of games. */
export function roundsBy(policy: PolicyName, scenario: BattleScenario, rounds: number): Contender {
  const maker = policyNamed(policy);
  const engine = battleEngine(scenario, 'bench', [maker, maker]);
  let game = 0;
  return contender(`policy ${policy}`, rounds, (n) => {
    let played = 0;
    while (played < n) {
      engine.play(game++);
      played += engine.result.rounds;
    }
    return played;
  });
}

/** Draws one random number for each die that is rolled in games of the battle, and does nothing else. */
export function diceOfGames(scenario: BattleScenario, games: number): Contender {
  const { combat, d20 } = diceOf(battleEngine(scenario, 'bench'));
  return contender(`their dice alone, Math.random: ${combat + d20} a game`, games, (n) => {
    let sum = 0;
    for (let game = 0; game < n; game++) {
      for (let die = 0; die < combat; die++) if (Math.random() * 6 < 3) sum++;
      for (let die = 0; die < d20; die++) sum += 1 + Math.floor(Math.random() * 20);
    }
    return sum;
  });
}

/**
 * The mean number of dice per game, measured over a few games: the dice on the cards for each attack, leaving strikes,
 * and initiative.
 */
function diceOf(engine: BattleEngine): { readonly combat: number; readonly d20: number } {
  const games = 50;
  const { cards, cardOf } = engine.tables;
  const cardOfFigure = (figure: number) => cards[cardOf[figure] as number]?.card;
  let [combat, d20] = [0, 0];
  for (let game = 0; game < games; game++) {
    engine.play(game, (event) => {
      if (event.is === 'attack') {
        const attack = event.planned.special?.dice ?? cardOfFigure(event.figure)?.attack;
        combat += Number(attack) + Number(cardOfFigure(event.target)?.defense);
      } else if (event.is === 'struck') combat++;
      else if (event.is === 'initiative') d20 += 2 * event.rolls.length;
    });
  }
  return { combat: Math.round(combat / games), d20: Math.round(d20 / games) };
}

/** A battle prepared to count all measures, as in a run. */
export function battleProgram(scenario: BattleScenario): BattleProgram {
  const model = battleModel(scenario);
  return prepareBattle(
    model,
    model.measures.map(({ of }) => [of]),
  );
}
