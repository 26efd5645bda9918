import { powerTitle } from '../../../../powers/active-effects.ts';
import type { EffectLine } from '../../../../powers/effect-line.ts';
import { countsAs, eased, luckFor, luckGivers } from '../../combat/luck.ts';
import { tablesThrow } from '../../fights/tables.ts';
import type { BattleCard } from './cards.ts';
import type { Game } from './game.ts';

/** Rolls the tables of a card for the turn, with what others add. @returns the attack dice that each gives */
export function rollTables(
  game: Game,
  index: number,
  lines: readonly EffectLine[],
): readonly number[] {
  const own = game.tables.cards[index] as BattleCard;
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

/** What others give to the figure of a card that rolls for it. */
function givenTo(game: Game, { firstFigure, figures }: BattleCard): readonly EffectLine[] {
  const { state, tables, encounters } = game;
  let figure = firstFigure;
  while (figure < firstFigure + figures && !state.isOnBoard(figure)) figure++;
  if (!tables.auras.changeRolls || figure === firstFigure + figures) return [];
  const { effects } = tables.distributions.grants;
  return effects[encounters.grantAt(figure, state.place[figure] as number)] ?? [];
}
