import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ExperimentDocument } from '../../src/explorer/document.ts';
import { linkOf } from '../../src/explorer/link.ts';
import { START, withDocument } from '../../src/explorer/state.ts';
import { launch } from './chromium.ts';
import type { Misdeeds } from './tab.ts';

export const EXPLORER = `file://${resolve('dist/explorer.html')}`;

export interface ExplorerSetting {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly hasTouch?: boolean;
  /** Of the address, with its `#`. */
  readonly hash?: string;
}

export interface Explorer {
  /** Opens the page offline, each time as a visitor who was never there, and waits for its first answer. */
  open(setting?: ExplorerSetting): Promise<{ page: Page; misdeeds: Misdeeds }>;
  close(): Promise<void>;
}

export async function newExplorer(): Promise<Explorer> {
  const browser: Browser = await launch(['--disable-gpu']);
  let context: BrowserContext | undefined;
  return {
    async open({ width = 1280, scheme = 'light', hasTouch = false, hash = '' } = {}) {
      await context?.close();
      context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        hasTouch,
        offline: true,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      const misdeeds: Misdeeds = { said: [], asked: [] };
      page.on('console', (message) => misdeeds.said.push(message.text()));
      page.on('pageerror', (error) => misdeeds.said.push(error.message));
      page.on('dialog', (dialog) => {
        misdeeds.said.push(`a dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        const asked = request.url();
        if (!asked.startsWith(EXPLORER) && !/^(data|blob):/.test(asked)) misdeeds.asked.push(asked);
      });
      await page.goto(EXPLORER + hash);
      await page.locator('.told .headline:not(:text("Working it out"))').waitFor();
      return { page, misdeeds };
    },
    close: () => browser.close(),
  };
}

/** The link of the Attack panel with a document. */
export function attackLink(document: ExperimentDocument): string {
  return linkOf(withDocument(START, 'attack', document));
}

export const headline = (page: Page) => page.locator('.told .headline').innerText();

/** The link of a panel with a document. */
export function panelLink(panel: string, document: ExperimentDocument): string {
  return linkOf(withDocument(START, panel, document));
}
