import type { Page } from 'playwright-core';

/** Things that a page should not have done. */
export interface Misdeeds {
  readonly said: string[];
  readonly asked: string[];
}

/** Records a page's messages and its requests for anything that is not its own; each call starts a new record. */
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

/**
 * Leaves the current page, so that its remaining tasks and the mouse position do not affect the next one.
 *
 * @param to the address of a page in between
 */
export async function leave(page: Page, to = 'about:blank'): Promise<void> {
  await page.goto(to);
  await page.mouse.move(0, 0);
}
