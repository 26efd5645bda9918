import { nearest } from '../../words/nearest.ts';
import { hyphenated } from '../../words/slug.ts';

/** What a column of a table of cards, or a key of a list of them, can be about. */
export type ImportField =
  | 'name'
  | 'life'
  | 'move'
  | 'range'
  | 'attack'
  | 'defense'
  | 'points'
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

/** Usual names, without blanks and signs, the plainest first. */
const NAMES: Readonly<Record<ImportField, string>> = {
  name: 'name card cardname armycard unit unitname figure figurename character title',
  life: 'life lifepoints lives lp hp hitpoints health',
  move: 'move movement mov mv speed',
  range: 'range rng ran',
  attack: 'attack att atk attackdice attackvalue',
  defense: 'defense defence def defensedice defencedice defensevalue',
  points: 'points pts point cost pointcost pointvalue pointsvalue value price',
  height: 'height hgt ht sizeheight heightsize',
  size: 'size sizeclass sizecategory',
  type: 'type cardtype unittype figuretype herosquad squadhero herosquadtype',
  unique: 'unique uniqueness rarity commonality uniquecommon commonunique',
  figures: 'figures figurecount numberoffigures unitsize squadsize unitsquadsize models count',
  species: 'species race',
  class: 'class unitclass',
  personality: 'personality pers',
  general: 'general valkyrie valkyriegeneral',
  set: 'set expansion wave source release',
  base: 'base bases basesize spaces hexes',
  powers:
    'power powers specialpower specialpowers ability abilities specialability specialabilities',
};

const FIELD_OF = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as ImportField]),
  ),
);

/** What the column of a name is about: "Def." is defense, "Power 2" powers; undefined: unknown. */
export function fieldOf(column: string): ImportField | undefined {
  const plain = plainName(column);
  const known = FIELD_OF.get(plain);
  if (known) return known;
  const numbered = /^(.*?)\d+(name)?$/.exec(plain)?.[1] ?? '';
  return FIELD_OF.get(numbered) === 'powers' ? 'powers' : undefined;
}

const plainName = (column: string) => hyphenated(column).replaceAll('-', '');

/** How plainly the name of a column says its field, from 0: of "Name" and "Title", "Name" comes first. */
export function rankOf(column: string): number {
  return [...FIELD_OF.keys()].indexOf(plainName(column));
}

/** Fields that a column of an unknown name may have been meant for. */
export function fieldsLike(column: string): ImportField[] {
  const names = nearest(plainName(column), [...FIELD_OF.keys()]);
  return [...new Set(names.flatMap((name) => FIELD_OF.get(name) ?? []))];
}

/** The usual names of columns, for messages. */
export const FIELD_NAMES = Object.keys(NAMES);

/** Fields without which there is no card. */
export const NEEDED = ['name', 'attack', 'defense'] as const;

/** Which row of a table is its heading, and how many of its columns are known. */
export interface Heading {
  readonly row: number;
  readonly known: number;
  readonly hasNeeded: boolean;
}

/** The heading among the first rows of a table: the first that has what is needed, else the one that knows most. */
export function headingIn(rows: readonly (readonly string[])[]): Heading {
  const headings = rows.map((cells, row): Heading => {
    const fields = new Set(cells.flatMap((cell) => fieldOf(cell) ?? []));
    return { row, known: fields.size, hasNeeded: NEEDED.every((field) => fields.has(field)) };
  });
  const none = { row: 0, known: 0, hasNeeded: false };
  return headings.reduce((best, one) => (isBetter(one, best) ? one : best), none);
}

/** Whether a row is a heading rather than another; of two that have what is needed, the first is. */
export function isBetter(one: Heading, other: Heading): boolean {
  if (one.hasNeeded || other.hasNeeded) return !other.hasNeeded;
  return one.known > other.known;
}
