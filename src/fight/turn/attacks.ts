/* The attacks of an attacker that has reached its place: its choices, and the results of each throw. */

import { hasAttacked } from '../combat/throw-outcome.ts';
import {
  type AttacksInReach,
  begun,
  firstThrow,
  nextThrow,
  repeated,
} from '../fights/attack-run.ts';
import type { PlannedAttack, Way } from '../fights/planned-attack.ts';
import { isTogether, linesTakenUp } from '../fights/ways.ts';
import { blockersHit, exchanged } from './after.ts';
import type { BoardDistribution, BoardOutcome } from './board-outcome.ts';
import { changed, type TurnContext, type TurnOrder } from './context.ts';
import type { AttackMade, Option, Result } from './moment.ts';
import type { Note } from './notes.ts';
import type { TurnScenario } from './scenario.ts';
import {
  type Acting,
  actingKey,
  type Blocker,
  facingOf,
  GONE,
  isGone,
  placeOf,
  type TurnState,
} from './state.ts';
import type { TurnDistributions } from './turn-distributions.ts';

/** The attacks that an attacker can make from its place. */
export interface TurnAttacks {
  canAttack(state: TurnState, acting: Acting): boolean;
  options(state: TurnState, acting: Acting): Option[];
  /** The state in which an attacker continues its attacks or, if no attack is left, has ended them. */
  goingOn(state: TurnState, attacker: number, acting: Acting | undefined): TurnState;
  /** Returns one object for equal attacks in progress, so that each key is computed only once. */
  same(acting: Acting): Acting;
}

const NOBODY: readonly Blocker[] = [];

/** The attackers with the same card as the given attacker, including that attacker. */
function squadOf({ attackers }: TurnScenario, attacker: number): number[] {
  const squad = attackers[attacker]?.squad;
  return attackers.flatMap((one, i) =>
    i === attacker || (squad !== undefined && one.squad === squad) ? [i] : [],
  );
}

/** The number of figures that a joint attack needs. */
function figuresTogether({ attacks }: Way): number {
  return Math.max(...attacks.map(({ special }) => special?.together ?? 1));
}

/** Whether an outcome of an attack without dice changes nothing. */
function changesNothing({ outcome }: BoardOutcome): boolean {
  const { ownWounds, enemyWounds, ownDestroyed, enemyDestroyed, isAttack, again, used } = outcome;
  const isDone = isAttack || again || ownDestroyed || enemyDestroyed || used.length > 0;
  return !isDone && ownWounds === 0 && enemyWounds === 0;
}

/**
 * @param notes what the states of the turn record about its course
 * @param outcomesOf the outcomes of an attack: all of them, or merged if their differences do not matter
 */
