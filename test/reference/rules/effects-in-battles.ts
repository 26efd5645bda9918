/* Candidate effects of battles for a rule, without its conditions and limits. */

import { OCCASIONS } from '../../../src/cards/powers/adapter/in-battles.ts';
import { DEADLY, MOMENTS } from '../../../src/cards/powers/adapter/others.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import type { Amount } from '../../../src/cards/powers/rules/amount.ts';
import type { RuleCondition } from '../../../src/cards/powers/rules/condition.ts';
import type { Event, Rows, Rule, Standing, Step } from '../../../src/cards/powers/rules/rule.ts';
import type { Selector } from '../../../src/cards/powers/rules/selector.ts';
import { isRows, mapRows } from '../../../src/cards/powers/spelling/rows.ts';
import { type LineOf, linesOf } from './effects-in-attacks.ts';
import { given } from './given.ts';

const NONE: readonly EffectLine[] = [];

export function effectsInBattles(rule: Rule, lineOf: LineOf): readonly EffectLine[] {
  return 'on' in rule ? ofEvent(rule, lineOf) : ofStanding(rule);
}

/** The number that a roll reaches; undefined if none is made. */
const d20Of = ({ roll }: Event) => roll?.d20;

const cardsOf = ({ cards = {} }: Selector = {}) => cards;

/** Conditions on the words of a card, if there are any. */
const someCards = (selector: Selector | undefined) => selector?.cards;

/* Standing rules. */

const LONGER = { noAttack: 'hurries', nextToEnemy: 'charge', run: 'runs' } as const;

function ofStanding({ has: [trait = {}], whom = {} }: Standing): readonly EffectLine[] {
  const { value, mode, bar, words } = trait;
  if (value) return ofValue(value);
  if (mode?.longer) return [{ [LONGER[mode.longer.for]]: mode.longer.spaces }];
  if (mode?.leap) return [{ leap: mode.leap }];
  if (mode?.through) return [{ passesThrough: mode.through }];
  if (mode?.ignoresTerrain) return [{ ignoresTerrain: mode.ignoresTerrain }];
  if (mode?.unhurtByFalls) return [{ unhurtByFalls: true }];
  if (bar) return ofBar(bar, whom);
  if (!words || 'mark' in words) return NONE;
  return [{ countsAs: given({ ...words, to: cardsOf(whom), except: someCards(words.except) }) }];
}

type Value = NonNullable<Standing['has'][number]['value']>;

function ofValue({ move, climb, leapLevels, initiative, activates }: Value): readonly EffectLine[] {
  if (typeof move === 'number') return [{ move }];
  if (move) return [given({ move: move.times, per: move.each, most: move.most }) as EffectLine];
  if (climb) return [{ climb }];
  if (leapLevels !== undefined) return [{ leapLevels }];
  if (activates) return [{ swarms: activates }];
  if (typeof initiative === 'number') return [{ initiative }];
  if (!initiative) return NONE;
  const { each, times: bonus, most } = initiative;
  const of = each === 'unrevealedMarkers' ? 'marker' : 'engaged';
  return [{ initiative: given({ bonus, each: of, most }) }];
}

function ofBar(
  { what, against, others, flying }: NonNullable<Standing['has'][number]['bar']>,
  whom: Selector,
): readonly EffectLine[] {
  const { within, sight, beyond, engagedWith } = whom;
  const sizes = whom.cards?.size;
  if (what === 'control') return [{ steadfast: true }];
  if (what === 'move') return [{ holdsFast: sizes }];
  if (what === 'goOn') return [{ stopsNear: given({ within, sight, sizes }) }];
  if (what === 'bind') return [{ attacksPast: sizes }, { attacksPast: cardsOf(whom) }];
  if (what === 'strike') {
    if (flying) return [{ fliesUnstruck: true }];
    return against
      ? [{ cannotStrike: given({ at: against.cards, except: against.except }) }]
      : [{ leavesUnstruck: cardsOf(whom) }];
  }
  if (what !== 'attack') return NONE;
  if (others) return [{ mustBeAttacked: true }];
  if (!against) return [{ notAttacked: given({ beyond, engagedWith }) }];
  const { engaged, markers } = against;
  const isUnmarked = markers === 'none';
  const to = cardsOf(against);
  const more = {
    ...(engaged !== undefined && { engaged }),
    ...(isUnmarked && { unmarked: true }),
  };
  return [{ attacksNot: { to, ...more } }, { attacksNot: more }];
}

