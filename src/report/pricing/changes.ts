import type { Card } from '../../cards/card.ts';
import { powerTitle } from '../../powers/active-effects.ts';
import { listed } from '../../words/english.ts';
import { sameData } from '../../words/same-data.ts';

/** What a change makes of a card: "defense 5 instead of 4", "without Super Strength". */
export function changeText(before: Card, after: Card): string {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Card)[];
  const differing = fields.filter(
    (field) => !BESIDES.includes(field) && !sameData(before[field] ?? null, after[field] ?? null),
  );
  const texts = differing.flatMap((field) =>
    field === 'powers' ? powersText(before, after) : [fieldText(field, before, after)],
  );
  return texts.length > 0 ? listed(texts) : 'nothing changed';
}

/** What says where numbers come from. */
const BESIDES: readonly (keyof Card)[] = ['assumed', 'unstated', 'disagreements'];

function fieldText(field: keyof Card, before: Card, after: Card): string {
  const [old, now] = [before[field], after[field]];
  return old === undefined ? `${field} ${now}` : `${field} ${now} instead of ${old}`;
}

function powersText(before: Card, after: Card): string[] {
  const [old, now] = [before.powers.map(powerTitle), after.powers.map(powerTitle)];
  const gained = now.filter((title) => !old.includes(title));
  const lost = old.filter((title) => !now.includes(title));
  const texts = [
    ...(gained.length > 0 ? [`with ${listed(gained)}`] : []),
    ...(lost.length > 0 ? [`without ${listed(lost)}`] : []),
  ];
  return texts.length > 0 ? texts : ['with other powers'];
}
