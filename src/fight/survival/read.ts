import { BadInput, type Problem } from '../../base/index.ts';
import { completeRulings, type Reading, type Surroundings } from '../../rules/index.ts';
import { outOfReach } from '../combat/out-of-reach.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import { readSides } from '../fights/read-sides.ts';
import { FIGHT_RULINGS } from '../rulings.ts';
import type { FightSide } from '../side.ts';
import type { SurvivalScenario } from './scenario.ts';
import type { SurvivalDocument } from './schema.ts';

/**
 * Reads a checked document of a survival.
 *
 * @returns undefined if something is missing that the schema has already reported
 * @throws BadInput with every mistake
 */
export function readSurvival(
  document: Partial<SurvivalDocument>,
  surroundings: Surroundings,
  reading?: Reading,
): SurvivalScenario | undefined {
  const needs = { attacker: ['attack'], defender: ['defense', 'life'] } as const;
  const sides = readSides(document, surroundings, reading, needs, 'one');
  const { distance = 1 } = document;
  const problems = sides ? reachProblems(sides.attacker, distance) : [];
  if (problems.length > 0) throw new BadInput(...problems);
  return (
    sides && {
      rules: 'c3g',
      fight: 'survival',
      ...sides,
      distance,
      ...(document.states && { states: document.states }),
      rulings: completeRulings(FIGHT_RULINGS, document.rulings),
    }
  );
}

/** Reports attacks that never reach the card (RULES.md, section 5). */
function reachProblems(attacker: FightSide, distance: number): Problem[] {
  const { name, range, specialAttack } = attacker;
  const specials = specialAttacksOf(attacker)
    .filter(({ beside }) => !beside)
    .map(({ title, range }) => ({ special: title, range }));
  const named = specials.filter(({ special }) => (specialAttack || []).includes(special));
  const attacks =
    named.length > 0 ? named : [{ range }, ...(specialAttack === undefined ? specials : [])];
  return outOfReach(name, attacks, { distance, adjacent: distance === 1 }, ['distance']);
}
