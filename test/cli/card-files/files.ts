import { zipSync } from 'fflate';
import type { Card } from '../../../src/cards/card.ts';

/* The same cards in a file of every format that can be imported, each with column names as people use them. */

export const CARDS: readonly Card[] = [
  {
    ...{ name: 'Orc Riders', set: 'Wave 1', general: 'Utgar', type: 'squad', unique: 'common' },
    ...{ figures: 3, species: 'Orc', class: 'Riders; Scouts', personality: 'Wild' },
    ...{ size: 'large', height: 6, life: 1, move: 7, range: 1, attack: 3, defense: 2 },
    ...{ base: 'double', points: 80 },
    powers: [{ power: 'flying' }, { power: 'Bonk 3', effects: [], modelled: 'no' }],
  },
  {
    ...{ name: 'Old Nest', set: 'Wave 2', general: 'Utgar', type: 'hero', unique: 'unique' },
    ...{ figures: 1, species: 'Marro', size: 'huge', height: 17, life: 6, move: 0, range: 1 },
    ...{ attack: 1, defense: 2, base: 6, points: 160 },
    powers: [],
  },
  {
    ...{ name: 'Zoë the "Quick", Agent', general: 'Vydar', type: 'hero', unique: 'unique' },
    ...{ life: 4, move: 6, range: 5, attack: 2, defense: 4, points: 1200, height: 5 },
    ...{ base: 'single', unstated: ['height', 'base'] },
    powers: [{ power: 'tough', number: 2 }],
  },
];

const TABLE: readonly (readonly (string | number)[])[] = [
  [
    'Fig',
    'Wave',
    'Army',
    'Type',
    '# Figs',
    'Race',
    'Class',
    'Person',
    'Size',
    'Life',
    'MVE',
    'RGE',
    'ATK',
    'DEF',
    'Hexes',
    'Pts',
    'SP1',
    'SP2',
  ],
  [
    'Orc Riders',
    'Wave 1',
    'Utgar',
    'Common Squad',
    3,
    'Orc',
    'Riders; Scouts',
    'Wild',
    'Large 6',
    1,
    7,
    1,
    3,
    2,
    2,
    80,
    'Flying: it flies, high up',
    'Bonk 3',
  ],
  [
    'Old Nest',
    'Wave 2',
    'Utgar',
    'Unique Hero',
    1,
    'Marro',
    '',
    '',
    'Huge 17',
    6,
    0,
    1,
    1,
    2,
    6,
    160,
    '',
    '',
  ],
  [
    'Zoë the "Quick", Agent',
    '',
    'Vydar',
    'UH',
    '',
    '',
    '',
    '',
    '',
    4,
    6,
    5,
    2,
    4,
    '',
    '1,200',
    'Tough 2',
    '',
  ],
];

function separated(by: string): string {
  const quoted = (cell: string | number) => {
    const text = String(cell);
    return text.includes(by) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return TABLE.map((row) => row.map(quoted).join(by)).join('\n');
}

const LIST = [
  {
    ...{
      name: 'Orc Riders',
      set: 'Wave 1',
      faction: 'Utgar',
      rarity: 'Common',
      type: 'Squad of 3',
    },
    ...{ race: 'Orc', class: ['Riders', 'Scouts'], personality: 'Wild', height: 'large6', life: 1 },
    ...{ move: 7, range: 1, attack: 3, defense: 2, hexes: 2, armyCost: 80 },
    abilities: [{ name: 'Flying', description: 'It flies.' }, { name: 'Bonk 3' }],
  },
  {
    ...{ name: 'Old Nest', set: 'Wave 2', faction: 'Utgar', rarity: 'Unique', type: 'Hero' },
    ...{ figures: 1, race: 'Marro', height: 'huge 17', life: 6, move: 0, range: 1, attack: 1 },
    ...{ defense: 2, hexes: 6, armyCost: 160, abilities: [] },
  },
  {
    ...{ name: 'Zoë the "Quick", Agent', faction: 'Vydar', type: 'Unique Hero', life: 4, move: 6 },
    ...{ range: 5, attack: 2, defense: 4, armyCost: '1,200', abilities: ['Tough 2'] },
  },
];

const NUMBERS = ['life', 'move', 'range', 'attack', 'defense'];

/** Cards by their names, with their numbers in a mapping of its own. */
function nested(): object {
  const cards = LIST.map(({ name, ...card }) => {
    const isNumber = ([key]: [string, unknown]) => NUMBERS.includes(key);
    const entries = Object.entries(card);
    const others = Object.fromEntries(entries.filter((one) => !isNumber(one)));
    return [name, { ...others, stats: Object.fromEntries(entries.filter(isNumber)) }];
  });
  return { version: 2, data: { cards: Object.fromEntries(cards) } };
}

const YAML = `# Our cards
---
- name: Orc Riders
  set: Wave 1
  faction: Utgar
  unit_type: Common Squad
  squad_size: 3
  species: Orc
  unit_class: [Riders, Scouts]
  personality: Wild
  size: Large
  height: 6
  life: 1
  move: 7
  range: 1
  attack: 3
  defense: 2
  spaces_per_figure: 2
  points: 80
  powers:
    - name: Flying
      description: "It flies."
    - name: Bonk 3

- name: Old Nest
  set: Wave 2
  faction: Utgar
  unit_type: Unique Hero
  squad_size: 1
  species: Marro
  size: Huge
  height: 17
  life: 6
  move: 0
  range: 1
  attack: 1
  defense: 2
  spaces_per_figure: 6
  points: 160
- name: 'Zoë the "Quick", Agent'
  faction: Vydar
  unit_type: Unique Hero
  life: 4
  move: 6
  range: 5
  attack: 2
  defense: 4
  points: 1200
  powers: [Tough 2]
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** "A" of 0, "B" of 1. */
const letter = (column: number) => String.fromCharCode(65 + column);

/** The sheet of a workbook, with its text in its cells. */
export function sheetXml(rows: readonly (readonly (string | number)[])[] = TABLE): string {
  const cell = (value: string | number, row: number, column: number) => {
    const at = `${letter(column)}${row + 1}`;
    if (value === '') return '';
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  };
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</row>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A workbook of some sheets, by their names. */
export function workbook(sheets: Readonly<Record<string, string>>): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const names = Object.keys(sheets);
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${names.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((xml, i) => [`xl/worksheets/sheet${i + 1}.xml`, xml]),
    ),
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, bytesOf(text)])),
  );
}

/** A file of each kind, by its name. */
export const FILES: Readonly<Record<string, Uint8Array>> = {
  'cards.csv': bytesOf(separated(',')),
  'cards.tsv': bytesOf(separated('\t')),
  'cards.json': bytesOf(JSON.stringify(LIST, null, '\t')),
  'nested.json': bytesOf(JSON.stringify(nested())),
  'cards.yaml': bytesOf(YAML),
  'cards.xlsx': workbook({ Cards: sheetXml() }),
};
