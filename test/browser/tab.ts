import type { Page } from 'playwright-core';
import { newContext } from './chromium.ts';
import { leave, type Misdeeds, watched } from './misdeeds.ts';

export interface Setting {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

/**
 * One tab for a test file: code that all pages share is compiled for the first, so that the next ones load faster.
 */
export interface Tab {
  /** Opens a page of this machine, offline, in place of the last one, and waits until all its charts are drawn. */
  open(file: string, setting: Setting): Promise<{ page: Page; misdeeds: Misdeeds }>;
  close(): Promise<void>;
}

export async function newTab(): Promise<Tab> {
  const context = await newContext({ offline: true });
  const page = await context.newPage();
  let url = '';
  const newAccount = watched(page, (asked) => asked === url || asked.startsWith('data:'));
  const open = async (file: string, { width, scheme }: Setting) => {
    await leave(page);
    const misdeeds = newAccount();
    url = `file://${file}`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media: null, colorScheme: scheme });
    await page.goto(url);
    const hasCharts = (await page.locator('.plot').count()) > 0;
    if (hasCharts) await page.locator('html[data-drawn="all"]').waitFor({ state: 'attached' });
    return { page, misdeeds };
  };
  return { open, close: () => context.close() };
}
