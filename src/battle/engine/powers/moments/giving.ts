/* Powers that give figures effects for a time. */

import { fitsArmyCard, type Gives } from '../../../../cards/index.ts';
import { promiseOf } from '../../attacks/attack-worths.ts';
import type { Game } from '../../game.ts';
import { addGift, endGifts, timesGiven } from '../../state/gifts.ts';
import { pointsPerWound } from '../../state/points.ts';
import type { Gift } from '../auras.ts';
import { figuresUpon, neededOf, pick, rollFor, rowAt, tellUsed, type Used } from './triggers.ts';

/** Of an attack die or a defense die, what share of a wound it counts for: half of its faces against a third. */
const DIE = 1 / 3;
/** What a space of Move counts, as a share of an attack die. */
const SPACE = 0.1;
/** What a die less for an enemy counts beyond this turn, as a share of its points. */
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

/** Who pays for it: whom the wounds cost least. */
function payerOf(game: Game, side: 0 | 1, { pays }: Gives): number | undefined {
  const { state, tables } = game;
  if (!pays) return undefined;
  const [least] = (tables.figuresOf[side] as readonly number[])
    .filter((one) => state.isOnBoard(one) && fitsArmyCard(pays.who, state.card(one).card))
    .sort((a, b) => pointsPerWound(game.state, a) - pointsPerWound(game.state, b));
  return least;
}

/** What it costs, in points; no less than nothing of the enemy's is worth it where nobody can pay. */
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

/** Points that a wound of the dearest enemy counts whom a figure could come to attack in a turn; 0: there is none. */
function bestInReach(game: Game, one: number, farther: number): number {
  const { state, tables } = game;
  const { side, move, reach } = state.card(one);
  const near = (tables.figuresOf[1 - side] as readonly number[]).filter(
    (enemy) => state.isOnBoard(enemy) && state.distance(one, enemy) <= move + farther + reach,
  );
  return Math.max(0, ...near.map((enemy) => pointsPerWound(game.state, enemy)));
}
