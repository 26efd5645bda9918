import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { solveView } from '../../../src/chance/exact/chains/solve.ts';
import { stepTableOf } from '../../../src/chance/exact/chains/step-table.ts';
import { duelChain } from '../../../src/fight/duel/chain.ts';
import type { DuelScenario } from '../../../src/fight/duel/scenario.ts';
import { duelGame } from '../../../src/fight/duel/turn.ts';
import { runsOf } from '../../cases.ts';
import type { Duel } from '../../reference/agreement.ts';
import type { CardData } from '../../reference/cards.ts';
import { anyDuel } from '../../reference/random-cards.ts';
import { scenarioOf } from '../scenarios.ts';
import { solved } from './solved.ts';

/** More with KNOCKBACK_DUELS=2000. */
const RUNS = runsOf(40, 'KNOCKBACK_DUELS');

/** The card of one figure. */
const figureOf = ({ figures: _, ...card }: CardData) => card;

/** A hero or squad that attacks a hero with normal attacks, without attacks that can continue forever. */
function isPlain({ attacker, defender }: Duel): boolean {
  const written = JSON.stringify(attacker.powers);
  const others = ['specialAttack', 'attackAgain', 'targets', 'may'];
  // Against a target that was driven away, the figures of a squad still come nearer in a turn, but not in a duel.
  if (attacker.figures !== 1) others.push('superStrength');
  return defender.figures === 1 && !others.some((word) => written.includes(`"${word}":`));
}

/** The Life that a defender has left after the attacker's first turn of a duel, with the chance of each. */
function afterATurn(duel: Duel): Map<number, number> {
  const { attacker, defender } = duel;
  const scenario = scenarioOf({
    fight: 'duel',
    attacker,
    defender,
    first: 'attacker',
    mostTurns: 1,
  }) as unknown as DuelScenario;
  const { chain, ends } = atOnce(duelChain(scenario, duelGame(scenario)));
  const left = new Map<number, number>();
  for (const { end, probability } of atOnce(solveView(stepTableOf(chain), chain.start, [])).cells) {
    const { defender } = (ends[end] as (typeof ends)[number]).figures;
    const life = defender.reduce((sum, { wounds }) => sum + scenario.defender.life - wounds, 0);
    left.set(life, (left.get(life) ?? 0) + probability);
  }
  return left;
}

/** The same for a single turn of that card, which attacks as long as it can destroy or wound. */
function afterItsTurn(duel: Duel): Map<number, number> {
  const document = {
    name: 'A turn',
    rules: 'c3g',
    turn: [{ figure: duel.attacker }],
    defender: figureOf(duel.defender),
  };
  const { found } = solved(document, 'destroyed');
  const left = new Map<number, number>();
  for (const { end, probability } of atOnce(
    solveView(stepTableOf(found.chain), found.chain.start, []),
  ).cells) {
    const { state } = found.ends[end] as (typeof found.ends)[number];
    const life = state.isDestroyed ? 0 : Number(duel.defender.life) - state.wounds;
    left.set(life, (left.get(life) ?? 0) + probability);
  }
  return left;
}

test(`${RUNS.numRuns} random cards do in a turn by themselves what they do in the first turn of a duel`, () => {
  fc.assert(
    fc.property(anyDuel, (duel) => {
      fc.pre(isPlain(duel));
      const inDuel = afterATurn(duel);
      const inTurn = afterItsTurn(duel);
      for (const life of new Set([...inDuel.keys(), ...inTurn.keys()])) {
        expect(inTurn.get(life) ?? 0).toBeCloseTo(inDuel.get(life) ?? 0, 10);
      }
    }),
    RUNS,
  );
}, 600_000);
