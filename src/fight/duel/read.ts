import { BadInput, shown, slug } from '../../base/index.ts';
import type { Side } from '../../cards/index.ts';
import { completeRulings, type Reading, type Surroundings } from '../../rules/index.ts';
import { readSides } from '../fights/read-sides.ts';
import { FIGHT_RULINGS } from '../rulings.ts';
import type { FightSide } from '../side.ts';
import { UNDECIDED } from './measures.ts';
import type { DuelScenario } from './scenario.ts';
import type { DuelDocument } from './schema.ts';

/**
 * Reads a checked document of a duel: resolves the names of cards and fills in defaults.
 *
 * @returns undefined if something is missing that the schema has already reported
 * @throws BadInput with every mistake
 */
export function readDuel(
  document: Partial<DuelDocument>,
  surroundings: Surroundings,
  reading?: Reading,
): DuelScenario | undefined {
  const needs = ['attack', 'defense', 'life'] as const;
  const sides = readSides(
    document,
    surroundings,
    reading,
    { attacker: needs, defender: needs },
    'both',
  );
  if (sides) checkNames(sides);
  return (
    sides && {
      rules: 'c3g',
      fight: 'duel',
      ...sides,
      first: document.first ?? 'toss',
      distance: document.distance ?? 1,
      ...(document.rounds && { rounds: true }),
      choices: document.choices ?? 'wounds',
      ...(document.mostTurns !== undefined && { mostTurns: document.mostTurns }),
      superStrength: document.superStrength ?? true,
      ...(document.states && { states: document.states }),
      rulings: completeRulings(FIGHT_RULINGS, document.rulings),
    }
  );
}

/** @throws BadInput if a side's name is the word for an undecided duel, because `winner` would be ambiguous */
function checkNames(sides: Readonly<Record<Side, FightSide>>): void {
  for (const side of ['attacker', 'defender'] as const) {
    const { name } = sides[side];
    if (slug(name) !== UNDECIDED) continue;
    const allowed = 'a different name, because this one means that no one wins the duel';
    throw new BadInput({ path: [side, 'name'], found: shown(name), allowed });
  }
}
