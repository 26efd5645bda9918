import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser of the machine: what KNOCKBACK_CHROMIUM names, or the first one on the path. */
export function findChromium(): string | undefined {
  const named = process.env.KNOCKBACK_CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

export function launch(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: isRoot ? ['--no-sandbox'] : [],
  });
}

/** What a page did that it should not have. */
export interface Misdeeds {
  readonly said: string[];
  readonly asked: string[];
}

export interface Setting {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

/** Opens a page of this machine, offline, and waits until all its charts are drawn. */
export async function open(
  browser: Browser,
  file: string,
  { width, scheme }: Setting,
): Promise<{ page: Page; misdeeds: Misdeeds }> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  const misdeeds: Misdeeds = { said: [], asked: [] };
  const url = `file://${file}`;
  page.on('console', (message) => misdeeds.said.push(message.text()));
  page.on('pageerror', (error) => misdeeds.said.push(error.message));
  page.on('dialog', (dialog) => {
    misdeeds.said.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const asked = request.url();
    if (asked !== url && !asked.startsWith('data:')) misdeeds.asked.push(asked);
  });
  await page.context().setOffline(true);
  await page.goto(url);
  const hasCharts = (await page.locator('.plot').count()) > 0;
  if (hasCharts) await page.locator('html[data-drawn="all"]').waitFor({ state: 'attached' });
  return { page, misdeeds };
}
