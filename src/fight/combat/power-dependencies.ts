/*
 * What the powers of two cards depend on, and the effect lines of a card. The states of a fight need to distinguish
 * only what powers depend on.
 */

import {
  type EffectLine,
  eventsIn,
  hitsIn,
  isOfKind,
  linesOfAttacks,
  linesOfPower,
  linesOfRules,
  READS,
  type Rule,
  type RuleCondition,
  readsOf,
  rulesOfLine,
  type Side,
  type Special,
  scalesOf,
  stepsOf,
  traitsIn,
  whenOf,
  withoutNot,
} from '../../cards/index.ts';
import type { Fighter } from '../scenario.ts';

/** The powers of a figure. */
export type Powered = Pick<Fighter, 'powers' | 'granted'>;

/** Two fighters, and the switches that are on. */
interface Sides extends Readonly<Record<Side, Powered>> {
  readonly states?: readonly string[];
}

/**
 * What the powers of two cards depend on. The states of their duel need to distinguish nothing else.
 */
export interface PowerDependencies {
  /** The number of wounds on either figure, not only whether an attack destroys it. */
  readonly wounds: boolean;
  /** The number of wounds on the acting figure; also set if an attack can harm or heal that figure. */
  readonly ownWounds: boolean;
  /** Whether a figure moved this turn, and its distance and adjacency when the turn began. */
  readonly movement: boolean;
  readonly kills: boolean;
  /**
   * The distances up to which powers act or special attacks reach, in ascending order; undefined
   * if every distance counts.
   */
  readonly bounds: readonly number[] | undefined;
  /** Whether other figures on the enemy's side are nearby. */
  readonly company: boolean;
  /** For each side, whether its choice of attacks never changes. */
  readonly fixedWays: Readonly<Record<Side, boolean>>;
  /** For each side, whether the range of its normal attacks never changes. */
  readonly fixedRange: Readonly<Record<Side, boolean>>;
  /** Wounds that a side has dealt this turn to its opponent. */
  readonly dealt: boolean;
  /** Whether a side has already attacked its opponent this turn. */
  readonly attacked: boolean;
  /** Effects with a limited number of uses, by index. */
  readonly limited: readonly EffectLine[];
  /** The number of the attacker's effects in `limited`; these effects come first. */
  readonly ownLimited: number;
  /** For each side, the indices in `limited` of effects that are limited per figure. */
  readonly ofFigures: Readonly<Record<Side, readonly number[]>>;
  /** Whether any effect is limited per round. */
  readonly rounds: boolean;
  /** The maximum number of times that figures may attack again in a turn. */
  readonly mostAgain: number;
}

/** Collects what the powers of both sides depend on. */
export function powerDependencies({ attacker, defender, states }: Sides): PowerDependencies {
  const [own, other] = [sideAsks(attacker, states), sideAsks(defender, states)];
  const wounds = own.wounds || other.wounds;
  return {
    fixedWays: { attacker: !own.waysChange, defender: !other.waysChange },
    fixedRange: {
      attacker: !other.shortensRange && !own.changesRange,
      defender: !own.shortensRange && !other.changesRange,
    },
    wounds,
    ownWounds: wounds || own.harmsActing || other.harmsActing,
    movement: own.movement || other.movement,
    kills: own.kills || other.kills,
    bounds: own.bounds && other.bounds && ascending([1, ...own.bounds, ...other.bounds]),
    company: own.company || other.company,
    dealt: own.dealt || other.dealt,
    attacked: own.attacked || other.attacked,
    limited: [...own.limited, ...other.limited],
    ownLimited: own.limited.length,
    ofFigures: {
      attacker: numbersOfFigures(own.limited, 0),
      defender: numbersOfFigures(other.limited, own.limited.length),
    },
    rounds: own.rounds || other.rounds,
    mostAgain: Math.max(own.mostAgain, other.mostAgain),
  };
}

function numbersOfFigures(limited: readonly EffectLine[], first: number): number[] {
  return limited.flatMap(({ of }, i) => (of === 'figure' ? [first + i] : []));
}

/** What the powers of one card depend on. */
interface SideAsks
  extends Pick<
    PowerDependencies,
    | 'wounds'
    | 'movement'
    | 'kills'
    | 'bounds'
    | 'company'
    | 'dealt'
    | 'attacked'
    | 'limited'
    | 'rounds'
    | 'mostAgain'
  > {
  /** Whether an attack can harm or heal the figure that makes it. */
  readonly harmsActing: boolean;
  readonly waysChange: boolean;
  /** Whether the card cannot be targeted beyond some distance. */
  readonly shortensRange: boolean;
  readonly changesRange: boolean;
}

/** Cached, because a card takes part in many duels, mostly with the same switches. */
const KNOWN = new WeakMap<Powered, { readonly states: string; readonly asks: SideAsks }>();

function sideAsks(side: Powered, on: readonly string[] = []): SideAsks {
  const states = JSON.stringify(on);
  const known = KNOWN.get(side);
  if (known?.states === states) return known.asks;
  const asks = asksOfLines(linesOf(side), linesActing(side, on));
  KNOWN.set(side, { states, asks });
  return asks;
}

const TO_OWN_FIGURE = [
  'count.excess.attacker',
  'count.excess.self',
  'wound.any',
  'wound.cost',
  'heal',
];

