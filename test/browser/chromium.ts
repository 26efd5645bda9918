import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser of the machine: what KNOCKBACK_CHROMIUM names, or the first one on the path. */
export function findChromium(): string | undefined {
  const named = process.env.KNOCKBACK_CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

/** Starts a browser for whoever wants one alone. */
export function launch(args: readonly string[] = []): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: isRoot ? [...args, '--no-sandbox'] : [...args],
  });
}

/** Without a graphics card, and without the compilers that take longer than a page is open. */
const ARGS = ['--disable-gpu', '--js-flags=--no-opt --no-maglev'];

let running: Promise<Browser> | undefined;

/**
 * The browser of this process, started by the first file of tests that asks for it: to start one takes
 * longer than most tests. It ends with the process.
 */
export function sharedBrowser(): Promise<Browser> {
  running ??= launch(ARGS);
  return running;
}
