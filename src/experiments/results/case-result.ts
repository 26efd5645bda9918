/* The result of one case: its exact and simulated odds, the answer in words, and the rulings that matter. */

import { fitOf, fractionValue, type GoodnessOfFit, type Steps } from '../../base/index.ts';
import type { JobResult, Tally } from '../../chance/index.ts';
import {
  type Account,
  type Caveat,
  clauseOf,
  measuresAsked,
  type Question,
  type Scenario,
  subjectOf,
  withWounds,
} from '../../rules/index.ts';
import { rulesetOf } from '../registry/rulesets.ts';
import type { WeighedModel } from './evaluator.ts';
import { figuresOf, oddsValue, toldOdds } from './figures.ts';
import { askedOdds, measuresWorded } from './for-question.ts';
import { alongTheLine } from './places.ts';
import type { FightsAsked, PreparedCase } from './prepare.ts';
import type { Result } from './result.ts';
import { rulingsThatMatter } from './rulings.ts';
import { type Summary, summarise } from './summary.ts';
import { courseTogether } from './together.ts';
import type { KnownViews, View } from './view.ts';

/**
 * Goodness of fit between the simulation and the exact distribution: each row's count is compared with its expected
 * count. If the simulation has an outcome that is impossible by the exact odds, p is 0.
 *
 * @returns undefined if fewer than two pools of rows are left to compare
 */
export function goodnessOfFit({ rows, total }: View, trials: number): GoodnessOfFit | undefined {
  const possible = rows.filter(({ weight }) => weight > 0n);
  const cells = possible.map(({ weight, count }) => ({
    expected: fractionValue({ numerator: weight, denominator: total }) * trials,
    count,
  }));
  return fitOf(cells, trials);
}

/**
 * The result of one case. Weighs its model, summarizes exact and simulated odds, and compares the model with those
 * under other rulings.
 *
 * @param exact whether exact odds are reported; even if not, the model is weighed whenever possible
 * @param rolled absent if nothing was to be simulated
 */
export function* resultOf(
  { of, plan, measures, noted, expression, evaluator }: PreparedCase,
  question: Question,
  { name, seed, effort, measures: selected, cases, question: written }: FightsAsked,
  exact: boolean,
  rolled?: JobResult,
): Steps<Result> {
  const { account, story } = plan;
  const isSweep = cases.length > 1;
  const isAsked = written !== undefined;
  const simulated = rolled && rolled.tally.trials > 0 ? rolled.tally : undefined;

  // 1. Weigh the model, and count the rolls in the same views.
  const weighed = yield* evaluator.weighed();
  yield;
  const views = weighed.views(simulated);
  yield;

  // 2. Summarize every measure, and answer the question.
  const viewed: KnownViews = { views, exact, ...(simulated && { trials: simulated.trials }) };
  const measured = alongTheLine(summarise(account.measures, viewed), account.scene);
  yield;
  const odds = askedOdds(expression, viewed);
  const isWeighed = 'isLike' in weighed;
  const fit = isWeighed && exact && simulated && fitOfCase(weighed, views, simulated);

  // 3. Put the answer into words.
  const { trial } = rulesetOf(of.scenario);
  const sample = simulated && { trials: simulated.trials, trial };
  const worded = measuresWorded(expression, [{ scenario: of.scenario, account }]);
  const answered = {
    clause: clauseOf(expression, worded, account.cast),
    subject: subjectOf(expression, worded),
    chance: oddsValue(odds),
    told: toldOdds(odds, sample),
    measures: measuresAsked(expression),
    isAsked,
  };
  const headline =
    exact || simulated
      ? withWounds(story.headline(answered, figuresOf(measured, sample)), account.cast)
      : 'Nothing was simulated before the interruption.';

  // 4. For a single fight, find the caveats that take longer to find.
  const later = exact && !isSweep ? yield* laterCaveats(of.scenario, measured) : [];
  const totals = !isWeighed && simulated ? weighed.totals(simulated) : undefined;
  const ofGames =
    totals && simulated
      ? (rulesetOf(of.scenario).caveatsOfGames?.(totals, simulated.trials) ?? [])
      : [];

  // 5. Find the rulings that would change any of these odds.
  const rulings = yield* rulingsThatMatter(of.scenario, noted, weighed);

  return {
    name,
    combination: of.combination,
    labels: of.labels ?? {},
    scenario: of.scenario,
    account: withCaveats(account, [...ofGames, ...later]),
    neverBegun: rolled !== undefined && !simulated,
    ...(simulated && {
      simulation: {
        seed,
        trials: simulated.trials,
        status: rolled?.complete ? ('complete' as const) : ('interrupted' as const),
        asked: effort,
        get marks() {
          return rolled?.marks ?? [];
        },
      },
    }),
    measured,
    together: account.course && !isSweep ? courseTogether(account.course, viewed) : [],
    summaries: measures.flatMap((shown) => measured.filter(({ measure }) => measure === shown)),
    isSelection: selected !== undefined,
    ...(fit && { goodnessOfFit: fit }),
    ...(isWeighed && exact && weighed.progress && { progress: weighed.progress }),
    ...(totals && { totals }),
    question: { text: question.text, expression, odds, isAsked },
    headline,
    rulings,
  };
}

function* laterCaveats(scenario: Scenario, measured: readonly Summary[]): Steps<readonly Caveat[]> {
  const later = rulesetOf(scenario).laterCaveats?.(scenario, figuresOf(measured));
  return later ? yield* later : [];
}

/** If there are no later caveats, the account stays as it is, with parts that are computed only when they are read. */
function withCaveats(account: Account, later: readonly Caveat[]): Account {
  if (later.length === 0) return account;
  const kinds = new Set(later.map(({ kind }) => kind));
  const own = (account.caveats ?? []).filter(({ kind }) => !kinds.has(kind));
  return { ...account, caveats: [...later, ...own] };
}

function fitOfCase(weighed: WeighedModel, views: readonly View[], simulated: Tally) {
  if (weighed.fit) return weighed.fit(simulated);
  const view = views[weighed.viewOfFit];
  return view && goodnessOfFit(view, simulated.trials);
}
