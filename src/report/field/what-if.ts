import { comparedFields } from '../../fields/compared.ts';
import type { Contestant } from '../../fields/contestant.ts';
import { type Field, type FieldResult, isSquare } from '../../fields/field.ts';
import { moveOf, type Shift } from '../../fields/shift.ts';
import { EVEN, standings } from '../../fields/standing.ts';
import { counted, listed } from '../../words/english.ts';
import { withChange } from '../pricing/changes.ts';
import { whyAbsent } from './left-out.ts';
import { shareText } from './share-text.ts';
import { pointsText } from './shift-table.ts';

/** Cards whose changes a headline tells one by one. */
const MOST_TOLD = 3;

type WhatIf = NonNullable<FieldResult['whatIf']>;

/**
 * What comes of the changes for the cards that are changed, in one sentence: "Krug with attack 5 instead of 4 rises
 * from place 7 to 3: mean win share 61.2% → 66.0%."
 */
export function whatIfHeadline(before: Field, { changes, field: after }: WhatIf): string {
  const { cards, only, pairs, shifts } = comparedFields(before, after);
  const changed = [...only.a, ...only.b, ...cards.map(({ name }) => name)];
  const given = `With ${listed(changes)}`;
  if (changed.length === 0) return `${given}, no card changes.`;
  const told = changed.map((name) => changedText(name, before, after, shifts));
  const isStill = pairs.length === 0 && only.a.length + only.b.length === 0;
  if (told.length <= MOST_TOLD) {
    return isStill
      ? `${listed(changed.map((name) => withChanges(name, before, after)))}: no pair changes.`
      : `${told.join('; ')}.`;
  }
  const cardsText = `${given}, ${counted(changed.length, 'card')} change`;
  if (isStill) return `${cardsText}, but no pair does.`;
  // Those that move most come first.
  const [most] = shifts;
  return `${cardsText}${most ? `. The largest change is that ${most.name} ${movedText(most, before)}` : ''}.`;
}

/** "Krug with attack 5 instead of 4 rises from place 7 to 3: …" */
function changedText(name: string, before: Field, after: Field, shifts: readonly Shift[]): string {
  const subject = withChanges(name, before, after);
  const why = after.absent.find((one) => one.name === name)?.why;
  if (why !== undefined) return `${subject} cannot take part: ${whyAbsent(why)}`;
  const isRow = (field: Field) => field.rows.some((one) => one.name === name);
  if (!isRow(before) && !isRow(after)) {
    const [most] = shifts;
    if (!most) return `against ${subject}, no card is ranked`;
    const whose = shifts.length > 1 ? `${most.name} changes most: it` : most.name;
    return `Against ${subject}, ${whose} ${movedText(most, before)}`;
  }
  const shift = shifts.find((one) => one.name === name);
  return shift ? `${subject} ${movedText(shift, before)}` : `${subject} is not ranked`;
}

/** "rises from place 7 to 3: mean win share 61.2% → 66.0%" */
function movedText(shift: Shift, field: Field): string {
  const { before, after } = shift;
  if (!after) return 'is not ranked any more';
  if (!before) return `is at place ${after.rank}: mean win share ${shareText(after.mean, 1)}`;
  const move = moveOf(shift) ?? 0;
  const way = after.rank < before.rank ? 'rises' : 'falls';
  const isAlone = !isSquare(field) && standings(field).length === 1;
  const places =
    after.rank === before.rank
      ? `stays at place ${after.rank}`
      : `${way} from place ${before.rank} to ${after.rank}`;
  const shares = [before.mean, after.mean].map((mean) => shareText(mean, 1));
  const [old, now] = shares;
  const size = old === now ? ` (${pointsText(move)} percentage points)` : '';
  const means = Math.abs(move) <= EVEN ? `still ${old}` : `${old} → ${now}${size}`;
  return isAlone ? `has a mean win share of ${means}` : `${places}: mean win share ${means}`;
}

/** "Krug with attack 5 instead of 4" */
function withChanges(name: string, before: Field, after: Field): string {
  const [old, now] = [before, after].map((field) => cardIn(field, name));
  return old && now ? `${name} ${withChange(old, now)}` : `${name} with the change`;
}

/** What of a side is on its card, and how many of it there are. */
function cardIn({ rows, columns }: Field, name: string) {
  const one = [...rows, ...columns].find((contestant) => contestant.name === name);
  return one && cardOf(one);
}

function cardOf({ side, copies }: Contestant) {
  const { usual: _, ...card } = side;
  return { ...card, figures: side.figures / copies, ...(copies > 1 && { copies }) };
}
