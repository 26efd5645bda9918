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

export function launch(args: readonly string[] = []): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: isRoot ? [...args, '--no-sandbox'] : [...args],
  });
}
