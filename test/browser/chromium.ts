import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { chromium } from 'playwright-core';

/** The first is Chromium without windows, which starts and draws faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The machine's browser: the one named by KNOCKBACK_CHROMIUM, or the first one on the path. */
export function findChromium(): string | undefined {
  const named = process.env.KNOCKBACK_CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

/** Starts a browser that is not shared. */
export function launch(args: readonly string[] = []): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: isRoot ? [...args, '--no-sandbox'] : [...args],
  });
}

/** Without a graphics card, and without the compiler that takes longer than a page is open. */
const ARGS = ['--disable-gpu', '--js-flags=--no-opt'];

let running: Promise<Browser> | undefined;

/** Longer than anything takes to appear on a busy machine; milliseconds. */
const PATIENCE = 100_000;

/**
 * New tabs in the browser of this process, which the first test file that needs it starts, since starting one takes
 * longer than most tests. It ends with the process.
 */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  running ??= launch(ARGS);
  const context = await (await running).newContext(options);
  context.setDefaultTimeout(PATIENCE);
  return context;
}
