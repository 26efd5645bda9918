import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { chainFractions } from '../../../src/chance/exact/chains/fractions.ts';
import { solveView } from '../../../src/chance/exact/chains/solve.ts';
import { stepTableOf } from '../../../src/chance/exact/chains/step-table.ts';
import { COUNTERS, duelChain } from '../../../src/fight/duel/chain.ts';
import type { DuelScenario } from '../../../src/fight/duel/scenario.ts';
import { duelGame } from '../../../src/fight/duel/turn.ts';
import { runsOf } from '../../cases.ts';
import type { Duel, DuelEffect, DuelEnd, FightSide } from '../../oracle/duels/duel.ts';
import { exactDuel, marginal } from '../../oracle/duels/oracle.ts';
import { anyDuel } from '../../oracle/duels/random-duels.ts';
import { scenarioOf } from '../scenarios.ts';

const RUNS = runsOf(150, 'KNOCKBACK_DUELS', 'long');
/** Turns that the oracle follows each duel. */
const TURNS = 3;

const side = ({ name, powers = [], specialAttack, ...card }: FightSide) => ({
  name,
  ...card,
  powers: powers.map((power) => ({
    name: power.name,
    effects: power.effects.map((effect: DuelEffect) => effect),
  })),
  ...(specialAttack === false && { specialAttack: false }),
  ...(specialAttack === true && { specialAttack: specialOf(powers) ?? false }),
});

const specialOf = (powers: NonNullable<FightSide['powers']>) =>
  powers.find(({ effects }) =>
    effects.some((one) => one.specialAttack && !one.specialAttack.beside),
  )?.name;

function duelOf(duel: Duel): DuelScenario {
  const { attacker, defender, first, distance, states, rulings = {} } = duel;
  const { knockback, ...others } = rulings;
  return scenarioOf({
    fight: 'duel',
    attacker: side(attacker),
    defender: side(defender),
    first,
    distance,
    mostTurns: TURNS,
    superStrength: knockback !== false,
    states,
    rulings: others,
  }) as unknown as DuelScenario;
}

/** The facts about an end that both sides report: the winner, Life and figures left. */
const endText = ({ winner, lifeLeft, figuresLeft }: DuelEnd) =>
  JSON.stringify([
    winner,
    lifeLeft.attacker,
    lifeLeft.defender,
    figuresLeft.attacker,
    figuresLeft.defender,
  ]);

/** The distribution of each counter, together with each end. */
const COUNTED: Readonly<Record<keyof typeof COUNTERS, (end: DuelEnd) => number>> = {
  turns: ({ turns }) => turns,
  attacks: ({ attacksMade }) => attacksMade.attacker + attacksMade.defender,
  madeByAttacker: ({ attacksMade }) => attacksMade.attacker,
  madeByDefender: ({ attacksMade }) => attacksMade.defender,
  attackerDriven: ({ spacesDriven }) => spacesDriven.attacker,
  defenderDriven: ({ spacesDriven }) => spacesDriven.defender,
};

/**
 * The oracle uses an older reading of powers before an attack and of the choice of attacks: such duels are compared
 * with the reference (`test/reference`).
 */
const READ_OTHERWISE = /"stage":"(before|instead)"|"specialAttack":\{/;

test(`${RUNS.numRuns} random duels of up to ${TURNS} turns end as the oracle says, with its counts`, () => {
  fc.assert(
    fc.property(anyDuel, (duel) => {
      fc.pre(!READ_OTHERWISE.test(JSON.stringify(duel)));
      let model: ReturnType<typeof exactDuel>;
      try {
        model = exactDuel(duel, TURNS);
      } catch {
        // The oracle does not follow attacks that can be repeated without end.
        return fc.pre(false);
      }
      const scenario = duelOf(duel);
      const { chain, ends } = atOnce(duelChain(scenario, duelGame(scenario)));
      const textOf = (end: number) => {
        const { winner, figures } = ends[end] as (typeof ends)[number];
        const life = (which: 'attacker' | 'defender') =>
          figures[which].reduce((sum, { wounds }) => sum + scenario[which].life - wounds, 0);
        return JSON.stringify([
          winner,
          life('attacker'),
          life('defender'),
          figures.attacker.length,
          figures.defender.length,
        ]);
      };
      const fractions = chainFractions(chain, { states: 400, inACycle: 16, bits: 4000 });
      if (fractions) {
        const found = fractions.weights.map((weight, end) => [textOf(end), weight] as const);
        for (const { value, chance } of marginal(model, endText)) {
          const weight = found.reduce((sum, [text, one]) => (text === value ? sum + one : sum), 0n);
          expect([value, weight * chance.denominator]).toEqual([
            value,
            chance.numerator * fractions.total,
          ]);
        }
      }
      const table = stepTableOf(chain);
      for (const [name, counter] of Object.entries(COUNTERS)) {
        const of = COUNTED[name as keyof typeof COUNTERS];
        const found = new Map<string, number>();
        for (const { end, counts, probability } of atOnce(solveView(table, chain.start, [counter]))
          .cells) {
          const key = `${name} ${counts[0]} ${textOf(end)}`;
          found.set(key, (found.get(key) ?? 0) + probability);
        }
        for (const { value, chance } of marginal(
          model,
          (end) => `${name} ${of(end)} ${endText(end)}`,
        )) {
          const p = Number((chance.numerator * 10n ** 18n) / chance.denominator) / 1e18;
          expect([value, Math.abs((found.get(value) ?? 0) - p) < 1e-12]).toEqual([value, true]);
          found.delete(value);
        }
        for (const [key, p] of found) expect([key, p < 1e-12]).toEqual([key, true]);
      }
    }),
    RUNS,
  );
}, 600_000);
