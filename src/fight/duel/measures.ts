/* The measures of a duel. Each measure is read from the duel's end or from a counter of its chain. */

import { does, inSentence, slug } from '../../base/index.ts';
import { otherSide, type Side } from '../../cards/index.ts';
import type { Course, Measure, Outcome, RulesetMeasure } from '../../rules/index.ts';
import { knocksBack } from '../combat/power-dependencies.ts';
import { COUNTERS } from './chain.ts';
import type { DuelScenario } from './scenario.ts';
import type { DuelEnd } from './state.ts';

const SIDES = ['attacker', 'defender'] as const;

/** The `winner` of a duel that neither side wins. */
export const UNDECIDED = 'undecided';

/** A measure of a duel, and its source: the end or a counter. */
export interface DuelMeasure extends Measure {
  readonly of: ((end: DuelEnd) => number | string) | { readonly counter: number };
}

/** All measures of the ruleset's duels. A measure marked `ofEach` exists once for each side. */
export const DUEL_MEASURES: readonly RulesetMeasure<DuelScenario>[] = [
  { name: 'winner', title: 'Who wins', kind: 'name' },
  { name: 'turns', title: 'Turns', kind: 'count' },
  { name: 'lifeLeft', title: 'Life left', kind: 'count', ofEach: true },
  {
    name: 'figuresLeft',
    title: 'Figures left',
    kind: 'count',
    ofEach: true,
    condition: {
      text: 'of squads',
      isMet: (scenario) => SIDES.some((side) => scenario[side].figures > 1),
    },
  },
  { name: 'attacks', title: 'Attacks', kind: 'count' },
  { name: 'attacksMade', title: 'Attacks made', kind: 'count', ofEach: true },
  {
    name: 'spacesDriven',
    title: 'Spaces driven back',
    kind: 'count',
    ofEach: true,
    condition: {
      text: 'if a side has Super Strength',
      isMet: (scenario) => SIDES.some((side) => canBeDriven(scenario, side)),
    },
  },
];

/** The measures of a duel. */
export function duelMeasures(scenario: DuelScenario): DuelMeasure[] {
  const { attacker, defender } = scenario;
  const names = [attacker.name, defender.name, UNDECIDED];
  const each = SIDES.map((side) => ofSide(scenario, side));
  const ofSides = (...kinds: string[]) =>
    kinds.flatMap((kind) =>
      each.flatMap((measures) => measures.filter(({ name }) => name.startsWith(`${kind}:`))),
    );
  return [
    {
      name: 'winner',
      title: 'Who wins',
      kind: 'name',
      values: names,
      aliases: { attacker: attacker.name, defender: defender.name },
      phrase: {
        yes: '{value} wins',
        no: '{value} does not win',
        values: {
          [UNDECIDED]: 'nobody',
          [attacker.name]: '{attacker}',
          [defender.name]: '{defender}',
        },
      },
      of: ({ winner }) => (winner === UNDECIDED ? UNDECIDED : scenario[winner].name),
    },
    {
      name: 'turns',
      title: 'Turns',
      kind: 'count',
      phrase: { yes: 'the duel takes {n}', no: '', unit: ['turn', 'turns'] },
      of: { counter: COUNTERS.turns },
    },
    ...ofSides('lifeLeft', 'figuresLeft'),
    {
      name: 'attacks',
      title: 'Attacks',
      kind: 'count',
      phrase: { yes: 'the duel takes {n}', no: '', unit: ['attack', 'attacks'] },
      of: { counter: COUNTERS.attacks },
    },
    ...ofSides('attacksMade', 'spacesDriven'),
  ];
}

/** What the charts of a duel show. */
export function duelCourse(scenario: DuelScenario): Course {
  return {
    count: 'turns',
    winner: 'winner',
    left: SIDES.map((side) => {
      const { name } = scenario[side];
      return { side: name, measure: `lifeLeft:${slug(name)}` };
    }),
  };
}

function ofSide(scenario: DuelScenario, side: Side): DuelMeasure[] {
  const own = scenario[side];
  const { name, life, figures } = own;
  const named = (kind: string) => `${kind}:${slug(name)}`;
  const isAttacker = side === 'attacker';
  return [
    {
      name: named('lifeLeft'),
      title: `Life left of ${inSentence(name)}`,
      kind: 'count',
      phrase: { yes: `${does(own, 'has')} {n} left`, no: '', unit: ['Life', 'Life'] },
      of: (end) => end.figures[side].reduce((sum, { wounds }) => sum + life - wounds, 0),
    },
    ...(figures > 1
      ? [
          {
            name: named('figuresLeft'),
            title: `Figures left of ${inSentence(name)}`,
            kind: 'count' as const,
            phrase: {
              yes: `${does(own, 'has')} {n} left`,
              no: '',
              unit: ['figure', 'figures'] as const,
            },
            of: (end: DuelEnd) => end.figures[side].length,
          },
        ]
      : []),
    {
      name: named('attacksMade'),
      title: `Attacks made by ${inSentence(name)}`,
      kind: 'count',
      phrase: { yes: `${does(own, 'makes')} {n}`, no: '', unit: ['attack', 'attacks'] },
      of: { counter: isAttacker ? COUNTERS.madeByAttacker : COUNTERS.madeByDefender },
    },
    ...(canBeDriven(scenario, side)
      ? [
          {
            name: named('spacesDriven'),
            title: `Spaces that ${inSentence(does(own, 'is'))} driven back`,
            kind: 'count' as const,
            phrase: {
              yes: `${does(own, 'is')} driven back {n}`,
              no: '',
              unit: ['space', 'spaces'] as const,
            },
            of: { counter: isAttacker ? COUNTERS.attackerDriven : COUNTERS.defenderDriven },
          },
        ]
      : []),
  ];
}

/** Whether the other side's attacks can knock this side back. */
function canBeDriven(scenario: DuelScenario, side: Side): boolean {
  return scenario.superStrength && knocksBack(scenario[otherSide(side)]);
}

/** The outcome at an end: the value of each measure that is read from the end. */
export function outcomeOf(end: DuelEnd, measures: readonly DuelMeasure[]): Outcome {
  return Object.fromEntries(
    measures.flatMap(({ name, of }) => (typeof of === 'function' ? [[name, of(end)]] : [])),
  );
}

/** The measures that are read from counters, each with the index of its counter. */
export function countersOf(measures: readonly DuelMeasure[]) {
  return measures.flatMap(({ name: measure, of }) =>
    typeof of === 'function' ? [] : [{ measure, counter: of.counter }],
  );
}

export function withoutReading({ of, ...measure }: DuelMeasure): Measure {
  return measure;
}
