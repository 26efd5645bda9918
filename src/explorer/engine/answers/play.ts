import { rankedChoices } from '../../../experiments/index.ts';
import { type PageGround, type PagePlay, playGround, playOf } from '../../../report/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { experimentOf } from '../experiments.ts';

/** The best play of a turn, as its report page shows it. */
export interface PlayAnswer {
  /** Absent where there are no choices, and for a sweep. */
  readonly play?: PagePlay;
  /** Absent without a board. */
  readonly ground?: PageGround;
  /** The ways to begin, the best first: `Hawkgirl, from 3,1`. */
  readonly choices: readonly FirstWay[];
}

export interface FirstWay {
  readonly name: string;
  /** The attacker that would act; absent where none would. */
  readonly who?: string;
  /** The chance of the goal, with the best play of all that follows. */
  readonly worth: number;
  readonly isBest: boolean;
}

export async function play({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<PlayAnswer> {
  const results = await experimentOf(document).results();
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
