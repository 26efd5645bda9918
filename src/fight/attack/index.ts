import type { Ruleset } from '../../rules/index.ts';
import { askableMeasures, C3G_MEASURES } from '../combat/measures.ts';
import { stances } from '../ground/stances.ts';
import { C3G_RULINGS } from '../rulings.ts';
import type { C3gScenario } from '../scenario.ts';
import { type C3gDocument, c3gFields } from '../schema.ts';
import { C3G_EXAMPLE_QUESTIONS, C3G_SHORT_QUESTIONS, C3G_TITLES, C3G_UNITS } from '../titles.ts';
import { compile } from './compile.ts';
import { c3gFightCommand } from './fight-command.ts';
import { readC3g } from './read.ts';

/** C3G's Knockback option for HeroScape (RULES.md, sections 1 and 2). */
export const c3g: Ruleset<C3gScenario> = {
  name: 'c3g',
  title: 'C3G Knockback for HeroScape',
  subject: '{attacker} attacks {defender}',
  trial: ['attack', 'attacks'],
  rulings: C3G_RULINGS,
  measures: C3G_MEASURES,
  titles: C3G_TITLES,
  units: C3G_UNITS,
  shortQuestions: C3G_SHORT_QUESTIONS,
  exampleQuestions: C3G_EXAMPLE_QUESTIONS,
  cardsOf: ({ attacker, defender }) => [attacker, defender],
  measuresOf: askableMeasures,
  fields: c3gFields,
  read: (document, surroundings, reading) =>
    readC3g(document as Partial<C3gDocument>, surroundings, reading),
  compile,
  fightCommand: c3gFightCommand,
  places:
    'every free space on which the attacker would be adjacent to the defender, even if its Range reaches farther',
  stances,
};
