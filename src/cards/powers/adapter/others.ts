/* Translates effects on other figures, each at a particular moment, into rules. */

import type { Table } from '../amounts.ts';
import { isTable } from '../amounts.ts';
import type { EffectLine } from '../effect-line.ts';
import type { Arrives } from '../effects/arriving.ts';
import type { TakesControl } from '../effects/control.ts';
import type { Swaps, Throws } from '../effects/displacing.ts';
import type { Gives } from '../effects/giving.ts';
import type { HarmsNear } from '../effects/harming.ts';
import type { BringsBack, Calls, Healing, HealsFriend, HealsItself } from '../effects/on-others.ts';
import type { RuleCondition } from '../rules/condition.ts';
import type { RuleMoment } from '../rules/moments.ts';
import type { Cost, Event, Rule, Step } from '../rules/rule.ts';
import type { Selector } from '../rules/selector.ts';
import type { BattleMoment, Trigger } from '../triggers.ts';
import { cardsOf } from './conditions.ts';
import { type Adapter, has, rollOf, rowsOf } from './in-attacks.ts';

export const MOMENTS: Readonly<Record<BattleMoment, RuleMoment>> = {
  roundBegins: 'roundBegins',
  roundEnds: 'roundEnds',
  sideTurnBegins: 'sideTurnBegins',
  markerShown: 'markerShown',
  theirMarkerShown: 'markerShown',
  theirTurnBegins: 'turnBegins',
  beforeMoving: 'turnBegins',
  beforeAttacking: 'beforeAttacks',
  turnEnds: 'turnEnds',
  attacks: 'aims',
  hasAttacked: 'attackOver',
  hasWounded: 'attackOver',
  hasDestroyed: 'attackOver',
  isWounded: 'attackOver',
  approached: 'approached',
  destroysBeside: 'destroyed',
  fallsBeside: 'destroyed',
};

/** Moments that happen to the figure that the power acts on, not to the figure with the power. */
const ABOUT_WHOM: readonly BattleMoment[] = ['theirMarkerShown', 'theirTurnBegins', 'approached'];

/** Facts about the attack that each moment implies: who attacks, the kind of attack, and its result. */
const OF_ATTACK: Partial<Readonly<Record<BattleMoment, Partial<Event>>>> = {
  attacks: { of: {} },
  hasAttacked: { if: [{ not: [{ result: 'destroyed' }] }] },
  hasWounded: { if: [{ result: 1 }, { not: [{ result: 'destroyed' }] }] },
  hasDestroyed: { if: [{ attack: 'normal' }, { result: 'destroyed' }] },
  isWounded: { of: {}, if: [{ result: 1 }] },
  destroysBeside: { of: { side: 'either', within: 1 }, if: [{ did: 'destroyedIt' }] },
  fallsBeside: { of: { side: 'either', within: 1 } },
};

/** The conditions on the cards and places of the figures that a power acts on. */
const nearOf = ({ within, sight, to, except }: Trigger): Selector => ({
  ...cardsOf(to),
  ...(except && { except }),
  ...(within !== undefined && { within }),
  ...(sight && { sight }),
});

/** An event at the power's moment. It acts on the figures that both the power and `whom` select. */
function upon(value: Trigger, whom: Selector, event: Omit<Event, 'on'>): Event {
  const { moment } = value;
  const near = { ...nearOf(value), ...whom };
  const { pick, self: _, most, ...of } = near;
  const on = MOMENTS[moment];
  const concerned: Selector = {
    self: 'concerned',
    ...(pick !== undefined && { pick }),
    ...(most !== undefined && { most }),
  };
  if (ABOUT_WHOM.includes(moment) || (moment === 'attacks' && whom.side === 'enemy'))
    return { on, of, whom: concerned, ...event };
  const { if: conditions = [], ...ofAttack } = OF_ATTACK[moment] ?? {};
  const isTarget = OF_TARGET.includes(moment) && whom.side === 'enemy';
  const all = [...conditions, ...(isTarget ? [{ target: of }] : []), ...(event.if ?? [])];
  return {
    on,
    ...ofAttack,
    whom: isTarget ? concerned : near,
    ...event,
    ...(all.length > 0 && { if: all }),
  };
}

/** Moments after an attack at which a power against enemies acts on the target of the attack. */
const OF_TARGET: readonly BattleMoment[] = ['hasAttacked', 'hasWounded'];

