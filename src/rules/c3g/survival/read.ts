import type { Reading } from '../../ruleset.ts';
import { completeRulings } from '../../ruling.ts';
import type { Surroundings } from '../../surroundings.ts';
import { readSides } from '../duel/read.ts';
import { DUEL_RULINGS } from '../duel/rulings.ts';
import type { SurvivalScenario } from './scenario.ts';
import type { SurvivalDocument } from './schema.ts';

/**
 * Lowers a checked document.
 *
 * @returns undefined where something is missing that the schema has refused
 * @throws BadInput with every mistake
 */
export function readSurvival(
  document: Partial<SurvivalDocument>,
  surroundings: Surroundings,
  reading?: Reading,
): SurvivalScenario | undefined {
  const sides = readSides(document, surroundings, reading, {
    attacker: ['attack'],
    defender: ['defense', 'life'],
  });
  return (
    sides && {
      rules: 'c3g',
      fight: 'survival',
      ...sides,
      distance: document.distance ?? 1,
      ...(document.states && { states: document.states }),
      rulings: completeRulings(DUEL_RULINGS, document.rulings),
    }
  );
}