/* Events. */

function ofEvent(event: Event, lineOf: LineOf): readonly EffectLine[] {
  const { does } = event;
  const [step = {}] = isRows(does) ? (Object.values(does).find(([one]) => one) ?? []) : does;
  const { wound, heal, gives, turn, side, put, raise, move, markers, tokens, hide, ignore } = step;
  if (wound !== undefined) return ofWound(event, wound);
  if (heal !== undefined) return ofHeal(event);
  if (gives) return ofGiven(event, gives, lineOf);
  if (turn) return ofTurn(event, turn);
  if (side) return side.to === 'enemy' ? [{ goesOver: d20Of(event) }] : controls(event, 'game');
  if (put) return ofPut(event, put);
  if (raise) return ofRaise(event, raise);
  if (move) return ofMove(event, move);
  if (markers) return ofMarkers(event, markers);
  if (tokens) return ofTokens(event, tokens);
  if (hide) return ofHide(event, hide);
  return ignore ? ofSaving(event) : NONE;
}

/** When an event of a power on others can act, and on whom: on its figures, or on those that its moment is about. */
function triggersOf({ on, of, whom, if: all = [] }: Event): Readonly<Record<string, unknown>>[] {
  const targets = all.flatMap(({ target }: RuleCondition) => target ?? []);
  const moments = Object.entries(MOMENTS).flatMap(([moment, at]) => (at === on ? [moment] : []));
  return moments.flatMap((moment) =>
    [whom, of, ...targets].flatMap((near) =>
      near === undefined
        ? []
        : [
            given({
              moment,
              within: near.within,
              sight: near.sight,
              to: cardsOf(near),
              except: near.except,
            }),
          ],
    ),
  );
}

/** Candidates for an effect on others: one for each moment and kind of figures that its rule may mean. */
const upon = (event: Event, effect: string, fields: Readonly<Record<string, unknown>>) =>
  triggersOf(event).map((trigger) => ({ [effect]: { ...trigger, ...given(fields) } }));

function ofWound(event: Event, wound: NonNullable<Step['wound']>): readonly EffectLine[] {
  const { of, whom = {}, roll, may, if: all = [] } = event;
  const d20 = d20Of(event);
  const result = all.find((one) => one.result !== undefined)?.result;
  const when = result === 'destroyed' ? 'destroys' : 'wounds';
  const { plus } = roll ?? {};
  const near = plus !== undefined && typeof plus === 'object' && 'each' in plus;
  const dice = typeof wound === 'object' && 'dice' in wound ? wound : undefined;
  const tableDice = all.find((one) => one.tableDice !== undefined)?.tableDice;
  const [first] = Array.isArray(event.does) ? event.does : [];
  const level = typeof whom.level === 'object' ? whom.level.up : undefined;
  return [
    ...(tableDice === undefined ? [] : [{ losesFigure: tableDice }]),
    { suffersWith: { name: of?.cards?.name, wounds: first?.wound } },
    { leavingWounds: given({ wounds: wound, d20, to: cardsOf(of) }) },
    ...(wound === 'pending' ? [{ takesWounds: { of: cardsOf(of) } }] : []),
    {
      harmsDying: given({
        d20,
        dice: dice?.dice,
        shared: dice?.shared,
        except: whom.except,
      }),
    },
    ...['target', 'attacker'].map((from) => ({
      harmsAnother: given({
        when,
        wounds: wound,
        to: cardsOf(whom),
        near: from,
        within: whom.within,
        apart: whom.apart,
      }),
    })),
    ...upon(event, 'harmsNear', {
      d20,
      wounds: wound === 'destroy' ? DEADLY : wound,
      self: whom.self,
      of: whom.from,
      up: level,
      plus: near && cardsOf((plus as { readonly each: Selector }).each),
      enemies: whom.side === 'enemy',
      one: whom.pick && (whom.pick === 'best' ? true : 'orNextToIt'),
      helped: whom.engagedWith !== undefined,
      may: may !== undefined,
    }),
  ];
}

