/* The tables of attack dice that a card rolls for its turn, and the offer to roll an optional table. */

import { type EffectLine, eventsIn, type HeldEvent, powerTitle } from '../../../cards/index.ts';
import {
  countsAs,
  diceTablesIn,
  eased,
  luckFor,
  luckGivers,
  tablesThrow,
} from '../../../fight/index.ts';
import { promiseLeft } from '../attacks/attack-worths.ts';
import type { Game } from '../game.ts';
import { meanOf } from '../powers/d20-table.ts';
import { onBoardOf } from '../powers/moments/played.ts';
import { tellUsed } from '../powers/moments/triggers.ts';
import type { BattleCard } from '../state/cards.ts';

/**
 * Rolls the tables of a card for the turn, with modifiers from others.
 *
 * @returns the attack dice of each table
 */
function rollTables(game: Game, own: BattleCard): readonly number[] {
  const { index, tables: lines } = own;
  const given = givenTo(game, own);
  const luck = lines.map((line) => {
    const use = own.card.powers[own.powerOf.get(line) ?? -1];
    const title = use && powerTitle(use);
    return { title, added: title === undefined ? 0 : luckFor(title, given) };
  });
  const addedTo = (i: number) => luck[i]?.added ?? 0;
  const { thrown, resolve } = tablesThrow(
    lines.map((line, i) => (addedTo(i) === 0 ? line : eased(line, addedTo(i)))),
  );
  const { dice, tell } = game.state;
  const fell = thrown.map(({ die, name }) => {
    const face = die.faces[dice.below(die.faces.length)];
    return { name, shown: Number(face?.name), symbols: face?.symbols ?? {} };
  });
  const more = resolve(Object.fromEntries(fell.map(({ name, symbols }) => [name, symbols])));
  tell?.({
    is: 'tables',
    card: index,
    powers: [...new Set(lines.flatMap((line) => own.powerOf.get(line) ?? []))],
    more: more.reduce((sum, by) => sum + by, 0),
    faces: fell.map(({ shown }) => shown),
    counts: fell.map(({ shown }, i) => countsAs(shown, addedTo(i))),
    givers: [
      ...new Set(
        luck.flatMap(({ title }) => (title === undefined ? [] : luckGivers(title, given))),
      ),
    ],
  });
  return more;
}

/** The effects that others give to the figure that rolls for a card: the card's first figure on the board. */
function givenTo(game: Game, { firstFigure, figures }: BattleCard): readonly EffectLine[] {
  const { state, tables, encounters } = game;
  let figure = firstFigure;
  while (figure < firstFigure + figures && !state.isOnBoard(figure)) figure++;
  if (!tables.auras.changeRolls || figure === firstFigure + figures) return [];
  const { effects } = tables.distributions.grants;
  return effects[encounters.grantAt(figure, state.place[figure] as number)] ?? [];
}

/** Rolls the tables of a card for its turn. A low result may cost the card a figure. */
export function rollAllTables(game: Game, card: BattleCard): void {
  game.state.tableDice = rollTables(game, card);
  loseFigure(game, card);
}

/** Rolls the optional table of a card if its policy chooses to. */
export function offerTables(game: Game, card: BattleCard): void {
  const { state, policies } = game;
  const { index, firstFigure, figures, side, points, tables: lines } = card;
  if (!card.mayRoll || (state.left[index] as number) === 0) return;
  const plain = promiseLeft(game, card);
  state.orders.rollsTables = true;
  const [table = {}] = diceTablesIn(lines);
  const rolled = meanOf(table, (dice) => {
    state.tableDice = [dice];
    return promiseLeft(game, card) - (losingOf(card, dice) ? points / figures : 0);
  });
  state.tableDice = lines.map(() => 0);
  state.orders.rollsTables = policies[side].choose(firstFigure, [plain, rolled]) === 1;
  if (!state.orders.rollsTables) return;
  rollAllTables(game, card);
  for (const line of lines) game.fires(card, line);
}

/** Destroys the last figure of a card if its table gave too few dice. */
function loseFigure(game: Game, card: BattleCard): void {
  const { state } = game;
  const losing = losingOf(card, Math.max(...state.tableDice));
  const figure = onBoardOf(game, card).at(-1);
  if (!losing || figure === undefined) return;
  tellUsed({ game, figure, card, line: losing.line }, [figure], 0, true);
  game.destroy(figure, 'own side');
}

/** The event by which a card loses a figure if its table gives at most this many attack dice. */
const losingOf = ({ battleLines }: BattleCard, dice: number): HeldEvent | undefined =>
  eventsIn(battleLines, 'turnBegins').find(({ rule }) =>
    rule.if?.some(({ tableDice }) => tableDice !== undefined && dice <= tableDice),
  );
