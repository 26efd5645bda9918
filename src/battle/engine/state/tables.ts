/* The tables of a battle: everything that the battle's games share, from places and cards to flags for rare powers. */

import { DIRECTIONS, type Ground, type Places, type Space } from '../../../board/index.ts';
import {
  allLinesOf,
  type EffectLine,
  eventsIn,
  rulesOfLine,
  stepsOf,
} from '../../../cards/index.ts';
import { linesOf } from '../../../fight/index.ts';
import { beginsOn } from '../../army.ts';
import type { BattleScenario } from '../../scenario.ts';
import { battleDistributions, type Distributions } from '../attacks/distributions.ts';
import { barsOnStrikes, type Engaging, engagingOf } from '../ground/engaging.ts';
import { type MovementProfile, movementProfilesOf } from '../ground/movement-profile.ts';
import type { LastingPromises } from '../policies/lasting-promises.ts';
import { type BattleAuras, battleAuras } from '../powers/auras.ts';
import { type GlyphPowers, glyphGiver, glyphsOn } from '../powers/glyphs.ts';
import { withOtherSelves, withoutPowers } from '../powers/moments/other-selves.ts';
import { type Bond, bondsOf } from '../turns/bonds.ts';
import { type BattleCard, battleCards } from './cards.ts';
import { type BattleMemory, battleMemory, type MapTables, type Promises } from './memory.ts';

/** Places on which figures can begin, for each end of the map and type of base. Computed on demand. */
interface StartPlaces {
  /** All places in the start area of an end. */
  at(end: number, isDouble: boolean): readonly number[];
  /** For each place, the sum of its distances to the spaces on which the enemy army begins (to at most 500 of them). */
  farAt(end: number, isDouble: boolean): Int32Array;
}

/**
 * @param starts for each end, the spaces of its start area
 * @param begins for each end, all spaces on which an army begins there
 */
function startPlaces(
  { ground, single, double }: MapTables,
  starts: readonly (readonly number[])[],
  begins: readonly (readonly number[])[],
): StartPlaces {
  const at = eachOnce((end, isDouble) => {
    const area = starts[end] as readonly number[];
    return isDouble ? pairsIn(area, ground, double) : area;
  });
  const farAt = eachOnce((end, isDouble) => {
    const { count, a, b } = isDouble ? double : single;
    const far = new Int32Array(count);
    const own = at(end, isDouble);
    for (const goal of atMost(MOST_GOALS, begins[1 - end] as readonly number[])) {
      for (const place of own) {
        const spaces = ground.spacesBetween(goal, -1, a[place] as number, b[place] as number);
        far[place] = (far[place] as number) + spaces;
      }
    }
    return far;
  });
  return { at, farAt };
}

/** Maximum number of spaces used for `farAt`; the start areas of most maps have far fewer. */
const MOST_GOALS = 500;

/** At most `most` elements of a list, spread evenly. */
function atMost<T>(most: number, list: readonly T[]): readonly T[] {
  const every = Math.ceil(list.length / most);
  return every <= 1 ? list : list.filter((_, i) => i % every === 0);
}

/** Caches the results of `find` for each end and type of base. */
function eachOnce<T>(
  find: (end: number, isDouble: boolean) => T,
): (end: number, isDouble: boolean) => T {
  const known = new Map<number, T>();
  return (end, isDouble) => {
    const key = 2 * end + Number(isDouble);
    const found = known.get(key) ?? find(end, isDouble);
    known.set(key, found);
    return found;
  };
}

/** The places for a double base in an area, in the order of the area's spaces. */
function pairsIn(area: readonly number[], { neighbours }: Ground, places: Places): number[] {
  const orders = new Map(area.map((space, order) => [space, order]));
  const orderOf = (space: number) => orders.get(space) as number;
  return area.flatMap((a) => {
    const beside = neighbours.subarray(a * DIRECTIONS, (a + 1) * DIRECTIONS);
    const seconds = [...beside].filter((b) => b > a && orders.has(b));
    return seconds.sort((b, c) => orderOf(b) - orderOf(c)).map((b) => places.placeAt(a, b));
  });
}

/** Tables that all games of a battle share. */
export interface BattleTables extends MapTables {
  readonly scenario: BattleScenario;
  readonly promises: Promises;
  readonly lastingPromises: LastingPromises;
  readonly cards: readonly BattleCard[];
  /** The number of cards in the armies. The remaining cards are counterparts (`other-selves.ts`). */
  readonly ofArmies: number;
  /** For each card, how its figures move. */
  readonly gaits: readonly MovementProfile[];
  readonly engaging: Engaging;
  readonly distributions: Distributions;
  readonly glyphs: readonly GlyphPowers[];
  /** For each space, 1 if a glyph is there when the game begins. */
  readonly hasGlyph: Uint8Array;
  readonly auras: BattleAuras;
  /** Indexed by end. A side's end has the side's number, unless a game exchanges the ends (`endOf`). */
  readonly startPlaces: StartPlaces;
  /** For each figure, its place as given in the army; -1 if its side chooses the place. */
  readonly given: Int32Array;
  readonly figures: number;
  /** For each figure, its card, its side, and its number within the side. */
  readonly cardOf: Int16Array;
  readonly sideOf: Uint8Array;
  readonly bitOf: Uint8Array;
  /** For each side, its cards and its figures. */
  readonly cardsOf: readonly (readonly number[])[];
  readonly figuresOf: readonly (readonly number[])[];
  /** Whether powers depend on the figures passed by a movement. */
  readonly asksPassing: boolean;
  /** Whether any power acts when another figure comes next to its owner. */
  readonly answersApproach: boolean;
  /** Whether any power forbids attacks on some figures. */
  readonly forbids: boolean;
  /** Whether any power changes which figures strike enemies that leave. */
  readonly strikesVary: boolean;
  /** Whether the figures of any card can hide. */
  readonly hides: boolean;
  /** Whether any power depends on movement in the turn, or on how things were when the turn began. */
  readonly asksMovement: boolean;
  /** For each card, its bondings, which give turns without an order marker. */
  readonly bonds: readonly (readonly Bond[])[];
  /** Whether any bonding acts when a round begins or ends. */
  readonly hasRoundBonds: boolean;
  /** For each card, the number of limited lines on the cards before it. */
  readonly limitedFrom: readonly number[];
  /**
   * For each card, the number of powers on the cards before it, as an offset into
   * `GameTotals.fired`.
   */
  readonly powersFrom: readonly number[];
}

