/*
 * Translates effects that only matter in battles into rules: movement, engagement, order markers, turns and destroyed
 * figures.
 */

import { isTable, type Table } from '../amounts.ts';
import type { ArmyCardAsked } from '../card-asked.ts';
import type { EffectLine } from '../effect-line.ts';
import type { Relocation } from '../effects/arriving.ts';
import type { AuraReceivers, AuraValue } from '../effects/aura.ts';
import type { Bonding } from '../effects/bonding.ts';
import type { Collects, SpendsTokens } from '../effects/collecting.ts';
import type { CountsAs } from '../effects/counting-as.ts';
import type { TurnForKill } from '../effects/destroying.ts';
import type { Carries } from '../effects/displacing.ts';
import type { StopsNear } from '../effects/engaging.ts';
import type { AttacksNot, NotAttacked } from '../effects/forbidding.ts';
import type { HarmsAnother, HarmsDying } from '../effects/harming.ts';
import type { Hides, HidingAt } from '../effects/hiding.ts';
import type { LeapValue } from '../effects/leaping.ts';
import type { CannotStrike, LeavingWounds } from '../effects/leaving.ts';
import type { RollsHigher } from '../effects/luck-of-rolls.ts';
import type { ClimbValue } from '../effects/moving.ts';
import type { ComesLater, SuffersWith } from '../effects/on-others.ts';
import type {
  BringsMarker,
  InitiativeValue,
  TakesMarkers,
  TurnForX,
} from '../effects/order-markers.ts';
import type { GivesWay, RaisesFallen } from '../effects/raising.ts';
import type { Occasion, RegroupsValue } from '../effects/regrouping.ts';
import type { Sacrifices, Saves, TakesWounds } from '../effects/saving.ts';
import type { SpiritValue } from '../effects/spirit.ts';
import type { Swarms } from '../effects/swarming.ts';
import type { RuleMoment } from '../rules/moments.ts';
import type { Event, Rule, Step } from '../rules/rule.ts';
import type { Selector } from '../rules/selector.ts';
import { cardsOf } from './conditions.ts';
import { type Adapter, at, has, rollOf, rowsOf, scaledOf } from './in-attacks.ts';

type RulesOf = (line: EffectLine) => readonly Rule[];

const SIDES = { own: 'own', enemies: 'enemy', all: 'either', card: 'card' } as const;

/** The figures that an aura can reach, apart from their distance. */
const receiversOf = ({ side = 'own', self, except, ...cards }: AuraReceivers): Selector => ({
  side: SIDES[side],
  ...cardsOf(cards),
  ...(self && { self }),
  ...(except && { except }),
});

function aura(value: AuraValue, rulesOf: RulesOf): Rule {
  const { within, sight, by, chosen, to, anywhere, most, effects } = value;
  const place = { ...(within !== undefined && { within }), ...(sight && { sight }) };
  return {
    whom: {
      ...receiversOf(to),
      ...(anywhere && { anywhere }),
      ...(by === undefined && { ...place, ...(most !== undefined && { most }) }),
    },
    ...(by && {
      from: {
        side: 'own',
        ...cardsOf(by),
        ...place,
        ...(chosen && { chosen }),
        ...(most !== undefined && { most }),
      },
    }),
    has: [{ gives: effects.flatMap(rulesOf) }],
  };
}

const BONDED: Readonly<Record<Bonding['turn'], RuleMoment>> = {
  before: 'beforeTurn',
  after: 'afterTurn',
  instead: 'beforeTurn',
  roundBegins: 'markersPlaced',
  firstRound: 'markersPlaced',
  roundEnds: 'roundEnds',
};

function bonding(value: Bonding): Event {
  const { turn, figures, d20, for: whose, lost, holders } = value;
  const take = { turn: turnOf(value) };
  const whom = bondedOf(value);
  return {
    on: BONDED[turn],
    ...(whose && { of: { side: 'own', self: true, ...cardsOf(whose) } }),
    ...(turn === 'instead' && { instead: 'turn' }),
    ...(turn === 'firstRound' && { if: [{ turn: 'firstRound' }] }),
    ...(lost && { if: [{ did: 'lostFigure' }] }),
    ...(holders !== undefined && { holders }),
    may: true,
    ...rollOf(d20),
    ...(typeof figures === 'object'
      ? { does: rowsOf(figures, (pick): Step => ({ ...take, whom: { ...whom, pick } })) }
      : { whom, does: [take] }),
  };
}

