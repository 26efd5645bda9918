/* The measures of a battle: for the whole battle, for each side and for each card. */

import { inSentence, isPlural, type Named, slug, verbOf } from '../base/index.ts';
import { knocksBack } from '../fight/index.ts';
import type { Measure, RulesetMeasure } from '../rules/index.ts';
import { DRAW } from './model.ts';
import type { ArmyCard, ArmySide, BattleScenario } from './scenario.ts';

/** Measures of ends exist only if ends are drawn. Otherwise, the ends would be the same in every game. */
const DRAWN_ENDS = {
  text: 'if ends are drawn',
  isMet: ({ ends }: BattleScenario) => ends !== undefined,
};

/** All measures. If the name has a prefix and a colon, there is one measure for each side or card. */
export const BATTLE_MEASURES: readonly RulesetMeasure<BattleScenario>[] = [
  { name: 'winner', title: 'Who wins', kind: 'name' },
  { name: 'rounds', title: 'Rounds', kind: 'count' },
  { name: 'first', title: 'First initiative', kind: 'name' },
  { name: 'end', title: 'Start area of the first side', kind: 'name', condition: DRAWN_ENDS },
  { name: 'winningEnd', title: 'Which end of the map wins', kind: 'name', condition: DRAWN_ENDS },
  { name: 'byPoints', title: 'Decided by points', kind: 'flag' },
  { name: 'pointsLeft', title: 'Points left', kind: 'count', ofEach: true },
  { name: 'figuresLeft', title: 'Figures left', kind: 'count', ofEach: true },
  { name: 'pointsDestroyed', title: 'Points destroyed', kind: 'count', ofEach: true },
  { name: 'pointsLost', title: 'Points lost', kind: 'count', ofEach: true },
  { name: 'turns', title: 'Turns taken', kind: 'count', ofEach: true },
  { name: 'woundsDealt', title: 'Wounds dealt', kind: 'count', ofEach: true },
  { name: 'survived', title: 'Survived', kind: 'flag', ofEach: true },
  {
    name: 'displaced',
    title: 'Enemies displaced',
    kind: 'count',
    ofEach: true,
    condition: {
      text: 'if a card has Super Strength',
      isMet: (scenario) =>
        scenario.sides.some(({ cards }) => cards.some((one) => displaces(scenario, one))),
    },
  },
];

/** The measures of a battle. */
export function battleMeasures(scenario: BattleScenario): Measure[] {
  const { sides, ends } = scenario;
  const names = sides.map(({ name }) => name);
  const values = [...names, DRAW];
  const [first, second] = names as [string, string];
  const aliases = { first, second, attacker: first, defender: second };
  const members = sides.map(({ name, cards }) => ({
    value: name,
    names: cards.map(({ card }) => card.name),
  }));
  return [
    {
      name: 'winner',
      title: 'Who wins',
      kind: 'name',
      values,
      aliases,
      members,
      phrase: {
        yes: '{value} wins',
        no: '{value} does not win',
        values: { ...roles(scenario), [DRAW]: 'nobody' },
      },
    },
    {
      name: 'rounds',
      title: 'Rounds',
      kind: 'count',
      phrase: { yes: 'the battle takes {n}', no: '', unit: ['round', 'rounds'] },
    },
    {
      name: 'first',
      title: 'First initiative',
      kind: 'name',
      isDetail: true,
      values: names,
      aliases,
      members,
      phrase: {
        yes: '{value} has the first initiative',
        no: '{value} does not have the first initiative',
        values: roles(scenario),
      },
    },
    ...(ends ? ofEnds(ends, sides[0]) : []),
    {
      name: 'byPoints',
      title: 'Decided by points',
      kind: 'flag',
      isDetail: true,
      phrase: { yes: 'points decide the battle', no: 'points do not decide the battle' },
    },
    ...sides.flatMap(ofSide),
    ...sides.flatMap((side) => side.cards.flatMap((card) => ofCard(scenario, side, card))),
  ];
}

