import { bestChoices, CHOOSER } from '../../../exact/chains/best-choices.ts';
import { statesWithoutEnd } from '../../../exact/chains/ends.ts';
import type { Steps } from '../../../words/steps.ts';
import type { DistributionCache } from '../evaluators/distribution-cache.ts';
import { NeverEnds, NOBODY_WOUNDS } from '../fights/endless.ts';
import type { DuelTransition } from './follow.ts';
import type { DuelScenario } from './scenario.ts';
import type { KnownState } from './situation.ts';
import { WINNERS } from './state.ts';
import { stepsToWins } from './steps-to-wins.ts';
import { type DuelChoice, type DuelGame, type DuelOption, duelGame } from './turn.ts';

/** A duel in which both sides have made their choices. */
export interface DecidedGame extends DuelGame {
  /** What a side does in a state; undefined where it has no choice. */
  decisionIn(state: KnownState): DuelChoice | undefined;
  /** The decisions that the game has come to so far. */
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

/**
 * Makes the choices of a duel: each side does what gives it the best chance to win, counting half
 * the chance that nobody ever does (RULES.md, section 5). A duel that then goes on for ever is
 * undecided from there.
 *
 * @throws NeverEnds for a duel that cannot end, whatever the sides do
 * @throws TooManyStates
 */
export function* decidedGame(game: DuelGame, mostStates?: number): Steps<DecidedGame> {
  const { steps, states, options } = yield* stepsToWins(game, mostStates);
  const { offsets, next } = steps;
  const ends = Array.from(next);
  if (ends.every((to) => to >= 0)) throw new NeverEnds(NOBODY_WOUNDS);
  const choosers = states.map(({ acting }, s) =>
    options.has(s) ? CHOOSERS[acting] : CHOOSER.dice,
  );
  const { chosen } = yield* bestChoices({ ...steps, choosers }, WORTHS);
  const taken = states.map((_, s) => {
    const own = chosen[s] as number;
    const [first, end] = own < 0 ? [offsets[s], offsets[s + 1]] : [own, own + 1];
    return ends.slice(first, end).map((to) => ({ to: to < 0 ? { end: -1 - to } : { state: to } }));
  });
  const endless = new Set(statesWithoutEnd({ states: taken }).map((s) => states[s]));
  const decided = new Map<KnownState, DuelOption>();
  for (const [s, all] of options) {
    const option = all[(chosen[s] as number) - (offsets[s] as number)];
    decided.set(states[s] as KnownState, option as DuelOption);
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
    decisionIn: (state) => decided.get(state)?.choice,
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
