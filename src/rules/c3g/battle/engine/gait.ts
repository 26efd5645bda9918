import type { EffectLine } from '../../../../powers/effect-line.ts';
import type { LeapValue } from '../../../../powers/effects/leaping.ts';
import type { ClimbValue } from '../../../../powers/effects/moving.ts';
import type { BattleCard } from './cards.ts';
import { kindOfLetter } from './ground.ts';
import type { MapTables } from './memory.ts';
import { type Steps, stepsOf } from './steps.ts';

/** A leap as a card has it. */
export interface Leap extends LeapValue {
  /** Its line, with when and how often. */
  readonly line: EffectLine;
}

/** How the figures of a card move, whatever happens: what its powers make of its numbers. */
export interface Gait {
  /** Levels of a single step down from which on it falls. */
  readonly falls: number;
  /** Whether it is never hurt by falls, not even by those of others' making. */
  readonly isUnhurt: boolean;
  /** By card: 1 where it may walk through its figures; absent: through friends that are not engaged. */
  readonly passes: Uint8Array | undefined;
  /** Kinds of terrain that do not end its movement, as bits. */
  readonly ignored: number;
  /** What single steps come to on foot. */
  readonly steps: Steps;
  readonly leaps: readonly Leap[];
  /** Whether any of this is of its powers. */
  readonly isOwn: boolean;
}

const EFFECTS = ['climb', 'passesThrough', 'ignoresTerrain', 'unhurtByFalls', 'leap'];

/** The gaits of all cards. */
export function gaitsOf(cards: readonly BattleCard[], map: MapTables): Gait[] {
  return cards.map((card) => gaitOf(card, cards, map));
}

function gaitOf(
  { height, battleLines, isDouble, lavaResistant }: BattleCard,
  cards: readonly BattleCard[],
  { ground, single, double }: MapTables,
): Gait {
  const values = <Value>(name: string) =>
    battleLines.flatMap((line) => (line[name] === undefined ? [] : [line[name] as Value]));
  const climbs = values<ClimbValue>('climb');
  const tall = climbs.reduce((sum, { times = 1, more = 0 }) => sum * times + more, height);
  const most = climbs.flatMap((one) => (one.most === undefined ? [] : [one.most + 1]));
  const isUnhurt = values('unhurtByFalls').length > 0;
  const through = values<'all' | readonly string[]>('passesThrough');
  const letters = values<readonly string[]>('ignoresTerrain').flat();
  const falls = isUnhurt ? Number.POSITIVE_INFINITY : tall;
  const terrainCost =
    letters.length === 0
      ? ground.cost
      : ground.cost.map((cost, i) => (letters.includes(ground.letters[i] as string) ? 1 : cost));
  const asStep = { climbs: Math.min(tall, ...most), falls, terrainCost, lavaResistant };
  return {
    falls,
    isUnhurt,
    passes:
      through.length === 0
        ? undefined
        : Uint8Array.from(cards, ({ card }) =>
            Number(through.some((one) => one === 'all' || one.includes(card.size ?? 'medium'))),
          ),
    ignored: letters.reduce((bits, letter) => bits | kindOfLetter(letter), 0),
    steps: stepsOf(asStep, ground, isDouble ? double : single),
    leaps: battleLines.flatMap((line) =>
      line.leap === undefined ? [] : [{ ...(line.leap as LeapValue), line }],
    ),
    isOwn: battleLines.some((line) => EFFECTS.some((name) => line[name] !== undefined)),
  };
}
