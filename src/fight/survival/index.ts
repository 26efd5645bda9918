import type { Ruleset } from '../../rules/index.ts';
import { FIGHT_RULINGS } from '../rulings.ts';
import { C3G_TITLES, C3G_UNITS } from '../titles.ts';
import { ATTACKS, compileSurvival } from './compile.ts';
import { survivalFightCommand } from './fight-command.ts';
import { readSurvival } from './read.ts';
import type { SurvivalScenario } from './scenario.ts';
import { type SurvivalDocument, survivalFields } from './schema.ts';

/** Attacks on a card until it is destroyed (RULES.md, section 5). */
export const c3gSurvival: Ruleset<SurvivalScenario> = {
  name: 'c3g',
  fight: 'survival',
  title: 'Survival, by C3G Knockback for HeroScape',
  subject: '{defender} is attacked',
  trial: ['series of attacks', 'series of attacks'],
  rulings: FIGHT_RULINGS,
  measures: [ATTACKS],
  titles: C3G_TITLES,
  units: C3G_UNITS,
  shortQuestions: {},
  exampleQuestions: ['attacks > 3', 'attacks <= 2', 'attacks > 1 and attacks <= 4'],
  cardsOf: ({ attacker, defender }) => [attacker, defender],
  measuresOf: () => [ATTACKS],
  fields: survivalFields,
  read: (document, surroundings, reading) =>
    readSurvival(document as Partial<SurvivalDocument>, surroundings, reading),
  compile: compileSurvival,
  fightCommand: survivalFightCommand,
  stances: () => [],
};
