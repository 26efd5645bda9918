/*
 * The main answer, for every panel with a fight: the odds of an experiment in words and numbers. Simulations return
 * their odds in the same form.
 */

import { capitalised, fractionValue } from '../../../base/index.ts';
import { oddsValue, type Result } from '../../../experiments/index.ts';
import {
  alike,
  type Block,
  blocksOf,
  caveatItems,
  chartedOutcomes,
  clauseAbout,
  headlineOf,
  isCertain,
  isUnderHeadline,
  labelAbout,
  type OddsRow,
  oddsRow,
  whyBlocks,
} from '../../../report/index.ts';
import { jointTitle } from '../../../rules/index.ts';
import { oddsStudy } from '../../../studies/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { experimentOf } from '../experiments.ts';
import { exactly } from '../machines.ts';
import { type DuelCourse, duelCourseOf } from './course.ts';

/** The distribution that one measure has, or that several measures have in common. */
export interface Distribution {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly OddsRow[];
  readonly mean?: number;
}

/** The odds of an experiment in text and numbers, as its report gives them. */
export interface OddsAnswer {
  readonly headline: string;
  /** The question as a clause, and its chance; absent for a sweep. */
  readonly answer?: {
    readonly clause: string;
    /** The question as written in a file. */
    readonly question: string;
    /** The question as the title of a table row: "Destroyed or spaces moved ≥ 2". */
    readonly asked: string;
    readonly chance: number;
    /**
     * The exact chance as a fraction; absent if the chance is simulated, or if the fraction has too many digits to
     * read.
     */
    readonly fraction?: string;
  };
  readonly distributions: readonly Distribution[];
  /** Absent for fights without a winner, and for sweeps. */
  readonly course?: DuelCourse;
  /** Sentences that say what the numbers leave out or assume. */
  readonly caveats: readonly string[];
  /** Whether the odds are exact, not simulated. */
  readonly isExact: boolean;
  /** How reliable the numbers are, and why. */
  readonly why: readonly Block[];
  /** The report without its headline and without the list below the headline. */
  readonly blocks: readonly Block[];
  /** The terms of the fight; empty for a sweep. */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
}

/** The exact odds of an experiment. */
export async function odds({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<OddsAnswer> {
  return oddsAnswerOf((await exactOdds(document)).results);
}

/** The exact odds of a document, found by the study that `knockback run --no-simulation` uses. */
export function exactOdds(document: ExperimentDocument) {
  return exactly(oddsStudy, { experiment: experimentOf(document).experiment });
}

const LONGEST_FRACTION = 40;

export function oddsAnswerOf(results: readonly Result[]): OddsAnswer {
  const [only, ...others] = results;
  const isOne = only !== undefined && others.length === 0;
  const fraction = only?.question.odds.exact;
  const written = fraction && `${fraction.numerator}/${fraction.denominator}`;
  const course = isOne ? duelCourseOf(only) : undefined;
  return {
    headline: headlineOf(results),
    ...(isOne && {
      answer: {
        clause: capitalised(clauseAbout(results)),
        question: only.question.text,
        asked: labelAbout(results),
        chance: oddsValue(only.question.odds),
        ...(written && written.length <= LONGEST_FRACTION && { fraction: written }),
      },
    }),
    distributions: isOne ? distributionsOf(only) : [],
    ...(course && { course }),
    caveats: caveatItems(results),
    isExact: results.every(({ question }) => question.odds.exact !== undefined),
    why: whyBlocks(results),
    blocks: blocksOf(results).filter(
      (block) => block.kind !== 'headline' && !isUnderHeadline(block),
    ),
    facts: isOne ? only.account.facts : [],
  };
}

function distributionsOf({ summaries }: Result): Distribution[] {
  const open = summaries.filter((one) => one.measure.kind !== 'flag' && !isCertain(one));
  return alike(open).flatMap(([first, ...same]) => {
    if (!first) return [];
    const { measure, mean } = first;
    return {
      name: measure.name,
      title: jointTitle([measure, ...same.map((one) => one.measure)]),
      rows: chartedOutcomes(first).map(oddsRow),
      ...(mean?.exact && { mean: fractionValue(mean.exact) }),
    };
  });
}
