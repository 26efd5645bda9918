import { grouped } from '../../../words/numbers.ts';
import { BadInput } from '../../../words/problem.ts';
import { atOnce, type Steps } from '../../../words/steps.ts';
import type { TurnGame } from './game.ts';
import type { Moment, Next, Option } from './moment.ts';
import { keyOf, type TurnState } from './state.ts';

/** What a state is worth under best play. */
export interface Worth {
  /** The chance that the answer to the question is yes. */
  readonly chance: number;
  /** Own figures that live at the end, on average. */
  readonly alive: number;
  /** Wounds on the defender at the end, on average. */
  readonly wounds: number;
  /** Attackers that still act, on average. */
  readonly used: number;
}

/** What is best in a state: an option by its place among all, or -1, where the turn is over. */
interface Chosen {
  readonly worth: Worth;
  readonly index: number;
}

export interface BestPlay {
  /** Finds what a state is worth, and so what all are worth that can follow it: then they are known. */
  find(state: TurnState): Steps<Worth>;
  worthOf(state: TurnState): Worth;
  /** What an option of a state is worth. */
  worthOfOption(state: TurnState, option: Option): Worth;
  /** The place of the best option among all that there are; -1: the turn is over. */
  choose(state: TurnState): number;
}

/** States of a turn: of more, the answer does not come in a few seconds. */
export const MOST_STATES = 30_000;

/** Chances that differ by less than this share of themselves count as equal. */
const EQUAL = 1e-12;

/**
 * The best play of a turn, by backward induction over the states that can be reached from those that
 * are asked about.
 *
 * @param holds   whether the answer is yes where the turn ends in a state
 * @param aliveIn how many own figures live in a state
 * @throws BadInput for more than `MOST_STATES`
 */
export function bestPlay(
  game: TurnGame,
  holds: (state: TurnState) => boolean,
  aliveIn: (state: TurnState) => number,
): BestPlay {
  const known = new Map<string, Worth>();
  const ended = (state: TurnState): Worth => ({
    chance: Number(holds(state)),
    alive: aliveIn(state),
    wounds: state.wounds,
    used: 0,
  });
  function* find(from: TurnState): Steps<Worth> {
    if (game.isOver(from)) return ended(from);
    const state = game.reduced(from);
    const key = keyOf(state);
    const before = known.get(key);
    if (before) return before;
    const worth = yield* worthIn(state, game.momentOf(state));
    if (known.size === MOST_STATES) throw tooManyStates();
    known.set(key, worth);
    yield;
    return worth;
  }
  function* worthIn(state: TurnState, moment: Moment): Steps<Worth> {
    if (moment.is === 'over') return ended(state);
    if (moment.is === 'roll') return yield* worthOfNext({ results: moment.results });
    return (yield* best(state, moment.options)).worth;
  }
  function* worthOfNext(next: Next): Steps<Worth> {
    if ('state' in next) return yield* find(next.state);
    let [chance, alive, wounds, used] = [0, 0, 0, 0];
    for (const { probability, state } of next.results) {
      const worth = yield* find(state);
      chance += probability * worth.chance;
      alive += probability * worth.alive;
      wounds += probability * worth.wounds;
      used += probability * worth.used;
    }
    return { chance, alive, wounds, used };
  }
  /** An attacker that is chosen where nobody acts is used from then on. */
  function* worthOfOption(state: TurnState, { next }: Option): Steps<Worth> {
    const worth = yield* worthOfNext(next);
    return state.acting ? worth : { ...worth, used: worth.used + 1 };
  }
  function* best(state: TurnState, options: readonly Option[]): Steps<Chosen> {
    let chosen: Chosen | undefined = state.acting ? undefined : { worth: ended(state), index: -1 };
    for (const [index, option] of options.entries()) {
      const worth = yield* worthOfOption(state, option);
      if (!chosen || isBetter(worth, chosen.worth)) chosen = { index, worth };
    }
    if (!chosen) throw new Error('an attacker whose attacks are under way has none left');
    return chosen;
  }
  const optionsIn = (state: TurnState): readonly Option[] => {
    const moment = game.momentOf(state);
    return moment.is === 'choice' ? moment.options : [];
  };
  return {
    find,
    worthOf: (state) => atOnce(find(state)),
    worthOfOption: (state, option) => atOnce(worthOfOption(state, option)),
    choose: (state) => atOnce(best(state, optionsIn(state))).index,
  };
}

/** Whether something is worth more: by chance, then own figures alive, wounds, and fewer attackers. */
function isBetter(a: Worth, b: Worth): boolean {
  const order =
    compared(a.chance, b.chance) ||
    compared(a.alive, b.alive) ||
    compared(a.wounds, b.wounds) ||
    compared(b.used, a.used);
  return order > 0;
}

function compared(a: number, b: number): number {
  return Math.abs(a - b) <= EQUAL * Math.max(a, b) ? 0 : a - b;
}

export function tooManyStates(): BadInput {
  return new BadInput({
    path: ['turn'],
    found: `more than ${grouped(MOST_STATES)} states that the turn can come to`,
    allowed:
      'fewer attackers or attacks, moves: false, a smaller move, or a question about fewer measures',
  });
}
