/* How the figures of each card move, according to its statistics and powers. Fixed for a whole battle. */

import {
  type Ground,
  kindOfLetter,
  type Places,
  type StepProfile,
  type Steps,
  stepsOnFoot,
} from '../../../board/index.ts';
import { type EffectLine, type LeapValue, traitsIn } from '../../../cards/index.ts';
import type { BattleCard } from '../state/cards.ts';
import type { MapTables } from '../state/memory.ts';

/** A leap of a card. */
export interface Leap extends LeapValue {
  /** The line that grants the leap, with its conditions and uses. */
  readonly line: EffectLine;
}

/** The properties of a card's movement that never change in a battle. */
export interface MovementProfile {
  /** The minimum drop in one step, in levels, that counts as a fall. */
  readonly falls: number;
  /** Whether no fall hurts the card's figures, including falls that others cause. */
  readonly isUnhurt: boolean;
  /**
   * 1 for each card whose figures this card may walk through; undefined if it may walk only through friends that are
   * not engaged.
   */
  readonly passes: Uint8Array | undefined;
  /** Kinds of terrain that do not end the card's movement, as bits. */
  readonly ignored: number;
  /** For each place of the card's base, 1 if the terrain or a glyph may end a movement there. */
  readonly ends: Uint8Array;
  /** Costs and hazards of single steps on foot. */
  readonly steps: Steps;
  /** One step or leap goes up fewer levels than this. */
  readonly climbs: number;
  readonly leaps: readonly Leap[];
}

/** The movement profiles of all cards. */
export function movementProfilesOf(
  cards: readonly BattleCard[],
  map: MapTables,
  hasGlyph: Uint8Array,
): MovementProfile[] {
  const endsOf = endsIn(map, hasGlyph);
  return cards.map((card) => gaitOf(card, cards, map, endsOf));
}

/** Makes the `ends` of cards; those with equal bases and equal terrain to ignore share an array. */
function endsIn({ single, double }: MapTables, hasGlyph: Uint8Array) {
  const known = [new Map<number, Uint8Array>(), new Map<number, Uint8Array>()] as const;
  return (isDouble: boolean, ignored: number): Uint8Array => {
    const places = isDouble ? double : single;
    const ofBase = known[Number(isDouble) as 0 | 1];
    const ends =
      ofBase.get(ignored) ??
      Uint8Array.from({ length: places.count }, (_, place) =>
        Number(places.endsMovement(place, ignored) || hasGlyphAt(places, place, hasGlyph)),
      );
    ofBase.set(ignored, ends);
    return ends;
  };
}

function gaitOf(
  { height, move, battleLines, values, longer, isDouble, lavaResistant }: BattleCard,
  cards: readonly BattleCard[],
  { ground, single, double }: MapTables,
  endsOf: ReturnType<typeof endsIn>,
): MovementProfile {
  const modes = traitsIn(battleLines, 'mode');
  const climbs = values.flatMap(({ value }) => value.climb ?? []);
  const tall = climbs.reduce((sum, { times = 1, more = 0 }) => sum * times + more, height);
  const most = climbs.flatMap((one) => (one.most === undefined ? [] : [one.most + 1]));
  const isUnhurt = modes.some(({ mode }) => mode.unhurtByFalls);
  const through = modes.flatMap(({ mode }) => (mode.through ? [mode.through] : []));
  const letters = modes.flatMap(({ mode }) => mode.ignoresTerrain ?? []);
  const falls = isUnhurt ? Number.POSITIVE_INFINITY : tall;
  const terrainCost =
    letters.length === 0
      ? ground.cost
      : ground.cost.map((cost, i) => (letters.includes(ground.letters[i] as string) ? 1 : cost));
  const leaps = modes.flatMap(({ mode, line }) => (mode.leap ? [{ line, ...mode.leap }] : []));
  const asStep = { climbs: Math.min(tall, ...most), falls, terrainCost, lavaResistant };
  const ignored = letters.reduce((bits, letter) => bits | kindOfLetter(letter), 0);
  return {
    falls,
    isUnhurt,
    passes:
      through.length === 0
        ? undefined
        : Uint8Array.from(cards, ({ card }) =>
            Number(through.some((one) => one === 'all' || one.includes(card.size ?? 'medium'))),
          ),
    ignored,
    ends: endsOf(isDouble, ignored),
    steps: stepsLike(ground, isDouble ? double : single, asStep, letters),
    climbs: climbsInTurn(asStep.climbs, longer.length > 0, move, leaps),
    leaps,
  };
}

const hasGlyphAt = ({ a, b }: Places, place: number, hasGlyph: Uint8Array): boolean =>
  hasGlyph[a[place] as number] === 1 || hasGlyph[b[place] as number] === 1;

/** For each map's places, the step tables; cards with equal steps share a table. */
const STEPS = new WeakMap<Places, Map<string, Steps>>();

/** @param ignored the letters of terrain that costs less */
function stepsLike(
  ground: Ground,
  places: Places,
  asStep: StepProfile,
  ignored: readonly string[],
): Steps {
  const ofPlaces = STEPS.get(places) ?? new Map<string, Steps>();
  STEPS.set(places, ofPlaces);
  const { climbs, falls, lavaResistant } = asStep;
  const key = `${climbs}/${falls}/${lavaResistant}/${ignored.join('')}`;
  const found = ofPlaces.get(key) ?? stepsOnFoot(ground, places, asStep);
  ofPlaces.set(key, found);
  return found;
}

/** More levels than any map has. */
const ANY_LEVELS = 1000;

/**
 * The exclusive limit on the levels that one step or leap goes up in a turn. Steps up cost Move, so the Move of a turn
 * limits them unless powers can add to it; leaps have separate limits.
 *
 * @param climbs one step on foot goes up fewer levels than this
 */
function climbsInTurn(
  climbs: number,
  goesFarther: boolean,
  move: number,
  leaps: readonly Leap[],
): number {
  const onFoot = goesFarther ? climbs : Math.min(climbs, move);
  const isAnywhere = ({ from, onto, around }: Leap) => (from ?? onto ?? around) === undefined;
  return Math.max(
    onFoot,
    ...leaps.filter(isAnywhere).map(({ up }) => (up === undefined ? ANY_LEVELS : up + 1)),
  );
}
