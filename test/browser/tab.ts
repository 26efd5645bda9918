import type { Page } from 'playwright-core';
import { launch } from './chromium.ts';

/** What a page did that it should not have. */
export interface Misdeeds {
  readonly said: string[];
  readonly asked: string[];
}

export interface Setting {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

/** A browser with one tab: what all pages share is compiled for the first, and the next ones are there sooner. */
export interface Tab {
  /** Opens a page of this machine, offline, in place of the last one, and waits until all its charts are drawn. */
  open(file: string, setting: Setting): Promise<{ page: Page; misdeeds: Misdeeds }>;
  close(): Promise<void>;
}

/** Without a graphics card, and without the compilers that take longer than a page is open. */
const ARGS = ['--disable-gpu', '--js-flags=--no-opt --no-maglev'];

export async function newTab(): Promise<Tab> {
  const browser = await launch(ARGS);
  const page = await browser.newPage();
  await page.context().setOffline(true);
  let url = '';
  let misdeeds: Misdeeds = { said: [], asked: [] };
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
  const open = async (file: string, { width, scheme }: Setting) => {
    // What the last page left to do, and what the mouse points at, is not the next one's.
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
    misdeeds = { said: [], asked: [] };
    url = `file://${file}`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media: null, colorScheme: scheme });
    await page.goto(url);
    const hasCharts = (await page.locator('.plot').count()) > 0;
    if (hasCharts) await page.locator('html[data-drawn="all"]').waitFor({ state: 'attached' });
    return { page, misdeeds };
  };
  return { open, close: () => browser.close() };
}