export function battleTables(
  scenario: BattleScenario,
  memory: BattleMemory = battleMemory(),
): BattleTables {
  const { board, sides } = scenario;
  const map = memory.mapOf(board);
  const { ground } = map;
  const numbersOf = (spaces: readonly Space[]) => spaces.map((space) => ground.numberOf(space));
  const cards = withOtherSelves(battleCards(scenario, memory.cardOf), (card) =>
    memory.cardOf(withoutPowers(card.card), card.side, scenario.states ?? []),
  );
  const owners = cards.flatMap(({ index, figures }) =>
    Array.from({ length: figures }, () => index),
  );
  const sideOf = Uint8Array.from(owners, (card) => (cards[card] as BattleCard).side);
  const figuresOf = [0, 1].map((side) => [...sideOf.keys()].filter((f) => sideOf[f] === side));
  const bitOf = new Uint8Array(owners.length);
  for (const all of figuresOf) for (const [bit, f] of all.entries()) bitOf[f] = bit;
  const glyphs = glyphsOn(ground, board.others);
  const auras = battleAuras(cards, glyphs.length);
  const givers = [...glyphs.map(glyphGiver), ...auras.all, ...auras.spirits, ...auras.gifts];
  const hasGlyph = spacesWith(glyphs, ground.count);
  let lines = 0;
  let powers = 0;
  const bonds = bondsOf(cards, scenario);
  return {
    scenario,
    promises: memory.promises,
    lastingPromises: memory.lastingPromises,
    bonds,
    hasRoundBonds: bonds.flat().some(({ turn }) => /ound/.test(turn)),
    cards,
    ofArmies: cards.filter(({ isOtherSelf }) => !isOtherSelf).length,
    gaits: movementProfilesOf(cards, map, hasGlyph),
    engaging: engagingOf(cards, figuresOf, owners),
    distributions: battleDistributions(scenario, cards, auras.given, givers, memory),
    glyphs,
    hasGlyph,
    auras,
    startPlaces: startPlaces(
      map,
      sides.map(({ start }) => numbersOf(start)),
      sides.map((side) => numbersOf(beginsOn(side))),
    ),
    given: givenPlaces(scenario, cards, map, owners.length),
    figures: owners.length,
    cardOf: Int16Array.from(owners),
    sideOf,
    bitOf,
    cardsOf: [0, 1].map((side) => cards.flatMap((one) => (one.side === side ? [one.index] : []))),
    figuresOf,
    asksPassing: cards.some(({ card, decided }) =>
      /"passedThrough"|"from":"(way|over|selfOrOver)"/.test(
        rulesText(card.powers.flatMap(allLinesOf)) + JSON.stringify(decided),
      ),
    ),
    answersApproach: auras.gifts.some(({ on }) => on === 'approached'),
    forbids: cards.some(({ barsOnAttacks }) => barsOnAttacks.length > 0),
    strikesVary: [
      ...cards.map(({ battleLines }) => battleLines),
      ...auras.all.map(({ moving }) => moving),
    ].some((lines) => barsOnStrikes(lines).length > 0),
    hides: cards.some(({ battleLines }) =>
      eventsIn(battleLines).some(({ rule }) => stepsOf(rule.does).some(({ hide }) => hide)),
    ),
    asksMovement: cards.some(({ card, battleLines }) =>
      /"did":"(moved|stood|cardMoved)"|"began":/.test(
        rulesText([...linesOf(card), ...battleLines]),
      ),
    ),
    limitedFrom: cards.map(({ limited }) => {
      lines += limited.length;
      return lines - limited.length;
    }),
    powersFrom: cards.map(({ card }) => {
      powers += card.powers.length;
      return powers - card.powers.length;
    }),
    // Last, because V8 gives objects that begin with a spread different hidden classes.
    ...map,
  };
}

const rulesText = (lines: readonly EffectLine[]): string =>
  JSON.stringify(lines.flatMap(rulesOfLine));

function spacesWith(glyphs: readonly GlyphPowers[], spaces: number): Uint8Array {
  const found = new Uint8Array(spaces);
  for (const { space } of glyphs) found[space] = 1;
  return found;
}

/** For each figure, its place as given in the army; -1 if there is none. */
function givenPlaces(
  { sides }: BattleScenario,
  cards: readonly BattleCard[],
  { ground, single, double }: MapTables,
  figures: number,
): Int32Array {
  const given = new Int32Array(figures).fill(-1);
  for (const [index, { at = [] }] of sides.flatMap((side) => side.cards).entries()) {
    const { firstFigure, isDouble } = cards[index] as BattleCard;
    for (const [i, spaces] of at.entries()) {
      const [a, b = -1] = spaces.map((space) => ground.numberOf(space));
      given[firstFigure + i] = (isDouble ? double : single).placeAt(a as number, b);
    }
  }
  return given;
}
