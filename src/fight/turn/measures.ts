/* The measures of a turn, and the notes that the turn's states need for these measures. */

import { placeName } from '../../board/index.ts';
import {
  type Measure,
  type Objective,
  placeOf,
  type RulesetMeasure,
  type Value,
} from '../../rules/index.ts';
import { C3G_MEASURES, namesOf } from '../combat/measures.ts';
import { counting } from '../combat/power-measures.ts';
import type { Other } from '../setup.ts';
import type { BoardOutcome } from './board-outcome.ts';
import { type TurnContext, turnContext } from './context.ts';
import {
  anyNote,
  type Counted,
  goneNote,
  type Harm,
  hitNote,
  lastNote,
  type Note,
  sumNote,
} from './notes.ts';
import { cardInTurn, type TurnScenario } from './scenario.ts';
import { type Blocker, isGone, sameBlocker, type TurnState } from './state.ts';

/**
 * A measure of a turn, and how it is derived from several attacks: from the final state, from a
 * note, or by counting.
 */
export interface TurnMeasure extends Measure {
  readonly told:
    | { readonly by: 'state'; of(state: TurnState): Value }
    | { readonly by: 'note'; readonly note: Note; read(noted: number): Value }
    | ({ readonly by: 'count' } & Counted);
}

const ATTACKS: Measure = {
  name: 'attacks',
  title: 'Attacks made',
  kind: 'count',
  phrase: counting('the turn takes {n}', 'attack'),
};

/** Phrases for turns, in which several attackers may act. */
const PHRASES: Readonly<Record<string, Pick<Measure, 'title' | 'phrase'>>> = {
  displaced: {
    title: 'Displaced at all',
    phrase: { yes: '{defender} is displaced', no: '{defender} is not displaced' },
  },
  destroyed: {
    title: 'Destroyed',
    phrase: { yes: '{defender} is destroyed', no: '{defender} is not destroyed' },
  },
  knockbackPoints: {
    title: 'Knockback points',
    phrase: counting('there are {n}', 'Knockback point'),
  },
  attackerWounds: {
    title: 'Wounds to the attackers',
    phrase: counting('the attackers take {n}', 'wound'),
  },
  attackerDestroyed: {
    title: 'An attacker destroyed',
    phrase: { yes: 'an attacker is destroyed', no: 'no attacker is destroyed' },
  },
  healed: {
    title: 'Wounds healed',
    phrase: counting('the attackers heal {n}', 'wound'),
  },
  attacksAgain: {
    title: 'An attacker may attack again',
    phrase: { yes: 'an attacker may attack again', no: 'no attacker may attack again' },
  },
};

/** Measures whose phrases name the attacker if all attackers have the same card. */
const OF_ONE_CARD = ['displaced', 'destroyed'];

/** Further measures whose phrases name the attacker if there is only one. */
const OF_ONE_FIGURE = ['attackerWounds', 'attackerDestroyed', 'healed', 'attacksAgain'];

/** All measures of turns. A measure with a condition exists if any attack of the turn meets the condition. */
export const TURN_MEASURES: readonly RulesetMeasure<TurnScenario>[] = [
  ...C3G_MEASURES.map(({ condition, ...measure }) => ({
    ...measure,
    ...PHRASES[measure.name],
    ...(condition && {
      condition: {
        ...condition,
        isMet: (scenario: TurnScenario) =>
          turnMeasures(turnContext(scenario)).some(
            ({ name }) => name.replace(/:.*/, '') === measure.name,
          ),
      },
    }),
  })),
  ATTACKS,
];

/** The measures of a turn. */
export function turnMeasures(context: TurnContext): TurnMeasure[] {
  const { scenario, field, measures } = context;
  const { board, defender } = scenario;
  const named = [
    ...(!board && cardInTurn(scenario) ? OF_ONE_CARD : []),
    ...(!board && scenario.attackers.length === 1 ? OF_ONE_FIGURE : []),
  ];
  const ofAttacks = measures.map((measure, i): TurnMeasure => {
    const { of: _, ...plain } = measure;
    const value = ({ measured }: BoardOutcome) => measured[i] as Value;
    const phrase = named.includes(measure.name) ? {} : PHRASES[measure.name];
    return { ...plain, ...phrase, told: tellingOf(measure, value, defender.wounds) };
  });
  const attacks: TurnMeasure = {
    ...ATTACKS,
    told: { by: 'count', of: ({ outcome }) => Number(outcome.isAttack) },
  };
  if (!board) return [...ofAttacks, attacks];
  return [
    ...ofAttacks,
    ...blockerMeasures(scenario, board.others),
    attacks,
    {
      name: 'finalSpace',
      title: 'Where it ends',
      kind: 'place',
      phrase: { yes: '{defender} ends on {value}', no: '{defender} does not end on {value}' },
      told: { by: 'state', of: (state) => placeOf(field.spacesOf(state.defender)) },
    },
  ];
}

const plainly = (noted: number): Value => noted;

