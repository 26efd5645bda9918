/*
 * Duels with `choices: best`: finds what each side does in every state, and plays the duel
 * accordingly.
 */

import type { Steps } from '../../base/index.ts';
import {
  bestChoices,
  CHOOSER,
  followed,
  meansAtEnd,
  type StepsToEnds,
  stepList,
} from '../../chance/index.ts';
import { NeverEnds, NOBODY_WOUNDS } from '../fights/endless.ts';
import { duelChain } from './chain.ts';
import type { DuelTransition } from './follow.ts';
import type { DuelScenario } from './scenario.ts';
import type { KnownState } from './situation.ts';
import { type DuelChoice, WINNERS } from './state.ts';
import { type ChoicesToWins, type StepsToWins, stepsToWins } from './steps-to-wins.ts';
import { type DuelGame, type DuelMoment, type DuelOption, duelGame } from './turn.ts';

/**
 * The duel with both sides' choices made.
 *
 * @throws NeverEnds for a duel that cannot end, whatever the sides do
 * @throws TooManyStates
 */
export function* playedDuel(scenario: DuelScenario): Steps<DuelGame> {
  if (scenario.choices === 'wounds') return duelGame(scenario);
  const game = yield* decidedGame(duelGame(scenario));
  if (SIDES.every((side) => game.follow(game.begin(side).state).isOver)) {
    yield* checkWounds({ ...scenario, choices: 'wounds' });
  }
  return game;
}

const SIDES = ['attacker', 'defender'] as const;

/**
 * Checks that a side can wound the other. This check is needed for sides that stay apart from the beginning, because no
 * attack is made when their duel is played.
 *
 * @throws NeverEnds
 */
function* checkWounds(scenario: DuelScenario): Steps<void> {
  yield* duelChain(scenario, duelGame(scenario));
}

/** What each end of a duel is worth to the attacker; an undecided duel counts as half a win. */
const WORTHS = WINNERS.map((winner) => ({ attacker: 1, defender: 0, undecided: 0.5 })[winner]);

/**
 * Makes the choices of a duel: each side maximizes its probability of winning plus half the probability that neither
 * side ever wins (RULES.md, section 5). If the duel would then continue forever from some state, it ends in that state
 * as undecided.
 *
 * @throws NeverEnds for a duel that cannot end, whatever the sides do
 * @throws TooManyStates
 */
function* decidedGame(game: DuelGame): Steps<DuelGame> {
  const found = yield* stepsToWins(game);
  const chosen = yield* chosenIn(found);
  const { steps, places } = playedIn(found, chosen);
  const [ending] = (yield* meansAtEnd(steps, [WINNERS.map(() => 1)], [], 0)) as [Float64Array];
  const goesOnForEver = (moment: DuelMoment): boolean => {
    const place = 'situation' in moment ? places.get(found.numberOf(moment) as number) : undefined;
    return place !== undefined && ending[place] === 0;
  };
  const taken = new Map<KnownState, DuelChoice>();
  // Without options, the duel ends undecided.
  const follow = followed<DuelMoment, DuelTransition, DuelOption>(
    { ...game, options: (moment) => (goesOnForEver(moment) ? [] : game.options(moment)) },
    (moment, options) => {
      const state = moment as KnownState;
      const number = found.numberOf(state) as number;
      const option = options[(chosen[number] as number) - (found.steps.offsets[number] as number)];
      if (option) taken.set(state, option.choice);
      return option;
    },
  );
  return { ...game, follow, taken };
}

/**
 * The steps of a duel with both sides' choices made.
 *
 * @throws NeverEnds for a duel that cannot end, whatever the sides do
 * @throws TooManyStates
 */
export function* playedSteps(
  { choices }: Pick<DuelScenario, 'choices'>,
  game: DuelGame,
  mostStates?: number,
): Steps<StepsToWins> {
  const found = yield* stepsToWins(game, mostStates);
  return choices === 'best' ? playedIn(found, yield* chosenIn(found)) : found;
}

/** For each state, the best step for the side that chooses there; -1 if neither side chooses. */
function* chosenIn({ steps, choosing, situations }: ChoicesToWins): Steps<Int32Array> {
  if (!hasEnd(steps)) throw new NeverEnds(NOBODY_WOUNDS);
  const choosers = choosing.map((side) => (side ? CHOOSERS[side] : CHOOSER.dice));
  return (yield* bestChoices({ ...steps, choosers, kinds: situations }, WORTHS)).chosen;
}

function hasEnd({ next }: StepsToEnds): boolean {
  for (let step = 0; step < next.length; step++) if ((next[step] as number) < 0) return true;
  return false;
}

const CHOOSERS = { attacker: CHOOSER.highest, defender: CHOOSER.lowest } as const;

/** The duel with its choices made, and the new number of each state that can still be reached. */
function playedIn({ steps, starts }: StepsToWins, chosen: Int32Array) {
  const places = new Map<number, number>();
  const states: number[] = [];
  const placeOf = (to: number): number => {
    if (to < 0) return to;
    const known = places.get(to);
    if (known !== undefined) return known;
    const place = states.push(to) - 1;
    places.set(to, place);
    return place;
  };
  const begun = { attacker: placeOf(starts.attacker), defender: placeOf(starts.defender) };
  const played = stepList();
  for (let place = 0; place < states.length; place++) {
    const state = states[place] as number;
    const own = chosen[state] as number;
    const [first, end] =
      own < 0 ? [steps.offsets[state], steps.offsets[state + 1]] : [own, own + 1];
    for (let step = first as number; step < (end as number); step++) {
      played.add(placeOf(steps.next[step] as number), steps.probabilities[step] as number);
    }
    played.endState();
  }
  return { steps: played.steps(), starts: begun, places };
}
