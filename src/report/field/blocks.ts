import { comparedFields } from '../../fields/compared.ts';
import { type Field, type FieldResult, isSquare } from '../../fields/field.ts';
import { pairCount } from '../../fields/left-out.ts';
import { listed } from '../../words/english.ts';
import type { Block } from '../blocks.ts';
import { caveatsOfField } from './caveats.ts';
import { shiftBlocks } from './changes.ts';
import { fieldHeadline } from './headline.ts';
import { leftOutBlocks, pairsText } from './left-out.ts';
import { matrixTable } from './matrix-table.ts';
import { cardCount } from './names.ts';
import { rankingTable } from './ranking-table.ts';
import { settingItems } from './setting.ts';
import { triangleBlocks } from './triangles.ts';
import { whatIfHeadline } from './what-if.ts';

/** The report of a field: who is strongest, or what the changes do, then the ranking, and what to know about it. */
export function fieldBlocks(result: FieldResult): Block[] {
  const { field, whatIf } = result;
  const tables = [rankingTable(field), matrixTable(field)].filter((table) => table !== undefined);
  const caveats = caveatsOfField(field);
  return [
    { kind: 'headline', text: headlineText(result) },
    { kind: 'text', text: extentText(field) },
    ...caveats.underHeadline,
    ...whatIfBlocks(result),
    ...tables.map(
      (table): Block => ({
        kind: 'table',
        table: whatIf ? { ...table, title: `${table.title}, as the cards are` } : table,
      }),
    ),
    ...triangleBlocks(field),
    ...leftOutBlocks(field),
    ...caveats.below,
    { kind: 'list', title: 'The setting', items: settingItems(field) },
  ];
}

function headlineText({ field, whatIf }: FieldResult): string {
  return whatIf ? whatIfHeadline(field, whatIf) : fieldHeadline(field);
}

/** "42 heroes, 861 pairs: each an exact duel on clear ground, from both starts." */
function extentText(field: Field): string {
  const count = pairCount(field);
  const cards = isSquare(field)
    ? cardCount(field.rows)
    : `${cardCount(field.rows)} against ${cardCount(field.columns)}`;
  return `${cards}, ${pairsText(count)}: ${count === 1 ? '' : 'each '}an exact duel on clear ground, from both starts.`.replace(
    /^one/,
    'One',
  );
}

function whatIfBlocks(result: FieldResult): Block[] {
  const { field, whatIf } = result;
  const text = whatIfText(result);
  if (!whatIf || text === undefined) return [];
  const compared = comparedFields(field, whatIf.field);
  return [{ kind: 'text', text }, ...shiftBlocks(compared, { a: 'now', b: 'what if' })];
}

/** Who is strongest without the changes and with them; undefined where nothing is changed. */
export function whatIfText({ field, whatIf }: FieldResult): string | undefined {
  if (!whatIf) return undefined;
  const [now, then] = [fieldHeadline(field), fieldHeadline(whatIf.field)];
  return now === then
    ? `With ${listed(whatIf.changes)} as without: ${now}`
    : `Without the change: ${now} With ${listed(whatIf.changes)}: ${then}`;
}
