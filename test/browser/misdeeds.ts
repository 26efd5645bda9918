import type { Page } from 'playwright-core';

/** What a page did that it should not have. */
export interface Misdeeds {
  readonly said: string[];
  readonly asked: string[];
}

/** Notes what a page says, and what it asks for that is not its own; each call begins a new account. */
export function watched(page: Page, isOwn: (url: string) => boolean): () => Misdeeds {
  let misdeeds: Misdeeds = { said: [], asked: [] };
  page.on('console', (message) => misdeeds.said.push(message.text()));
  page.on('pageerror', (error) => misdeeds.said.push(error.message));
  page.on('dialog', (dialog) => {
    misdeeds.said.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const asked = request.url();
    if (!isOwn(asked)) misdeeds.asked.push(asked);
  });
  return () => {
    misdeeds = { said: [], asked: [] };
    return misdeeds;
  };
}

/** Leaves the page that is shown: what it had left to do, and what the mouse points at, is not the next one's. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
}
