/* Reads fields back from JSON. */

import { BadInput, type Problem } from '../../../base/index.ts';
import { check, harmless, readJsonFile } from '../../../experiments/index.ts';
import type { Contestant } from '../contestant.ts';
import type { Field, FieldResult, FieldSetting, PairOutcome } from '../field.ts';
import type { FieldJson, PlayedJson } from './field-json.ts';
import { type FieldDocument, fieldSchema } from './schema.ts';
import { FIELD_FORMAT, sealOf } from './write.ts';

/** A field that was played earlier. */
export interface RecordedField extends FieldResult {
  readonly program: string;
  /** The revision of the rules; absent in files from the first versions. */
  readonly engine?: number;
}

/**
 * The state of a field's checksums: they match, they do not match, or they are missing, as in files from the first
 * versions.
 */
export type Seal = 'whole' | 'broken' | 'missing';

/** Whether a text is the JSON of a field. */
export function holdsField(text: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FIELD_FORMAT}"`).test(text);
}

/**
 * Reads a field that `field --format json` printed or `--keep` wrote.
 *
 * @param name the file's name, for messages
 * @throws BadInput if the text is not a field or a checksum does not match; the error gives the file, the line and
 * column, the field, what was found, and what is allowed
 */
export function readFieldFile(text: string, name: string): RecordedField {
  const { seal: _, ...recorded } = read(text, name, (at) => {
    throw new BadInput({
      path: [...at, 'checksum'],
      found: 'a checksum that does not match the setting, the cards and the pairs',
      allowed: 'the unchanged field, or remove the checksum if the change is intended',
    });
  });
  return recorded;
}

/**
 * Reads a field, and says whether its checksums match. If they do not match, the pairs must not be used.
 *
 * @throws BadInput if it is not a field
 */
export function readKeptField(text: string, name: string): RecordedField & { readonly seal: Seal } {
  return read(text, name, () => {});
}

function read(text: string, name: string, onBroken: (at: Problem['path']) => void) {
  return readJsonFile(text, name, 'field (JSON), as the command field writes it', (data) => {
    // The number of entries is not limited: a field of a thousand cards has millions, so only the file size is limited.
    const { program, engine, title, whatIf, ...document } = check(
      fieldSchema(),
      harmless(data),
      Number.POSITIVE_INFINITY,
    );
    // The data exactly as in the file; `document` has potentially harmful characters escaped.
    const written = data as Pick<FieldJson, keyof PlayedJson | 'whatIf'>;
    const seals = [
      sealIn(written, () => onBroken([])),
      ...(written.whatIf ? [sealIn(written.whatIf, () => onBroken(['whatIf']))] : []),
    ];
    const seal: Seal = seals.find((one) => one !== 'whole') ?? 'whole';
    return {
      program,
      ...(engine !== undefined && { engine }),
      title,
      seal,
      field: fieldOf(document, []),
      ...(whatIf && {
        whatIf: { changes: whatIf.changes, field: fieldOf(whatIf, ['whatIf']) },
      }),
    };
  });
}

function sealIn(part: PlayedJson, onBroken: () => void): Seal {
  if (part.checksum === undefined) return 'missing';
  if (part.checksum === sealOf(part)) return 'whole';
  onBroken();
  return 'broken';
}

type Document = Pick<FieldDocument, 'setting' | 'cards' | 'against' | 'absent' | 'pairs'>;

/** Because of rounding, the sum of both sides' chances may exceed 1 by up to this much. */
const ROUNDING = 1e-9;

function fieldOf(document: Document, at: Problem['path']): Field {
  const { setting, cards, against, absent = [], pairs } = document;
  const rows = cards as unknown as readonly Contestant[];
  const columns = against ? (against as unknown as readonly Contestant[]) : rows;
  const outcomes: PairOutcome[][] = rows.map(() => []);
  for (const [i, [row, column, ...rest]] of pairs.entries()) {
    const refuse = (found: string, allowed: string) => {
      throw new BadInput({ path: [...at, 'pairs', i], found, allowed });
    };
    if (row >= rows.length || column >= columns.length || (!against && column < row)) {
      refuse(
        `row ${row}, column ${column}`,
        'a row and a column of the cards, and each pair only once',
      );
    }
    if ((outcomes[row] as PairOutcome[])[column] !== undefined) {
      refuse(`row ${row}, column ${column} again`, 'each pair only once');
    }
    const outcome = outcomeOf(rest as readonly (number | string)[]);
    if (typeof outcome === 'object') {
      const { attacker: a, defender: d } = outcome;
      const sums = [a.attacker + d.attacker, a.defender + d.defender];
      if (sums.some((sum) => sum > 1 + ROUNDING)) {
        refuse('chances that add up to more than 1', 'chances that add up to at most 1');
      }
      const somebodyWins = [rows[row], columns[column]].every((one) => one && isPlain(one));
      if (somebodyWins && sums.some((sum) => sum < 1 - ROUNDING)) {
        refuse(
          'chances that add up to less than 1',
          'chances that add up to 1, because one card always wins if neither has powers',
        );
      }
    }
    (outcomes[row] as PairOutcome[])[column] = outcome;
  }
  return { setting: setting as unknown as FieldSetting, rows, columns, outcomes, absent };
}

/**
 * Whether a side has no powers. Without powers, an attack cannot destroy both sides, so a duel that ends has a winner.
 */
function isPlain({ side: { powers } }: Contestant): boolean {
  return Array.isArray(powers) && powers.length === 0;
}

function outcomeOf(rest: readonly (number | string)[]): PairOutcome {
  const [aa, ad, da, dd] = rest;
  if (typeof aa === 'string') return aa as PairOutcome;
  const chances = [aa, ad, da, dd].map(Number) as [number, number, number, number];
  return {
    attacker: { attacker: chances[0], defender: chances[1] },
    defender: { attacker: chances[2], defender: chances[3] },
  };
}
