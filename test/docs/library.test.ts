import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as knockback from 'heroscape-knockback';
import { compile } from 'vega-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../cli/knockback.ts';

const PAGE = readFileSync('docs/library.md', 'utf8');

/** Code blocks of the page, by language and the name of their file. */
const BLOCKS = [...PAGE.matchAll(/^```(\w*) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', file = '', text = '']) => ({ language, file, text }),
);
const afterBlock = (text: string) => {
  const at = BLOCKS.findIndex((block) => block.text === text);
  return BLOCKS[at + 1]?.text ?? '';
};

let folder: string;
beforeAll(() => {
  folder = tempFolder(afterAll);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('.'), join(folder, 'node_modules/heroscape-knockback'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { file, text } of BLOCKS.filter(({ file }) => file.includes('.'))) {
    writeFileSync(join(folder, file), text);
  }
});

const runFile = (file: string) =>
  execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });

test('the page names every function of the library', () => {
  const functions = Object.entries(knockback).filter(
    ([name, value]) => typeof value === 'function' && name !== 'BadInput',
  );
  for (const [name] of functions) expect(PAGE).toContain(`\`${name}`);
});

test('the first example of the page prints the given output', () => {
  const [first] = BLOCKS.filter(({ language }) => language === 'js');
  writeFileSync(join(folder, 'first.js'), first?.text ?? '');
  expect(runFile('first.js')).toBe(afterBlock(first?.text ?? ''));
});

describe('the examples:', () => {
  test('the bot answers, whatever people type', async () => {
    const bot = await import(pathToFileURL(join(folder, 'discord-bot.js')).href);
    const fight = { attacker: 'hawkgirl', defender: 'grundy' };
    // In 65 of 256 cases he stays where he is.
    const answer = await bot.answerTo(fight);
    expect(answer).toMatch(/^\*\*74\.6%\*\* Hawkgirl displaces Solomon Grundy/);
    expect(answer).toContain('Spaces moved: 0: 25.4%, 1: ');
    const asked = await bot.answerTo({ ...fight, question: 'not displaced' });
    expect(asked).toMatch(/^\*\*25\.4%\*\*/);
    const misspelt = await bot.answerTo({ ...fight, attacker: 'hawkgrl' });
    expect(misspelt).toMatch(/^attacker: I found "hawkgrl"; .*Did you mean hawkgirl\?$/);
  });

  test('the spreadsheet has a line for each hero, with the odds of the command line', async () => {
    runFile('spreadsheet.js');
    const [head, ...lines] = readFileSync(join(folder, 'against-grundy.csv'), 'utf8')
      .trim()
      .split('\n');
    expect(head).toBe('card,points,displaced or destroyed,wins first,wins second');
    const heroes = knockback.cards({ collection: 'classic', type: 'hero' });
    expect(lines).toHaveLength(heroes.length);
    const krug = lines.find((line) => line.startsWith('"Krug"'))?.split(',') ?? [];
    for (const [i, first] of (['attacker', 'defender'] as const).entries()) {
      const { question } = await knockback.duel({
        attacker: 'krug',
        defender: 'grundy',
        first,
        question: 'winner is attacker',
      });
      expect(Number(krug[3 + i])).toBeCloseTo(question.exact?.probability ?? 0, 12);
    }
    expect(krug[1]).toBe('120');
  });

  test('cells of a notebook follow from each other', async () => {
    const cells = BLOCKS.filter(({ file }) => file === 'notebook').map(({ text }) => text.trim());
    expect(cells.map((cell) => cell.split(' = ')[0])).toEqual(['knockback', 'result', 'chart']);
    const known: Record<string, unknown> = { dice: 6, knockback };
    for (const cell of cells.slice(1)) {
      const [name = '', ...code] = cell.split(' = ');
      const names = Object.keys(known);
      const evaluate = new Function(...names, `return (${code.join(' = ')});`);
      known[name] = await evaluate(...Object.values(known));
    }
    const chart = known.chart as { data: { values: { spaces: number; chance: number }[] } };
    expect(chart.data.values[0]).toEqual({ spaces: 0, chance: 65 / 256 });
    expect(() => compile(chart as never)).not.toThrow();
  });
});

test('the container file names a program that the package has', () => {
  const [container] = BLOCKS.filter(({ language }) => language === 'dockerfile');
  const { bin, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, command = ''] = /ENTRYPOINT \["(\w+)"\]/.exec(container?.text ?? '') ?? [];
  expect(Object.keys(bin)).toContain(command);
  const [, node = ''] = /FROM node:(\d+)/.exec(container?.text ?? '') ?? [];
  const [, oldest = ''] = /(\d+)/.exec(engines.node) ?? [];
  expect(Number(node)).toBeGreaterThanOrEqual(Number(oldest));
});
