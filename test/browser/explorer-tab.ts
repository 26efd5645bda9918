import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { ExperimentDocument } from '../../src/explorer/document.ts';
import { linkOf, SETTLED } from '../../src/explorer/link.ts';
import { START, withDocument } from '../../src/explorer/state.ts';
import { newContext } from './chromium.ts';
import { leave, type Misdeeds, watched } from './misdeeds.ts';

export const EXPLORER = `file://${resolve('dist/explorer.html')}`;

export interface ExplorerSetting {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly hasTouch?: boolean;
  /** A visitor who was here before, whose browser has kept what the page keeps. */
  readonly isBack?: boolean;
  /** Of the address, with its `#`. */
  readonly hash?: string;
}

export interface Explorer {
  /** Opens the page offline, as a visitor who was never there, in place of the last one, and waits for its first answer. */
  open(setting?: ExplorerSetting): Promise<{ page: Page; misdeeds: Misdeeds }>;
  close(): Promise<void>;
}

interface Visitor {
  readonly page: Page;
  readonly newAccount: () => Misdeeds;
}

/** The page keeps its state on the device alone, which is forgotten, so one tab serves one visit after another: a new one takes twice as long. */
async function newVisitor(hasTouch: boolean): Promise<Visitor> {
  const context = await newContext({
    hasTouch,
    offline: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const isOwn = (url: string) =>
    url === ANY_FILE || url.startsWith(EXPLORER) || /^(data|blob):/.test(url);
  return { page, newAccount: watched(page, isOwn) };
}

/** Any file of the machine: all have one memory. */
const ANY_FILE = `file://${resolve('package.json')}`;

/** Has the browser forget what pages of files have kept. */
async function forget(page: Page): Promise<void> {
  await page.goto(ANY_FILE);
  await page.evaluate(() => localStorage.clear());
}

export async function newExplorer(): Promise<Explorer> {
  const visitors = new Map<boolean, Promise<Visitor>>();
  return {
    async open({
      width = 1280,
      scheme = 'light',
      hasTouch = false,
      isBack = false,
      hash = '',
    } = {}) {
      const coming = visitors.get(hasTouch) ?? newVisitor(hasTouch);
      visitors.set(hasTouch, coming);
      const { page, newAccount } = await coming;
      await leave(page);
      if (!isBack) await forget(page);
      const misdeeds = newAccount();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(EXPLORER + hash);
      await page.locator('.told .headline:not(:text("Working it out"))').waitFor();
      return { page, misdeeds };
    },
    async close() {
      for (const visitor of visitors.values()) await (await visitor).page.context().close();
    },
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

/**
 * Waits until the address holds what the page shows: what changed by now sets its timer within two frames,
 * and a timer of the same length that is set after it goes off after it, however busy the machine is.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    (milliseconds) =>
      new Promise<void>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => setTimeout(done, milliseconds))),
        );
      }),
    SETTLED,
  );
}
