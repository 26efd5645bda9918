import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../docs/blocks.ts';

export const HOSTILE = '<img src=x onerror=alert(1)>';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const cards = (title: string) =>
  range(1, 10).map((n) => ({
    name: `Champion ${n} ${title}`,
    attack: n,
    defense: (3 * n) % 7,
    life: 4,
    powers: ['super-strength'],
  }));

const EXPERIMENTS = {
  hostile: {
    name: `Hostile </script><script>alert(2)</script>`,
    description: `${HOSTILE} & "quotes" \u202e`,
    attacker: { name: HOSTILE, attack: 5, defense: 2, powers: ['super-strength'] },
    defender: { name: '</title><b>Bold</b>', attack: 2, defense: 3, life: 4 },
    board: {
      terrain: '9 9 1 1m',
      attacker: [0, 0],
      defender: [1, 0],
      others: [{ figure: '<script>alert(3)</script>', at: [3, 0], life: 1 }],
    },
  },
  sweep: {
    name: 'Ten by ten',
    attacker: { name: HOSTILE, attack: 6, defense: 4, powers: ['super-strength'] },
    defender: { name: 'Defender', attack: 3, defense: 3, life: 6 },
    vary: { 'attacker.attack': range(1, 10), 'defender.defense': range(0, 9) },
  },
  bars: {
    name: 'Three bars',
    attacker: 'hawkgirl',
    defender: 'solomon-grundy',
    vary: { heightAdvantage: ['defender', 'neither', 'attacker'] },
  },
  longLabels: {
    name: 'Long labels',
    attacker: { name: 'Attacker', attack: 6, defense: 4 },
    defender: { name: 'Defender', attack: 3, defense: 3, life: 6 },
    vary: {
      'attacker.powers': [
        ['super-strength'],
        ['super-strength', 'nth-metal-mace'],
        ['super-strength', 'deadly-strike'],
        ['super-strength', 'nth-metal-mace', 'deadly-strike'],
      ],
    },
  },
  plain: {
    name: 'Plain',
    attacker: { name: 'A', attack: 4, defense: 0, powers: ['super-strength'] },
    defender: { name: 'D', attack: 0, defense: 2 },
  },
  tenCards: {
    name: 'Ten cards by ten',
    attacker: 'hawkgirl',
    defender: 'solomon-grundy',
    vary: { attacker: cards('of the Outer Reaches'), defender: cards('Born on a Monday') },
  },
  fourFields: {
    name: 'Four fields',
    attacker: { name: 'A', attack: 2, defense: 0, powers: ['super-strength'] },
    defender: { name: 'D', attack: 0, defense: 0, life: 4 },
    vary: {
      'attacker.attack': [1, 2],
      'defender.defense': [0, 1],
      heightAdvantage: ['neither', 'attacker', 'defender'],
      'defender.wounds': [0, 3],
    },
  },
  large: {
    name: 'Large board',
    attacker: 'hawkgirl',
    defender: 'solomon-grundy',
    board: {
      terrain: Array(500).fill(Array(500).fill('1').join(' ')).join('\n'),
      attacker: [250, 250],
      defender: [251, 250],
    },
  },
  boards: {
    name: 'Walls with names',
    attacker: 'hawkgirl',
    defender: 'solomon-grundy',
    board: { terrain: '1 1 1 1 1', attacker: [0, 0], defender: [1, 0] },
    vary: {
      'board.walls': [
        {
          label: `a wall ${HOSTILE}`,
          value: [
            [
              [1, 0],
              [2, 0],
            ],
          ],
        },
        { label: 'no wall', value: [] },
      ],
    },
  },
  squares: {
    name: 'Squares',
    rules: 'heroclix',
    attacker: { name: 'Brute', attackValue: 10, damage: 2, keyphrases: ['knockback'] },
    defender: { name: 'Target', defenseValue: 16 },
    board: { terrain: '1 1 1 1 #', attacker: [0, 0], defender: [1, 0] },
  },
};

/** Runs experiments that no showcase has, and gives the folder with their reports. */
export function makePages(program = join(ROOT, 'dist/knockback.js')): string {
  const folder = mkdtempSync(join(tmpdir(), 'knockback-pages-'));
  const files = Object.entries(EXPERIMENTS).map(([name, experiment]) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify({ trials: 20_000, ...experiment }));
    return file;
  });
  execFileSync(process.execPath, [program, 'run', ...files, '--out', folder]);
  return folder;
}
