import { ratio } from '../../../exact/chains/step-table.ts';
import { weighOutcomes } from '../../../exact/outcomes.ts';
import { originalOf } from '../duel/changed-lines.ts';
import type { WeighedWays } from '../duel/laws.ts';
import { tablesThrow } from '../duel/tables.ts';
import type { PlannedAttack, Way } from '../duel/ways.ts';
import { blockersHit, exchanged, fallen } from './after.ts';
import type { TurnLaws } from './attack-laws.ts';
import { beginning, type TurnContext } from './context.ts';
import { fallLaw } from './falls.ts';
import type { Blocker, Path } from './field.ts';
import type { Strike, StrikeLaw } from './laws.ts';
import type { Facing } from './meeting.ts';
import type { Note } from './notes.ts';
import { relevanceOf } from './relevance.ts';
import { attackPlaces } from './stand-places.ts';
import { type Acting, actingKey, GONE, type TurnState } from './state.ts';

/** What somebody can do in a state. */
export interface Option {
  readonly attacker: number;
  readonly place: number;
  /** Absent: it goes there, or makes no further attack. */
  readonly attack?: AttackMade;
  readonly next: Next;
}

export interface AttackMade {
  readonly planned: PlannedAttack;
  /** Absent: there is no Knockback. */
  readonly path?: Path;
  /** Whether there are other lines from the same place. */
  readonly isOneOfSeveral?: true;
}

/** What comes of it: a state, or one of several by a throw. */
export type Next = { readonly state: TurnState } | { readonly results: readonly Result[] };

export interface Result {
  readonly weight: bigint;
  readonly probability: number;
  readonly state: TurnState;
  /** Of an attack. */
  readonly strike?: Strike;
}

/** What comes next in a state. */
export type Moment =
  /** Something is rolled, whatever anybody wants. */
  | { readonly is: 'roll'; readonly results: readonly Result[] }
  /** Somebody chooses; where no attacks are under way, also that the turn is over. */
  | { readonly is: 'choice'; readonly options: readonly Option[] }
  | { readonly is: 'over' };

export interface TurnGame {
  readonly begin: TurnState;
  isOver(state: TurnState): boolean;
  momentOf(state: TurnState): Moment;
  /** Everything that an attacker can do first, from every place that it can go to. */
  everyOption(state: TurnState): readonly Option[];
  /** The same turn from here on without what can no longer make a difference. */
  reduced(state: TurnState): TurnState;
}

const OVER: Moment = { is: 'over' };
const NOBODY: readonly Blocker[] = [];

/**
 * A turn as its states and what each choice leads to (RULES.md, section 6). Of places that are alike
 * only the one that is named first is an option.
 *
 * @param notes     what is told apart in its states of how it has gone
 * @param strikesOf what an attack can come to: all, or those together that make no difference
 */
