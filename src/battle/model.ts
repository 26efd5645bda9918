/* The numbers that are counted in each game, singly and in pairs, for the measures of a battle. */

import { slug } from '../base/index.ts';
import { readTerrain, spacesOf, type Terrain } from '../board/index.ts';
import { battleLinesOf, eventsIn, stepsOf } from '../cards/index.ts';
import type { PlayedNumber } from '../chance/index.ts';
import type { PlayedMeasure, PlayedModel } from '../rules/index.ts';
import type { ArmyCard, ArmySide, BattleScenario } from './scenario.ts';
import { newTotals } from './totals.ts';

/** The value of `winner` if neither side wins. */
export const DRAW = 'draw';

/** The numbers that are counted in the games of a battle. */
export function battleModel(scenario: BattleScenario): PlayedModel {
  const { length: spaces } = spacesOf(readTerrain(scenario.board.terrain) as Terrain);
  const totals = Object.entries(newTotals(scenario, spaces)).map(([name, { length }]) => [
    name,
    length,
  ]);
  return {
    game: scenario,
    measures: countedMeasures(scenario),
    together: [
      ['rounds', 'winner'],
      ['first', 'winner'],
      ['byPoints', 'winner'],
      ...scenario.sides.map(({ name }) => [`pointsLeft:${slug(name)}`, 'winner']),
    ],
    totals: Object.fromEntries(totals),
  };
}

/** The counted numbers, with the names of their measures. */
function countedMeasures({ sides, rounds, ends }: BattleScenario): PlayedMeasure[] {
  const names = sides.map(({ name }) => name);
  return [
    { measure: 'winner', of: { field: 'winner', most: 2 }, names: [...names, DRAW] },
    { measure: 'rounds', of: { field: 'rounds', most: rounds } },
    { measure: 'first', of: { field: 'first', most: 1 }, names },
    ...(ends
      ? [
          { measure: 'end', of: { field: 'end', most: 1 } as const, names: ends },
          {
            measure: 'winningEnd',
            of: { field: 'winningEnd', most: 2 } as const,
            names: [...ends, DRAW],
          },
        ]
      : []),
    { measure: 'byPoints', of: { field: 'isByPoints', most: 1 } },
    ...sides.flatMap((side, i) => {
      const able = canGainCards(sides) ? sides : [side];
      const most = (each: (side: ArmySide) => number) =>
        able.map(each).reduce((sum, one) => sum + one, 0);
      return [
        { measure: `pointsLeft:${slug(side.name)}`, of: of('pointsLeft', i, most(pointsOf)) },
        { measure: `figuresLeft:${slug(side.name)}`, of: of('figuresLeft', i, most(figuresOf)) },
      ];
    }),
    ...sides.flatMap((side, i) => countedOfCards(side, sides[1 - i] as ArmySide, i, rounds)),
  ];
}

/** Maximum number of a card's turns in one round that are counted separately: 3 with order markers and 3 without. */
const TURNS_A_ROUND = 6;

function countedOfCards(side: ArmySide, enemy: ArmySide, number: number, rounds: number) {
  const before = number === 0 ? 0 : enemy.cards.length;
  return side.cards.flatMap((one, i) => {
    const turns = TURNS_A_ROUND * rounds;
    const most = {
      pointsDestroyed: pointsOf(enemy),
      pointsLost: one.points * one.copies,
      turns,
      // Figures that return or are healed can be wounded again.
      woundsDealt: 2 * lifeOf(enemy),
      displaced: turns,
      survived: 1,
    };
    return Object.entries(most).map(
      ([field, highest]): PlayedMeasure => ({
        measure: `${field}:${slug(side.name)}:${slug(one.card.name)}`,
        of: of(field as PlayedNumber['field'], before + i, highest),
      }),
    );
  });
}

function of(field: PlayedNumber['field'], index: number, most: number): PlayedNumber {
  return { field, index, most: Math.ceil(most) };
}

/** Whether a power in either army can make cards change sides. */
function canGainCards(sides: readonly ArmySide[]): boolean {
  return sides.some(({ cards }) =>
    cards.some(({ card }) =>
      eventsIn(card.powers.flatMap(battleLinesOf)).some(({ rule }) =>
        stepsOf(rule.does).some(({ side, turn }) => side || turn?.by === 'own'),
      ),
    ),
  );
}

const sumOver = ({ cards }: ArmySide, each: (one: ArmyCard) => number) =>
  cards.reduce((sum, one) => sum + each(one) * one.copies, 0);

const pointsOf = (side: ArmySide) => sumOver(side, ({ points }) => points);
const figuresOf = (side: ArmySide) => sumOver(side, ({ card }) => card.figures);
const lifeOf = (side: ArmySide) => sumOver(side, ({ card }) => card.figures * card.life);