export function turnAttacks(
  context: TurnContext,
  distributions: TurnDistributions,
  { ended, allEnded }: TurnOrder,
  notes: readonly Note[],
  outcomesOf: (distribution: BoardDistribution) => readonly BoardOutcome[],
): TurnAttacks {
  const { scenario, field, traits, limited, ways } = context;
  const traitsOf = (attacker: number) => traits[attacker] as (typeof traits)[number];

  /**
   * Whether an attacker can attack in a given way. A joint attack needs enough figures of the card, none of which has
   * acted yet.
   */
  const isOpen = ({ acted, places }: TurnState, { attacker }: Acting, way: Way): boolean => {
    if (!isTogether(way)) return true;
    const squad = squadOf(scenario, attacker);
    const standing = squad.filter((one) => places[one] !== GONE);
    const hasActed = squad.some((one) => ((acted >> one) & 1) === 1);
    return !hasActed && standing.length >= figuresTogether(way);
  };

  const reaches = (state: TurnState, acting: Acting, { special }: PlannedAttack) => {
    const range = special?.range ?? distributions.range(state, facingOf(state, acting));
    return field.isInRange(range, acting.attacker, placeOf(state, acting.attacker), state.defender);
  };

  /** Whether an attack does not count as an attack, because it has 0 dice and no power acts instead. */
  const isNothing = (state: TurnState, acting: Acting, planned: PlannedAttack): boolean =>
    traitsOf(acting.attacker).mayLackDice &&
    distributions
      .attack(state, facingOf(state, acting), planned)
      .boardOutcomes.every(changesNothing);

  const canMake = (state: TurnState, acting: Acting, planned: PlannedAttack): boolean =>
    reaches(state, acting, planned) && !isNothing(state, acting, planned);

  const inReach = (state: TurnState, acting: Acting): AttacksInReach => ({
    hitBy: (planned) => Number(canMake(state, acting, planned)),
    countsByAttack: false,
    mostCounted: traitsOf(acting.attacker).mostAgain,
  });

  /** The attacks that an attacker can still make from its place; undefined if there are none. */
  const onward = (state: TurnState, acting: Acting): Acting | undefined => {
    if (acting.way < 0) return acting;
    const way = ways.of(acting.way);
    const made = begun(acting.attack - 1, acting.again, 1);
    const attacks = inReach(state, acting);
    const mayRepeat = acting.mayRepeat && repeated(made, way, attacks) !== undefined;
    const next = nextThrow(made, way, attacks);
    if (!mayRepeat && !next) return undefined;
    return sameActing({ ...acting, attack: next?.attack ?? way.attacks.length, mayRepeat });
  };

  const goingOn = (state: TurnState, attacker: number, acting: Acting | undefined): TurnState => {
    if (state.isDestroyed) return allEnded(state);
    if (!acting || placeOf(state, attacker) === GONE) return ended(state, attacker);
    return changed(state, state.acted, acting);
  };

  const actings = new Map<string, Acting>();
  const sameActing = (acting: Acting): Acting => {
    const key = actingKey(acting);
    const known = actings.get(key) ?? acting;
    actings.set(key, known);
    return known;
  };

  /** The results of an attack, and the state after each result. */
  const struck = (
    state: TurnState,
    acting: Acting,
    { planned, path }: AttackMade,
    isRepeated: boolean,
  ): Result[] => {
    const { attacker, again } = acting;
    // 1. The distribution, and what can follow the attack.
    const distribution = distributions.attack(state, facingOf(state, acting), planned, path);
    const times = again + Number(isRepeated);
    const { mostAgain, asks, mayLackDice } = traitsOf(attacker);
    const mayRepeat = times < mostAgain;
    const dependsOnPlace = asks.fixedRange.attacker && !mayLackDice;
    const further = { ...acting, attack: acting.attack + Number(!isRepeated), again: times };
    // What follows depends only on the defender's place, unless powers change Range or dice.
    const known: (Map<number, Acting | undefined> | undefined)[] = [];
    const following = (after: TurnState, again: boolean): Acting | undefined => {
      const at = after.defender;
      const all = known[Number(again)] ?? new Map<number, Acting | undefined>();
      known[Number(again)] = all;
      if (all.has(at)) return all.get(at);
      const next = onward(after, { ...further, mayRepeat: again && mayRepeat });
      if (dependsOnPlace) all.set(at, next);
      return next;
    };
    // 2. For each outcome: the defender's place, the pieces hit, the notes, and what follows.
    return outcomesOf(distribution).map((boardOutcome) => {
      const { outcome, points, hits, weight, probability } = boardOutcome;
      const hit = hits && path ? path.blockersWith(points) : NOBODY;
      const moved = outcome.spacesMoved > 0 && path !== undefined;
      const at = moved ? path.placeAfter(outcome.spacesMoved) : state.defender;
      const exchange = exchanged(state, attacker, outcome, at, state.noted);
      const isNoted = context.asksAttacked && hasAttacked(outcome) && !state.attacked;
      const hurt = blockersHit(context, isNoted ? { ...exchange, attacked: true } : exchange, hit);
      const gone = hit.length === 0 ? NOBODY : hit.filter((one) => isGone(hurt, one));
      const after =
        notes.length === 0
          ? hurt
          : {
              ...hurt,
              noted: notes.map((note, n) =>
                note.after(state.noted[n] as number, boardOutcome, hit, gone),
              ),
            };
      const isOut = after.isDestroyed || placeOf(after, attacker) === GONE;
      const next = isOut ? undefined : following(after, outcome.again);
      return { weight, probability, boardOutcome, state: goingOn(after, attacker, next) };
    });
  };

  /** The options for an attack: one for each distinct line of Knockback. */
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
    return made.map((attack) => {
      const results = struck(state, acting, attack, isRepeated);
      return { attacker, place, attack, state: { at: state, results, weighed: results } };
    });
  };

  /** The index of the first possible attack of a way; undefined if the way cannot be taken. */
  const firstOf = (state: TurnState, acting: Acting, way: Way): number | undefined =>
    isOpen(state, acting, way) ? firstThrow(way, inReach(state, acting))?.attack : undefined;

  /** The options for the first attack of a way. Limited lines that the way takes up count as used. */
  const attacksOfWay = (state: TurnState, acting: Acting, number: number): Option[] => {
    const way = ways.of(number);
    const attack = firstOf(state, acting, way);
    if (attack === undefined) return [];
    const takenUp = linesTakenUp(way, limited);
    const used =
      takenUp.length === 0
        ? state.used
        : state.used.map((times, i) => times + Number(takenUp.includes(i)));
    const planned = way.attacks[attack] as PlannedAttack;
    // A joint attack replaces all attacks of the card.
    const others = isTogether(way) ? squadOf(scenario, acting.attacker) : [];
    const acted = others
      .filter((one) => one !== acting.attacker)
      .reduce((mask, one) => mask | (1 << one), state.acted);
    return attacksWith({ ...state, used, acted }, { ...acting, way: number, attack }, planned);
  };

  const optionsOfActing = (state: TurnState, acting: Acting): Option[] => {
    const { attacker, way, attack, mayRepeat } = acting;
    const place = placeOf(state, attacker);
    const stop: Option = { attacker, place, state: ended(state, attacker) };
    if (way < 0) {
      const attacks = (acting.ways ?? []).flatMap((one) => attacksOfWay(state, acting, one));
      // An attacker that has not moved must attack here, because not acting at all is a separate option.
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

  const canAttack = (state: TurnState, acting: Acting): boolean =>
    !acting.ways || acting.ways.some((way) => firstOf(state, acting, ways.of(way)) !== undefined);

  return { canAttack, options: optionsOfActing, goingOn, same: sameActing };
}
