/* A table of powers that take order markers from enemies, or gather those of destroyed cards. */

import {
  type ArmyCardAsked,
  battleLinesOf,
  type Condition,
  type EffectLine,
  type TakesMarkers,
} from '../../../cards/index.ts';
import { switchedOn } from '../../../fight/index.ts';
import type { BattleCard } from '../state/cards.ts';

/** A power of a card that takes order markers. */
export interface Taking {
  /** Index of the power on the card. */
  readonly power: number;
  readonly value: TakesMarkers;
  readonly when: readonly Condition[] | undefined;
  readonly line: EffectLine;
}

/** All powers in a battle that take or gather order markers; the engine skips the search if there are none. */
export interface MarkerPowers {
  /** Indexed by card; absent if no card has any. */
  readonly takings?: readonly (readonly Taking[])[];
  /** Cards that get the markers of destroyed cards. */
  readonly gathering: readonly {
    readonly card: number;
    readonly power: number;
    readonly of: ArmyCardAsked;
    readonly line: EffectLine;
  }[];
}

export function markerPowers(
  cards: readonly BattleCard[],
  states: readonly string[] = [],
): MarkerPowers {
  const linesOf = ({ card }: BattleCard) =>
    card.powers.flatMap((use, power) =>
      switchedOn(battleLinesOf(use), states).map((line) => ({ power, line })),
    );
  const takings = cards.map((card) =>
    linesOf(card).flatMap(({ power, line }): Taking[] =>
      line.takesMarkers === undefined
        ? []
        : [{ power, value: line.takesMarkers as TakesMarkers, when: line.when, line }],
    ),
  );
  return {
    ...(takings.some(({ length }) => length > 0) && { takings }),
    gathering: cards.flatMap((card) =>
      linesOf(card).flatMap(({ power, line }) =>
        line.gathersMarkers === undefined
          ? []
          : [{ card: card.index, power, of: line.gathersMarkers as ArmyCardAsked, line }],
      ),
    ),
  };
}
