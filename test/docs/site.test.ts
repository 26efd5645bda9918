import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { GENERATED, LISTED } from './site-pages.ts';

test('the site leads to every page of docs', () => {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((page) => page.endsWith('.md'))
    .map((page) => `docs/${page}`);
  expect(LISTED.filter((page) => page.startsWith('docs/')).sort()).toEqual(pages.sort());
});

test('the site leads to no page that is not there, and to none twice', () => {
  const known = (page: string) => existsSync(page) || GENERATED.includes(page);
  expect(LISTED.filter((page) => !known(page))).toEqual([]);
  expect(new Set(LISTED).size).toBe(LISTED.length);
});

test('GitHub builds it with a script of the package, on the oldest Node that the package takes', () => {
  const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { jobs } = parse(readFileSync('.github/workflows/pages.yml', 'utf8'));
  const steps: readonly { run?: string; with?: Record<string, unknown> }[] = jobs.build.steps;
  const runs = steps.flatMap(({ run }) => /^npm run (\S+)/.exec(run ?? '')?.[1] ?? []);
  expect(runs).toEqual(['site']);
  expect(Object.keys(scripts)).toContain('site');
  const version = steps.map((step) => step.with?.['node-version']).find(Boolean);
  expect(engines.node).toMatch(new RegExp(`^>=${version}\\.`));
});
