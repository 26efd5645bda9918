/*
 * Functions shared by powers that act at particular moments: to report their use, roll a D20, choose figures and find
 * free places.
 */

import {
  type EffectLine,
  type Event,
  type PutAction,
  powerTitle,
  stepsOf,
} from '../../../../cards/index.ts';
import { countsAs, luckFor, luckGivers } from '../../../../fight/index.ts';
import { countUse } from '../../attacks/battle-uses.ts';
import type { Game } from '../../game.ts';
import { freePlaces, nearestEnemy, placesAround } from '../../ground/free-places.ts';
import type { BattleCard } from '../../state/cards.ts';
import type { GameEventOf } from '../../tell.ts';
import type { TurnOf } from '../../turns/turn-of.ts';

/** The number of faces of a die; one of them has the symbol of a General. */
export const SYMBOL_IN = 6;

/** A power that a figure uses at a moment. */
export interface Using {
  readonly game: Game;
  readonly figure: number;
  readonly card: BattleCard;
  readonly line: EffectLine;
}

/** Plays a turn without an order marker, for a card or some of its figures. */
export type TakeTurn = (card: number, of?: TurnOf) => void;

/** Reports the use of a power, and counts it if it acts. */
export function tellUsed(
  { game, figure, card, line }: Using,
  upon: readonly number[],
  roll: number,
  acts: boolean,
  more: Pick<GameEventOf<'used'>, 'dice' | 'needed' | 'isAtMost'> = {},
): void {
  countUse(game.state, figure, line);
  const power = card.powerOf.get(line) as number;
  game.state.tell?.({ is: 'used', figure, power, upon, roll, acts, ...more });
  if (acts) game.fires(card, line);
}

/**
 * Rolls the D20 for a power, with modifiers from others. The glyph of Lodin adds nothing (RULES.md, section 10, reading
 * 10). The result is at least 1 and at most 20.
 */
export function rollFor({ game, figure, line }: Pick<Using, 'game' | 'figure' | 'line'>): number {
  return withLuck(game, figure, line, game.state.dice.d20());
}

/** A D20 roll for the power of a line, with modifiers from other figures. */
export function withLuck(game: Game, figure: number, line: EffectLine, roll: number): number {
  const { state, tables, encounters } = game;
  if (!tables.auras.changeRolls || figure < 0 || !state.isOnBoard(figure)) return roll;
  const { card, powerOf } = state.card(figure);
  const use = card.powers[powerOf.get(line) ?? -1];
  if (!use) return roll;
  const { effects } = tables.distributions.grants;
  const given = effects[encounters.grantAt(figure, state.place[figure] as number)] ?? [];
  const title = powerTitle(use);
  const added = luckFor(title, given);
  if (added !== 0 && state.tell)
    state.tell({ is: 'luck', shown: roll, givers: luckGivers(title, given), beside: 0 });
  return countsAs(roll, added);
}

/** Rolls the D20 for a power and adds 1 for each of the given number of figures nearby. */
export function rollWith(used: Using, beside: number): number {
  const roll = rollFor(used);
  if (beside > 0) used.game.state.tell?.({ is: 'luck', shown: roll, givers: [], beside });
  return roll + beside;
}

export const chanceOf = (d20: number): number => (21 - d20) / 20;

/** Asks the side's policy to choose one of several figures, or none, given the worth of each figure in points. */
export function pick(
  { game, figure }: Pick<Using, 'game' | 'figure'>,
  options: readonly number[],
  worth: (one: number) => number,
): number | undefined {
  if (options.length === 0) return undefined;
  const { side } = game.state.card(figure);
  const chosen = game.policies[side].choose(figure, [0, ...options.map(worth)]);
  return chosen === 0 ? undefined : options[chosen - 1];
}

/**
 * The free places near a figure on which another figure could be put, the nearest to an enemy first.
 *
 * @param within the distance in spaces; 1 means adjacent
 */
export function placesNear(
  { state }: Game,
  near: number,
  figure: number,
  within = 1,
  sight = false,
): number[] {
  const { a, b } = state.places(figure);
  const { ground } = state.tables;
  const [first, second] = [state.spaceA(near), state.spaceB(near)];
  const far = ground.distances.of(first);
  const isNear = (place: number) => {
    const [space, other] = [a[place] as number, b[place] as number];
    if (ground.spacesBetween(first, second, space, other) > within) return false;
    const isThere =
      within === 1 ? state.isBesidePlace(figure, place, near) : (far[space] as number) <= within;
    return isThere && (!sight || state.sees(figure, place, near));
  };
  const around = within === 1 ? placesAround(state, figure, near) : undefined;
  return freePlaces(state, figure, isNear, nearestEnemy(state, figure), around);
}

/** How an event puts figures elsewhere, according to its first step. */
export function putIn({ does }: Event): PutAction {
  const [{ put = {} } = {}] = stepsOf(does);
  return put;
}

/**
 * The free places next to `near` on which a power can put a figure, the nearest to an enemy first. If the power limits
 * the level, only places on the level of `near` count.
 */
export function placesBeside(game: Game, rule: Event, near: number, figure: number): number[] {
  const places = placesNear(game, near, figure);
  if (putIn(rule).level === undefined) return places;
  const { state } = game;
  const { level } = state.places(figure);
  return places.filter((place) => level[place] === state.levelOf(near));
}
