import * as z from 'zod';
import { BadInput } from '../../src/base/words/problem.ts';
import { readBattle } from '../../src/battle/read.ts';
import type { BattleScenario } from '../../src/battle/scenario.ts';
import { battleFields } from '../../src/battle/schema.ts';
import { check } from '../../src/experiments/scenarios/check.ts';
import type { Surroundings } from '../../src/rules/surroundings.ts';
import { type Document, noFiles } from '../fight/scenarios.ts';

/** A hero with all numbers, plus the given fields. */
export const hero = (name: string, more: Document = {}): Document => ({
  ...{ name, life: 4, move: 5, range: 1, attack: 3, defense: 3, points: 100 },
  ...more,
});

/** A squad of three with Life 1, plus the given fields. */
export const squad = (name: string, more: Document = {}): Document =>
  hero(name, { type: 'squad', figures: 3, life: 1, unique: 'common', ...more });

/** Two start areas of four spaces each, seven spaces apart. */
export const FIELD = ['1a 1a 1 1 1 1 1 1c 1c', ' 1a 1a 1 1 1 1 1 1c 1c'].join('\n');

/** A battle of two heroes on the field, plus the given fields. */
export function battleDocument(more: Document = {}): Document {
  return {
    fight: 'battle',
    sides: [{ army: [hero('One')] }, { army: [hero('Other')] }],
    board: { terrain: FIELD },
    ...more,
  };
}

/** Vikings, a hero and two squads of four, against a hero of the Marro, on a field of 36 spaces. */
export const VIKINGS_AND_MARRO: Document = {
  sides: [
    { name: 'Vikings', army: [hero('Finn'), squad('Tarn', { figures: 4, copies: 2 })] },
    { name: 'Marro', army: [hero('Ne-Gok-Sa', { life: 5 })] },
  ],
  board: { terrain: new Array(6).fill('1a 1a 1 1 1c 1c').join('\n') },
};

const SCHEMA = z.strictObject(battleFields());

/** The scenario of a battle document, as an experiment reads it. */
export function battleOf(
  more: Document = {},
  surroundings: Surroundings = noFiles,
): BattleScenario {
  const scenario = readBattle(check(SCHEMA, battleDocument(more)), surroundings);
  if (!scenario) throw new Error('the document is not whole');
  return scenario;
}

/** The messages for an invalid battle document, one problem per line. */
export function refusal(more: Document): string {
  try {
    battleOf(more);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'no mistake';
}
