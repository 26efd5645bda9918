import type { Ruleset } from '../../rules/index.ts';
import { FIGHT_RULINGS } from '../rulings.ts';
import { C3G_TITLES, C3G_UNITS } from '../titles.ts';
import { compileDuel } from './compile.ts';
import { distanceCaveats } from './distances.ts';
import { duelFightCommand } from './fight-command.ts';
import { MAY_AVOID } from './headline.ts';
import { DUEL_MEASURES, duelMeasures, withoutReading } from './measures.ts';
import { readDuel } from './read.ts';
import type { DuelScenario } from './scenario.ts';
import { type DuelDocument, duelFields } from './schema.ts';

/** Duels by C3G's rules (RULES.md, section 5). */
export const c3gDuel: Ruleset<DuelScenario> = {
  name: 'c3g',
  fight: 'duel',
  title: 'A duel, by C3G Knockback for HeroScape',
  subject: '{attacker} and {defender} fight',
  trial: ['duel', 'duels'],
  provisoOf: ({ choices }) => (choices === 'best' ? MAY_AVOID : undefined),
  rulings: FIGHT_RULINGS,
  measures: DUEL_MEASURES,
  titles: C3G_TITLES,
  units: C3G_UNITS,
  shortQuestions: {},
  exampleQuestions: ['winner is attacker', 'turns > 5', 'winner is attacker and turns <= 6'],
  cardsOf: ({ attacker, defender }) => [attacker, defender],
  measuresOf: (scenario) => duelMeasures(scenario).map(withoutReading),
  fields: duelFields,
  read: (document, surroundings, reading) =>
    readDuel(document as Partial<DuelDocument>, surroundings, reading),
  compile: compileDuel,
  laterCaveats: distanceCaveats,
  fightCommand: duelFightCommand,
  stances: () => [],
};
