import { counted, once, slug } from '../base/index.ts';
import { spaceName } from '../board/index.ts';
import { inBattle } from '../cards/index.ts';
import { otherText, ownPowers, sideText } from '../fight/index.ts';
import { type Account, type Course, castOf, type Fact, type PlayedPlan } from '../rules/index.ts';
import { beginsOn, cardText, pointsOf } from './army.ts';
import { battleCaveats } from './caveats.ts';
import { gamesOf } from './games.ts';
import { battleHeadline } from './headline.ts';
import { asNamed, battleMeasures } from './measures.ts';
import { battleModel } from './model.ts';
import type { ArmySide, BattleScenario } from './scenario.ts';
import { battleScene } from './scene.ts';
import { takingPart } from './taking-part.ts';
import { tellBattle } from './told/tell-battle.ts';

/** Compiles a battle into what an engine plays, and what is counted of its games. */
export function compileBattle(scenario: BattleScenario): PlayedPlan {
  const account = once(() => accountOf(scenario));
  return {
    model: battleModel(scenario),
    get account() {
      return account();
    },
    story: {
      headline: (answered, figures) => battleHeadline(scenario, answered, figures),
      tellGame: (seed, game) => tellBattle(scenario, seed, game),
    },
  };
}

/** What charts and tables of a battle show. */
function battleCourse({ sides }: BattleScenario): Course {
  return {
    count: 'rounds',
    winner: 'winner',
    left: sides.map(({ name }) => ({ side: name, measure: `pointsLeft:${slug(name)}` })),
    byWinner: ['first', 'byPoints'],
  };
}

/** What is reported of a battle besides its odds. */
function accountOf(scenario: BattleScenario): Account {
  const [one, other] = scenario.sides;
  const parts = takingPart(scenario);
  return {
    measures: battleMeasures(scenario),
    usualQuestion: `winner is ${inQuestion(one.name)}`,
    usualWithoutNames: 'winner is first',
    beside: [],
    aim: { measure: 'rounds', title: 'mean rounds' },
    cast: castOf(asNamed(one), asNamed(other)),
    facts: battleFacts(scenario),
    caveats: battleCaveats(scenario, parts),
    remarks: [],
    course: battleCourse(scenario),
    scene: battleScene(scenario),
    games: gamesOf(scenario, parts),
  };
}

/** A name as questions write it: in quotation marks, unless it is of plain words; what has both kinds of them, by its place. */
function inQuestion(name: string): string {
  const isPlain = /^(?!.*\b(?:and|or|not)\b)\p{L}[\p{L}\p{N} -]*$/iu.test(name);
  if (isPlain) return name;
  const mark = [`"`, `'`].find((one) => !name.includes(one));
  return mark === undefined ? 'first' : `${mark}${name}${mark}`;
}

/** The armies, the map, and when it ends. */
function battleFacts(scenario: BattleScenario): Fact[] {
  const { sides, board, rounds, ends } = scenario;
  const { others } = board;
  const cards = sides.flatMap((side) => side.cards.map(({ card }) => card));
  const once = cards.filter(({ name }, i) => cards.findIndex((one) => one.name === name) === i);
  return [
    ...sides.map((side, i) => ({
      term: i === 0 ? 'One army' : 'The other',
      text: armyText(side, ends),
    })),
    ...once.map((card) => ({
      term: card.name,
      text: sideText(card).replace(`${card.name}: `, ''),
    })),
    ...once.flatMap((card) => ownPowers({ ...card, powers: card.powers.map(inBattle) })),
    ...(board.name ? [{ term: 'Map', text: board.name }] : []),
    { term: 'Ends', text: `after ${counted(rounds, 'round')} by the points left, if not before.` },
    ...(others.length > 0 ? [{ term: 'Also there', text: others.map(otherText).join('; ') }] : []),
  ];
}

/** "Orcs, 220 points: Krug 120, Deathreavers x2 100; begins on 24 spaces; policy standard" */
function armyText(side: ArmySide, ends: BattleScenario['ends']): string {
  const { name, cards, policy } = side;
  const spaces = beginsOn(side);
  const each = cards.map((entry) => `${cardText(entry)} ${pointsOf([entry])}`);
  const where =
    spaces.length > SHOWN_SPACES
      ? counted(spaces.length, 'space')
      : spaces.map(spaceName).join(' ');
  const begins = ends ? `in start area ${ends.join(' or ')}, by lot` : `on ${where}`;
  return `${name}, ${pointsOf(cards)} points: ${each.join(', ')}; begins ${begins}; policy ${policy}`;
}

/** More spaces are only counted. */
const SHOWN_SPACES = 6;
