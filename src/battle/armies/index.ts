import { C3G_TITLES, C3G_UNITS } from '../../fight/index.ts';
import type { Ruleset } from '../../rules/index.ts';
import { BATTLE_RULINGS } from '../scenario.ts';
import { compileArmies } from './compile.ts';
import { ARMIES_MEASURES, SIDE_NAMES } from './measures.ts';
import { readArmies } from './read.ts';
import type { ArmiesScenario } from './scenario.ts';
import { type ArmiesDocument, armiesFields } from './schema.ts';

/** Games between random armies. Each game has its own two armies. */
export const c3gArmies: Ruleset<ArmiesScenario> = {
  name: 'c3g',
  fight: 'armies',
  isPlayed: true,
  title: 'Games of random armies, by the rules of HeroScape with C3G Knockback',
  subject: 'random armies fight',
  trial: ['game', 'games'],
  rulings: BATTLE_RULINGS,
  measures: ARMIES_MEASURES,
  titles: C3G_TITLES,
  units: C3G_UNITS,
  shortQuestions: {},
  exampleQuestions: ['winner is first', 'rounds > 5', 'winner is first and rounds <= 8'],
  sidesOf: () => [{ name: SIDE_NAMES[0] }, { name: SIDE_NAMES[1] }],
  measuresOf: () => ARMIES_MEASURES,
  fields: armiesFields,
  read: (document, surroundings, reading) =>
    readArmies(document as Partial<ArmiesDocument>, surroundings, reading),
  compile: compileArmies,
  stances: () => [],
};
