import type { Space } from '../../../board/index.ts';
import {
  type Ending,
  endings,
  type OpenedMap,
  oddsValue,
  openedMap,
  type Result,
  rankedPlaces,
} from '../../../experiments/index.ts';
import { type Block, isCertain } from '../../../report/index.ts';
import { aimBlocks } from '../../../studies/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { experimentFromEveryPlace, experimentOf } from '../experiments.ts';
import { type OddsAnswer, oddsAnswerOf } from './odds.ts';

/** The odds of an attack on a board: those of its report, and what the board shows. */
export interface BoardAnswer {
  readonly told: OddsAnswer;
  /** The line of Knockback, from the attacker's space on; empty where there is none. */
  readonly line: readonly Space[];
  readonly endings: readonly Ending[];
  /** What may happen or not: "destroyed", with its chance. */
  readonly chances: readonly { readonly title: string; readonly chance: number }[];
}

export async function onBoard({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<BoardAnswer> {
  const results = await experimentOf(document).results();
  const [only, ...others] = results;
  const isOne = only && others.length === 0;
  return {
    told: oddsAnswerOf(results),
    line: isOne ? (only.account.scene?.line ?? []) : [],
    endings: isOne ? endings(only) : [],
    chances: isOne ? chancesOf(only) : [],
  };
}

function chancesOf({ summaries }: Result): BoardAnswer['chances'] {
  return summaries.flatMap((summary) => {
    const { measure, outcomes } = summary;
    if (isCertain(summary)) return [];
    const yes = outcomes.filter(({ value }) =>
      measure.kind === 'name' ? value !== 'none' : measure.kind === 'flag' && value === 1,
    );
    return yes.map((one) => ({
      title: measure.kind === 'name' ? `${measure.title}: ${one.value}` : measure.title,
      chance: oddsValue(one),
    }));
  });
}

/** The places to attack from, the best first. */
export interface AimAnswer {
  readonly headline: string;
  readonly places: readonly {
    readonly place: string;
    readonly spaces: readonly Space[];
    readonly rank: number;
    /** The chance that the answer to the question is yes. */
    readonly worth: number;
  }[];
  readonly table: Block | undefined;
}

/** Every place to attack from, as `knockback aim --no-simulation` ranks them. */
export async function aim({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<AimAnswer> {
  const ranking = rankedPlaces(await experimentFromEveryPlace(document).results());
  const blocks = aimBlocks(ranking);
  const [headline] = blocks;
  return {
    headline: headline?.kind === 'headline' ? headline.text : '',
    places: ranking.map(({ place, spaces, rank = 0, worth = 0 }) => ({
      place,
      spaces,
      rank,
      worth,
    })),
    table: blocks.find(({ kind }) => kind === 'table'),
  };
}

/** Reads a map that was opened. */
export function map({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): OpenedMap {
  return openedMap(name, bytes);
}
