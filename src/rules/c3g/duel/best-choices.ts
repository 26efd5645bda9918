import { bestChoices, CHOOSER } from '../../../exact/chains/best-choices.ts';
import { statesWithoutEnd } from '../../../exact/chains/ends.ts';
import { eachState, stateNumbers } from '../../../exact/chains/enumerate.ts';
import { sharesOf } from '../../../exact/shares.ts';
import type { Steps } from '../../../words/steps.ts';
import type { DistributionCache } from '../evaluators/distribution-cache.ts';
import { MOST_STATES, NeverEnds, NOBODY_WOUNDS, statesUpTo } from '../fights/endless.ts';
import type { DuelTransition } from './follow.ts';
import type { DuelScenario } from './scenario.ts';
import type { KnownState } from './situation.ts';
import { WINNERS } from './state.ts';
import { type DuelChoice, type DuelGame, type DuelOption, duelGame } from './turn.ts';

/** A duel in which both sides have made their choices. */
export interface DecidedGame extends DuelGame {
  /** What a side does in each state in which it has a choice. */
  readonly decisions: ReadonlyMap<KnownState, DuelChoice>;
  /** Those of them that the game has come to so far. */
  readonly taken: ReadonlyMap<KnownState, DuelChoice>;
}

/**
 * The duel as both sides play it.
 *
 * @param kept a cache of distributions to share with other duels; default: its own
 */
export function* playedGame(
  scenario: DuelScenario,
  kept?: DistributionCache,
  mostStates?: number,
): Steps<DuelGame | DecidedGame> {
  const game = duelGame(scenario, kept);
  return scenario.choices === 'best' ? yield* decidedGame(game, mostStates) : game;
}

/** The worth of the ends for the attacker: half a win where nobody wins. */
const WORTHS = WINNERS.map((winner) => ({ attacker: 1, defender: 0, undecided: 0.5 })[winner]);

/** States found between two yields. */
const AT_ONCE = 256;

/**
 * Makes the choices of a duel: each side does what gives it the best chance to win, counting half
 * the chance that nobody ever does (RULES.md, section 5). A duel that then goes on for ever is
 * undecided from there.
 *
 * @throws NeverEnds for a duel that cannot end, whatever the sides do
 * @throws TooManyStates
 */
export function* decidedGame(game: DuelGame, mostStates = MOST_STATES): Steps<DecidedGame> {
  const found = stateNumbers<KnownState>(undefined, statesUpTo(mostStates));
  const numberOf = ({ to }: DuelTransition): number =>
    'end' in to ? -1 - WINNERS.indexOf(to.end.winner) : found.numberOf(to.state);
  for (const side of ['attacker', 'defender'] as const) numberOf(game.begin(side));
  const [offsets, next, probabilities, choosers] = [[0], [], [], []] as [
    number[],
    number[],
    number[],
    number[],
  ];
  const optionsOf: (readonly DuelOption[] | undefined)[] = [];
  yield* eachState(
    found,
    (state) => {
      const options = game.options(state);
      optionsOf.push(options);
      choosers.push(options ? CHOOSERS[state.acting] : CHOOSER.dice);
      if (options) {
        for (const { transition } of options) {
          next.push(numberOf(transition));
          probabilities.push(1);
        }
      } else {
        const { weighed, transitions } = game.thrown(state);
        for (const share of sharesOf(weighed)) probabilities.push(share);
        for (const transition of transitions) next.push(numberOf(transition));
      }
      offsets.push(next.length);
    },
    AT_ONCE,
  );
  if (next.every((to) => to >= 0)) throw new NeverEnds(NOBODY_WOUNDS);
  const { states } = found;
  const table = { states: states.length, offsets, next, probabilities, choosers };
  const { chosen } = yield* bestChoices(table, WORTHS);
  const taken = states.map((_, s) => {
    const own = chosen[s] as number;
    return (own < 0 ? next.slice(offsets[s], offsets[s + 1]) : [next[own] as number]).map((to) => ({
      to: to < 0 ? { end: -1 - to } : { state: to },
    }));
  });
  const endless = new Set(statesWithoutEnd({ states: taken }).map((s) => states[s]));
  const decided = new Map<KnownState, DuelOption>();
  for (const [s, state] of states.entries()) {
    const option = optionsOf[s]?.[(chosen[s] as number) - (offsets[s] as number)];
    if (option) decided.set(state, option);
  }
  return withDecisions(game, decided, (state) => endless.has(state));
}

const CHOOSERS = { attacker: CHOOSER.highest, defender: CHOOSER.lowest } as const;

/** The game from which every choice is taken: its transitions lead to the next throw. */
function withDecisions(
  game: DuelGame,
  decided: ReadonlyMap<KnownState, DuelOption>,
  isEndless: (state: KnownState) => boolean,
): DecidedGame {
  const taken = new Map<KnownState, DuelChoice>();
  const settled = (transition: DuelTransition): DuelTransition => {
    const { to, counted, begun } = transition;
    if (!('state' in to)) return transition;
    const { state } = to;
    if (isEndless(state)) {
      return { to: { end: { winner: 'undecided', figures: state.figures } }, counted, begun };
    }
    const option = decided.get(state);
    if (!option) return transition;
    const { transition: next, choice } = option;
    taken.set(state, choice);
    // A choice makes no attack and drives nobody.
    return settled({
      to: next.to,
      counted: { ...counted, turns: counted.turns + next.counted.turns },
      begun: [...begun, ...next.begun],
    });
  };
  return {
    ...game,
    taken,
    decisions: new Map([...decided].map(([state, { choice }]) => [state, choice])),
    begin: (first) => settled(game.begin(first)),
    thrown(state) {
      const { weighed, transitions } = game.thrown(state);
      return { weighed, transitions: transitions.map(settled) };
    },
    withTables: (state, dice) => settled(game.withTables(state, dice)),
    first: (state, side) => settled(game.first(state, side)),
    ready: (state, ways) => settled(game.ready(state, ways)),
    after: (state, outcome) => settled(game.after(state, outcome)),
  };
}
