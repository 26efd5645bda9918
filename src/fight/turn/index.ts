import { askedOn, type Ruleset } from '../../rules/index.ts';
import { placesOn } from '../combat/measures.ts';
import { C3G_RULINGS } from '../rulings.ts';
import { C3G_EXAMPLE_QUESTIONS, C3G_SHORT_QUESTIONS, C3G_TITLES, C3G_UNITS } from '../titles.ts';
import { compileTurn } from './compile.ts';
import { turnContext } from './context.ts';
import { TURN_MEASURES, turnMeasures } from './measures.ts';
import { readTurn } from './read.ts';
import { cardsInTurn, type TurnScenario } from './scenario.ts';
import { unplayedScene } from './scene.ts';
import { type TurnDocument, turnFields } from './schema.ts';

/** Turns of several attackers by C3G's rules (RULES.md, section 6). */
export const c3gTurn: Ruleset<TurnScenario> = {
  name: 'c3g',
  fight: 'turn',
  toldBy: 'turn',
  hasChoices: true,
  title: 'A turn of several attackers, by C3G Knockback for HeroScape',
  subject: '{attacker} attacks {defender}',
  trial: ['turn', 'turns'],
  rulings: C3G_RULINGS,
  measures: TURN_MEASURES,
  titles: C3G_TITLES,
  units: C3G_UNITS,
  shortQuestions: C3G_SHORT_QUESTIONS,
  exampleQuestions: C3G_EXAMPLE_QUESTIONS,
  cardsOf: (scenario) => [...cardsInTurn(scenario), scenario.defender],
  measuresOf: (scenario) =>
    turnMeasures(turnContext(scenario)).map(({ told, ...measure }) =>
      askedOn(measure, placesOn(scenario)),
    ),
  fields: turnFields,
  read: (document, surroundings, reading) =>
    readTurn(document as Partial<TurnDocument>, surroundings, reading),
  compile: compileTurn,
  drawn: unplayedScene,
  stances: () => [],
};
