/* Writes fields as JSON. */

import { canonicalText, checksum, jsonText } from '../../../base/index.ts';
import { DUEL_REVISION } from '../../../fight/index.ts';
import { fieldCaveats } from '../caveats.ts';
import { leftOutPairs, pairCount } from '../cells.ts';
import type { Field, FieldResult } from '../field.ts';
import { standings } from '../standing.ts';
import { trianglesOf } from '../triangles.ts';
import type { FieldJson, PairJson, PlayedJson } from './field-json.ts';
import { standingJson } from './standing-columns.ts';

/** The format and version that files of fields state. */
export const FIELD_FORMAT = 'knockback-field' as const;
export const FIELD_VERSION = 1 as const;

/** A field as JSON text. A list of plain values, such as a pair, takes one line. */
export function fieldJson(result: FieldResult, program: string): string {
  const text = jsonText(fieldData(result, program));
  return text.replace(
    /\[\s+([^[\]{}]*?)\s+\]/g,
    (_, list: string) => `[${list.replace(/\n\s+/g, ' ')}]`,
  );
}

/**
 * A field as JSON data: cards with everything that matters in duels, the chances of every pair, and the results derived
 * from them.
 *
 * @param program the version of the program that played the field
 */
export function fieldData({ title, field, whatIf }: FieldResult, program: string): FieldJson {
  return {
    format: FIELD_FORMAT,
    version: FIELD_VERSION,
    program,
    engine: DUEL_REVISION,
    title,
    ...dataOf(field),
    ...(whatIf && { whatIf: { changes: whatIf.changes, ...dataOf(whatIf.field) } }),
  };
}

function dataOf(field: Field): PlayedJson {
  const { setting, rows, columns, absent } = field;
  const { endless, tooManyStates, unmodelled, notPlayed } = leftOutPairs(field);
  const triangles = trianglesOf(field);
  const nameOf = (row: number) => rows[row]?.name ?? '';
  const played = {
    setting,
    cards: rows,
    ...(columns !== rows && { against: columns }),
    ...(absent.length > 0 && { absent }),
    pairs: pairsOf(field),
  };
  const { pairs, ...before } = played;
  return {
    ...before,
    ranking: standings(field).map((standing) =>
      standingJson({ field, row: standing.row, standing }),
    ),
    ...(triangles && {
      triangles: {
        count: triangles.count,
        of: triangles.of,
        worst: triangles.worst.map((one) => ({
          cards: one.rows.map(nameOf),
          winShares: one.shares,
        })),
      },
    }),
    leftOut: {
      of: pairCount(field),
      endless: endless.length,
      tooManyStates: tooManyStates.length,
      unmodelled: unmodelled.length,
      ...(notPlayed.length > 0 && { notPlayed: notPlayed.length }),
    },
    caveats: fieldCaveats(field),
    pairs,
    checksum: sealOf(played),
  };
}

function pairsOf({ outcomes }: Field): PairJson[] {
  return outcomes.flatMap((row, r) =>
    [...row.entries()].flatMap(([c, outcome]): PairJson[] => {
      if (outcome === undefined) return [];
      if (typeof outcome === 'string') return [[r, c, outcome]];
      const { attacker: a, defender: d } = outcome;
      // Because of rounding, sums of chances may slightly exceed 1.
      const most1 = (chance: number) => Math.min(1, chance);
      const [first, second] = [most1(a.attacker), most1(a.defender)];
      return [[r, c, first, second, most1(d.attacker), most1(d.defender)]];
    }),
  );
}

/**
 * The parts of a field that its checksum covers: the input and the outcomes of its pairs. Everything else is derived.
 */
type Sealed = Pick<PlayedJson, 'setting' | 'cards' | 'against' | 'absent' | 'pairs'>;

/** The checksum of a field's contents. It does not depend on the layout of the file. */
export function sealOf({ setting, cards, against, absent, pairs }: Sealed): string {
  return checksum(canonicalText({ setting, cards, against, absent, pairs }));
}
