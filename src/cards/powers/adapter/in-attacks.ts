/* Translates effects on attacks and turns into rules. */

import type { HarmRow, HarmValue, Table } from '../amounts.ts';
import { isScale, isTable } from '../amounts.ts';
import type { Reach } from '../d20.ts';
import type { Condition, EffectLine } from '../effect-line.ts';
import type { Evasion, WoundsIgnored } from '../effects/luck.ts';
import type { Rerolls } from '../effects/rolls.ts';
import type { SpecialAttackValue } from '../effects/special-attack.ts';
import type { TargetsValue } from '../effects/targets.ts';
import type { AttacksValue } from '../effects/turns.ts';
import type { RolledAmount, Scaled } from '../rules/amount.ts';
import type { Hits, Special } from '../rules/families/way.ts';
import type { RuleMoment } from '../rules/moments.ts';
import type { Event, Roll, Rule, Step, Trait } from '../rules/rule.ts';
import type { Selector } from '../rules/selector.ts';
import { conditionsOf } from './conditions.ts';

/** Makes the rules for one effect. Fields of the line that apply to all its effects are added later. */
export type Adapter = (value: never, line: EffectLine) => Rule | readonly Rule[];

/** A number and the quantity by which the line multiplies it. */
export function scaledOf(value: number, { per, most }: EffectLine): number | Scaled {
  return isScale(per) ? { each: per, times: value, ...(most !== undefined && { most }) } : value;
}

export const at = (on: RuleMoment, step: Step, more: Partial<Event> = {}): Event => ({
  on,
  ...more,
  does: [step],
});

export const has = (trait: Trait): Rule => ({ has: [trait] });

/** The roll to reach a number. The number 1 needs no roll. */
export const rollOf = (d20: number | undefined): { roll?: Roll } =>
  d20 === undefined || d20 <= 1 ? {} : { roll: { d20 } };

/** A step for each row of a D20 table. */
export function rowsOf<Row>(table: Table<Row>, step: (row: Row) => Step): Record<string, Step[]> {
  return Object.fromEntries(
    Object.entries(table).map(([from, row]) => {
      const one = step(row);
      return [from, Object.keys(one).length === 0 ? [] : [one]];
    }),
  );
}

/** Whether defense dice are subtracted for each skull, which happens after the attack dice are rolled. */
const isBySkulls = (field: string, { per }: EffectLine) =>
  field === 'enemyDefense' && per === 'skull';

const dice =
  (field: 'attack' | 'defense' | 'enemyAttack' | 'enemyDefense'): Adapter =>
  (value: number | Table<number>, line) =>
    typeof value === 'number'
      ? at(isBySkulls(field, line) ? 'defenseRoll' : 'attackDice', {
          dice: { [field]: scaledOf(value, line) },
        })
      : {
          on: 'turnBegins',
          for: 'turn',
          does: rowsOf(value, (row) => ({ dice: { [field]: scaledOf(row, line) } })),
        };

/** The roll to reach a number. The D20 is rolled even for the number 1, although the roll always succeeds. */
const idleRollOf = (d20: number): Pick<Event, 'roll' | 'idleRoll'> =>
  d20 <= 1 ? { idleRoll: true } : { roll: { d20 } };

function reachOf(reach: Reach): Pick<Event, 'roll' | 'idleRoll'> {
  if (typeof reach === 'number') return idleRollOf(reach);
  return { roll: { d20: reach.d20, ...(reach.plus && { plus: reach.plus }) } };
}

function evade(value: Evasion): Event {
  const { moves, orNoDefense } =
    typeof value === 'object' ? value : { moves: undefined, orNoDefense: undefined };
  return {
    on: 'evasion',
    ...reachOf(value),
    does: [{ ignore: 'attack' }, ...(moves ? [{ move: {} }] : [])],
    ...(orNoDefense && { else: [{ ignore: 'ownDefense' }] }),
  };
}

function ignoreWounds(value: WoundsIgnored): Event {
  const { moves, returns } =
    typeof value === 'object' ? value : { moves: undefined, returns: undefined };
  return {
    on: 'woundsKnown',
    ...reachOf(value),
    does: [
      { ignore: 'wounds' },
      ...(moves ? [{ move: {} }] : []),
      ...(returns ? [{ raise: { within: 1 }, whom: OWN_FALLEN }] : []),
    ],
  };
}

const OWN_FALLEN: Selector = { side: 'card', state: 'fallen', pick: 1 };