/** @param acting all lines except those whose switch is off */
function asksOfLines(all: readonly EffectLine[], acting: readonly EffectLine[]): SideAsks {
  const lines = acting.flatMap(withInner);
  const conditions = conditionsIn(lines);
  const specials = specialsIn(lines);
  const reads = readsOf(conditions);
  const scales = new Set(lines.flatMap(scalesIn));
  const again = eventsIn(lines)
    .flatMap(({ rule }) => stepsOf(rule.does))
    .flatMap(({ again: { most = [] } = {} }) => most);
  const limited = lines.filter(({ uses }) => uses !== undefined);
  const movement = (reads & READS.movement) !== 0;
  return {
    wounds: (reads & READS.health) !== 0 || scales.has('ownWound') || scales.has('enemyWound'),
    harmsActing: lines.some((line) => isOfKind(line, ...TO_OWN_FIGURE)),
    movement,
    // All distances matter to conditions on spaces moved, and to rolls that add the distance.
    bounds:
      movement || lines.some(addsDistance) ? undefined : boundsIn(lines, specials, conditions),
    kills: scales.has('kill') || conditions.some(countsCard) || specials.some(isTogether),
    dealt: scales.has('woundThisTurn'),
    attacked: conditions.some(({ did }) => did === 'attackedBefore'),
    company: conditions.some(({ target, other }) => (target ?? other)?.nextToAlly !== undefined),
    limited,
    rounds: limited.some(({ per }) => per === 'round'),
    mostAgain: Math.max(0, ...again),
    waysChange: all.some(mayChange),
    changesRange: all.some((line) => isOfKind(line, 'value.range')),
    shortensRange: all.some((line) => isOfKind(line, 'bar.attackNormally')),
  };
}

/** The conditions in a list of lines, including those inside `not`. */
export const conditionsIn = (lines: readonly EffectLine[]): readonly RuleCondition[] =>
  withoutNot([...lines.flatMap(whenOf), ...specialsIn(lines).flatMap(({ again }) => again ?? [])]);

/** Whether a condition counts the living figures of the card. */
const countsCard = ({ count }: RuleCondition): boolean =>
  typeof count === 'object' && count.side === 'card';

/** Whether one of an effect line's rolls adds the distance between the two figures. */
export const addsDistance = (line: EffectLine): boolean =>
  eventsIn([line]).some(({ rule }) => rule.roll?.plus === 'distance');

const boundsIn = (
  lines: readonly EffectLine[],
  specials: readonly Special[],
  conditions: readonly RuleCondition[],
): number[] => [
  ...conditions.flatMap(({ distance }) => distance ?? []),
  ...traitsIn(lines, 'bar').flatMap(({ bar, rule }) =>
    bar.what === 'attackNormally' ? (rule.whom?.beyond ?? []) : [],
  ),
  ...specials.map(({ range }) => range),
];

const ascending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

const isTogether = ({ together }: Special): boolean => together !== undefined;

/** Whether the attacks that a line gives depend on circumstances. */
function mayChange(line: EffectLine): boolean {
  if (isOfKind(line, 'way.special')) return true;
  const isLimited = whenOf(line).length > 0 || line.uses !== undefined;
  return isLimited && (isOfKind(line, 'way.attacks') || hitsIn([line]).length > 0);
}

const LINES = new WeakMap<Powered, readonly EffectLine[]>();

/** All effect lines on a side's card, and the lines that other figures grant it. */
export function linesOf(side: Powered): readonly EffectLine[] {
  const known = LINES.get(side);
  if (known) return known;
  const { powers, granted = [] } = side;
  const lines = [...powers.flatMap((use) => linesOfPower(use)), ...granted];
  LINES.set(side, lines);
  return lines;
}

/** Whether the normal attacks of a side may knock back. */
export const knocksBack = (side: Powered): boolean =>
  linesOf(side).some((line) => isOfKind(line, 'mode.superStrength'));

/** The effect lines of a side, except those whose switch is off. */
export function actingLines(duel: Sides, side: Side): EffectLine[] {
  return linesActing(duel[side], duel.states);
}

/** The effect lines of a card, except those whose switch is off. */
export function linesActing(side: Powered, states: readonly string[] = []): EffectLine[] {
  return switchedOn(linesOf(side), states);
}

/** The given effect lines, except those whose switch is off. */
export function switchedOn(
  lines: readonly EffectLine[],
  states: readonly string[] = [],
): EffectLine[] {
  const isOff = ({ state }: RuleCondition) => state !== undefined && !states.includes(state);
  return lines.filter((line) => !whenOf(line).some(isOff));
}

/**
 * An effect line and the lines nested in it: the lines of its special attack, and the changes to each of several
 * attacks.
 */
export const withInner = (line: EffectLine): EffectLine[] => [
  line,
  ...waysIn([line]).flatMap((way) => [
    ...linesOfAttacks(way),
    ...linesOfRules(way.special?.rules ?? []),
  ]),
];

const waysIn = (lines: readonly EffectLine[]) => traitsIn(lines, 'way').map(({ way }) => way);

/** The special attacks in the given lines. */
export const specialsIn = (lines: readonly EffectLine[]): readonly Special<Rule>[] =>
  waysIn(lines).flatMap(({ special }) => special ?? []);

/** The scales that multiply the numbers in an effect line. */
export const scalesIn = (line: EffectLine): readonly string[] =>
  rulesOfLine(line).flatMap((rule) => scalesOf({ rule }));
