/* Rolls for falls and molten lava. */

import { type Fall, SURVIVES_LAVA_AT, UNHURT_FROM } from '../../../fight/index.ts';
import type { OwnCause } from '../../totals.ts';
import type { Game } from '../game.ts';

/**
 * Rolls for a fall (RULES.md, section 1): one attack die, three attack dice, or a D20.
 *
 * @param by the card that caused the fall, or one of `OWN_CAUSES`
 */
export function rollFall(
  game: Game,
  figure: number,
  drop: number,
  fall: Fall,
  by: number | OwnCause,
): void {
  const { state } = game;
  const { dice } = state;
  if (fall === 'extreme') {
    const roll = dice.d20() + bonus(game, figure);
    state.tell?.({ is: 'fell', figure, drop, roll, wounds: 0 });
    if (roll < UNHURT_FROM) game.destroy(figure, by);
    return;
  }
  const wounds = dice.skulls(fall === 'major' ? 3 : 1);
  state.tell?.({ is: 'fell', figure, drop, roll: 0, wounds });
  game.wound(figure, wounds, by);
}

/**
 * Rolls for molten lava.
 *
 * @returns whether the figure survives
 */
export function rollLava(game: Game, figure: number): boolean {
  const { state } = game;
  const roll = state.dice.d20() + bonus(game, figure);
  state.tell?.({ is: 'lava', figure, roll });
  if (roll >= SURVIVES_LAVA_AT) return true;
  game.destroy(figure, 'lava');
  return false;
}

/** What glyphs add to the D20 rolls of a figure's side. */
function bonus({ encounters, tables }: Game, figure: number): number {
  return encounters.glyphs.sum(tables.sideOf[figure] as number, 'd20');
}
