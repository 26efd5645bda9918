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

/** The report of a field: who is strongest, then the ranking, and what to know about it. */
export function fieldBlocks(result: FieldResult): Block[] {
  const { field } = result;
  const tables = [rankingTable(field), matrixTable(field)].filter((table) => table !== undefined);
  const caveats = caveatsOfField(field);
  return [
    { kind: 'headline', text: fieldHeadline(field) },
    { kind: 'text', text: extentText(field) },
    ...caveats.underHeadline,
    ...tables.map((table): Block => ({ kind: 'table', table })),
    ...whatIfBlocks(result),
    ...triangleBlocks(field),
    ...leftOutBlocks(field),
    ...caveats.below,
    { kind: 'list', title: 'The setting', items: settingItems(field) },
  ];
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

/** "What if krug.defense=5: Krug wins …"; undefined where nothing is changed. */
export function whatIfText({ field, whatIf }: FieldResult): string | undefined {
  if (!whatIf) return undefined;
  const isSame = comparedFields(field, whatIf.field).pairs.length === 0;
  const outcome = isSame ? 'no pair changes.' : fieldHeadline(whatIf.field);
  return `What if ${listed(whatIf.changes)}: ${outcome}`;
}