/** The measures of ends: where the first side begins, and which end wins. */
function ofEnds(ends: readonly string[], first: ArmySide): Measure[] {
  const whoever = ends.map((end) => [end, `the side that begins in start area ${end}`]);
  return [
    {
      name: 'end',
      title: `Start area of ${inSentence(first.name)}`,
      kind: 'name',
      isDetail: true,
      values: ends,
      phrase: {
        yes: '{attacker} begins in start area {value}',
        no: '{attacker} does not begin in start area {value}',
      },
    },
    {
      name: 'winningEnd',
      title: 'Which end of the map wins',
      kind: 'name',
      isDetail: true,
      values: [...ends, DRAW],
      phrase: {
        yes: '{value} wins',
        no: '{value} does not win',
        values: { ...Object.fromEntries(whoever), [DRAW]: 'nobody' },
      },
    },
  ];
}

function roles({ sides }: BattleScenario) {
  return { [sides[0].name]: '{attacker}', [sides[1].name]: '{defender}' };
}

/** A side as a subject of sentences: "Vikings win", but "Krug wins" if an army is named after a hero. */
export function asNamed({ name, cards }: ArmySide): Named {
  const own = cards.find(({ card }) => card.name === name)?.card;
  return { name, type: own ? own.type : 'squad' };
}

const has = (one: Named) => `${one.name} ${verbOf(isPlural(one), 'has')}`;

function ofSide(side: ArmySide): Measure[] {
  const { name } = side;
  const yes = `${has(asNamed(side))} {n} left`;
  return [
    {
      name: `pointsLeft:${slug(name)}`,
      title: `Points left of ${inSentence(name)}`,
      kind: 'count',
      isDetail: true,
      phrase: { yes, no: '', unit: ['point', 'points'] },
    },
    {
      name: `figuresLeft:${slug(name)}`,
      title: `Figures left of ${inSentence(name)}`,
      kind: 'count',
      isDetail: true,
      phrase: { yes, no: '', unit: ['figure', 'figures'] },
    },
  ];
}

/** A measure that counts something for a card: "Krug destroys {n}". */
interface Count {
  readonly name: string;
  readonly title: string;
  readonly verb: string;
  readonly unit: readonly [one: string, several: string];
}

const POINTS = ['point', 'points'] as const;

const DISPLACED: Count = {
  name: 'displaced',
  title: 'Enemies displaced by',
  verb: 'displaces',
  unit: ['enemy', 'enemies'],
};

const COUNTS: readonly Count[] = [
  { name: 'pointsDestroyed', title: 'Points destroyed by', verb: 'destroys', unit: POINTS },
  { name: 'pointsLost', title: 'Points lost by', verb: 'loses', unit: POINTS },
  { name: 'turns', title: 'Turns taken with', verb: 'takes', unit: ['turn', 'turns'] },
  { name: 'woundsDealt', title: 'Wounds dealt by', verb: 'deals', unit: ['wound', 'wounds'] },
];

function ofCard(scenario: BattleScenario, { name: owner }: ArmySide, entry: ArmyCard): Measure[] {
  const { card } = entry;
  const all = scenario.sides.flatMap(({ cards }) => cards.map((one) => one.card.name));
  // If both sides have a card of this name, the title includes the side.
  const isShared = all.filter((name) => name === card.name).length > 1;
  const name = isShared && owner !== card.name ? `${card.name} (${owner})` : card.name;
  const counts = displaces(scenario, entry) ? [...COUNTS, DISPLACED] : COUNTS;
  const ofThis = `${slug(owner)}:${slug(card.name)}`;
  const counted = counts.map(
    ({ name: measure, title, verb, unit }): Measure => ({
      name: `${measure}:${ofThis}`,
      title: `${title} ${inSentence(name)}`,
      kind: 'count',
      isDetail: true,
      phrase: { yes: `${name} ${verbOf(isPlural(card), verb)} {n}`, no: '', unit },
    }),
  );
  const survived: Measure = {
    name: `survived:${ofThis}`,
    title: `${name} ${verbOf(isPlural(card), 'survives')}`,
    kind: 'flag',
    isDetail: true,
    phrase: {
      yes: `${name} ${verbOf(isPlural(card), 'survives')}`,
      no: `${name} ${verbOf(isPlural(card), 'does')} not survive`,
    },
  };
  return [...counted, survived];
}

/** Whether a card's attacks can knock enemies back. */
function displaces({ superStrength }: BattleScenario, { card }: ArmyCard): boolean {
  return superStrength && knocksBack(card);
}