function ofHeal(event: Event): readonly EffectLine[] {
  const { does, whom = {}, cost, roll } = event;
  const wounds = isRows(does) ? mapRows(does, ([step]) => step?.heal) : does[0]?.heal;
  const plus = roll?.plus;
  const easier =
    plus !== undefined && typeof plus === 'object' && 'add' in plus
      ? { for: cardsOf(plus.if[0]?.it), by: plus.add }
      : undefined;
  return [
    ...upon(event, 'healsFriend', {
      self: whom.self === 'last',
      over: whom.from === 'selfOrOver',
      dies: cost?.self,
      instead: cost?.attacks && 'attacks',
      wounds,
    }),
    ...upon(event, 'healsItself', { d20: d20Of(event), wounds, easier }),
  ];
}

const isBarOnSpecials = (rule: Rule) =>
  'has' in rule && rule.has[0]?.bar?.what === 'attackSpecially';

function ofGiven(event: Event, gives: readonly Rule[], lineOf: LineOf): readonly EffectLine[] {
  const { on, whom = {}, for: until, may, cost, does, limits = [] } = event;
  if (isRows(does)) return ofRowsGiven(does);
  const effects = linesOf(
    gives.filter((rule) => !isBarOnSpecials(rule)),
    lineOf,
  );
  if (!effects) return NONE;
  if (on === 'destroyed' && until === 'game' && event.of?.self === 'only')
    return [{ spirit: { to: cardsOf(whom), effects } }];
  const wounds = does.flatMap(({ wound, roll }) =>
    wound === undefined ? [] : [[String(roll?.d20), wound] as const],
  );
  const { pick, most, self, side } = whom;
  const fields = {
    until,
    effects,
    self: self === true,
    all: pick === undefined,
    may,
    d20: d20Of(event),
    wounds: wounds.length > 0 && Object.fromEntries(wounds),
    stops: does.some(({ move }) => move),
    noSpecials: gives.some(isBarOnSpecials),
    most,
    dies: cost?.self,
    pays: cost?.by && { wounds: cost.wounds, who: cardsOf(cost.by) },
  };
  const [onceARound] = limits.map(({ uses, per }) => uses === 1 && per === 'round');
  return [side === 'enemy', true].flatMap((enemies) => [
    ...(onceARound ? upon(event, 'gives', { ...fields, enemies, onceARound }) : []),
    ...upon(event, 'gives', { ...fields, enemies }),
  ]);
}

/** Tables of Move, and of the number of figures that act. */
function ofRowsGiven(rows: Rows): readonly EffectLine[] {
  const valueIn = ([step]: readonly Step[]): Value => {
    const [rule] = step?.gives ?? [];
    return (rule && 'has' in rule && rule.has[0]?.value) || {};
  };
  const [first = {}] = Object.values(rows).map(valueIn);
  if (first.move !== undefined) return [{ move: mapRows(rows, (row) => valueIn(row).move) }];
  const move = mapRows(rows, (row) => valueIn(row).activates?.move);
  return [{ swarms: given({ move, attack: first.activates?.attack }) }];
}

const BONDED: Readonly<Record<string, readonly string[]>> = {
  beforeTurn: ['before', 'instead'],
  afterTurn: ['after'],
  markersPlaced: ['roundBegins', 'firstRound'],
  roundEnds: ['roundEnds'],
};

