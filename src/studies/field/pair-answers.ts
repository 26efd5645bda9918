/* Plays pairs of a field on request, in this thread or in a worker. */

import type { Steps } from '../../base/index.ts';
import { TooManyEnds } from '../../chance/index.ts';
import {
  type DuelSetting,
  duelPairs,
  type FightSide,
  NeverEnds,
  TooManyStates,
  type Wins,
} from '../../fight/index.ts';
import { MOST_STATES_OF_PAIR, type PairOutcome, type Refusal } from './field.ts';

/** The data that all requests for a field share. */
export interface FieldProgram {
  readonly setting: DuelSetting;
  readonly sides: readonly FightSide[];
}

/** Pairs to play: two indices of sides per pair, in sequence. */
export type Pairs = Uint32Array;

/** The outcomes of some pairs. */
export interface PairAnswers {
  /**
   * Four chances per pair. The first two are that the first side wins: if it has the first turn, and if the second side
   * has it. The last two are that the second side wins, in the same two cases.
   */
  readonly wins: Float64Array;
  /** Pairs without odds: the position of each in the request, and the reason. */
  readonly refused: readonly (readonly [place: number, why: Refusal])[];
}

/** Returns a function that plays pairs in one setting. Its calls share the distributions of attacks. */
export function pairOutcomes(
  setting: DuelSetting,
): (one: FightSide, other: FightSide) => Steps<PairOutcome> {
  const play = duelPairs(setting, { mostStates: MOST_STATES_OF_PAIR });
  return (one, other) => outcomeOf(play(one, other));
}

/** Returns a function that answers requests for one field. Its calls share the distributions of attacks. */
export function pairAnswers({
  setting,
  sides,
}: FieldProgram): (pairs: Pairs) => Steps<PairAnswers> {
  const outcomeFor = pairOutcomes(setting);
  return function* (pairs) {
    const count = pairs.length / 2;
    const wins = new Float64Array(count * 4);
    const refused: [number, Refusal][] = [];
    for (let place = 0; place < count; place++) {
      const [one, other] = [sides[pairs[place * 2] ?? -1], sides[pairs[place * 2 + 1] ?? -1]];
      if (!one || !other) throw new Error('a side that the field does not have');
      const outcome = yield* outcomeFor(one, other);
      if (typeof outcome === 'string') refused.push([place, outcome]);
      else {
        const { attacker: a, defender: d } = outcome;
        wins.set([a.attacker, a.defender, d.attacker, d.defender], place * 4);
      }
    }
    return { wins, refused };
  };
}

/** The outcomes of the requested pairs, in order. */
export function outcomesIn({ wins, refused }: PairAnswers): PairOutcome[] {
  const whys = new Map(refused);
  return Array.from({ length: wins.length / 4 }, (_, place) => {
    const why = whys.get(place);
    if (why) return why;
    const [aa = 0, ad = 0, da = 0, dd = 0] = wins.subarray(place * 4, place * 4 + 4);
    return { attacker: { attacker: aa, defender: ad }, defender: { attacker: da, defender: dd } };
  });
}

function* outcomeOf(playing: Steps<Wins>): Steps<PairOutcome> {
  try {
    return yield* playing;
  } catch (error) {
    if (error instanceof NeverEnds) return 'endless';
    if (error instanceof TooManyStates || error instanceof TooManyEnds) return 'tooManyStates';
    throw error;
  }
}
