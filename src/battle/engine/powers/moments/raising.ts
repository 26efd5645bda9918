/* Powers that bring a destroyed friend back in place of another figure. */

import {
  type ArmyCardAsked,
  fitsArmyCard,
  type GivesWay,
  type RaisesFallen,
} from '../../../../cards/index.ts';
import { isUsedUp } from '../../attacks/battle-uses.ts';
import type { Game } from '../../game.ts';
import { isFree } from '../../ground/free-places.ts';
import type { BattleCard } from '../../state/cards.ts';
import { pick, tellUsed, type Used } from './triggers.ts';

const pointsOf = ({ state }: Game, figure: number): number =>
  state.card(figure).points / state.card(figure).figures;

/** Destroyed figures of a side, the most valuable first. */
function fallenOf(game: Game, side: number, asked: ArmyCardAsked): number[] {
  const { state } = game;
  return (state.tables.figuresOf[side] as readonly number[])
    .filter((one) => state.fallen[one] === 1 && fitsArmyCard(asked, state.card(one).card))
    .sort((a, b) => pointsOf(game, b) - pointsOf(game, a));
}

/** A place of a figure on a space; -1 if there is no room. */
function placeOn({ state }: Game, figure: number, space: number): number {
  const places = state.places(figure);
  for (let place = 0; place < places.count; place++) {
    if (places.a[place] === space && isFree(state, places, place, figure)) return place;
  }
  return -1;
}

/** If an attack of a figure has destroyed an enemy, a destroyed friend may come to the enemy's space. */
export function raise(
  game: Game,
  figure: number,
  target: number,
  space: number,
  isSpecial: boolean,
) {
  const { state, tables } = game;
  const { side } = state.card(figure);
  for (const index of tables.cardsOf[side] as readonly number[]) {
    const card = tables.cards[index] as BattleCard;
    for (const line of card.battleLines) {
      if (line.raisesFallen === undefined) continue;
      const { of, instead, except, by, special } = line.raisesFallen as RaisesFallen;
      const isHolder = by
        ? fitsArmyCard(by, state.card(figure).card) && (state.left[index] as number) > 0
        : index === tables.cardOf[figure];
      const victim = state.card(target).card;
      if (!isHolder || (special && !isSpecial)) continue;
      if (!fitsArmyCard(instead, victim) || (except && fitsArmyCard(except, victim))) continue;
      const risen = fallenOf(game, side, of).find((one) => placeOn(game, one, space) >= 0);
      if (risen === undefined) continue;
      tellUsed({ game, figure, card, line }, [risen], 0, true);
      game.rise(risen, placeOn(game, risen, space));
      return;
    }
  }
}

/** As a round begins, a figure goes for a destroyed friend that is worth more. */
export function giveWay(used: Used<GivesWay>): void {
  const { game, figure, card, line, value } = used;
  const { state } = game;
  if (isUsedUp(state, figure, line)) return;
  const space = state.spaceA(figure);
  const wounds = state.wounds[figure] as number;
  const kept = value.keepsWounds ? wounds : 0;
  const left = (one: number, hurt: number) =>
    (pointsOf(game, one) * (state.card(one).life - hurt)) / state.card(one).life;
  const options = fallenOf(game, card.side, value.to).filter(
    (one) => !state.card(one).isDouble && kept < state.card(one).life,
  );
  const risen = pick(used, options, (one) => left(one, kept) - left(figure, wounds));
  if (risen === undefined) return;
  tellUsed(used, [risen], 0, true);
  game.destroy(figure, 'own side');
  const place = placeOn(game, risen, space);
  if (place < 0) return;
  game.rise(risen, place);
  game.wound(risen, kept, 'own side');
}
