/* The study of a table of duels: every card against every other. */

import { VERSION } from '../../base/index.ts';
import type { GameMachine, Study } from '../study.ts';
import type { FieldResult } from './field.ts';
import {
  fieldCardsOf,
  fieldWithChanges,
  type GivenCards,
  type GivenSetting,
  settingOf,
} from './field-of.ts';
import { fieldData, fieldJson } from './format/write.ts';
import { fieldBlocks } from './report/blocks.ts';
import { pairsCsv, wideCsv } from './report/csv.ts';

export interface FieldAsk extends GivenSetting {
  readonly title: string;
  readonly cards: GivenCards;
  /** Changes to try. */
  readonly whatIf?: readonly string[] | undefined;
  /** Whether CSV has a line for each pair instead of a line for each card. */
  readonly pairs?: boolean | undefined;
}

export interface FieldStudyData {
  readonly result: FieldResult;
  readonly pairs: boolean;
}

export const fieldStudy: Study<FieldAsk, FieldStudyData, GameMachine> = {
  name: 'field',
  async run({ title, cards: given, whatIf: changes = [], pairs = false, ...terms }, machine) {
    const setting = settingOf(terms);
    const cards = fieldCardsOf(given, terms.budget);
    const changed = changes.length > 0 ? fieldWithChanges(given, setting, changes) : undefined;
    const changedCards = changed && fieldCardsOf(changed.cards, terms.budget);
    const { field, isComplete } = await machine.playField({
      setting,
      cards,
      kept: (field) => ({ title, field }),
    });
    if (!isComplete || !changed || !changedCards) {
      return { done: { result: { title, field }, pairs }, isComplete };
    }
    const both = (then: typeof field): FieldResult => ({
      title,
      field,
      whatIf: { changes, field: then },
    });
    const then = await machine.playField({
      setting: changed.setting,
      cards: changedCards,
      known: [field],
      kept: both,
    });
    // The changed field is shown only if it is complete; otherwise pairs not played yet would look as if the changes
    // left them without odds.
    const result = then.isComplete ? both(then.field) : { title, field };
    return { done: { result, pairs }, isComplete: then.isComplete };
  },
  present({ result, pairs }) {
    return {
      title: result.title,
      blocks: () => fieldBlocks(result),
      json: () => fieldData(result, VERSION),
      jsonText: () => fieldJson(result, VERSION),
      csv: () => (pairs ? pairsCsv(result) : wideCsv(result)),
      report: async () => (await import('./report/report.ts')).fieldReport(result),
    };
  },
};