function turnOf(value: Bonding): NonNullable<Step['turn']> {
  const { only, spaces, freely, farther, attackers, generals, leaves } = value;
  return {
    take: only ?? 'whole',
    ...(spaces !== undefined && { spaces }),
    ...(farther !== undefined && { farther }),
    ...(freely && { unstruck: true }),
    ...(attackers && { attackers: 'fallenOfCard' }),
    ...(generals && { generals }),
    ...(leaves && { leaves: { after: cardsOf(leaves.after), figures: leaves.figures } }),
  };
}

function bondedOf(value: Bonding): Selector {
  const {
    figures,
    cards = 1,
    within,
    sight,
    chosen,
    own,
    idle,
    unengaged,
    terrain,
    squads,
  } = value;
  return {
    side: 'own',
    ...cardsOf(value.with),
    ...(own && { self: true }),
    ...(within !== undefined && { within }),
    ...(sight && { sight }),
    ...(idle && { did: 'notActed' }),
    ...(unengaged && { engaged: false }),
    ...(terrain !== undefined && { terrain }),
    ...(chosen && { chosen }),
    ...(figures === undefined
      ? { pick: { cards, ...(squads !== undefined && { squads }) } }
      : typeof figures === 'number' && { pick: figures }),
  };
}

export const OCCASIONS: Readonly<Record<Occasion, Partial<Event> & Pick<Event, 'on'>>> = {
  defended: { on: 'attackOver', of: {}, if: [{ attack: 'normal' }] },
  wounded: { on: 'attackOver', of: {}, if: [{ attack: 'normal' }, { result: 1 }] },
  destroyed: { on: 'attackOver', of: {}, if: [{ attack: 'normal' }, { result: 'destroyed' }] },
  attacked: { on: 'attackOver', if: [{ attack: 'normal' }] },
  hasWounded: { on: 'attackOver', if: [{ result: 1 }] },
  hasDestroyed: { on: 'attackOver', if: [{ attack: 'normal' }, { result: 'destroyed' }] },
  approached: { on: 'approached' },
  evaded: { on: 'attackOver', of: {}, if: [{ did: 'evaded' }] },
  beforeMoving: { on: 'turnBegins' },
  beforeAttacking: { on: 'beforeAttacks' },
  turnEnds: { on: 'turnEnds' },
  friendTurnEnds: { on: 'turnEnds' },
  roundBegins: { on: 'markersPlaced' },
  roundEnds: { on: 'roundEnds' },
};

function regroups(value: RegroupsValue): Event {
  const { spaces, placed, up, unengaged, beside, leaves, d20 } = value;
  const { if: conditions = [], ...occasion } = OCCASIONS[value.at];
  const all = [...conditions, ...(value.byMarker ? [{ turn: 'marker' as const }] : [])];
  return {
    ...occasion,
    ...aboutOf(value),
    ...(all.length > 0 && { if: all }),
    may: true,
    ...rollOf(d20),
    whom: moversOf(value),
    does: [
      {
        move: {
          spaces:
            typeof spaces === 'number'
              ? spaces
              : spaces === 'perMarker'
                ? { each: 'markers', times: 1 }
                : { dice: spaces.dice, face: 'symbol' },
          ...(placed && { placed }),
          ...(up !== undefined && { up }),
          ...(unengaged && { end: 'unengaged' }),
          ...(beside && {
            end: typeof beside === 'string' ? beside : { side: 'own', self: true, cards: beside },
          }),
          ...(leaves && { unstruck: true }),
        },
      },
    ],
  };
}

/** The figures to which the event that triggers regrouping happens. */
function aboutOf(value: RegroupsValue): Pick<Event, 'of'> {
  if (value.at === 'approached')
    return { of: { side: 'enemy', within: 1, ...cardsOf(value.from) } };
  if (value.at === 'friendTurnEnds') return { of: { side: 'own', ...cardsOf(value.after) } };
  return {};
}

