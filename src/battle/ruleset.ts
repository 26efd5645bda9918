import { C3G_TITLES, C3G_UNITS } from '../fight/index.ts';
import type { Ruleset } from '../rules/index.ts';
import { battleGamesCaveats } from './caveats.ts';
import { compileBattle } from './compile.ts';
import { battleFightCommand } from './fight-command.ts';
import { asNamed, BATTLE_MEASURES, battleMeasures } from './measures.ts';
import { readBattle } from './read.ts';
import { BATTLE_RULINGS, type BattleScenario } from './scenario.ts';
import { type BattleDocument, battleFields } from './schema.ts';

/** Battles between two armies on a map, played game by game. `experiments` registers this ruleset. */
export const c3gBattle: Ruleset<BattleScenario> = {
  name: 'c3g',
  fight: 'battle',
  isPlayed: true,
  title: 'A battle of two armies on a map, by the rules of HeroScape with C3G Knockback',
  subject: '{attacker} and {defender} fight',
  roles: { attacker: 'the first side', defender: 'the second side' },
  trial: ['battle', 'battles'],
  rulings: BATTLE_RULINGS,
  measures: BATTLE_MEASURES,
  titles: C3G_TITLES,
  units: C3G_UNITS,
  shortQuestions: {},
  exampleQuestions: ['winner is first', 'rounds > 5', 'winner is first and rounds <= 8'],
  sidesOf: ({ sides }) => [asNamed(sides[0]), asNamed(sides[1])],
  cardsOf: ({ sides }) => sides.flatMap(({ cards }) => cards.map(({ card }) => card)),
  measuresOf: battleMeasures,
  fields: battleFields,
  read: (document, surroundings, reading) =>
    readBattle(document as Partial<BattleDocument>, surroundings, reading),
  compile: compileBattle,
  caveatsOfGames: battleGamesCaveats,
  fightCommand: battleFightCommand,
  stances: () => [],
};
