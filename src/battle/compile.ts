/* Turns a battle into a plan: what the engine plays and counts, and the facts, caveats and sentences of reports. */

import {
  capitalised,
  counted,
  does,
  inSentence,
  listed,
  once,
  slug,
  spokenMean,
  spokenShare,
} from '../base/index.ts';
import { readTerrain, type Scene, spaceName, spacesOf, type Terrain } from '../board/index.ts';
import { inBattle, powerTitle } from '../cards/index.ts';
import { otherText, ownPowers, sideText } from '../fight/index.ts';
import {
  type Account,
  type Answered,
  type Course,
  castOf,
  clauseWithOdds,
  type Fact,
  type Figures,
  type GamesCounted,
  intervalText,
  type PlayedPlan,
  type Told,
} from '../rules/index.ts';
import { beginsOn, cardText, pointsOf } from './army.ts';
import { battleCaveats } from './caveats.ts';
import { asNamed, battleMeasures } from './measures.ts';
import { battleModel, DRAW } from './model.ts';
import { tellBattle } from './narration/tell-battle.ts';
import type { ArmySide, BattleScenario } from './scenario.ts';
import { pointsBrought, type TakingPart, takingPart } from './taking-part.ts';
import { OWN_CAUSES } from './totals.ts';

/** The picture of a battle: the ground, the pieces on it, and where the sides begin. */
function battleScene({ sides, board, ends }: BattleScenario): Scene {
  return {
    grid: 'hex',
    terrain: readTerrain(board.terrain) as Terrain,
    pieces: board.others.map(({ name, kind, spaces }) => ({ name, role: 'other', kind, spaces })),
    walls: board.walls,
    starts: sides.map((side, i) => {
      const name = ends?.[i] ?? side.name;
      return {
        name: name.length > LONGEST_LABEL ? `${ends ? 'end' : 'side'} ${i + 1}` : name,
        spaces: beginsOn(side),
      };
    }),
    line: [],
    placeMeasure: '',
  };
}

/** Maximum length of a label in a space of the picture, in characters. */
const LONGEST_LABEL = 10;

/** Minimum share of games that is worth a sentence. */
const LEAST_TOLD = 0.0005;

/** States the answer with its interval, who wins (unless that was the question), and the mean number of rounds. */
function battleHeadline(
  { sides, board, ends }: BattleScenario,
  { clause, told, measures, isAsked }: Answered,
  figures: Figures,
): string {
  const [one, other] = sides;
  const isWinner = !isAsked || (measures.length === 1 && measures[0] === 'winner');
  const where = board.name === undefined ? '' : ` on ${board.name}`;
  const rounds = `in ${spokenMean(figures.mean('rounds'))} rounds on average`;
  const against = clause.includes(other.name) ? '' : ` against ${inSentence(other.name)}`;
  const wins = does(asNamed(one), 'wins');
  const answer = isWinner
    ? `${clause} ${sampledText(told)}${against}${where}, ${rounds}.`
    : `${clauseWithOdds(clause, told)}. ${wins} ${sampledText(figures.told('winner', one.name))}${against}${where}, ${rounds}.`;
  return [
    withCards(answer, sides),
    endsText(ends, figures),
    pointsText(figures),
    drawsText(figures),
  ]
    .filter(Boolean)
    .map(capitalised)
    .join(' ');
}

/** Maximum number of cards of an army that a headline names. */
const MOST_NAMED = 3;

/**
 * Adds the cards of a side to the side's name in a sentence, unless the side is named after a card: "Red (Krug and
 * Charos)".
 */
function withCards(sentence: string, sides: readonly ArmySide[]): string {
  return sides.reduce((text, { name, cards }) => {
    if (cards.some(({ card }) => card.name === name)) return text;
    const more = cards.length - MOST_NAMED;
    const named = cards.map(cardText);
    const shown = more > 0 ? [...named.slice(0, MOST_NAMED), `${more} more`] : named;
    return text.replace(inSentence(name), (said) => `${said} (${listed(shown)})`);
  }, sentence);
}

