import { isPlural, type Named, verbOf } from '../../base/index.ts';
import {
  allLinesOf,
  type EffectLine,
  type Hides,
  isTable,
  type PowerUse,
  type Swarms,
} from '../../cards/index.ts';
import { failedText, some } from '../../fight/index.ts';
import type { BattleCard } from '../engine/cards.ts';
import { rowAt } from '../engine/moments/upon.ts';
import type { GameEvent } from '../engine/tell.ts';

/* Sentences of powers that are used outside of attacks. */

type Used = Extract<GameEvent, { readonly is: 'used' }>;

/** What is said of such a power besides its name. */
export interface UsedPower {
  /** Whether the whole card uses it, and not one of its figures. */
  readonly isOfCard: boolean;
  /** ": 6 of them may move and attack", where its table says how many; empty: the table says nothing. */
  readonly comes: string;
  /** How figures hide by it. */
  readonly hides: Hides | undefined;
}

export function usedPower(
  { card }: BattleCard,
  { power, roll }: Pick<Used, 'power' | 'roll'>,
): UsedPower {
  const lines = allLinesOf(card.powers[power] as PowerUse);
  const valueNamed = (name: string) => lines.find((line) => line[name] !== undefined)?.[name];
  const swarm = (valueNamed('swarms') as Swarms | undefined)?.move;
  const move = valueNamed('move') as EffectLine['move'];
  const row = (table: unknown) => rowAt(table as Readonly<Record<string, number>>, roll) ?? 0;
  const comes = isTable(swarm)
    ? `: ${row(swarm)} of them may move and attack`
    : isTable(move)
      ? `: ${some(row(move), 'more space')} of Move`
      : '';
  const isOfCard =
    comes !== '' || ['comesLater', 'regroups'].some((name) => valueNamed(name) !== undefined);
  return { isOfCard, comes, hides: valueNamed('hides') as Hides | undefined };
}

/** "Kelda uses Healing Touch on Krug and rolls 12 on the D20, but needs 16.", "Kelda rolls 12 on the D20 for Calling." */
export function usedText(
  { roll, acts, dice, needed, isAtMost }: Used,
  onD20: string,
  power: string,
  who: Named,
  upon: string,
  comes: string,
): string {
  const [used, rolls] = ['uses', 'rolls'].map((verb) => verbOf(isPlural(who), verb));
  if (roll === 0 && !dice) return `${who.name} ${used} ${power}${upon && ` on ${upon}`}.`;
  const shown = dice
    ? `${some(dice.shown, dice.face)} of ${some(dice.dice, 'die', 'dice')}`
    : onD20;
  const rolled = upon
    ? `${who.name} ${used} ${power} on ${upon} and ${rolls} ${shown}`
    : `${who.name} ${rolls} ${shown} for ${power}`;
  if (dice?.face === 'skull') return `${rolled}.`;
  if (acts) return `${rolled}${dice ? ': no wounds' : comes}.`;
  if (needed === undefined) return `${rolled}, and nothing comes of it.`;
  if (isAtMost) return `${rolled}, where only ${needed > 1 ? `${needed} or less` : 1} counts.`;
  return `${rolled}${failedText(who, needed)}.`;
}

/** "Lady Jaye hides and cannot be attacked this turn." */
export function hidesText(
  { wholly, unengaged, until }: Hides,
  who: string,
  isOne: boolean,
): string {
  const how = wholly ? '' : ' from a distance';
  const moves = isOne ? 'that figure moves' : 'they move';
  const time =
    until === 'turn' ? 'this turn' : `until ${moves} or the side reveals its next order marker`;
  const next = unengaged ? ', as long as no enemy is adjacent' : '';
  return `${who} ${isOne ? 'hides' : 'hide'} and cannot be attacked${how} ${time}${next}.`;
}
