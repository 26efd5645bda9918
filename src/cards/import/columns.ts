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

/** Usual names, without blanks and signs. */
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
  const plain = hyphenated(column).replaceAll('-', '');
  const known = FIELD_OF.get(plain);
  if (known) return known;
  const numbered = /^(.*?)\d+(name)?$/.exec(plain)?.[1] ?? '';
  return FIELD_OF.get(numbered) === 'powers' ? 'powers' : undefined;
}

/** The usual names of columns, for messages. */
export const FIELD_NAMES = Object.keys(NAMES);
