import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { GENERATED, LISTED } from './site-pages.ts';

const SITE = '_site';

const read = (path: string) => readFileSync(join(SITE, path), 'utf8');

/** The file of the site to which a link of a page leads; undefined for a link to another site. */
function fileOf(page: string, link: string): string | undefined {
  const [path = ''] = link.replaceAll('&amp;', '&').split(/[?#]/);
  if (/^(\w+:|\/\/)/.test(path) || path === '') return undefined;
  const whole = posix.join(path.startsWith('/') ? '.' : posix.dirname(page), decodeURI(path));
  const file = path.startsWith('/') ? decodeURI(path).slice(1) : whole;
  return file === '' || file === '.' || file.endsWith('/') ? posix.join(file, 'index.html') : file;
}

describe('the site that `npm run site` builds', () => {
  beforeAll(() => {
    // The generator itself refuses links to pages of the site that do not exist.
    execFileSync(process.execPath, ['build/site.js'], { stdio: 'pipe' });
  }, 600_000);

  test('has every page of its sidebar, and every generated page', () => {
    const pages = [...LISTED, ...GENERATED];
    const files = pages.map((page) =>
      page === 'README.md' ? 'index.html' : page.replace(/\.md$/, '.html'),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => !existsSync(join(SITE, file)))).toEqual([]);
  });

  test('has no link or picture that leads nowhere', () => {
    const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.html') && !/^(reports|explorer)\//.test(path),
    );
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/ (?:href|src)="([^"]+)"/g)].flatMap(([, link = '']) => {
        const file = fileOf(page, link);
        const isThere =
          file === undefined ||
          existsSync(join(SITE, file)) ||
          existsSync(join(SITE, `${file}.html`));
        return isThere ? [] : [`${page}: ${link}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  test('finds cards by the words of their powers', () => {
    const chunks = join('assets', 'chunks');
    const index = readdirSync(join(SITE, chunks)).find((name) => name.includes('localSearchIndex'));
    const text = read(join(chunks, index ?? 'no index'));
    for (const word of ['cards/krug.html', 'wounded', 'smash', 'initiative'])
      expect(text).toContain(word);
  });

  test('has the explorer in it, as an app', () => {
    expect(read('explorer/index.html')).toContain('<title>Knockback explorer</title>');
    const manifest = /rel="?manifest"? href="([^"]+)"/.exec(read('explorer/index.html'))?.[1] ?? '';
    expect(existsSync(join(SITE, dirname('explorer/index.html'), manifest))).toBe(true);
    expect(read('cards/krug.html')).toMatch(/href="\.\.\/explorer\/#/);
  });
});