/** The step for a table row: a number of wounds, destruction, or another roll. */
function woundsOfRow(row: HarmRow, line: EffectLine): Step {
  if (row === 'destroy') return { wound: 'destroy' };
  if (row === 'again') return { rollAgain: true };
  if (typeof row === 'number') return row === 0 ? {} : { wound: scaledOf(row, line) };
  return {
    ...(row.wounds !== undefined && { wound: scaledOf(row.wounds, line) }),
    rollAgain: true,
  };
}

function harm(
  on: RuleMoment,
  value: HarmValue,
  line: EffectLine,
  more: Partial<Event> = {},
): Event {
  if (typeof value === 'number') return at(on, { wound: scaledOf(value, line) }, more);
  if (isTable(value))
    return { on, ...more, does: rowsOf(value as Table<HarmRow>, (row) => woundsOfRow(row, line)) };
  const { dice: count, per } = value as { dice: number; per?: EffectLine['per'] };
  const wound: RolledAmount = {
    dice: scaledOf(count, line),
    ...(isScale(per) && { each: per }),
    face: 'skull',
  };
  return at(on, { wound }, more);
}

const MOMENTS: Readonly<Record<string, RuleMoment>> = {
  before: 'beforeAttack',
  instead: 'insteadOfAttack',
  after: 'attackOver',
  whenAttacked: 'attacked',
  whenWounded: 'wounded',
  whenUnhurt: 'blocked',
  whenDestroyed: 'destroyed',
  enemyArrives: 'moved',
  endOfTurn: 'turnEnds',
};

/** The moment that a line names, and the figures to which this moment happens. */
function momentOf({ stage = 'after' }: EffectLine): Pick<Event, 'on' | 'of'> {
  const on = MOMENTS[stage] as RuleMoment;
  return on === 'moved' ? { on, of: { side: 'enemy', within: 1 } } : { on };
}

/** An event at the moment that the line names. It acts on the figures that the line's `targets` select. */
function ofMoment(adapted: Event, line: EffectLine): Event {
  const event = { ...adapted, ...momentOf(line) };
  if (line.targets === undefined) return event;
  const { whom, ...spread } = hitsOf(line.targets as TargetsValue);
  const isRolled = event.roll !== undefined || !Array.isArray(event.does);
  const isLimited = Object.keys(whom).length > 0;
  const isForEach = isRolled && !spread.roll && isLimited;
  // Without limits, the event acts on all enemies within range.
  const isSpread = !isLimited || whom.side !== undefined || Object.keys(spread).length > 0;
  return {
    ...event,
    ...(isForEach && { roll: { ...event.roll, per: 'whom' } }),
    ...(isLimited && { whom }),
    ...(isSpread && { spread }),
  };
}

function destroys(
  value: number | { readonly d20: number; readonly spends?: number },
  line: EffectLine,
): Event {
  const { d20, spends = undefined } = typeof value === 'number' ? { d20: value } : value;
  return ofMoment(
    {
      on: 'attackOver',
      ...(spends === undefined ? rollOf(d20) : { roll: { d20, spends } }),
      does: [{ wound: 'destroy' }],
    },
    line,
  );
}

type Cost = number | 'self';

function costs(value: Cost | Table<Cost>, line: EffectLine): Event {
  const step = (row: Cost): Step => ({ wound: row === 'self' ? 'destroy' : scaledOf(row, line) });
  const whom: Selector = { self: 'only' };
  return {
    ...momentOf(line),
    whom,
    does: isTable(value) ? rowsOf(value as Table<Cost>, step) : [step(value as Cost)],
  };
}

function heals(value: number | Table<number>, line: EffectLine): Event {
  const step = (row: number): Step => ({ heal: scaledOf(row, line) });
  return {
    ...momentOf(line),
    does: typeof value === 'number' ? [step(value)] : rowsOf(value, step),
  };
}

const NEXT_TO: Readonly<Record<NonNullable<TargetsValue['nextTo']>, Selector>> = {
  attacker: { within: 1 },
  target: { within: 1, from: 'target' },
  both: { within: 1, from: 'both' },
  squad: { within: 1, from: 'card' },
  previous: { within: 1, from: 'previous' },
};

export function hitsOf(value: TargetsValue): Hits {
  const { count, nextTo, line, from, roll, goesOn, within, ofTarget, passed } = value;
  const { self, only, friends, except } = value;
  return {
    whom: {
      ...(nextTo ? NEXT_TO[nextTo] : within === undefined ? {} : { within, sight: true }),
      ...(passed && { from: 'over' as const }),
      ...(self && { self }),
      ...(only && { side: 'enemy' as const }),
      ...(friends && { side: 'either' as const }),
      ...(except && { except }),
    },
    ...(count !== undefined && { count }),
    ...(line !== undefined && { line }),
    ...(from && { from }),
    ...(roll && { roll }),
    ...(goesOn && { goesOn }),
    ...(ofTarget !== undefined && { ofTarget }),
  };
}