/** Measures that include harm to attackers during their moves. */
const OF_HARM: Readonly<Record<string, (harm: Harm) => number>> = {
  attackerWounds: ({ wounds }) => wounds,
  attackerDestroyed: ({ isDestroyed }) => Number(isDestroyed),
};

/** Whether a question depends on harm to attackers during their moves. */
export function asksHarm({ measures }: Pick<Objective, 'measures'>): boolean {
  return measures.some((name) => name in OF_HARM);
}

function tellingOf(
  { name, kind, values = [] }: Measure,
  value: (boardOutcome: BoardOutcome) => Value,
  wounds: number,
): TurnMeasure['told'] {
  if (name === 'destroyed') return { by: 'state', of: (state) => Number(state.isDestroyed) };
  if (name === 'totalWounds') return { by: 'state', of: (state) => state.wounds - wounds };
  const ofHarm = OF_HARM[name];
  if (kind === 'count') {
    return {
      by: 'count',
      of: (boardOutcome) => Number(value(boardOutcome)),
      ...(ofHarm && { ofHarm }),
    };
  }
  if (kind === 'flag') {
    const isHarm = ofHarm && ((harm: Harm) => ofHarm(harm) === 1);
    return {
      by: 'note',
      note: anyNote((boardOutcome) => value(boardOutcome) === 1, isHarm),
      read: plainly,
    };
  }
  // The first name is the value if there is no Knockback.
  const names = values.map(String);
  const note = lastNote((boardOutcome) => names.indexOf(String(value(boardOutcome))));
  return { by: 'note', note, read: (noted) => names[noted] ?? '' };
}

/** For each piece that can be in the way: whether it is hit and, if its Life is known, whether it is destroyed. */
function blockerMeasures({ attackers }: TurnScenario, others: readonly Other[]): TurnMeasure[] {
  const pieces: { other: Other; blocker: Blocker }[] = [
    ...others.flatMap((other, bystander) =>
      other.kind === 'figure' || other.kind === 'object' ? [{ other, blocker: { bystander } }] : [],
    ),
    ...attackers.map(({ name, life, start }, attacker) => {
      const other = { kind: 'figure' as const, name, spaces: start, wounds: 0 };
      return { other: { ...other, ...(life !== undefined && { life }) }, blocker: { attacker } };
    }),
  ];
  const names = namesOf(pieces.map(({ other }) => other));
  return pieces.flatMap(({ other, blocker }) => {
    const isAlone = pieces.filter((one) => one.other.name === other.name).length === 1;
    const who = isAlone ? other.name : `${other.name} at ${placeName(other.spaces)}`;
    return blockerMeasure(who, names.get(other) ?? '', other, blocker);
  });
}

function blockerMeasure(
  who: string,
  name: string,
  { life }: Other,
  blocker: Blocker,
): TurnMeasure[] {
  const isIt = (one: Blocker) => sameBlocker(one, blocker);
  const isHit: TurnMeasure = {
    name: `blockerWounds:${name}`,
    title: `${who} is hit`,
    kind: 'flag',
    phrase: { yes: `${who} is hit`, no: `${who} is not hit` },
    told: { by: 'note', note: hitNote(isIt), read: plainly },
  };
  if (life === undefined) return [isHit];
  const destroyed: TurnMeasure = {
    name: `blockerDestroyed:${name}`,
    title: `${who} is destroyed`,
    kind: 'flag',
    phrase: { yes: `${who} is destroyed`, no: `${who} is not destroyed` },
    // An attacker may also be destroyed by its own actions, which do not count here.
    told:
      'attacker' in blocker
        ? { by: 'note', note: goneNote(isIt), read: plainly }
        : { by: 'state', of: (state) => Number(isGone(state, blocker)) },
  };
  return [isHit, destroyed];
}

/** A note, and a function that converts the note's value to the measure's value. */
export interface MeasureNote {
  readonly measure: string;
  readonly note: Note;
  read(noted: number): Value;
}

/** The additional notes that the chain of a turn needs for its measures. */
export function furtherNotes(
  measures: readonly TurnMeasure[],
  counted: readonly TurnMeasure[],
  noted: readonly MeasureNote[],
): MeasureNote[] {
  return measures.flatMap((measure) => {
    const { name, told } = measure;
    const isNoted = noted.some((one) => one.measure === name);
    if (told.by === 'note') {
      return isNoted ? [] : [{ measure: name, note: told.note, read: told.read }];
    }
    if (told.by === 'state' || counted.includes(measure)) return [];
    return [{ measure: name, note: sumNote(told, MOST_NOTED), read: plainly }];
  });
}

/** Counts that have no counter stop at this number. */
const MOST_NOTED = 100;

/** The notes needed in the states of a turn to answer the question. */
export function notesFor(
  { measures: asked, mostTold }: Pick<Objective, 'measures' | 'mostTold'>,
  measures: readonly TurnMeasure[],
): MeasureNote[] {
  return measures.flatMap(({ name: measure, told }) => {
    if (!asked.includes(measure) || told.by === 'state') return [];
    if (told.by === 'note') return [{ measure, note: told.note, read: told.read }];
    return [{ measure, note: sumNote(told, mostTold(measure)), read: plainly }];
  });
}