function moversOf(value: RegroupsValue): Selector {
  const { figures, who, within, sight, others, itself, idle, moved, engaged } = value;
  if (itself) return { self: 'only' };
  return {
    side: who === undefined ? 'card' : 'own',
    ...cardsOf(who),
    ...(!others && { self: true }),
    ...(within !== undefined && { within }),
    ...(sight && { sight }),
    ...(idle && { did: 'notAttacked' }),
    ...(moved !== undefined && { did: moved ? 'moved' : 'stood' }),
    ...(engaged !== undefined && { engaged }),
    pick:
      figures === undefined
        ? 'any'
        : typeof figures === 'number'
          ? figures
          : { each: figures === 'attacked' ? 'attackedOfCard' : 'engagedOfCard' },
  };
}

const TAKINGS: Readonly<Record<TakesMarkers['when'], Pick<Event, 'on' | 'of' | 'if'>>> = {
  beforeMoving: { on: 'turnBegins' },
  afterMoving: { on: 'beforeAttacks' },
  wounded: { on: 'attackOver', if: [{ result: 1 }] },
  blocked: { on: 'attackOver', of: {}, if: [{ not: [{ result: 1 }] }] },
  turnEnds: { on: 'turnEnds' },
};

function takesMarkers(value: TakesMarkers): Event {
  const { all, from, within, of, engagedWith, d20, shifts, special, endsTurn } = value;
  const { if: conditions = [], ...moment } = TAKINGS[value.when];
  const isOfAttack = value.when === 'wounded' || value.when === 'blocked';
  const asked = [
    ...conditions,
    ...(special ? [{ attack: 'special' as const }] : []),
    ...(isOfAttack && from ? [{ other: cardsOf(from) }] : []),
  ];
  const whom: Selector = {
    side: of ? 'either' : 'enemy',
    ...cardsOf(from),
    ...(within !== undefined && { within, sight: true }),
    ...(of && { from: of }),
    ...(engagedWith !== undefined && { engagedWith }),
    ...(!of && { pick: 'best' }),
  };
  return {
    ...moment,
    ...(asked.length > 0 && { if: asked }),
    ...(d20 !== undefined && d20 > 1 && { roll: { d20, ...(of && { per: 'whom' as const }) } }),
    ...(!isOfAttack && { whom }),
    does: [
      {
        markers: {
          take: all ? 'all' : 1,
          to: shifts === undefined ? 'off' : 'other',
          ...(typeof shifts === 'number' && { within: shifts }),
        },
      },
      ...(endsTurn ? [{ turn: { take: 'end' } } as Step] : []),
    ],
  };
}

function initiative(value: InitiativeValue): Rule {
  if (typeof value === 'number') return has({ value: { initiative: value } });
  const { bonus, each, most } = value;
  return has({
    value: {
      initiative: {
        each: each === 'marker' ? 'unrevealedMarkers' : 'engagedOfCard',
        times: bonus,
        ...(most !== undefined && { most }),
      },
    },
  });
}

function comesLater({ d20, by, within, apart, acts }: ComesLater): readonly Rule[] {
  const caller: Selector = {
    side: 'own',
    self: true,
    ...(by !== undefined && { cards: { name: by } }),
  };
  return [
    has({ mode: { waits: true } }),
    {
      on: by === undefined ? 'roundBegins' : 'turnEnds',
      ...(by !== undefined && { of: caller }),
      ...rollOf(d20),
      does: [
        {
          raise: {
            ...(by !== undefined && within !== undefined && { nextTo: caller }),
            ...(within !== undefined && { within }),
            ...(apart && { apart }),
          },
        },
        ...(acts ? [{ turn: { take: 'whole' }, whom: { self: 'only' } } as Step] : []),
      ],
    },
  ];
}

const relocation = (row: Relocation): Step =>
  row === 'stays' ? {} : { put: row === 'off' ? { at: 'off' } : row };

function raisesFallen({ of, instead, except, by, special }: RaisesFallen): Event {
  return {
    on: 'attackOver',
    ...(by && { of: { side: 'own', self: true, ...cardsOf(by) } }),
    if: [
      { result: 'destroyed' },
      ...(special ? [{ attack: 'special' as const }] : []),
      { target: { side: 'enemy', ...cardsOf(instead), ...(except && { except }) } },
    ],
    whom: { side: 'own', state: 'fallen', ...cardsOf(of), pick: 1 },
    does: [{ raise: { at: 'target' } }],
  };
}

