/* Which of two cards does better against the same opponents, and how two fields differ. */

import { BadInput, printable, sameName } from '../../base/index.ts';
import type { Study } from '../study.ts';
import type { Field } from './field.ts';
import { fieldCardsOf, type GivenCards, type GivenSetting, settingOf } from './field-of.ts';
import { comparedFieldBlocks, comparedFieldCsv, comparedFieldJson } from './report/compared.ts';
import { comparedCardBlocks, comparedCardCsv, comparedCardJson } from './report/compared-cards.ts';

export interface ComparedCardsAsk extends GivenSetting {
  /** Two cards, and their opponents. */
  readonly cards: GivenCards;
}

export const comparedCardsStudy: Study<ComparedCardsAsk, Field> = {
  name: 'compared cards',
  async run({ cards: given, ...terms }, machine) {
    const [a, b] = given.cards;
    if (!a || !b) {
      const found = `${printable(a?.name ?? '')} twice`;
      throw new BadInput({ path: ['b'], found, allowed: 'a card other than a' });
    }
    const others = (given.against ?? []).filter(
      ({ name }) => !sameName(name, a.name) && !sameName(name, b.name),
    );
    // In addition to the common opponents, the first card fights the second card.
    const cards = fieldCardsOf({ ...given, against: [...others, b] }, terms.budget);
    if (cards.rows.length < 2) throw new BadInput(cannotFight(cards.absent[0]?.name));
    const { field, isComplete } = await machine.playField({ setting: settingOf(terms), cards });
    return { done: field, isComplete };
  },
  present(field) {
    const [a, b] = field.rows;
    return {
      title: `${a?.name} and ${b?.name} compared`,
      blocks: () => comparedCardBlocks(field),
      json: () => comparedCardJson(field),
      csv: () => comparedCardCsv(field),
    };
  },
};

function cannotFight(name = '') {
  const found = `${printable(name)}, which cannot take part`;
  const allowed =
    'a card that has a Life value and, if there is a budget, costs no more than the budget';
  return { path: [], place: 'cards', found, allowed };
}

/** Two fields from files, with the files' names. */
export interface ComparedFields {
  readonly a: { readonly field: Field; readonly name: string };
  readonly b: { readonly field: Field; readonly name: string };
}

export const comparedFieldsStudy: Study<ComparedFields, ComparedFields> = {
  name: 'compared fields',
  run: async (fields) => ({ done: fields, isComplete: true }),
  present({ a, b }) {
    const names = { a: a.name, b: b.name };
    return {
      title: 'Two fields compared',
      blocks: () => comparedFieldBlocks(a.field, b.field, names),
      json: () => comparedFieldJson(a.field, b.field, names),
      csv: () => comparedFieldCsv(a.field, b.field),
    };
  },
};