function gives(value: Gives, rulesOf: RulesOf): Event {
  const { until, effects, enemies, self, all, may, d20, wounds, stops, noSpecials } = value;
  const { most, dies, pays, onceARound } = value;
  const cost: Cost = {
    ...(dies && { self: true }),
    ...(pays && { wounds: pays.wounds, by: { side: 'own', ...cardsOf(pays.who) } }),
  };
  const given = effects.flatMap(rulesOf);
  const bars: Rule[] = noSpecials ? [has({ bar: { what: 'attackSpecially' } })] : [];
  return upon(
    value,
    {
      side: enemies ? 'enemy' : 'own',
      ...(self && { self }),
      ...(!all && { pick: 'best' }),
      ...(most !== undefined && { most }),
    },
    {
      ...(may && { may }),
      ...(d20 !== undefined && rollOf(d20)),
      ...(Object.keys(cost).length > 0 && { cost }),
      ...(onceARound && { limits: [{ uses: 1, per: 'round' }] }),
      for: until,
      does: [
        { gives: [...given, ...bars] },
        ...(pays
          ? [{ gives: given, whom: { side: 'own', ...cardsOf(pays.who), pick: 'payer' } } as Step]
          : []),
        ...(stops ? [{ move: { stop: true } } as Step] : []),
        ...Object.entries(wounds ?? {}).map(
          ([from, count]): Step => ({ wound: count, roll: { d20: Number(from), per: 'power' } }),
        ),
      ],
    },
  );
}

function healsFriend(value: HealsFriend): Event {
  const { self, over, dies, instead, wounds } = value;
  const heal = (row: Healing): Step => ({ heal: row });
  const cost: Cost = { ...(dies && { self: true }), ...(instead && { attacks: true }) };
  return upon(
    value,
    {
      side: 'own',
      ...(self && { self: 'last' }),
      ...(over && { from: 'selfOrOver' }),
      pick: 'best',
    },
    {
      ...(Object.keys(cost).length > 0 && { cost }),
      ...(dies && { limits: [{ uses: 1, per: 'turn' }] }),
      does: isTable(wounds) ? rowsOf(wounds as Table<Healing>, heal) : [heal(wounds as Healing)],
    },
  );
}

function healsItself(value: HealsItself): Event {
  const { d20, wounds, easier } = value;
  const { whom, of, ...event } = upon(
    value,
    {},
    {
      roll: {
        d20,
        ...(easier && { plus: { add: easier.by, if: [{ it: cardsOf(easier.for) }] } }),
      },
      does: [{ heal: wounds }],
    },
  );
  return { ...event, of: { side: 'either', within: 1, ...of, ...whom }, whom: { self: 'only' } };
}

function bringsBack(value: BringsBack): Event {
  const { d20, instead, level, figures = 1, beside } = value;
  const { within, sight, ...who } = nearOf(value);
  return {
    on: MOMENTS[value.moment],
    ...OF_ATTACK[value.moment],
    ...(ABOUT_WHOM.includes(value.moment) && { of: { side: 'own', ...cardsOf(value.to) } }),
    ...rollOf(d20),
    ...(instead && { cost: { attacks: true } }),
    whom: { side: 'own', state: 'fallen', ...who, pick: figures },
    does: [
      {
        raise: {
          ...(within !== undefined && { within }),
          ...(sight && { sight }),
          ...(level && { level }),
          ...(beside && { nextTo: { side: 'own', self: true, ...cardsOf(beside) }, within: 1 }),
        },
      },
    ],
  };
}

function calls(value: Calls): Event {
  const { figures, plus } = value;
  const put = { put: { at: 'nextToSelf' as const } };
  const step = (pick: number): Step => ({ ...put, whom: { side: 'own', ...nearOf(value), pick } });
  if (typeof figures !== 'object')
    return upon(
      value,
      { side: 'own', pick: figures === 'perWound' ? { each: 'wounds' } : figures },
      { does: [put] },
    );
  return {
    on: MOMENTS[value.moment],
    ...OF_ATTACK[value.moment],
    ...(plus && { roll: { plus: { each: { side: 'own', within: 1, ...cardsOf(plus) } } } }),
    does: rowsOf(figures, step),
  };
}