function carries({ to, over, except, all }: Carries): Event {
  return {
    on: 'moved',
    may: true,
    whom: {
      side: over === 'enemies' ? 'enemy' : 'own',
      ...cardsOf(to),
      ...(except && { except }),
      ...(over ? { from: 'over' } : { within: 1, engaged: false }),
      pick: all ? 'any' : 'best',
    },
    does: [{ put: { at: 'nextToSelf', after: 'move' } }],
  };
}

function harmsAnother({ when, wounds, to, near, within, apart }: HarmsAnother): Event {
  return {
    on: 'attackOver',
    early: true,
    if: [{ attack: 'normal' }, { adjacent: true }, { result: when === 'wounds' ? 1 : 'destroyed' }],
    whom: {
      side: 'enemy',
      ...cardsOf(to),
      within,
      ...(near === 'target' && { from: 'target' }),
      ...(apart && { apart }),
      pick: 'best',
    },
    does: [{ wound: wounds }],
  };
}

function harmsDying({ d20, dice, shared, except }: HarmsDying): Event {
  return {
    on: 'destroyed',
    early: true,
    if: [{ attack: 'normal' }],
    ...(d20 !== undefined && { roll: { d20, per: 'whom' } }),
    whom: { side: shared ? 'enemy' : 'either', within: 1, ...(except && { except }) },
    does: [{ wound: dice === undefined ? 1 : { dice, face: 'skull', ...(shared && { shared }) } }],
  };
}

const HIDING: Readonly<Record<HidingAt, Partial<Event> & Pick<Event, 'on'>>> = {
  turnEnds: { on: 'turnEnds' },
  targeted: {
    on: 'targeted',
    of: { side: 'own', self: true, within: 1 },
    if: [{ attack: 'normal' }, { not: [{ adjacent: true }] }],
  },
  destroyed: { on: 'destroyed', if: [{ attack: 'normal' }] },
  defended: { on: 'attackOver', of: {}, if: [{ attack: 'normal' }] },
  chosen: { on: 'targeted' },
};

const HIDERS: Readonly<Record<Hides['who'], Selector>> = {
  itself: { self: 'only' },
  card: { side: 'card', self: true },
  cardAndFriends: { side: 'card', self: true, withFriends: true },
};

function hides({ who, until, d20, unengaged, from, wholly, ...value }: Hides): Event {
  const occasion = HIDING[value.at];
  return {
    ...occasion,
    ...(from && { if: [{ other: cardsOf(from) }] }),
    ...rollOf(d20),
    whom: HIDERS[who],
    does: [
      {
        hide: {
          until,
          ...(unengaged && { whileUnengaged: true }),
          ...(wholly && { wholly }),
        },
      },
    ],
  };
}

function collects({ at: occasion, most, within, sight, onePerTurn }: Collects): Event {
  const does: Step[] = [{ tokens: { add: 1, most } }];
  const limits = onePerTurn && { limits: [{ uses: 1, per: 'turn' as const }] };
  if (occasion === 'turnEnds') return { on: 'turnEnds', ...limits, does };
  if (occasion === 'kills')
    return {
      on: 'destroyed',
      of: { side: 'enemy' },
      ...limits,
      if: [{ did: 'destroyedIt' }],
      does,
    };
  const of: Selector = { side: 'either', within: within ?? 1, ...(sight && { sight }) };
  return { on: 'destroyed', of, ...limits, does };
}

const enemies = (cards: ArmyCardAsked | undefined, more: Selector = {}): Selector => ({
  side: 'enemy',
  ...cardsOf(cards),
  ...more,
});

const lasting =
  (field: 'hurries' | 'charge' | 'runs'): Adapter =>
  (spaces: number) =>
    has({ mode: { longer: { spaces, for: LONGER[field] } } });

const LONGER = { hurries: 'noAttack', charge: 'nextToEnemy', runs: 'run' } as const;

