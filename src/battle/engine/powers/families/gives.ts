/* Effects that powers give to figures for a limited time. */

import { type Event, numberIn, type Rule, type Step, stepsOf } from '../../../../cards/index.ts';
import { promiseOf } from '../../attacks/attack-worths.ts';
import type { Game } from '../../game.ts';
import { addGift, endGifts, timesGiven } from '../../state/gifts.ts';
import { pointsPerWound } from '../../state/points.ts';
import type { Gift } from '../auras.ts';
import { payerOf } from '../moments/paying.ts';
import type { Played } from '../moments/played.ts';
import type { Family } from './family.ts';

/**
 * What an attack die is worth, in wounds. Half of its faces show a skull; a third of a defense die's faces show a
 * shield.
 */
const DIE = 1 / 3;
/** What a space of Move is worth, in attack dice. */
const SPACE = 0.1;
/** What effects on an enemy are worth, as a share of the enemy's points. */
const LASTING = 0.1;

export const gives: Family = {
  fits(played, one) {
    const { state } = played.game;
    const gift = giftOf(played);
    const { most = Number.POSITIVE_INFINITY } = played.rule.whom ?? {};
    if (isOnceARound(played) && state.gaveInRound.has(gift.giver)) return false;
    return timesGiven(state, gift, one) < most;
  },
  worth: (played, one, _, price) => worthOf(played, one) - price,
  act(played, { whom }, to) {
    const { state } = played.game;
    if (isOnceARound(played)) state.gaveInRound.add(giftOf(played).giver);
    const receivers = whom?.pick === 'payer' ? newPayer(played, to) : to;
    for (const one of receivers) addGift(state, giftOf(played), one);
  },
};

/** Whether the power gives its effects at most once a round. */
const isOnceARound = ({ rule: { limits = [] }, line }: Played): boolean =>
  limits.length > (line.uses === undefined ? 0 : 1);

/** The gift that an event gives. */
function giftOf({ game, card, line }: Played): Gift {
  const { gifts } = game.tables.auras;
  return gifts.find((one) => one.line === line && one.card === card.index) as Gift;
}

/** The figure that pays, if it is not among the receivers. */
function newPayer(played: Played, to: readonly number[]): readonly number[] {
  const payer = payerOf(played);
  return payer === undefined || to.includes(payer) ? [] : [payer];
}

/** What the effects on a figure are worth, in points. */
function worthOf(played: Played, one: number): number {
  const { game, rule, card } = played;
  const { state } = game;
  const { points, figures } = state.card(one);
  if (state.card(one).side !== card.side) return (points / figures) * LASTING;
  if (rule.on === 'beforeAttacks') {
    const before = promiseOf(game, one);
    addGift(state, giftOf(played), one);
    const after = promiseOf(game, one);
    const last = state.gifts.at(-1);
    endGifts(state, (given) => given === last);
    return after - before;
  }
  const [given = {}] = stepsOf(rule.does);
  const numbers = (given.gives ?? []).map(numbersOf);
  const dice = numbers.reduce((sum, { attack, move }) => sum + attack + SPACE * move, 0);
  const farther = numbers.reduce((sum, { move }) => sum + move, 0);
  return dice * DIE * bestInReach(game, one, farther);
}

/** The attack dice and Move that a rule adds. */
const numbersOf = (rule: Rule): { readonly attack: number; readonly move: number } =>
  'on' in rule
    ? { attack: diceIn(rule), move: 0 }
    : { attack: 0, move: rule.has.reduce((sum, { value }) => sum + numberIn(value?.move), 0) };

const diceIn = ({ does }: Event): number =>
  stepsOf(does).reduce((sum, { dice: { attack = 0 } = {} }: Step) => {
    const isAdded = typeof attack === 'number' || 'times' in attack;
    return isAdded ? sum + numberIn(attack) : sum;
  }, 0);

/**
 * The most points per wound among the enemies that a figure could attack in a turn, judging only by distance; 0 if
 * there are none.
 */
function bestInReach(game: Game, one: number, farther: number): number {
  const { state, tables } = game;
  const { side, move, reach } = state.card(one);
  const near = (tables.figuresOf[1 - side] as readonly number[]).filter(
    (enemy) => state.isOnBoard(enemy) && state.distance(one, enemy) <= move + farther + reach,
  );
  return Math.max(0, ...near.map((enemy) => pointsPerWound(game.state, enemy)));
}
