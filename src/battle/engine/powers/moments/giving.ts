/* Powers that give figures effects for a time. */

import { fitsArmyCard, type Gives } from '../../../../cards/index.ts';
import { promiseOf } from '../../attacks/attack-worths.ts';
import type { Game } from '../../game.ts';
import { addGift, endGifts, timesGiven } from '../../state/gifts.ts';
import { pointsPerWound } from '../../state/points.ts';
import type { Gift } from '../auras.ts';
import { figuresUpon, neededOf, pick, rollFor, rowAt, tellUsed, type Used } from './triggers.ts';

/** Worth of an attack die, in wounds. Skulls are on 1/2 of its faces; shields on 1/3 of those of a defense die. */
const DIE = 1 / 3;
/** Worth of a space of Move, in attack dice. */
const SPACE = 0.1;
/** Worth of effects on an enemy, as a share of its points. */
const LASTING = 0.1;

/** Gives effects for a time to the figures that the power picks. */
export function give(used: Used<Gives>): void {
  const { game, figure, card, line, value } = used;
  const { state, tables } = game;
  const gift = tables.auras.gifts.find((one) => one.line === line && one.card === card.index);
  if (!gift || (value.onceARound && state.gaveInRound.has(gift.giver))) return;
  const to = receiversOf(used, gift);
  if (to.length === 0) return;
  const roll = value.d20 === undefined ? 0 : rollFor(used);
  const acts = roll >= (value.d20 ?? 0);
  const payer = value.pays && payerOf(game, card.side, value);
  if (value.pays && payer === undefined) return;
  tellUsed(used, to, roll, acts, neededOf(value));
  if (!acts) return;
  if (value.onceARound) state.gaveInRound.add(gift.giver);
  for (const one of payer === undefined ? to : new Set([...to, payer])) addGift(state, gift, one);
  if (payer !== undefined) game.wound(payer, value.pays?.wounds ?? 0, 'own side');
  if (value.dies) game.destroy(figure, 'own side');
  const wounds = (value.wounds && rowAt(value.wounds, roll)) ?? 0;
  for (const one of wounds > 0 ? to : []) game.wound(one, wounds, card.index);
}

function receiversOf(used: Used<Gives>, gift: Gift): readonly number[] {
  const { game, figure, card, value, other } = used;
  const { state } = game;
  const { to, enemies, self, all, may, most = Number.POSITIVE_INFINITY } = value;
  const near =
    other === undefined || all
      ? figuresUpon(used, enemies ? 1 - card.side : card.side, value)
      : [other].filter((one) => fitsArmyCard(to, state.card(one).card));
  const options = (self ? [figure, ...near] : near).filter(
    (one) => timesGiven(state, gift, one) < most,
  );
  const worth = (one: number) => worthOf(used, gift, one);
  if (!all && (other === undefined || may)) {
    const one = pick(used, options, (each) => worth(each) - priceOf(used));
    return one === undefined ? [] : [one];
  }
  if (!may) return options;
  const sum = options.reduce((so, one) => so + worth(one), 0) - priceOf(used);
  return game.policies[card.side].choose(figure, [0, sum]) === 1 ? options : [];
}

/** The figure that pays with wounds: the one that loses the fewest points. */
function payerOf(game: Game, side: 0 | 1, { pays }: Gives): number | undefined {
  const { state, tables } = game;
  if (!pays) return undefined;
  const [least] = (tables.figuresOf[side] as readonly number[])
    .filter((one) => state.isOnBoard(one) && fitsArmyCard(pays.who, state.card(one).card))
    .sort((a, b) => pointsPerWound(game.state, a) - pointsPerWound(game.state, b));
  return least;
}

/** Price of the power in points; infinite if no figure can pay. */
function priceOf({ game, figure, card, value }: Used<Gives>): number {
  if (value.dies) return pointsPerWound(game.state, figure) * card.life;
  if (!value.pays) return 0;
  const payer = payerOf(game, card.side, value);
  return payer === undefined
    ? Number.POSITIVE_INFINITY
    : value.pays.wounds * pointsPerWound(game.state, payer);
}

/** Worth of the effects on a figure, in points. */
function worthOf({ game, value, card }: Used<Gives>, gift: Gift, one: number): number {
  const { state } = game;
  const { points, figures } = state.card(one);
  if (state.card(one).side !== card.side) return (points / figures) * LASTING;
  if (value.moment === 'beforeAttacking') {
    const before = promiseOf(game, one);
    addGift(state, gift, one);
    const after = promiseOf(game, one);
    const last = state.gifts.at(-1);
    endGifts(state, (given) => given === last);
    return after - before;
  }
  const dice = value.effects.reduce(
    (sum, { attackDice = 0, move = 0 }) => sum + Number(attackDice) + SPACE * Number(move),
    0,
  );
  const farther = value.effects.reduce((sum, { move = 0 }) => sum + Number(move), 0);
  return dice * DIE * bestInReach(game, one, farther);
}

/** Most points per wound among enemies that a figure could attack in a turn, by distance; 0 if there is none. */
function bestInReach(game: Game, one: number, farther: number): number {
  const { state, tables } = game;
  const { side, move, reach } = state.card(one);
  const near = (tables.figuresOf[1 - side] as readonly number[]).filter(
    (enemy) => state.isOnBoard(enemy) && state.distance(one, enemy) <= move + farther + reach,
  );
  return Math.max(0, ...near.map((enemy) => pointsPerWound(game.state, enemy)));
}