/** @param rulesOf makes the rules of a line that is granted to other figures */
export const inBattles = (rulesOf: RulesOf): Readonly<Record<string, Adapter>> => ({
  move: (value: number | Table<number>, line) =>
    isTable(value)
      ? {
          on: 'turnBegins',
          for: 'turn',
          does: rowsOf(
            value as Table<number>,
            (row): Step => ({
              gives: [has({ value: { move: scaledOf(row, line) } })],
            }),
          ),
        }
      : has({ value: { move: scaledOf(value as number, line) } }),
  charge: lasting('charge'),
  hurries: lasting('hurries'),
  runs: lasting('runs'),
  climb: (climb: ClimbValue) => has({ value: { climb } }),
  passesThrough: (through: 'all' | readonly string[]) => has({ mode: { through } }),
  ignoresTerrain: (ignoresTerrain: readonly string[]) => has({ mode: { ignoresTerrain } }),
  unhurtByFalls: () => has({ mode: { unhurtByFalls: true } }),
  leap: (leap: LeapValue) => has({ mode: { leap } }),
  leapLevels: (leapLevels: number) => has({ value: { leapLevels } }),
  holdsFast: (size: readonly string[]) => ({
    whom: enemies({ size }, { within: 1 }),
    has: [{ bar: { what: 'move' } }],
  }),
  stopsNear: ({ within, sight, sizes }: StopsNear) => ({
    whom: enemies({ size: sizes }, { within, ...(sight && { sight }) }),
    has: [{ bar: { what: 'goOn' } }],
  }),
  mustBeAttacked: () => ({
    whom: enemies(undefined, { within: 1 }),
    has: [{ bar: { what: 'attack', others: true } }],
  }),
  attacksPast: (passed: readonly string[] | ArmyCardAsked) => ({
    whom: enemies(Array.isArray(passed) ? { size: passed } : (passed as ArmyCardAsked)),
    has: [{ bar: { what: 'bind' } }],
  }),
  attacksNot: ({ to, engaged, unmarked }: AttacksNot) =>
    has({
      bar: {
        what: 'attack',
        against: enemies(to, {
          ...(engaged !== undefined && { engaged }),
          ...(unmarked && { markers: 'none' }),
        }),
      },
    }),
  notAttacked: ({ beyond, engagedWith }: NotAttacked) => ({
    whom: enemies(undefined, {
      ...(beyond !== undefined && { beyond }),
      ...(engagedWith && { engagedWith }),
    }),
    has: [{ bar: { what: 'attack' } }],
  }),
  leavingWounds: ({ wounds, d20, to }: LeavingWounds) =>
    at('left', { wound: wounds }, { of: enemies(to), if: [{ result: 1 }], ...rollOf(d20) }),
  fliesUnstruck: () => ({
    whom: enemies(undefined),
    has: [{ bar: { what: 'strike', flying: true } }],
  }),
  leavesUnstruck: (cards: ArmyCardAsked) => ({
    whom: enemies(cards),
    has: [{ bar: { what: 'strike' } }],
  }),
  cannotStrike: ({ at: cards, except }: CannotStrike) =>
    has({ bar: { what: 'strike', against: enemies(cards, { ...(except && { except }) }) } }),
  steadfast: () => ({ whom: enemies(undefined), has: [{ bar: { what: 'control' } }] }),
  regroups,
  moveAgain: (number: number) =>
    at('beforeAttacks', { move: { spaces: 'Move' } }, { may: 'ifBetter', ...rollOf(number) }),
  aura: (value: AuraValue) => aura(value, rulesOf),
  spirit: ({ to, effects }: SpiritValue) => ({
    on: 'destroyed',
    of: { self: 'only' },
    whom: { side: 'own', ...cardsOf(to), pick: { cards: 1 } },
    for: 'game',
    does: [{ gives: effects.flatMap(rulesOf) }],
  }),
  marked: (mark: string) => has({ words: { mark } }),
  countsAs: ({ to, like, except, ...words }: CountsAs) => ({
    whom: { side: 'own', ...cardsOf(to), self: true, pick: 1, chosen: true },
    has: [
      { words: { ...words, ...(like && { like }), ...(except && { except: cardsOf(except) }) } },
    ],
  }),
  bonding,
  initiative,
  takesMarkers,
  gathersMarkers: (cards: ArmyCardAsked) =>
    at('destroyed', { markers: { take: 'all', to: 'own' } }, { of: { side: 'own', cards } }),
  bringsMarker: ({ spendsX, within }: BringsMarker) =>
    at(
      'markerComes',
      { markers: { bring: within === undefined ? 'own' : { within } } },
      { may: true, ...(spendsX && { cost: { markerX: true } }) },
    ),
  turnForX: ({ fallen, either }: TurnForX) =>
    at(
      'sideTurnEnds',
      { turn: { take: either ? 'moveOrAttack' : 'whole' } },
      {
        ...(fallen && { of: { side: 'own', cards: fallen } }),
        may: true,
        cost: { markerX: true },
      },
    ),
  comesBack: (number: number) =>
    at(
      'sideTurnBegins',
      { raise: { nextTo: { side: 'own' }, within: 1 } },
      { if: [{ did: 'fell' }], ...rollOf(number) },
    ),
  comesLater,
  relocates: (rows: Table<Relocation>) => ({
    on: 'roundBegins',
    does: rowsOf(rows, relocation),
  }),
  goesOver: (d20: number) =>
    at('turnEnds', { side: { to: 'enemy' } }, { roll: { d20, atMost: true } }),
  enemyTakesTurn: (d20: number) =>
    at('markerShown', { turn: { take: 'whole', by: 'enemy' } }, { roll: { d20 }, instead: 'turn' }),
  lendsItself: (d20: number) =>
    at('turnEnds', { turn: { take: 'whole', by: 'enemy' } }, { roll: { d20, atMost: true } }),
  raisesFallen,
  givesWay: ({ to, keepsWounds }: GivesWay) => ({
    on: 'roundBegins',
    may: true,
    cost: { self: true },
    whom: { side: 'own', state: 'fallen', ...cardsOf(to), pick: 1 },
    does: [{ raise: { at: 'own', ...(keepsWounds && { wounds: 'kept' }) } }],
  }),
  suffersWith: ({ name, wounds }: SuffersWith) =>
    at(
      'destroyed',
      { wound: wounds },
      { of: { side: 'own', cards: { name } }, whom: { self: 'only' } },
    ),
  rollsHigher: (d20: RollsHigher) => has({ value: { d20 } }),
  carries,
  harmsAnother,
  harmsDying,
  swarms: ({ move, attack }: Swarms) => {
    const value = (figures: number): Rule =>
      has({ value: { activates: { move: figures, ...(attack !== undefined && { attack }) } } });
    return typeof move === 'number'
      ? value(move)
      : {
          on: 'turnBegins',
          for: 'turn',
          does: rowsOf(move, (figures): Step => ({ gives: [value(figures)] })),
        };
  },
  losesFigure: (dice: number) =>
    at(
      'turnBegins',
      { wound: 'destroy' },
      { if: [{ tableDice: dice }], whom: { side: 'card', self: true, pick: 1 } },
    ),
  turnForKill: ({ of, apart }: TurnForKill) =>
    at(
      'attackOver',
      { turn: { take: 'whole' } },
      {
        early: true,
        if: [
          { result: 'destroyed' },
          ...(apart ? [{ not: [{ adjacent: true as const }] }] : []),
          { target: enemies(of) },
        ],
      },
    ),
  takesPlace: () =>
    at(
      'attackOver',
      { put: { at: 'target' } },
      { if: [{ attack: 'special' }, { result: 'destroyed' }] },
    ),
  saves: ({ within, sight, to, dice, symbols }: Saves) => ({
    on: 'struck',
    of: { side: 'own', within, ...(sight && { sight }), ...cardsOf(to) },
    if: [{ result: 'destroyed' }],
    roll: { dice, symbols },
    does: [{ ignore: 'wounds', whom: { self: 'concerned' } }],
  }),
  sacrifices: ({ of }: Sacrifices) => ({
    on: 'woundsKnown',
    may: 'ifBetter',
    if: [{ attack: 'normal' }],
    cost: { destroy: true, by: { side: 'own', within: 1, ...cardsOf(of) } },
    does: [{ ignore: 'wounds' }],
  }),
  takesWounds: ({ of }: TakesWounds) => ({
    on: 'struck',
    of: { side: 'own', within: 1, ...cardsOf(of) },
    if: [{ not: [{ adjacent: true }] }],
    may: true,
    whom: { self: 'only' },
    does: [{ wound: 'pending' }],
  }),
  hides,
  collects,
  spendsTokens: ({ after, each }: SpendsTokens) =>
    at(
      'attacksOver',
      { tokens: { remove: each ? 'eachTarget' : 'all' } },
      after === 'special' ? { if: [{ attack: 'special' }] } : {},
    ),
});
