import type { Reading } from '../ruleset.ts';
import { completeRulings } from '../ruling.ts';
import { readBoard } from './read-board.ts';
import { HEROCLIX_RULINGS } from './rulings.ts';
import { CLOSE_RANGE, type HeroclixScenario } from './scenario.ts';
import type { HeroclixDocument } from './schema.ts';
import { FULL_DISTANCE } from './sequence.ts';

/**
 * Lowers a checked document, filling in defaults.
 *
 * @returns undefined if something is missing that the schema has already reported
 * @throws BadInput with every mistake
 */
export function readHeroclix(
  document: Partial<HeroclixDocument>,
  { fromAnywhere = false }: Reading = {},
): HeroclixScenario | undefined {
  const { attacker, defender } = document;
  const board =
    document.board &&
    readBoard(document.board, {
      attacker: attacker?.name ?? 'the attacker',
      defender: defender?.name ?? 'the defender',
      fromAnywhere,
    });
  if (!attacker || !defender) return undefined;
  return {
    rules: 'heroclix',
    attacker: {
      ...attacker,
      keyphrases: attacker.keyphrases ?? [],
      knockbackDistance: attacker.knockbackDistance ?? FULL_DISTANCE,
      range: attacker.range ?? CLOSE_RANGE,
    },
    defender: { ...defender, keyphrases: defender.keyphrases ?? [] },
    ...(board && { board }),
    rulings: completeRulings(HEROCLIX_RULINGS, document.rulings),
  };
}