function ofTurn(event: Event, turn: NonNullable<Step['turn']>): readonly EffectLine[] {
  const { on, of, if: all = [], cost } = event;
  const d20 = d20Of(event);
  const target = event.early && all.find((one) => one.target)?.target;
  if (on === 'sideTurnEnds')
    return [
      {
        turnForX: given({
          fallen: someCards(of),
          either: turn.take === 'moveOrAttack' && cost?.markerX,
        }),
      },
    ];
  if (turn.by === 'own') return controls(event, 'turn');
  if (turn.by === 'enemy') return [{ enemyTakesTurn: d20 }, { lendsItself: d20 }];
  if (target) {
    const apart = all.some(({ not }) => not?.some(({ adjacent }) => adjacent));
    return [{ turnForKill: given({ of: cardsOf(target), apart }) }];
  }
  return (BONDED[on] ?? []).map((when) => ({ bonding: bondingOf(event, turn, when) }));
}

function bondingOf(
  event: Event,
  { take, spaces, unstruck, farther, attackers, generals, leaves }: NonNullable<Step['turn']>,
  turn: string,
): Record<string, unknown> {
  const { of, if: all = [], does, holders } = event;
  const [row] = isRows(does) ? Object.values(does) : [];
  const whom = event.whom ?? row?.[0]?.whom ?? {};
  const { pick, self, within, sight, did, engaged, terrain, chosen } = whom;
  const cards = typeof pick === 'object' && 'cards' in pick ? pick : undefined;
  return given({
    turn,
    with: cardsOf(whom),
    figures: isRows(does)
      ? mapRows(does, ([step]) => step?.whom?.pick)
      : typeof pick === 'number' && pick,
    cards: cards && cards.cards > 1 && cards.cards,
    squads: cards?.squads,
    within,
    sight,
    chosen,
    own: self,
    idle: did !== undefined,
    unengaged: engaged === false,
    terrain,
    d20: d20Of(event),
    for: of && cardsOf(of),
    lost: all.some((one) => one.did === 'lostFigure'),
    holders,
    only: take === 'whole' ? undefined : take,
    spaces,
    freely: unstruck,
    farther,
    attackers: attackers && 'destroyed',
    generals,
    leaves: leaves && { after: cardsOf(leaves.after), figures: leaves.figures },
  });
}

function controls(event: Event, time: 'turn' | 'game'): readonly EffectLine[] {
  const { whom = {}, roll, cost } = event;
  return upon(event, 'takesControl', {
    d20: roll?.d20,
    for: time,
    either: whom.side === 'either' && (roll?.friends ?? true),
    spendsX: cost?.markerX,
    costs: cost?.self && 'self',
  });
}

const SWAPPED: Readonly<Record<string, string>> = {
  own: 'own',
  enemy: 'enemies',
  either: 'either',
};

function ofPut(event: Event, put: NonNullable<Step['put']>): readonly EffectLine[] {
  const { on, does, whom = {}, roll, if: all = [] } = event;
  if (isRows(does) && on === 'roundBegins')
    return [
      {
        relocates: mapRows(does, ([step]) =>
          step?.put === undefined ? 'stays' : step.put.at === 'off' ? 'off' : step.put,
        ),
      },
    ];
  const { pick, side, from, except, level } = whom;
  const hurt = isRows(does) ? undefined : does.find(({ wound }) => wound !== undefined);
  const { plus } = roll ?? {};
  const beside = typeof plus === 'object' && 'each' in plus ? cardsOf(plus.each) : undefined;
  const [row] = isRows(does) ? Object.values(does) : [];
  const called = row?.[0]?.whom;
  const figures = isRows(does)
    ? mapRows(does, ([step]) => step?.whom?.pick)
    : typeof pick === 'object'
      ? 'perWound'
      : pick;
  return [
    ...(put.at === 'target' ? [{ takesPlace: true }] : []),
    ...(put.after
      ? [
          {
            carries: given({
              to: cardsOf(whom),
              over: from === 'over' && (side === 'enemy' ? 'enemies' : 'friends'),
              except,
              all: pick === 'any',
            }),
          },
        ]
      : []),
    ...(put.at === 'swap'
      ? upon(event, 'swaps', {
          side: SWAPPED[side ?? event.of?.side ?? ''],
          levels: level,
          hurts: hurt && {
            wounds: hurt.wound,
            except: cardsOf(hurt.if?.[0]?.not?.[0]?.it),
          },
          relieves: all.some(({ not }) => not?.[0]?.self?.engaged),
        })
      : []),
    ...(roll?.d20 === undefined
      ? upon(called ? { ...event, whom: called } : event, 'calls', { figures, plus: beside })
      : upon(event, 'throws', {
          d20: roll.d20,
          figures: typeof pick === 'number' && pick,
          spaces: put.within,
          far: put.far,
          up: put.up,
          levels: level,
          once: whom.once,
          hurts: hurt && { d20: hurt.roll?.d20, wounds: hurt.wound },
          falls: put.falls,
        })),
  ];
}

