/* The best place to attack from: every place, ranked. */

import {
  type Experiment,
  type RankedPlace,
  type Result,
  rankedPlaces,
  resultJson,
} from '../../experiments/index.ts';
import { type Block, blocksOf, type Extent } from '../../report/index.ts';
import type { Study } from '../study.ts';
import { aimBlocks, bestPlaceText } from './blocks.ts';
import { firstChoiceBlocks, firstChoicesCsv } from './first-choices.ts';

export interface PlacesData {
  readonly experiment: Experiment;
  /** The places, best first. */
  readonly ranking: readonly RankedPlace[];
}

/** The study of an experiment that varies the attacker's place (`fromEveryStance`). */
export const placesStudy: Study<Experiment, PlacesData> = {
  name: 'places',
  async run(experiment, machine) {
    const { done, isComplete } = await machine.compute(experiment);
    return { done: { experiment, ranking: rankedPlaces(done) }, isComplete };
  },
  present({ experiment, ranking }, { whole = false, extent } = {}) {
    const results = ranking.map(({ result }) => result);
    const [best] = ranking;
    return {
      title: experiment.name,
      results,
      experiment,
      brief: () => (best ? bestPlaceText(best, ranking) : ''),
      blocks: () => [...aimBlocks(ranking, !whole), ...more(best?.result, extent)],
      json: () => results.map(resultJson),
      async picture() {
        const { aimPicture } = await import('./picture.ts');
        return [aimPicture(ranking, !whole)];
      },
    };
  },
};

/** With `--full`, the whole report on the best place or choice; otherwise nothing. */
function more(result: Result | undefined, extent: Extent | undefined): Block[] {
  return result && extent === 'full' ? blocksOf([result]) : [];
}

export interface FirstChoicesData {
  readonly experiment: Experiment;
  readonly results: readonly [Result];
}

/** The study of an experiment with one turn: every first choice, followed by best play. */
export const firstChoicesStudy: Study<Experiment, FirstChoicesData> = {
  name: 'first choices',
  async run(experiment, machine) {
    const effort = { exact: true, simulation: false };
    const { done, isComplete } = await machine.compute(experiment, effort);
    const [result] = done;
    return { done: result && { experiment, results: [result] }, isComplete };
  },
  present({ experiment, results }, { whole = false, extent } = {}) {
    const [result] = results;
    return {
      title: experiment.name,
      results,
      experiment,
      brief: () => result.headline,
      blocks: () => [...firstChoiceBlocks(result, !whole), ...more(result, extent)],
      json: () => results.map(resultJson),
      csv: () => firstChoicesCsv(results),
      async picture() {
        const { firstChoicePictures } = await import('./first-choice-picture.ts');
        return firstChoicePictures(result, !whole);
      },
    };
  },
};
