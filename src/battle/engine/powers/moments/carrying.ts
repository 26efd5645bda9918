/* Powers that let moving figures carry other figures. */

import type { Selector } from '../../../../cards/index.ts';
import { holdAt } from '../../attacks/conditions.ts';
import type { Game } from '../../game.ts';
import { isFlownOver } from '../../ground/passing.ts';
import { isSelected } from '../selection.ts';
import { bestPut, putAll } from './best-put.ts';
import { resists } from './control.ts';
import { type Played, selected, sidesOf } from './played.ts';
import { pick, placesBeside, tellUsed } from './triggers.ts';

/** An event that lets a figure carry others, with the figures that it could take along. */
interface Load {
  readonly played: Played;
  readonly figures: readonly number[];
}

/** The figures that a carrier could take along, determined before the carrier moves. */
export function loadsOf(game: Game, figure: number, flies: boolean, to: number): Load[] {
  const card = game.state.card(figure);
  return card.carries.flatMap(({ rule, line }) => {
    const played: Played = { game, figure, card, line, rule, about: {} };
    if (rule.if && !holdAt(game.state, figure, rule.if)) return [];
    const { whom = {} } = rule;
    const near =
      whom.from !== 'over' ? selected(played, whom) : flies ? flownOver(played, whom, to) : [];
    const figures = near.filter(
      (one) => game.state.card(one).side === card.side || !resists(game, one),
    );
    return figures.length > 0 ? [{ played, figures }] : [];
  });
}

function flownOver({ game, figure, card }: Played, whom: Selector, to: number): number[] {
  const { state, tables } = game;
  return sidesOf(whom, card.side).flatMap((side) =>
    (tables.figuresOf[side] as readonly number[]).filter(
      (one) =>
        one !== figure &&
        state.isOnBoard(one) &&
        isSelected(state, whom, one, figure) &&
        isFlownOver(game, figure, one, to),
    ),
  );
}

/** Puts the carried figures next to the carrier, one after another. */
export function unload(loads: readonly Load[]): void {
  for (const { played, figures } of loads) {
    const left = new Set(figures);
    for (let n = played.rule.whom?.pick === 'any' ? figures.length : 1; n > 0; n--) {
      const carried = unloadOne(played, [...left]);
      if (carried === undefined) break;
      left.delete(carried);
    }
  }
}

/** @returns the figure put next to the carrier; undefined if there is none */
function unloadOne(played: Played, figures: readonly number[]): number | undefined {
  const { game, figure } = played;
  const puts = new Map(
    figures
      .filter((one) => game.state.isOnBoard(one))
      .flatMap((one) => {
        const put = bestPut(game, figure, one, placesBeside(game, played.rule, figure, one));
        return put ? [[one, put]] : [];
      }),
  );
  const carried = pick(played, [...puts.keys()], (one) => puts.get(one)?.worth ?? 0);
  const put = carried === undefined ? undefined : puts.get(carried);
  if (carried === undefined || put === undefined) return undefined;
  tellUsed(played, [carried], 0, true);
  putAll(game, [[carried, put.place]]);
  return carried;
}