/** "The side that begins in start area a wins 52.1% (49.0–55.2%) of 1,000 battles, in start area c 47.9% (44.8–51.0%)." */
function endsText(ends: BattleScenario['ends'], figures: Figures): string {
  const [one, other] = (ends ?? []).map((end) => ({ end, told: figures.told('winningEnd', end) }));
  return one && other
    ? `the side that begins in start area ${one.end} wins ${sampledText(one.told)}, in start area ${other.end} ${intervalText(other.told) ?? other.told.often}.`
    : '';
}

/** "Points decide 1.2% of them, after the last round." */
function pointsText(figures: Figures): string {
  const share = figures.chance('byPoints', 1);
  return share < LEAST_TOLD
    ? ''
    : `points decide ${spokenShare(share)} of them, after the last round.`;
}

function drawsText(figures: Figures): string {
  const draws = figures.chance('winner', DRAW);
  return draws < LEAST_TOLD ? '' : `${spokenShare(draws)} are draws.`;
}

/** "57.3% (56.3–58.3%) of 10,000 battles" */
function sampledText(told: Told): string {
  return told.sampled ? `${intervalText(told)} of ${told.sampled.of}` : told.often;
}

/**
 * The names and numbers needed to read the sums over a battle's games, in the order of `newTotals`.
 *
 * @param parts for each side, the figures and points of each card that takes part
 */
function gamesOf(
  { sides, rounds, board, ends }: BattleScenario,
  parts: readonly (readonly TakingPart[])[],
): GamesCounted {
  return {
    sides: sides.map(({ name }, i) => ({
      name,
      points: pointsBrought(parts[i] ?? []),
      cards: (parts[i] ?? []).map(({ entry, figures, points }) => ({
        name: entry.card.name,
        text: cardText(entry),
        ...{ points, figures },
        powers: entry.card.powers.map(powerTitle),
      })),
    })),
    ...(ends && { ends }),
    causes: OWN_CAUSES,
    rounds,
    spaces: spacesOf(readTerrain(board.terrain) as Terrain),
  };
}

/** Compiles a battle into a plan for the engine and its counters. */
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

/** The measures that charts and tables for battles show. */
function battleCourse({ sides }: BattleScenario): Course {
  return {
    count: 'rounds',
    winner: 'winner',
    left: sides.map(({ name }) => ({ side: name, measure: `pointsLeft:${slug(name)}` })),
    byWinner: ['first', 'byPoints'],
  };
}

/** A report on a battle, apart from its odds. */
function accountOf(scenario: BattleScenario): Account {
  const [one, other] = scenario.sides;
  const parts = takingPart(scenario);
  return {
    measures: battleMeasures(scenario),
    usualQuestions: [`winner is ${inQuestion(one.name)}`],
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

/**
 * A name as written in questions: in quotation marks unless it is plain words. A name that contains both kinds of
 * quotation marks cannot be quoted, so it is replaced by `first`.
 */
function inQuestion(name: string): string {
  const isPlain = /^(?!.*\b(?:and|or|not)\b)\p{L}[\p{L}\p{N} -]*$/iu.test(name);
  if (isPlain) return name;
  const mark = [`"`, `'`].find((one) => !name.includes(one));
  return mark === undefined ? 'first' : `${mark}${name}${mark}`;
}

/** The facts that reports list: the armies, their cards, the map, and how the battle ends. */
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
    { term: 'Ends', text: `after at most ${counted(rounds, 'round')}, by the points left.` },
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
  const begins = ends ? `in start area ${ends.join(' or ')}, at random` : `on ${where}`;
  return `${name}, ${pointsOf(cards)} points: ${each.join(', ')}; begins ${begins}; policy ${policy}`;
}

/** Maximum number of spaces that are listed. Above it, only the number of spaces is given. */
const SHOWN_SPACES = 6;