function arrives(value: Arrives): readonly Rule[] {
  const { apart, still } = value;
  const { within, sight, ...near } = nearOf(value);
  const anyone = { side: 'own' as const, self: true as const, ...near };
  return [
    has({ mode: { waits: true } }),
    {
      on: MOMENTS[value.moment],
      ...OF_ATTACK[value.moment],
      ...(ABOUT_WHOM.includes(value.moment) && { of: anyone }),
      ...(still && { for: 'turn' }),
      whom: { side: 'card', state: 'waiting', pick: 1 },
      does: [
        {
          raise: {
            ...(apart ? { apart } : { nextTo: anyone }),
            ...(within !== undefined && { within }),
            ...(sight && { sight }),
          },
        },
        ...(still ? [{ gives: [has({ value: { move: -50 } })] }] : []),
      ],
    },
  ];
}

function takesControl(value: TakesControl): Event {
  const { d20, for: time, either, spendsX, costs } = value;
  const cost: Cost = { ...(spendsX && { markerX: true }), ...(costs && { self: true }) };
  return upon(
    value,
    {
      ...(either === undefined ? { side: 'enemy' } : { side: 'either', first: 'enemy' }),
      pick: 'best',
    },
    {
      roll: { d20, ...(typeof either === 'number' && { friends: either }) },
      ...(Object.keys(cost).length > 0 && { cost }),
      does: [time === 'turn' ? { turn: { take: 'whole', by: 'own' } } : { side: { to: 'own' } }],
    },
  );
}

function throws(value: Throws): Event {
  const { d20, figures = 1, spaces, up, levels, once, far, hurts, falls } = value;
  return upon(
    value,
    {
      side: 'enemy',
      ...(levels !== undefined && { level: levels }),
      ...(once && { once }),
      pick: figures === 1 ? 'best' : figures,
    },
    {
      may: true,
      roll: { d20 },
      does: [
        {
          put: {
            ...(spaces === undefined
              ? far === undefined
                ? { at: 'nextToSelf' }
                : {}
              : { within: spaces }),
            ...(far !== undefined && { far }),
            ...(up !== undefined && { up }),
            ...(falls && { falls }),
          },
        },
        ...(hurts
          ? [{ wound: hurts.wounds, roll: { d20: hurts.d20 }, if: WHERE_IT_HURTS } as Step]
          : []),
      ],
    },
  );
}

/** A thrown figure can be hurt unless it lands on water, or above the thrower by more than the thrower's Height. */
const WHERE_IT_HURTS: readonly RuleCondition[] = [
  { not: [{ it: { terrain: 'w' } }] },
  { it: { level: 'ownHeight' } },
];

function swaps(value: Swaps): Event {
  const { side, hurts, levels, relieves } = value;
  const sides = { own: 'own', enemies: 'enemy', either: 'either' } as const;
  return upon(
    value,
    {
      side: sides[side],
      ...(side === 'either' && { first: 'own' }),
      ...(levels !== undefined && { level: levels }),
      ...(relieves && { engaged: true }),
      pick: 'best',
    },
    {
      may: true,
      ...(relieves && { if: [{ not: [{ self: { engaged: true } }] }] }),
      does: [
        { put: { at: 'swap' } },
        ...(hurts ? [{ wound: hurts.wounds, if: [{ not: [{ it: cardsOf(hurts.except) }] }] }] : []),
      ],
    },
  );
}

function harmsNear(value: HarmsNear): Event {
  const { d20, wounds, self, of, up, plus, enemies, one, helped, may } = value;
  return upon(
    value,
    {
      side: enemies ? 'enemy' : 'either',
      ...(self && { self }),
      ...(of && { from: of }),
      ...(up !== undefined && { level: { up } }),
      ...(helped && { engagedWith: {} }),
      ...(one && { pick: one === true ? 'best' : 'bestOrEachAdjacent' }),
    },
    {
      ...(may && { may: one ? true : 'ifBetter' }),
      roll: {
        d20,
        per: 'whom',
        ...(plus && {
          plus: { each: { side: 'own', within: 1, from: 'whom', ...cardsOf(plus) } },
        }),
      },
      does: [{ wound: wounds >= DEADLY ? 'destroy' : wounds }],
    },
  );
}

/** Enough wounds to destroy any figure. */
export const DEADLY = 50;

type RulesOf = (line: EffectLine) => readonly Rule[];

/** @param rulesOf makes the rules that other figures get from a line of effects */
export const uponOthers = (rulesOf: RulesOf): Readonly<Record<string, Adapter>> => ({
  gives: (value: Gives) => gives(value, rulesOf),
  healsFriend,
  healsItself,
  bringsBack,
  calls,
  arrives,
  takesControl,
  throws,
  swaps,
  harmsNear,
});