/** The fields keep their order, because results show them in this order. */
function special(value: SpecialAttackValue, rulesOf: (line: EffectLine) => readonly Rule[]): Rule {
  const fields = Object.entries(value).map(([name, one]) => {
    if (name === 'againWhen') return ['again', conditionsOf(one as readonly Condition[])];
    return name === 'effects'
      ? ['rules', (one as readonly EffectLine[]).flatMap((line) => rulesOf(line))]
      : [name, one];
  });
  return has({ way: { special: Object.fromEntries(fields) as Special<Rule> } });
}

/** @param rulesOf makes the rules of a line within a special attack */
export const inAttacks = (
  rulesOf: (line: EffectLine) => readonly Rule[],
): Readonly<Record<string, Adapter>> => ({
  noEnemyHeight: () => at('attackDice', { dice: { enemyHeight: false } }),
  attackDice: dice('attack'),
  defenseDice: dice('defense'),
  enemyAttackDice: dice('enemyAttack'),
  enemyDefenseDice: dice('enemyDefense'),
  mostEnemyDefenseDice: (most: number) => at('diceCounted', { dice: { enemyDefense: { most } } }),
  ignoreAttack: (value: Reach) => at('attacked', { ignore: 'attack' }, reachOf(value)),
  rerolls: ({ dice: which, faces, most }: Rerolls) =>
    at(which === 'attack' ? 'attackRoll' : 'defenseRoll', {
      count: { reroll: { dice: which, faces, ...(most !== undefined && { most }) } },
    }),
  blanksCount: (blanks: 'skull' | 'shield') =>
    at(blanks === 'skull' ? 'attackRoll' : 'defenseRoll', { count: { blanks } }),
  automaticSkulls: (value: number, line) =>
    at('attackRoll', { count: { skulls: scaledOf(value, line) } }),
  automaticShields: (value: number, line) =>
    at('defenseRoll', { count: { shields: scaledOf(value, line) } }),
  evade,
  noDefense: (value: true | number) =>
    at('defenseRoll', { ignore: 'defense' }, value === true ? {} : idleRollOf(value)),
  hitsPerSkull: (perSkull: number) => at('reckoning', { count: { perSkull } }),
  blocksPerShield: (perShield: number) => at('reckoning', { count: { perShield } }),
  oneShieldBlocksAll: () => at('reckoning', { count: { oneShieldBlocksAll: true } }),
  mostWounds: (mostWounds: number) => at('reckoning', { count: { mostWounds } }),
  ignoreWounds,
  extraWounds: (value: HarmValue, line) => harm('wounded', value, line, { of: { side: 'enemy' } }),
  unblockableWounds: (value: HarmValue, line) => ofMoment(harm('attackOver', value, line), line),
  destroys,
  returns: (number: number, line) =>
    ofMoment(at('attackOver', { raise: { within: 1 }, whom: OWN_FALLEN }, rollOf(number)), line),
  costs,
  counterStrike: () => at('blocked', { count: { excessWounds: 'attacker' } }),
  backlash: () => at('blocked', { count: { excessWounds: 'self' } }),
  superStrength: () => has({ mode: { superStrength: true } }),
  lavaResistant: () => has({ mode: { lavaResistant: true } }),
  knockbackPoints: (value: number, line) =>
    at('knockback', { count: { knockbackPoints: scaledOf(value, line) } }),
  heals,
  attackAgain: (value: true | number, { most }) =>
    at(
      'attackOver',
      { again: { ...(most !== undefined && { most }) } },
      value === true ? {} : idleRollOf(value),
    ),
  attacks: (value: AttacksValue) =>
    has({
      way: {
        attacks:
          typeof value === 'number' ? value : value.map(({ attackDice = 0 }) => Number(attackDice)),
      },
    }),
  anotherTurn: (number: number) => at('turnEnds', { turn: { take: 'whole' } }, idleRollOf(number)),
  targets: (value: TargetsValue) => has({ way: { hits: hitsOf(value) } }),
  specialAttack: (value: SpecialAttackValue) => special(value, rulesOf),
  range: (value: number, line) => has({ value: { range: scaledOf(value, line) } }),
  notTargetedBeyond: (beyond: number) => ({
    whom: { beyond },
    has: [{ bar: { what: 'attackNormally' } }],
  }),
  leavingAttackDice: (leavingDice: number) => has({ value: { leavingDice } }),
  ignoreLeavingWounds: (number: number) => at('left', { ignore: 'wounds' }, rollOf(number)),
  flying: () => has({ mode: { fly: true } }),
});
