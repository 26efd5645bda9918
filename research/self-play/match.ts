import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { battleEngine } from '../../src/battle/engine/index.ts';
import type { PolicyMaker } from '../../src/battle/engine/policies/maker.ts';
import { battleMemory } from '../../src/battle/engine/state/memory.ts';
import { readBattle } from '../../src/battle/read.ts';
import type { BattleScenario } from '../../src/battle/scenario.ts';
import { battleFields } from '../../src/battle/schema.ts';
import { type Rule, rulesOfLine } from '../../src/cards/index.ts';
import { check } from '../../src/experiments/scenarios/check.ts';
import { surroundingsOf } from '../../src/experiments/scenarios/load.ts';

/** A battle between an army and itself, on a map of `experiments/maps`. */
export function mirrorBattle(army: readonly string[], map: string): BattleScenario {
  const document = {
    fight: 'battle',
    sides: [
      { name: 'One', army },
      { name: 'Other', army },
    ],
    board: { map: `maps/${map}` },
  };
  const surroundings = surroundingsOf('experiments/self-play.yaml', {
    read: (path) => readFileSync(path, 'utf8'),
    readBytes: (path) => readFileSync(path),
    beside: (file, path) => join(dirname(file), path),
  });
  const scenario = readBattle(check(z.strictObject(battleFields()), document), surroundings);
  if (!scenario) throw new Error(`${army.join(', ')} on ${map} is no battle`);
  return scenario;
}

const isAura = (rule: Rule): boolean => 'has' in rule && rule.has.some(({ gives }) => gives);

/** The same battle, without those powers of the second side that act through other figures. */
export function withoutAuras({ sides, ...battle }: BattleScenario): BattleScenario {
  const [own, other] = sides;
  const cards = other.cards.map((entry) => ({
    ...entry,
    card: {
      ...entry.card,
      powers: entry.card.powers.map((use) =>
        use.effects
          ? { ...use, effects: use.effects.filter((line) => !rulesOfLine(line).some(isAura)) }
          : use,
      ),
    },
  }));
  return { ...battle, sides: [own, { ...other, cards }] };
}

/** The combined results of games between two policies. */
export interface Score {
  games: number;
  /** Games that the first policy won; a draw counts as half a game. */
  won: number;
  /** Games that lasted until the end of the last round. */
  lastRound: number;
  rounds: number;
  /** The points that the first policy has left, minus the points that the second policy has left. */
  margin: number;
  /** The turns that the first policy lost because an order marker was on a card without figures. */
  turnsLost: number;
  /**
   * The number of attacks by and on the first side for which one of its auras was within reach of a turn, and the
   * number of those attacks that an aura affected.
   */
  atHand: number;
  under: number;
}

export const NO_GAMES: Score = {
  games: 0,
  won: 0,
  lastRound: 0,
  rounds: 0,
  margin: 0,
  turnsLost: 0,
  atHand: 0,
  under: 0,
};

export function added(a: Score, b: Score): Score {
  const sum = { ...a };
  for (const key of Object.keys(b) as (keyof Score)[]) sum[key] += b[key];
  return sum;
}

/** Plays a side with its auras against the same side without them, from both ends of the map with the same dice. */
export function playAuras(
  scenario: BattleScenario,
  maker: PolicyMaker,
  games: number,
  seed: string,
): Score {
  const score = { ...NO_GAMES };
  const [own, other] = scenario.sides;
  const fromTheOtherEnd: BattleScenario['sides'] = [
    { ...own, start: other.start },
    { ...other, start: own.start },
  ];
  for (const battle of [scenario, { ...scenario, sides: fromTheOtherEnd }]) {
    const engine = battleEngine(withoutAuras(battle), seed, [maker, maker]);
    for (let game = 0; game < games / 2; game++) {
      engine.play(game);
      const { winner, isByPoints, rounds } = engine.result;
      score.games++;
      score.won += winner === 2 ? 0.5 : Number(winner === 0);
      score.lastRound += Number(isByPoints);
      score.rounds += rounds;
    }
    score.under += engine.totals.attacks[1] as number;
    score.atHand += engine.totals.attacks[2] as number;
  }
  return score;
}

/** Plays games between two policies. Each policy plays from both ends of the map, with the same dice. */
export function playMatch(
  scenario: BattleScenario,
  [first, second]: readonly [PolicyMaker, PolicyMaker],
  games: number,
  seed: string,
  memory = battleMemory(),
): Score {
  const score = { ...NO_GAMES };
  for (const own of [0, 1]) {
    const makers = own === 0 ? [first, second] : [second, first];
    const engine = battleEngine(scenario, seed, makers, memory);
    for (let game = 0; game < games / 2; game++) {
      engine.play(game);
      const { winner, rounds, isByPoints, pointsLeft } = engine.result;
      score.games++;
      score.won += winner === 2 ? 0.5 : Number(winner === own);
      score.lastRound += Number(isByPoints);
      score.rounds += rounds;
      score.margin += (pointsLeft[own] as number) - (pointsLeft[1 - own] as number);
    }
    score.turnsLost += engine.totals.turnsLost[own] as number;
  }
  return score;
}