function ofRaise(event: Event, raise: NonNullable<Step['raise']>): readonly EffectLine[] {
  const { of, if: all = [], whom = {}, cost } = event;
  const d20 = d20Of(event);
  const { nextTo, within, sight, level, at, wounds, apart } = raise;
  if (!event.whom) {
    const acts = !isRows(event.does) && event.does.length > 1;
    const by = of?.cards?.name;
    return [
      { comesBack: d20 ?? 1 },
      { comesLater: given({ d20: d20 ?? 1, by, within, apart, acts }) },
    ];
  }
  if (at === 'own')
    return [{ givesWay: given({ to: cardsOf(whom), keepsWounds: wounds === 'kept' }) }];
  if (at === 'target') {
    const target = all.find((one) => one.target)?.target;
    return [
      {
        raisesFallen: given({
          of: cardsOf(whom),
          instead: cardsOf(target),
          except: target?.except,
          by: of && cardsOf(of),
          special: all.some(({ attack }) => attack === 'special'),
        }),
      },
    ];
  }
  if (whom.state === 'waiting')
    return upon({ ...event, whom: { ...nextTo, ...given({ within, sight }) } }, 'arrives', {
      apart,
      still: event.for !== undefined,
    });
  const near = { ...whom, ...given({ within: nextTo ? undefined : within, sight }) };
  return upon({ ...event, whom: near as Selector }, 'bringsBack', {
    d20,
    instead: cost?.attacks && 'attacks',
    level,
    figures: whom.pick !== 1 && whom.pick,
    beside: nextTo && cardsOf(nextTo),
  });
}

function ofMove(event: Event, move: NonNullable<Step['move']>): readonly EffectLine[] {
  const { on, of, whom = {}, if: all = [] } = event;
  const d20 = d20Of(event);
  if (move.spaces === 'Move') return [{ moveAgain: d20 ?? 1 }];
  const { side, cards, self, within, sight, did, engaged, pick } = whom;
  const { placed, up, unstruck, end } = move;
  const occasions = Object.entries(OCCASIONS)
    .filter(([, one]) => one.on === on)
    .toSorted(([, a], [, b]) => (b.if?.length ?? 0) - (a.if?.length ?? 0))
    .map(([at]) => at);
  const picked = typeof pick === 'object' && 'each' in pick ? pick.each : pick;
  return occasions.map((at) => ({
    regroups: {
      at,
      spaces: spacesOf(move.spaces),
      ...given({
        after: at === 'friendTurnEnds' ? cardsOf(of) : undefined,
        from: at === 'approached' ? someCards(of) : undefined,
        d20,
        byMarker: all.some(({ turn }) => turn === 'marker'),
        placed,
        up,
        unengaged: end === 'unengaged',
        beside: typeof end === 'object' ? cardsOf(end) : end !== 'unengaged' && end,
        leaves: unstruck,
      }),
      ...(self === 'only'
        ? { itself: true }
        : {
            ...given({
              figures: FIGURES[String(picked)] ?? (typeof picked === 'number' && picked),
              who: side === 'own' ? (cards ?? {}) : undefined,
              within,
              sight,
              others: self === undefined,
              idle: did === 'notAttacked',
            }),
            ...(did && did !== 'notAttacked' && { moved: did === 'moved' }),
            ...(engaged !== undefined && { engaged }),
          }),
    },
  }));
}

