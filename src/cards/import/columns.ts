/* Finds the field of a card for each column of a table or key in a list. */

import { BadInput, hyphenated, nearest, shown } from '../../base/index.ts';

/** The fields to which a table's column or a list's key can be mapped. */
export type ImportField =
  | 'name'
  | 'life'
  | 'move'
  | 'range'
  | 'attack'
  | 'defense'
  | 'points'
  | 'modernPoints'
  | 'height'
  | 'size'
  | 'type'
  | 'unique'
  | 'figures'
  | 'species'
  | 'class'
  | 'personality'
  | 'general'
  | 'set'
  | 'base'
  | 'powers';

/** Column names found in shared files, without blanks and punctuation, the least ambiguous first. */
const NAMES: Readonly<Record<ImportField, string>> = {
  name: 'name n cardname card armycard armycardname unitname unit figurename figure fig character title',
  life: 'life lifepoints lives lif li lp hp hitpoints health',
  move: 'move movement moves mov mve mv speed spd',
  range: 'range rng rge ran rg',
  attack: 'attack att atk at attackdice attackvalue attdice atkdice',
  defense: 'defense defence def df defensedice defencedice defensevalue defencevalue defdice',
  points:
    'points pts point pt cost armycost armypoints pointcost pointscost pointvalue pointsvalue draftcost draftpoints value price',
  modernPoints: 'modernpoints pointsnew newpoints',
  height: 'height hgt ht heightnumber heightvalue sizeheight heightsize sizedesignation',
  size: 'size sz sizeclass sizecategory heightclass',
  type: 'type ty cardtype unittype figuretype herosquad squadhero heroorsquad squadorhero herosquadtype',
  unique: 'unique uniqueness rarity commonality uniquecommon commonunique',
  figures:
    'figures figs figurecount numberoffigures numfigures nooffigures offigures numfigs numunits numberofunits unitsize unitsquadsize squadsize models count',
  species: 'species race',
  class: 'class cl unitclass cardclass',
  personality: 'personality personnality pers person pe trait attribute',
  general: 'general gn valkyrie valkyriegeneral faction army allegiance',
  set: 'set setname setwave setrelationship expansion wave pack source release',
  base: 'base bases basesize spaces spacesperfigure hexes hex hexper hexperfigure hexesperfigure',
  powers:
    'power powers pw specialpower specialpowers ability abilities specialability specialabilities',
};

const FIELD_OF = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as ImportField]),
  ),
);

/** Column names that mean powers only if a number follows, such as SP1. */
const NUMBERED_POWERS = ['sp'];

const plainName = (column: string) => hyphenated(column).replaceAll('-', '');

/** A column that the user has assigned to a field. */
export interface GivenColumn {
  readonly field: ImportField;
  readonly column: string;
}

/** Maps columns to fields: as the user says, otherwise by common column names. */
export class Columns {
  readonly given: readonly GivenColumn[];

  constructor(given: readonly GivenColumn[] = []) {
    this.given = given;
  }

  /** The field for a column: `defense` for "Def.", `powers` for "Power 2"; undefined if unknown. */
  fieldOf(column: string): ImportField | undefined {
    const named = this.given.find((one) => isColumn(one, column));
    if (named) return named.field;
    const usual = usualField(column);
    const isTaken = usual !== 'powers' && this.given.some(({ field }) => field === usual);
    return isTaken ? undefined : usual;
  }

  /**
   * Checks that the file has all columns that the user has assigned.
   *
   * @param columns the columns of the file
   * @throws BadInput for the first missing column
   */
  check(columns: readonly string[]): void {
    const missing = this.given.find((one) => !columns.some((column) => isColumn(one, column)));
    if (!missing) return;
    const near = nearest(missing.column, columns);
    throw new BadInput({
      path: [],
      place: `--column ${missing.field}=${missing.column}`,
      found: shown(missing.column),
      allowed: `the name of one of its columns: ${columns.map(shown).join(', ')}`,
      sentence: `the file has no column ${shown(missing.column)}; it has ${columns.map(shown).join(', ')}`,
      nearest: near,
    });
  }
}

function isColumn({ column: given }: GivenColumn, column: string): boolean {
  const plain = plainName(given);
  return given === column || (plain !== '' && plain === plainName(column));
}

function usualField(column: string): ImportField | undefined {
  const plain = plainName(column);
  const known = FIELD_OF.get(plain);
  if (known) return known;
  const numbered = /^(.*?)\d+(name)?$/.exec(plain)?.[1] ?? '';
  const isPower = FIELD_OF.get(numbered) === 'powers' || NUMBERED_POWERS.includes(numbered);
  return isPower ? 'powers' : undefined;
}

/** The rank of a column's name. The least ambiguous name has the lowest rank: "Name" comes before "Title". */
export function rankOf(column: string): number {
  return [...FIELD_OF.keys()].indexOf(plainName(column));
}

/** The minimum length of a column name with suggestions. A shorter name is similar to too many others. */
const LEAST_LETTERS = 3;

/** Suggested fields for an unknown column. */
export function fieldsLike(column: string): ImportField[] {
  const plain = plainName(column);
  if (plain.length < LEAST_LETTERS) return [];
  const names = nearest(plain, [...FIELD_OF.keys()]);
  return [...new Set(names.flatMap((name) => FIELD_OF.get(name) ?? []))];
}

/** The fields' names, for messages. */
export const FIELD_NAMES = Object.keys(NAMES) as readonly ImportField[];

/** Fields that every card needs. */
export const NEEDED = ['name', 'attack', 'defense'] as const;

/** The heading row of a table, and how many of its columns are known. */
export interface Heading {
  readonly row: number;
  readonly known: number;
  readonly hasNeeded: boolean;
}

/**
 * The heading among the first rows of a table: the first row with all required columns, otherwise the row with the most
 * known columns.
 */
export function headingIn(
  rows: readonly (readonly string[])[],
  columns: Columns = new Columns(),
): Heading {
  const headings = rows.map((cells, row): Heading => {
    const fields = new Set(cells.flatMap((cell) => columns.fieldOf(cell) ?? []));
    return { row, known: fields.size, hasNeeded: NEEDED.every((field) => fields.has(field)) };
  });
  const none = { row: 0, known: 0, hasNeeded: false };
  return headings.reduce((best, one) => (isBetter(one, best) ? one : best), none);
}

/** Whether one row is a better heading than another. If both have the required columns, the first wins. */
export function isBetter(one: Heading, other: Heading): boolean {
  if (one.hasNeeded || other.hasNeeded) return !other.hasNeeded;
  return one.known > other.known;
}
