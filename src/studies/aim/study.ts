/* From which side to attack: every place, ranked. */

import {
  type Experiment,
  type RankedPlace,
  type Result,
  rankedPlaces,
  resultJson,
} from '../../experiments/index.ts';
import type { Study } from '../study.ts';
import { aimBlocks } from './blocks.ts';
import { firstChoiceBlocks, firstChoicesCsv } from './first-choices.ts';

export interface PlacesData {
  readonly experiment: Experiment;
  /** Best first. */
  readonly ranking: readonly RankedPlace[];
}

/** For an experiment that varies the attacker's place (`fromEveryStance`). */
export const placesStudy: Study<Experiment, PlacesData> = {
  name: 'places',
  async run(experiment, machine) {
    const { done, isComplete } = await machine.compute(experiment);
    return { done: { experiment, ranking: rankedPlaces(done) }, isComplete };
  },
  present({ experiment, ranking }, { whole = false } = {}) {
    const results = ranking.map(({ result }) => result);
    return {
      title: experiment.name,
      results,
      experiment,
      blocks: () => aimBlocks(ranking, !whole),
      json: () => results.map(resultJson),
      async picture() {
        const { aimPicture } = await import('./picture.ts');
        return [aimPicture(ranking, !whole)];
      },
    };
  },
};

export interface FirstChoicesData {
  readonly experiment: Experiment;
  readonly results: readonly [Result];
}

/** For an experiment of one turn: every first choice, followed by best play. */
export const firstChoicesStudy: Study<Experiment, FirstChoicesData> = {
  name: 'first choices',
  async run(experiment, machine) {
    const effort = { exact: true, simulation: false };
    const { done, isComplete } = await machine.compute(experiment, effort);
    const [result] = done;
    return { done: result && { experiment, results: [result] }, isComplete };
  },
  present({ experiment, results }, { whole = false } = {}) {
    const [result] = results;
    return {
      title: experiment.name,
      results,
      experiment,
      blocks: () => firstChoiceBlocks(result, !whole),
      json: () => results.map(resultJson),
      csv: () => firstChoicesCsv(results),
      async picture() {
        const { firstChoicePictures } = await import('./first-choice-picture.ts');
        return firstChoicePictures(result, !whole);
      },
    };
  },
};