const FIGURES: Readonly<Record<string, string>> = {
  attackedOfCard: 'attacked',
  engagedOfCard: 'engaged',
};

function spacesOf(spaces: Amount | 'Move' | undefined): unknown {
  if (typeof spaces !== 'object') return spaces;
  return 'dice' in spaces ? { dice: spaces.dice } : 'perMarker';
}

const TAKEN: Readonly<Record<string, readonly string[]>> = {
  turnBegins: ['beforeMoving'],
  beforeAttacks: ['afterMoving'],
  attackOver: ['wounded', 'blocked'],
  turnEnds: ['turnEnds'],
};

function ofMarkers(event: Event, markers: NonNullable<Step['markers']>): readonly EffectLine[] {
  const { on, of, whom = {}, if: all = [], cost, does } = event;
  if (isRows(does)) return NONE;
  if ('bring' in markers)
    return [
      {
        bringsMarker: given({
          spendsX: cost?.markerX,
          within: typeof markers.bring === 'object' ? markers.bring.within : undefined,
        }),
      },
    ];
  if (markers.to === 'own') return [{ gathersMarkers: cardsOf(of) }];
  const asked = all.find((one) => one.other)?.other;
  return (TAKEN[on] ?? []).map((when) => ({
    takesMarkers: given({
      when,
      all: markers.take === 'all',
      from: someCards(asked ?? whom),
      within: whom.within,
      of: whom.from,
      engagedWith: whom.engagedWith,
      d20: d20Of(event),
      shifts: markers.to === 'other' && (markers.within ?? true),
      special: all.some(({ attack }) => attack === 'special'),
      endsTurn: does.some(({ turn }) => turn),
    }),
  }));
}

function ofTokens(
  { of, if: all = [], limits }: Event,
  tokens: NonNullable<Step['tokens']>,
): readonly EffectLine[] {
  if ('remove' in tokens)
    return [
      {
        spendsTokens: given({
          after: all.some(({ attack }) => attack === 'special') ? 'special' : 'attack',
          each: tokens.remove === 'eachTarget' && 'target',
        }),
      },
    ];
  return ['turnEnds', 'kills', 'falls'].map((at) => ({
    collects: given({
      at,
      most: tokens.most,
      within: of?.within,
      sight: of?.sight,
      onePerTurn: limits !== undefined,
    }),
  }));
}

function ofHide(event: Event, hide: NonNullable<Step['hide']>): readonly EffectLine[] {
  const { of, whom = {}, if: all = [] } = event;
  const { until, whileUnengaged, wholly } = hide;
  const attacker = all.find(({ other }) => other)?.other;
  const who = whom.self === 'only' ? 'itself' : whom.withFriends ? 'cardAndFriends' : 'card';
  return ['turnEnds', 'targeted', 'destroyed', 'defended', 'chosen'].map((at) => ({
    hides: given({
      at,
      who,
      until,
      d20: d20Of(event),
      unengaged: whileUnengaged,
      from: someCards(attacker ?? of),
      wholly,
    }),
  }));
}

function ofSaving({ on, of, roll, cost }: Event): readonly EffectLine[] {
  if (cost?.destroy) return [{ sacrifices: { of: cardsOf(cost.by) } }];
  if (on !== 'struck') return NONE;
  const { within, sight } = of ?? {};
  return [
    { saves: given({ within, sight, to: cardsOf(of), dice: roll?.dice, symbols: roll?.symbols }) },
  ];
}
