import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './blocks.ts';

/*
 * In npm's registry, `knockback` is another author's package. Ours is `heroscape-knockback`, and its command
 * `knockback`; `npx knockback` finds it only in the checkout.
 */

const textsIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(md|html|ts|tsx|js|sh|yaml)$|Containerfile$/.test(path));

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'RULES.md', 'CHANGELOG.md'],
  ...['docs', 'experiments', 'src', 'reports'].flatMap(textsIn),
];

/**
 * Readers of these pages have the package but no checkout: those who write programs, and those who are given a
 * report.
 */
const isForOthers = (path: string) =>
  /^(docs\/library\.md|docs\/guide\/scripts\.md|reports\/|src\/)/.test(path);

const OF_OTHERS = [
  /npm (i|install|add|exec)( -\S+)* knockback\b/,
  /(yarn|pnpm)( global)? (add|dlx) knockback\b/,
  /from ['"]knockback['"/]/,
  /import\(['"]knockback['"/]/,
  /require\(['"]knockback['"/]/,
  /npmjs\.com\/package\/knockback\b/,
];

test('there are documents', () => expect(DOCUMENTS.length).toBeGreaterThan(100));

test('no document tells anybody to install or import the package of somebody else', () => {
  const found = DOCUMENTS.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const others = [...OF_OTHERS, ...(isForOthers(path) ? [/npx knockback\b/] : [])];
    return others.flatMap((one) => one.exec(text)?.[0] ?? []).map((said) => `${path}: ${said}`);
  });
  expect(found).toEqual([]);
});

test('the README says where npx finds the command, before anything else is run with it', () => {
  const [before = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split('npx knockback');
  expect(before).toContain('$ npm ci\n');
  const { name, bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect({ name, commands: Object.keys(bin) }).toEqual({
    name: 'heroscape-knockback',
    commands: ['knockback'],
  });
});
