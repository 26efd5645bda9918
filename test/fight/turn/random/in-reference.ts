import { type TurnData, type TurnValue, turnValue } from '../../../reference/index.ts';
import type { TurnDocument } from './document.ts';
import type { RandomTurn } from './turns.ts';

/** What the short question `gone` asks. */
const GONE = ['destroyed', 'displaced'];

const known = new WeakMap<RandomTurn, TurnValue>();

/** What a turn is worth by the reference, which takes seconds: computed once for a turn. */
export function valueInReference(turn: RandomTurn): TurnValue {
  const value = known.get(turn) ?? turnValue(inReference(turn));
  known.set(turn, value);
  return value;
}

/** A turn as the reference takes it, which adds up only the measures in the question. */
function inReference({ document, holds }: RandomTurn): TurnData {
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
