import { type Fraction, fraction, plus } from '../fractions.ts';
import type { Side } from './data.ts';
import { figuresLeft, figuresOn, type State } from './state.ts';

export interface Result {
  readonly winner: Side | 'draw';
  readonly byPoints: boolean;
}

/**
 * The winner: the other side if one has no figures left, on the board or waiting; after the last round the side with
 * more points on the board. `undefined` during the game.
 */
export function result(state: State): Result | undefined {
  if (state.phase === 'placing') return undefined;
  const [one, two] = [figuresLeft(state, 0).length > 0, figuresLeft(state, 1).length > 0];
  if (!one || !two) return { winner: one ? 0 : two ? 1 : 'draw', byPoints: false };
  if (state.phase !== 'over') return undefined;
  const [a, b] = [pointsLeft(state, 0), pointsLeft(state, 1)];
  const more = a.top * b.bottom - b.top * a.bottom;
  return { winner: more > 0n ? 0 : more < 0n ? 1 : 'draw', byPoints: true };
}

/** The points of a side on the board, as an exact fraction. */
export const pointsLeft = (state: State, side: Side): Fraction =>
  state.setting.cards
    .map((_, card) => card)
    .filter((card) => state.setting.cards[card]?.side === side)
    .map((card) => pointsOfCard(state, card))
    .reduce(plus, fraction(0n));

/**
 * For a hero the share of Life left, for a squad the share of figures left. Without the ruling `partialPoints` each
 * copy counts as a whole while it has a figure; losses are counted in one copy before the next.
 */
export function pointsOfCard(state: State, number: number): Fraction {
  const card = state.setting.cards[number];
  if (!card) throw new Error(`no card ${number}`);
  const figures = figuresOn(state).filter((figure) => figure.card === number);
  const points = BigInt(card.points);
  const size = card.card.figures;
  if (!state.setting.rulings.partialPoints)
    return fraction(points * BigInt(Math.ceil(figures.length / size)));
  if (!card.isHero) return fraction(points * BigInt(figures.length), BigInt(size));
  const life = figures.reduce((sum, { wounds }) => sum + card.life - wounds, 0);
  return fraction(points * BigInt(life), BigInt(card.life));
}
