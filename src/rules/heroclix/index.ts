import { askedOn } from '../measure.ts';
import type { Ruleset } from '../ruleset.ts';
import { compile } from './compile.ts';
import { HEROCLIX_MEASURES, measuresFor, placesOn } from './measures.ts';
import { readHeroclix } from './read.ts';
import { HEROCLIX_RULINGS } from './rulings.ts';
import type { HeroclixScenario } from './scenario.ts';
import { type HeroclixDocument, heroclixFields } from './schema.ts';
import { stances } from './stances.ts';

/** HeroClix knockback, rules 12.6d and 12.6e (RULES.md, section 3). */
export const heroclix: Ruleset<HeroclixScenario> = {
  name: 'heroclix',
  title: 'HeroClix knockback',
  subject: '{attacker} attacks {defender}',
  trial: ['attack', 'attacks'],
  rulings: HEROCLIX_RULINGS,
  measures: HEROCLIX_MEASURES,
  titles: {},
  units: {},
  shortQuestions: {},
  exampleQuestions: ['hit', 'squaresMoved >= 2', 'hit and squaresMoved >= 2'],
  measuresOf: (scenario) =>
    measuresFor(scenario).map(({ of, ...measure }) => askedOn(measure, placesOn(scenario))),
  fields: heroclixFields,
  read: (document, _, reading) => readHeroclix(document as Partial<HeroclixDocument>, reading),
  compile,
  places:
    'every free square from which the defender is in range (at range 1, only without a wall between ' +
    'them), and the square in the file, however far away. Line of fire is not checked',
  stances,
};
