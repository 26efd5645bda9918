/* Translates the conditions of lines into conditions of rules. */

import type { ArmyCardAsked } from '../card-asked.ts';
import type { FigureAsked } from '../conditions/figures.ts';
import type { MarkerAsked, MarkersShown } from '../conditions/markers.ts';
import type { FallenAsked, GroundAsked, MarkerOnAsked, NearAsked } from '../conditions/others.ts';
import { type Condition, partsOf } from '../effect-line.ts';
import type { Deed, RuleCondition } from '../rules/condition.ts';
import type { Roll } from '../rules/rule.ts';
import type { Selector } from '../rules/selector.ts';

/** The part of a selector that checks cards; empty if there are no conditions on the card. */
export const cardsOf = (cards: ArmyCardAsked = {}): Pick<Selector, 'cards'> =>
  Object.keys(cards).length === 0 ? {} : { cards };

const figureOf = ({ terrain, engaged, nextToAlly, marked, ...cards }: FigureAsked): Selector => ({
  ...cardsOf(cards),
  ...(terrain !== undefined && { terrain }),
  ...(engaged !== undefined && { engaged }),
  ...(nextToAlly !== undefined && { nextToAlly }),
  ...(marked !== undefined && { marked }),
});

function nearOf(value: NearAsked): RuleCondition {
  const {
    within,
    sight,
    side,
    count = 1,
    wounds,
    engaged,
    level,
    seesTarget,
    of,
    ...cards
  } = value;
  return {
    count: {
      side: side === 'enemies' ? 'enemy' : 'own',
      ...cardsOf(cards),
      ...(within !== undefined && { within }),
      ...(of && { from: of }),
      ...(sight && { sight }),
      ...(wounds !== undefined && { wounds }),
      ...(engaged !== undefined && { engaged }),
      ...(level && { level }),
      ...(seesTarget && { sees: true }),
    },
    least: count,
  };
}

function markerOf(value: MarkerAsked): RuleCondition {
  return { markers: typeof value === 'number' ? { number: value } : value };
}

const DEEDS: Readonly<Record<string, Deed>> = { moved: 'cardMoved' };

/** Functions that make the conditions of rules, keyed by the names that conditions have in lines. */
const CONDITIONS: Readonly<Record<string, (value: never) => RuleCondition>> = {
  normalAttack: () => ({ attack: 'normal' }),
  specialAttack: () => ({ attack: 'special' }),
  adjacent: () => ({ adjacent: true }),
  distance: (distance: number) => ({ distance }),
  heightAdvantage: () => ({ height: 'higher' }),
  lower: () => ({ height: 'lower' }),
  levelsApart: (height: number) => ({ height }),
  terrain: (is: string) => ({ ground: { is } }),
  nearTerrain: ({ letter, within }: GroundAsked) => ({ ground: { is: letter, within } }),
  besideObstacle: (obstacle: readonly string[]) => ({ ground: { obstacle } }),
  targetBesideObstacle: (obstacle: readonly string[]) => ({ ground: { obstacle, of: 'target' } }),
  engaged: () => ({ self: { engaged: true } }),
  ownWounds: (wounds: number) => ({ self: { wounds } }),
  given: () => ({ self: { given: true } }),
  target: (asked: FigureAsked) => ({ target: figureOf(asked) }),
  enemy: (asked: FigureAsked) => ({ other: figureOf(asked) }),
  enemyWounds: (wounds: number) => ({ other: { wounds } }),
  enemyLifeLeft: (lifeLeft: number) => ({ other: { lifeLeft } }),
  moved: () => ({ did: 'moved' }),
  stationary: () => ({ did: 'stood' }),
  did: (deed: string) => ({ did: DEEDS[deed] ?? (deed as Deed) }),
  attackedBefore: () => ({ did: 'attackedBefore' }),
  passedThrough: () => ({ did: 'passedThrough' }),
  charged: (away: number) => ({ began: { away } }),
  beganTurn: (began: string) => ({ began }),
  shieldRolled: () => ({ shows: 'shield' }),
  allSkulls: () => ({ shows: 'allSkulls' }),
  blankRolled: () => ({ shows: 'blank' }),
  rollsAreEven: () => ({ shows: 'evenRolls' }),
  skulls: (skulls: number) => ({ shows: { skulls } }),
  wounded: (wounds: number | true) => ({ result: Number(wounds) }),
  destroyed: () => ({ result: 'destroyed' }),
  d20: (d20: number) => ({ d20 }),
  near: nearOf,
  fallen: ({ count = 1, ...cards }: FallenAsked) => ({
    count: { side: 'own', state: 'fallen', ...cardsOf(cards) },
    least: count,
  }),
  figures: (least: number) => ({ count: { side: 'card' }, least }),
  army: (cards: ArmyCardAsked) => ({ count: { side: 'own', cards, self: true }, least: 'all' }),
  tokens: (least: number) => ({ count: 'tokens', least }),
  marker: markerOf,
  markersShown: ({ count, on }: MarkersShown) => ({ markers: { shown: count, ...(on && { on }) } }),
  markerOn: ({ shown, ...cards }: MarkerOnAsked) => ({
    markers: { on: cards, ...(shown && { shown }) },
  }),
  allMarkers: (all: ArmyCardAsked) => ({ markers: { all } }),
  turnOf: (turn: 'marker' | 'further') => ({ turn }),
  noBonding: () => ({ turn: 'unbonded' }),
  wayOut: (wayOut: number) => ({ wayOut }),
  rolled: (rolled: number) => ({ rolled }),
  state: (state: string) => ({ state }),
};

/**
 * Translates the conditions of a line. `anyAttack` usually translates to no condition.
 *
 * @param isAlone whether `anyAttack` must be kept, because there is no other condition
 */
export function conditionsOf(
  when: readonly Condition[] = [],
  isAlone = false,
): readonly RuleCondition[] {
  return when.flatMap((written): readonly RuleCondition[] | RuleCondition => {
    const [name, value] = partsOf(written);
    if (name === 'anyAttack') return isAlone ? { attack: 'any' } : [];
    if (name === 'not')
      return { not: conditionsOf([value as Condition | readonly Condition[]].flat(), true) };
    return CONDITIONS[name]?.(value as never) ?? [];
  });
}

/**
 * Separates the condition on the power's D20 from the other conditions and turns it into the event's roll. If several
 * conditions need the D20, all of them stay conditions.
 */
export function splitRoll(all: readonly RuleCondition[]): {
  roll?: Roll;
  rest: readonly RuleCondition[];
} {
  const rolls = all.filter((one) => d20Of(one) !== undefined);
  const [first] = rolls;
  if (first === undefined || rolls.length > 1) return { rest: all };
  return { roll: d20Of(first) as Roll, rest: all.filter((one) => one !== first) };
}

function d20Of({ d20, not }: RuleCondition): Roll | undefined {
  if (d20 !== undefined) return { d20, per: 'power' };
  const turned = not?.length === 1 ? not[0]?.d20 : undefined;
  return turned === undefined ? undefined : { d20: turned - 1, atMost: true, per: 'power' };
}