export function turnGame(
  context: TurnContext,
  laws: TurnLaws,
  notes: readonly Note[],
  strikesOf: (law: StrikeLaw) => readonly Strike[] = ({ strikes }) => strikes,
): TurnGame {
  const { scenario, field, traits, limited, ways } = context;
  const { attackers, order } = scenario;
  const everybody = 2 ** attackers.length - 1;
  const traitsOf = (attacker: number) => traits[attacker] as (typeof traits)[number];
  const placeOf = ({ places }: TurnState, attacker: number) => places[attacker] as number;

  const facingOf = (state: TurnState, { attacker, tables = [], again }: Acting): Facing => ({
    attacker,
    place: placeOf(state, attacker),
    tables,
    again,
  });

  /** Attackers that can act no more once this one has. */
  const actedWith = (acted: number, attacker: number) =>
    order === 'given' ? acted | (2 ** (attacker + 1) - 1) : acted | (1 << attacker);

  /** Who can still act when some have. */
  const remaining = ({ places }: TurnState, acted: number): number[] => {
    const all: number[] = [];
    for (let i = 0; i < places.length; i++) {
      if (((acted >> i) & 1) === 0 && places[i] !== GONE) all.push(i);
    }
    return all;
  };

  const lastIn = (state: TurnState): number | undefined => {
    const { acting, acted } = state;
    const others = remaining(state, acting ? actedWith(acted, acting.attacker) : acted);
    const last = acting?.attacker ?? others[0];
    if (last === undefined || others.length !== (acting ? 0 : 1)) return undefined;
    // Lines from where it could come to later would have to be looked at, too.
    return traitsOf(last).staysAdjacent ? undefined : last;
  };
  const placesFor = attackPlaces(context);
  const relevance = relevanceOf(context, placesFor, lastIn);

  const ended = (state: TurnState, attacker: number): TurnState =>
    changed(state, actedWith(state.acted, attacker), undefined);

  const reaches = (state: TurnState, acting: Acting, { special }: PlannedAttack) => {
    const range = special?.range ?? laws.range(state, facingOf(state, acting));
    return field.isInRange(range, acting.attacker, placeOf(state, acting.attacker), state.defender);
  };

  const nextInReach = (state: TurnState, acting: Acting, way: Way, from: number): number => {
    for (let i = from; i < way.attacks.length; i++) {
      if (reaches(state, acting, way.attacks[i] as PlannedAttack)) return i;
    }
    return -1;
  };

  /** What an attacker can still do with its attacks as the two stand; undefined: they are over. */
  const onward = (state: TurnState, acting: Acting): Acting | undefined => {
    const { way, attack, mayRepeat } = acting;
    if (way < 0) return acting;
    const { attacks } = ways.of(way);
    const before = attacks[attack - 1];
    const repeats = mayRepeat && before !== undefined && reaches(state, acting, before);
    const next = nextInReach(state, acting, ways.of(way), attack);
    if (!repeats && next < 0) return undefined;
    const following = next < 0 ? attacks.length : next;
    return sameActing({ ...acting, attack: following, mayRepeat: repeats });
  };

  /** The state with an attacker's attacks going on, or over, if nothing is left of them. */
  const goingOn = (state: TurnState, attacker: number, acting: Acting | undefined): TurnState => {
    if (state.isDestroyed) return changed(state, everybody, undefined);
    if (!acting || placeOf(state, attacker) === GONE) return ended(state, attacker);
    return changed(state, state.acted, acting);
  };

  // Few differ, and their keys are made once for each.
  const actings = new Map<string, Acting>();
  const sameActing = (acting: Acting): Acting => {
    const key = actingKey(acting);
    const known = actings.get(key) ?? acting;
    actings.set(key, known);
    return known;
  };

  const struck = (
    state: TurnState,
    acting: Acting,
    { planned, path }: AttackMade,
    isRepeated: boolean,
  ): Result[] => {
    const { attacker, again } = acting;
    const law = laws.attack(state, facingOf(state, acting), planned, path);
    const times = again + Number(isRepeated);
    const { mostAgain, asks } = traitsOf(attacker);
    const mayRepeat = times < mostAgain;
    const fixedRange = asks.fixedRange.attacker;
    const further = { ...acting, attack: acting.attack + Number(!isRepeated), again: times };
    // What follows depends on nothing but where the defender is, unless powers shorten a Range.
    const known: (Map<number, Acting | undefined> | undefined)[] = [];
    const following = (after: TurnState, again: boolean): Acting | undefined => {
      const at = after.defender;
      const all = known[Number(again)] ?? new Map<number, Acting | undefined>();
      known[Number(again)] = all;
      if (all.has(at)) return all.get(at);
      const next = onward(after, { ...further, mayRepeat: again && mayRepeat });
      if (fixedRange) all.set(at, next);
      return next;
    };
    return strikesOf(law).map((strike) => {
      const { exchange, points, hits, weight, probability } = strike;
      const hit = hits && path ? path.blockersWith(points) : NOBODY;
      const moved = exchange.spacesMoved > 0 && path !== undefined;
      const at = moved ? path.placeAfter(exchange.spacesMoved) : state.defender;
      const noted =
        notes.length === 0
          ? state.noted
          : notes.map((note, i) => note.after(state.noted[i] as number, strike, hit));
      const after = blockersHit(context, exchanged(state, attacker, exchange, at, noted), hit);
      const isOut = after.isDestroyed || placeOf(after, attacker) === GONE;
      const next = isOut ? undefined : following(after, exchange.again);
      return { weight, probability, strike, state: goingOn(after, attacker, next) };
    });
  };

  /** One attack along each of the lines that make a difference. */
  const attacksWith = (
    state: TurnState,
    acting: Acting,
    planned: PlannedAttack,
    isRepeated = false,
  ): Option[] => {
    const { attacker } = acting;
    const place = placeOf(state, attacker);
    const knocks = traitsOf(attacker).knocks && !planned.special;
    const paths = knocks ? field.paths(state, attacker, place) : [];
    const several = paths.length > 1 && { isOneOfSeveral: true as const };
    const made: AttackMade[] =
      paths.length > 0 ? paths.map((path) => ({ planned, path, ...several })) : [{ planned }];
    return made.map((attack) => ({
      attacker,
      place,
      attack,
      next: { results: struck(state, acting, attack, isRepeated) },
    }));
  };

  /** The first attack of a way, with what choosing it uses up. */
  const attacksOfWay = (state: TurnState, acting: Acting, number: number): Option[] => {
    const way = ways.of(number);
    const attack = nextInReach(state, acting, way, 0);
    if (attack < 0) return [];
    const takenUp = way.takesUp.map(originalOf);
    const used =
      takenUp.length === 0
        ? state.used
        : state.used.map((times, i) => {
            const line = limited[i];
            return line && takenUp.includes(line) ? times + 1 : times;
          });
    const planned = way.attacks[attack] as PlannedAttack;
    return attacksWith({ ...state, used }, { ...acting, way: number, attack }, planned);
  };

  const optionsOfActing = (state: TurnState, acting: Acting): Option[] => {
    const { attacker, way, attack, mayRepeat } = acting;
    const place = placeOf(state, attacker);
    const stop: Option = { attacker, place, next: { state: ended(state, attacker) } };
    if (way < 0) {
      const attacks = (acting.ways ?? []).flatMap((one) => attacksOfWay(state, acting, one));
      // Whoever neither moves nor attacks does not act at all.
      const hasMoved = place !== field.begins.places[attacker];
      return hasMoved || attacks.length === 0 ? [stop, ...attacks] : attacks;
    }
    const { attacks } = ways.of(way);
    const before = attacks[attack - 1];
    const next = attacks[attack];
    return [
      stop,
      ...(mayRepeat && before ? attacksWith(state, acting, before, true) : []),
      ...(next ? attacksWith(state, { ...acting, mayRepeat: false }, next) : []),
    ];
  };

  /** The attacker comes to a place: with what has to be rolled before it can choose. */
  const arriving = (state: TurnState, attacker: number, place: number): TurnState => {
    const before = placeOf(state, attacker);
    const places = place === before ? state.places : state.places.with(attacker, place);
    const there = { ...state, places };
    const isNear = (at: number) => field.isAdjacent(attacker, at, state.defender);
    const falls = field.fallsTo(state, attacker, place);
    const isMet = !(context.answersArrival && isNear(place) && !isNear(before));
    const { tables, asks } = traitsOf(attacker);
    const isReady = !falls && isMet && tables.length === 0 && asks.fixedWays.attacker;
    const known = isReady ? ready[attacker] : undefined;
    if (known) return changed(there, state.acted, known);
    const acting: Acting = {
      attacker,
      falls,
      isMet,
      tables: tables.length === 0 ? [] : undefined,
      ways: undefined,
      way: -1,
      attack: 0,
      again: 0,
      mayRepeat: false,
    };
    const now = prepared({ ...there, acting }, acting);
    if (isReady) ready[attacker] = now.acting;
    return now;
  };
  /** By attacker, how it begins its attacks where nothing is rolled for beforehand. */
  const ready: (Acting | undefined)[] = [];

  /** With the ways that it has to attack, where none is rolled for. */
  const prepared = (state: TurnState, acting: Acting): TurnState => {
    if (acting.falls || !acting.isMet || !acting.tables || acting.ways) return state;
    const [only, ...others] = laws.ways(state, facingOf(state, acting));
    if (!only || others.length > 0) return state;
    return { ...state, acting: sameActing({ ...acting, ways: waysIn(only) }) };
  };

  const waysIn = ({ ways: all }: WeighedWays) => all.map((way) => ways.numberOf(way));

  /** What is rolled before an attacker can choose. */
  const rolled = (state: TurnState, acting: Acting): Result[] => {
    const facing = facingOf(state, acting);
    const going = (after: TurnState, more: Partial<Acting>) => {
      const next = goingOn(after, acting.attacker, { ...acting, ...more });
      return next.acting ? prepared(next, next.acting) : next;
    };
    if (acting.falls) {
      return shares(fallLaw(acting.falls), ({ wounds, isFatal }) =>
        going(fallen(context, state, acting.attacker, wounds, isFatal), { falls: undefined }),
      );
    }
    if (!acting.isMet) {
      return shares(laws.arrival(state, facing), ({ exchange }) =>
        going(exchanged(state, acting.attacker, exchange, state.defender, state.noted), {
          isMet: true,
        }),
      );
    }
    if (!acting.tables) {
      const rows: { weight: bigint; tables: readonly number[] }[] = [];
      weighOutcomes(tablesThrow(traitsOf(acting.attacker).tables), (tables, weight) =>
        rows.push({ weight, tables }),
      );
      return shares(rows, ({ tables }) => going(state, { tables }));
    }
    return shares(laws.ways(state, facing), (one) => ({
      ...state,
      acting: sameActing({ ...acting, ways: waysIn(one) }),
    }));
  };

  const canAttack = (state: TurnState, acting: Acting): boolean =>
    !acting.ways || acting.ways.some((way) => nextInReach(state, acting, ways.of(way), 0) >= 0);

  /** An attacker goes somewhere; it need not be free. */
  const going = (state: TurnState, attacker: number, place: number, others: number): Option[] => {
    const there = arriving(state, attacker, place);
    const { acting } = there;
    if (acting && canAttack(there, acting)) return [{ attacker, place, next: { state: there } }];
    // Where nobody acts after it, or it stays, going there alone comes to nothing.
    if (others === 0 || place === placeOf(state, attacker)) return [];
    return [{ attacker, place, next: { state: ended(there, attacker) } }];
  };

  /** Places of which no other is worth more to an attacker, in the order in which they are named. */
  const placesWorthTrying = (
    state: TurnState,
    attacker: number,
    others: readonly number[],
  ): readonly number[] => {
    const all = field.restingPlaces(state, attacker);
    const isFree = (place: number) =>
      place === placeOf(state, attacker) || field.isFree(state, attacker, place);
    const [last, ...more] = others;
    if (more.length > 0) return all.filter(isFree);
    const { adjacent, alike } = placesFor(state, attacker);
    if (last === undefined) {
      const chosen = alike.flatMap((set) => set.find(isFree) ?? []);
      return sortedBy(all, [...adjacent.filter(isFree), ...chosen]);
    }
    if (traitsOf(last).staysAdjacent) return all.filter(isFree);
    const matters = (place: number) => relevance.matters(state, last, place);
    const attacking = new Set([...adjacent, ...alike.flat()]);
    const elsewhere = all.filter((place) => !attacking.has(place));
    const chosen = [...alike, elsewhere].flatMap((set) => {
      const free = set.filter(isFree);
      const some = free.find((place) => !matters(place));
      return [...free.filter(matters), ...(some === undefined ? [] : [some])];
    });
    return sortedBy(all, [...adjacent.filter(isFree), ...chosen]);
  };

  const optionsOf = (
    state: TurnState,
    placesOf: (attacker: number, others: readonly number[]) => readonly number[],
  ): Option[] =>
    remaining(state, state.acted).flatMap((attacker) => {
      const others = remaining(state, actedWith(state.acted, attacker));
      return placesOf(attacker, others).flatMap((place) =>
        going(state, attacker, place, others.length),
      );
    });

  const isOver = (state: TurnState) =>
    state.isDestroyed || (!state.acting && remaining(state, state.acted).length === 0);

  return {
    begin: beginning(
      scenario,
      field,
      limited,
      notes.map(({ begins }) => begins),
    ),
    isOver,
    reduced: relevance.reduced,
    everyOption: (state) =>
      optionsOf(state, (attacker) =>
        field
          .restingPlaces(state, attacker)
          .filter(
            (place) => place === placeOf(state, attacker) || field.isFree(state, attacker, place),
          ),
      ),
    momentOf(state) {
      const { acting } = state;
      if (isOver(state)) return OVER;
      if (!acting) {
        const options = optionsOf(state, (attacker, others) =>
          placesWorthTrying(state, attacker, others),
        );
        return options.length > 0 ? { is: 'choice', options } : OVER;
      }
      return !acting.falls && acting.isMet && acting.tables && acting.ways
        ? { is: 'choice', options: optionsOfActing(state, acting) }
        : { is: 'roll', results: rolled(state, acting) };
    },
  };
}

/** The same state with another part of the turn before it; all have the same fields in one order. */
function changed(
  { defender, wounds, isDestroyed, places, ownWounds, hits, used, noted }: TurnState,
  acted: number,
  acting: Acting | undefined,
): TurnState {
  return { defender, wounds, isDestroyed, places, ownWounds, acted, hits, used, noted, acting };
}

/** Some of all places, in the order of all. */
function sortedBy(all: readonly number[], some: readonly number[]): readonly number[] {
  if (some.length < 2) return some;
  const ranks = RANKS.get(all) ?? new Map(all.map((place, rank) => [place, rank]));
  RANKS.set(all, ranks);
  return some.toSorted((a, b) => (ranks.get(a) as number) - (ranks.get(b) as number));
}

const RANKS = new WeakMap<readonly number[], Map<number, number>>();

function shares<One extends { readonly weight: bigint }>(
  all: readonly One[],
  stateOf: (one: One) => TurnState,
): Result[] {
  const total = all.reduce((sum, { weight }) => sum + weight, 0n);
  return all.map((one) => ({
    weight: one.weight,
    probability: ratio(one.weight, total),
    state: stateOf(one),
  }));
}
