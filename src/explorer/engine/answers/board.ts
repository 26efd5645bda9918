/* Answers for the Board panel: an attack on a board, the best places to attack from, and opened maps. */

import type { Space } from '../../../board/index.ts';
import {
  type Ending,
  endings,
  type OpenedMap,
  oddsValue,
  openedMap,
  type Result,
} from '../../../experiments/index.ts';
import { type Block, isCertain } from '../../../report/index.ts';
import { placesStudy } from '../../../studies/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { experimentFromEveryPlace } from '../experiments.ts';
import { exactly } from '../machines.ts';
import { exactOdds, type OddsAnswer, oddsAnswerOf } from './odds.ts';

/** The odds of an attack on a board, as its report shows them, and the data for drawing the board. */
export interface BoardAnswer {
  readonly told: OddsAnswer;
  /** The line of Knockback, starting at the attacker's space; empty if there is none. */
  readonly line: readonly Space[];
  readonly endings: readonly Ending[];
  /** Events that may or may not happen, such as "Destroyed", with their chances. */
  readonly chances: readonly { readonly title: string; readonly chance: number }[];
}

/** The exact odds of an attack on a board. For a sweep, only `told` has content. */
export async function onBoard({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<BoardAnswer> {
  const { results } = await exactOdds(document);
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

/** The places to attack from, best first. */
export interface AimAnswer {
  readonly headline: string;
  readonly places: readonly {
    readonly place: string;
    readonly spaces: readonly Space[];
    readonly rank: number;
    /** The probability that the answer to the question is yes. */
    readonly worth: number;
  }[];
  readonly table: Block | undefined;
}

/** Ranks every place to attack from, as `knockback aim --no-simulation` does. */
export async function aim({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<AimAnswer> {
  const found = await exactly(placesStudy, experimentFromEveryPlace(document).experiment);
  const { ranking } = found;
  const blocks = await placesStudy.present(found).blocks();
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

/**
 * Reads the file of an opened map.
 *
 * @throws BadInput as for a file on the command line
 */
export function map({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): OpenedMap {
  return openedMap(name, bytes);
}
