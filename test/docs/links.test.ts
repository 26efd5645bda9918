import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './blocks.ts';

const PAGES = readdirSync(ROOT)
  .concat(
    readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((page) =>
      join('docs', page),
    ),
  )
  .filter((page) => page.endsWith('.md'));

/** The headings of a page as links name them: lower case, with hyphens, without punctuation. */
const anchorsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links of a page to files of the project, outside of code. */
const linksOf = (page: string) =>
  [
    ...readFileSync(join(ROOT, page), 'utf8')
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, to = '']) => to)
    .filter((to) => !/^\w+:/.test(to));

test.each(PAGES)('the links of %s lead somewhere', (page) => {
  const broken = linksOf(page).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? join(ROOT, page) : join(ROOT, dirname(page), path);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});
