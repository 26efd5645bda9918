import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import type { Browser } from 'playwright-core';
import { build as vite } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installed } from '../package/installed.ts';
import { findChromium, launch } from './chromium.ts';
import { isHere } from './engines/engine.ts';
import { firefox } from './engines/firefox.ts';
import { webkit } from './engines/webkit.ts';

/* The library in pages that others build, with the package as they install it. */

const PAGE = `
import { cards, field, odds, run } from 'heroscape-knockback';

const fight = { attacker: 'hawkgirl', defender: 'solomon-grundy' };
const heroes = cards({ collection: 'classic', type: 'hero' }).slice(0, 8);
const how = { trials: '3M', exact: false };
globalThis.answers = (async () => ({
  odds: (await odds(fight)).question.exact.fraction,
  alone: await run(fight, { ...how, threads: 1 }),
  inWorkers: await run(fight, { ...how, threads: 2 }),
  field: (await field(heroes, { threads: 2 })).ranking,
  fieldAlone: (await field(heroes, { threads: 1 })).ranking,
}))();
globalThis.answers.then((answers) => {
  globalThis.answered = answers;
});
`;

/** The content policy that docs/library.md requires; in addition, the icon, which does not exist. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; img-src data:";
const HTML = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>`;

let folder: string;
let browser: Browser;
let server: Server;
let address: string;

const BUNDLERS = {
  esbuild: async () => {
    mkdirSync(join(folder, 'by-esbuild'));
    writeFileSync(
      join(folder, 'by-esbuild/index.html'),
      HTML.replace('/page.js', '/by-esbuild/page.js'),
    );
    await esbuild({
      absWorkingDir: folder,
      entryPoints: ['page.js'],
      outdir: 'by-esbuild',
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
    });
    return '/by-esbuild/';
  },
  vite: async () => {
    await vite({
      root: folder,
      base: '/by-vite/',
      configFile: false,
      logLevel: 'silent',
      build: { outDir: 'by-vite' },
    });
    return '/by-vite/';
  },
  'no bundler at all': async () => {
    const library = '/node_modules/heroscape-knockback/dist/library-browser.js';
    mkdirSync(join(folder, 'plain'), { recursive: true });
    writeFileSync(
      join(folder, 'plain/page.js'),
      PAGE.replace("'heroscape-knockback'", `'${library}'`),
    );
    writeFileSync(join(folder, 'plain/index.html'), HTML.replace('/page.js', '/plain/page.js'));
    return '/plain/';
  },
};

type Answers = Readonly<Record<'odds' | 'alone' | 'inWorkers' | 'field' | 'fieldAlone', unknown>>;

function expectSound({ odds, alone, inWorkers, field, fieldAlone }: Answers): void {
  expect(odds).toBe('191/256');
  expect(inWorkers).toEqual(alone);
  expect(field).toEqual(fieldAlone);
  expect(field).not.toEqual([]);
}

describe.skipIf(!findChromium())('the library in a browser', () => {
  beforeAll(async () => {
    ({ folder } = installed());
    writeFileSync(join(folder, 'page.js'), PAGE);
    writeFileSync(join(folder, 'index.html'), HTML);
    browser = await launch();
    const types = { html: 'text/html', js: 'text/javascript' } as const;
    server = createServer(({ url = '/' }, response) => {
      const path = url.endsWith('/') ? `${url}index.html` : url;
      const type = path.endsWith('.js') ? types.js : types.html;
      try {
        const content = readFileSync(join(folder, path));
        response.writeHead(200, { 'content-type': type }).end(content);
      } catch {
        response.writeHead(404).end();
      }
    }).listen(0);
    address = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  test.each(Object.entries(BUNDLERS))(
    'with %s, pages work out, simulate and play',
    async (_, bundle) => {
      const page = await browser.newPage();
      const failed: string[] = [];
      page.on('pageerror', ({ message }) => failed.push(message));
      page.on('console', (said) => said.type() === 'error' && failed.push(said.text()));
      await page.goto(`${address}${await bundle()}`);
      await page.waitForFunction('globalThis.answers');
      const answers = await page.evaluate<Answers>('globalThis.answers');
      expect(failed).toEqual([]);
      expectSound(answers);
      await page.close();
    },
  );

  test.each([firefox, webkit].filter(isHere))(
    'in $name, a page works out, simulates and plays',
    async (engine) => {
      const tab = await engine.newTab();
      await tab.goTo(`${address}${await BUNDLERS['no bundler at all']()}`);
      const answered = () => tab.run('return globalThis.answered');
      await expect.poll(answered).toBeTruthy();
      expectSound((await answered()) as Answers);
      await tab.close();
    },
  );

  test('the page of docs/library.md rolls in workers, and finds the exact odds likely', async () => {
    const [, html = ''] =
      /```html page.html\n([\s\S]*?)```/.exec(readFileSync('docs/library.md', 'utf8')) ?? [];
    const dist = join(folder, 'node_modules/heroscape-knockback/dist');
    mkdirSync(join(folder, 'example'));
    for (const name of readdirSync(dist).filter((one) => /^library.*\.js$/.test(one))) {
      cpSync(join(dist, name), join(folder, 'example', name));
    }
    writeFileSync(join(folder, 'example/index.html'), html);
    const page = await browser.newPage();
    await page.goto(`${address}/example/`);
    await page.locator('#roll').click();
    const answer = page.locator('#answer:not(:empty)');
    await answer.waitFor();
    const text = (await answer.textContent()) ?? '';
    const [, low, high] = /between (0\.\d+) and (0\.\d+); exactly 191\/256\./.exec(text) ?? [];
    // The interval is of 95%; four times as wide, it misses once in a million million.
    const [least, most] = [Number(low), Number(high)];
    expect(Math.abs(191 / 256 - (least + most) / 2)).toBeLessThan(2 * (most - least));
    await page.close();
  });
});
