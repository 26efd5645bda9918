import type { TurnData } from '../../../reference/index.ts';
import type { TurnDocument } from './document.ts';
import type { RandomTurn } from './turns.ts';

/** What the short question `gone` asks. */
const GONE = ['destroyed', 'displaced'];

/** A turn as the reference takes it, which adds up only the measures in the question. */
export function inReference({ document, holds }: RandomTurn): TurnData {
  const { turn, defender, board, order = 'best', question } = document;
  const named = question.match(/[a-zA-Z]+(:[a-z0-9-]+)?/g) ?? [];
  return {
    attackers: turn.map(({ figure, ...rest }) => ({ ...rest, figure: figureOf(figure) })),
    defender: figureOf(defender),
    board,
    order,
    question: holds,
    measures: [...named, ...GONE],
  };
}

function figureOf({ wounds = 0, ...card }: TurnDocument['defender']) {
  // A special attack is data like any other.
  return { card: card as TurnData['defender']['card'], wounds };
}
