/* Changes to a card in words, for what-if prices and fields. */

import { listed, sameData } from '../../../base/index.ts';
import { type Card, powerTitle } from '../../../cards/index.ts';

/** A card, or the data of a card in a side of a duel. */
type CardLike = object & Pick<Card, 'powers'>;
type Fields = Readonly<Record<string, unknown>> & Pick<Card, 'powers'>;

export const NO_CHANGE = 'no change';

/** How a changed card differs: "defense 5 instead of 4", "without Super Strength". */
export function changeText(before: CardLike, after: CardLike): string {
  return listed(changeTexts(before as Fields, after as Fields)) || NO_CHANGE;
}

/** The changes in words that follow a name: "with defense 5 instead of 4", "unchanged". */
export function withChange(before: CardLike, after: CardLike): string {
  const text = changeText(before, after);
  if (text === NO_CHANGE) return 'unchanged';
  return /^with(out)? /.test(text) ? text : `with ${text}`;
}

function changeTexts(before: Fields, after: Fields): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = fields.filter(
    (field) => !BESIDES.includes(field) && !sameData(before[field] ?? null, after[field] ?? null),
  );
  return differing.flatMap((field) =>
    field === 'powers' ? powersText(before, after) : [fieldText(field, before, after)],
  );
}

/** Fields about the sources of a card's numbers; they do not count as changes. */
const BESIDES: readonly string[] = ['assumed', 'unstated', 'disagreements'];

function fieldText(field: string, before: Fields, after: Fields): string {
  const [old, now] = [before[field], after[field]];
  if (old === undefined) return `${field} ${now}`;
  return now === undefined ? `no ${field} instead of ${old}` : `${field} ${now} instead of ${old}`;
}

/** The titles of the powers that a change adds and removes. */
export function changedPowers(before: CardLike, after: CardLike) {
  const [old, now] = [before.powers.map(powerTitle), after.powers.map(powerTitle)];
  return {
    gained: now.filter((title) => !old.includes(title)),
    lost: old.filter((title) => !now.includes(title)),
  };
}

function powersText(before: Fields, after: Fields): string[] {
  const { gained, lost } = changedPowers(before, after);
  const texts = [
    ...(gained.length > 0 ? [`with ${listed(gained)}`] : []),
    ...(lost.length > 0 ? [`without ${listed(lost)}`] : []),
  ];
  return texts.length > 0 ? texts : ['with other powers'];
}
