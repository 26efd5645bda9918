import type { EffectLine } from '../../../../powers/effect-line.ts';
import type { LeapValue } from '../../../../powers/effects/leaping.ts';
import type { ClimbValue } from '../../../../powers/effects/moving.ts';
import type { BattleCard } from './cards.ts';
import { type BattleGround, kindOfLetter } from './ground.ts';

/** A leap as a card has it. */
export interface Leap extends LeapValue {
  /** Its line, with when and how often. */
  readonly line: EffectLine;
}

/** How the figures of a card move, whatever happens: what its powers make of its numbers. */
export interface Gait {
  /** Levels of a single step up that it stays below. */
  readonly climbs: number;
  /** Levels of a single step down from which on it falls. */
  readonly falls: number;
  /** Whether it is never hurt by falls, not even by those of others' making. */
  readonly isUnhurt: boolean;
  /** By card: 1 where it may walk through its figures; absent: through friends that are not engaged. */
  readonly passes: Uint8Array | undefined;
  /** Kinds of terrain that do not end its movement, as bits. */
  readonly ignored: number;
  /** By space: what entering it costs. */
  readonly costs: Uint8Array;
  readonly leaps: readonly Leap[];
  /** Whether any of this is of its powers. */
  readonly isOwn: boolean;
}

const EFFECTS = ['climb', 'passesThrough', 'ignoresTerrain', 'unhurtByFalls', 'leap'];

/** The gaits of all cards. */
export function gaitsOf(cards: readonly BattleCard[], ground: BattleGround): Gait[] {
  return cards.map((card) => gaitOf(card, cards, ground));
}

function gaitOf(
  { height, battleLines }: BattleCard,
  cards: readonly BattleCard[],
  ground: BattleGround,
): Gait {
  const values = <Value>(name: string) =>
    battleLines.flatMap((line) => (line[name] === undefined ? [] : [line[name] as Value]));
  const climbs = values<ClimbValue>('climb');
  const tall = climbs.reduce((sum, { times = 1, more = 0 }) => sum * times + more, height);
  const most = climbs.flatMap((one) => (one.most === undefined ? [] : [one.most + 1]));
  const isUnhurt = values('unhurtByFalls').length > 0;
  const through = values<'all' | readonly string[]>('passesThrough');
  const letters = values<readonly string[]>('ignoresTerrain').flat();
  return {
    climbs: Math.min(tall, ...most),
    falls: isUnhurt ? Number.POSITIVE_INFINITY : tall,
    isUnhurt,
    passes:
      through.length === 0
        ? undefined
        : Uint8Array.from(cards, ({ card }) =>
            Number(through.some((one) => one === 'all' || one.includes(card.size ?? 'medium'))),
          ),
    ignored: letters.reduce((bits, letter) => bits | kindOfLetter(letter), 0),
    costs:
      letters.length === 0
        ? ground.cost
        : ground.cost.map((cost, i) => (letters.includes(ground.letters[i] as string) ? 1 : cost)),
    leaps: battleLines.flatMap((line) =>
      line.leap === undefined ? [] : [{ ...(line.leap as LeapValue), line }],
    ),
    isOwn: battleLines.some((line) => EFFECTS.some((name) => line[name] !== undefined)),
  };
}
