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
  /** Whether the visitor was here before, so that the browser has stored data of the page. */
  readonly isBack?: boolean;
  /** The part of the address from `#` on. */
  readonly hash?: string;
}

export interface Explorer {
  /** Opens the page offline, as a first visitor, instead of the last page, and waits for its first answer. */
  open(setting?: ExplorerSetting): Promise<{ page: Page; misdeeds: Misdeeds }>;
  close(): Promise<void>;
}

interface Visitor {
  readonly page: Page;
  readonly newAccount: () => Misdeeds;
}

/**
 * The page stores its state only on the device, where it is deleted, so one tab can serve all visits; a new tab takes
 * twice as long.
 */
async function newVisitor(hasTouch: boolean): Promise<Visitor> {
  const context = await newContext({
    hasTouch,
    offline: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // Without a page that uses the storage, the browser may lose what the last one has stored.
  const other = await context.newPage();
  await other.goto(ANY_FILE);
  await other.evaluate(() => localStorage.length);
  const page = await context.newPage();
  const isOwn = (url: string) =>
    url === ANY_FILE || url.startsWith(EXPLORER) || /^(data|blob):/.test(url);
  return { page, newAccount: watched(page, isOwn) };
}

/** Any file of the machine, since all files share one storage. */
const ANY_FILE = `file://${resolve('package.json')}`;

/** Deletes what the page has stored. It stores nothing more, not even as it is left, which may happen after a clear. */
function forget(): void {
  Storage.prototype.setItem = () => undefined;
  localStorage.clear();
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
      if (!isBack && page.url() !== 'about:blank') await page.evaluate(forget);
      await leave(page, ANY_FILE);
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
 * Waits until the address contains the page's state. A change sets its timer within two frames, and a timer of the
 * same length set later fires later, even on a busy machine.
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
