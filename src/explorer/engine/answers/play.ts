/* Answers for the Turn panel: the best play of a turn, and its first choices ranked. */

import { rankedChoices } from '../../../experiments/index.ts';
import { type PageGround, type PagePlay, playGround, playOf } from '../../../report/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { exactOdds } from './odds.ts';

/** The best play of a turn, as its report page shows it. */
export interface PlayAnswer {
  /** Absent for a sweep, or if there are no choices. */
  readonly play?: PagePlay;
  /** Absent if there is no board. */
  readonly ground?: PageGround;
  /** The first choices, best first: `Hawkgirl, from 3,1`. */
  readonly choices: readonly FirstWay[];
}

/** A first choice of the turn. */
export interface FirstWay {
  readonly name: string;
  /** The attacker that acts first; absent if no attacker acts. */
  readonly who?: string;
  /** The probability of reaching the objective with best play after this choice. */
  readonly worth: number;
  readonly isBest: boolean;
}

export async function play({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<PlayAnswer> {
  const { results } = await exactOdds(document);
  const [only, ...others] = results;
  if (!only || others.length > 0) return { choices: [] };
  const { account } = only;
  const played = playOf(results);
  const hasBoard = played?.decisions.some(({ stand }) => stand);
  return {
    ...(played && { play: played }),
    ...(hasBoard &&
      account.scene &&
      account.play && { ground: playGround(account.scene, account.play) }),
    choices: rankedChoices(account).map(({ name, who, worth, chosen }) => ({
      name,
      ...(who !== undefined && { who }),
      worth,
      isBest: chosen,
    })),
  };
}
