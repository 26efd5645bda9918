import { readFileSync } from 'node:fs';
import type { Download } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANSWERS } from '../../src/explorer/engine/answers/index.ts';
import { linked } from '../../src/explorer/link.ts';
import { dealt } from '../cases.ts';
import { FIRST } from '../explorer/random-documents.ts';
import { findChromium } from './chromium.ts';
import { axeFinds, button, expectRoom, tabTo, WIDTHS } from './explorer-checks.ts';
import { attackLink, type Explorer, newExplorer, settled } from './explorer-tab.ts';

type Page = Awaited<ReturnType<Explorer['open']>>['page'];

const STRONGER = { ...FIRST, attacker: { card: 'Hawkgirl', attack: 7 } };

const compareTab = (page: Page) => page.locator('nav button', { hasText: 'Compare' });

/** Pins the first fight, and then adds one attack die. */
async function pinned(page: Page) {
  await button(page, 'Pin').click();
  await button(page, 'Attack dice: one more').click();
  await page
    .locator('.told .headline', { hasText: (await ANSWERS.odds({ document: STRONGER })).headline })
    .waitFor();
  await compareTab(page).click();
  await page.locator('.differences .headline').waitFor();
}

describe.skipIf(!findChromium())('comparing', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());

  test('shows what is pinned beside what is shown now, and what makes the difference', async () => {
    const { page, misdeeds } = await explorer.open();
    await pinned(page);
    const told = await ANSWERS.comparison({ a: FIRST, b: STRONGER });
    expect(await page.locator('.differences .headline').innerText()).toBe(told.headline);
    expect(told.changes).toEqual(["attacker's attack: 6 → 7"]);
    await page.getByText(told.changes[0] ?? '', { exact: true }).waitFor();
    // In whole percentage points, computed from the two chances.
    const [before, after] = await Promise.all(
      [FIRST, STRONGER].map(async (document) => (await ANSWERS.odds({ document })).answer?.chance),
    );
    const points = 100 * ((after ?? 0) - (before ?? 0));
    expect(points).toBeGreaterThan(0);
    expect(await page.locator('.entry .points').innerText()).toBe(`+${points.toFixed(1)} points`);
    expect(await page.locator('.paired tbody tr').count()).toBe(told.distributions[0]?.rows.length);
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('swaps the two, opens one, and lets it go', async () => {
    const { page } = await explorer.open();
    await pinned(page);
    await button(page, 'Swap A and B').click();
    const { headline } = await ANSWERS.comparison({ a: STRONGER, b: FIRST });
    await page.locator('.differences .headline', { hasText: headline }).waitFor();
    await button(page, 'Open Pin 1').click();
    const { headline: first } = await ANSWERS.odds({ document: FIRST });
    await page.locator('.told .headline', { hasText: first }).waitFor();
    expect(await button(page, 'Pinned').count()).toBe(1);
    await compareTab(page).click();
    await button(page, 'Unpin Pin 1').click();
    await page.getByText('Nothing is pinned yet.').waitFor();
  });

  test('is in the link, with what is pinned', async () => {
    const { page } = await explorer.open();
    await pinned(page);
    await settled(page);
    const { hash } = new URL(page.url());
    const found = linked(hash);
    expect(found).toMatchObject({
      state: {
        pinned: [{ title: FIRST.name, panel: 'attack', document: FIRST }],
        compared: { a: 0, b: 1 },
      },
    });
    const { page: other } = await explorer.open({ hash: attackLink(FIRST) });
    await other.evaluate((text) => {
      location.hash = text;
    }, hash);
    const { headline } = await ANSWERS.comparison({ a: FIRST, b: STRONGER });
    await other.locator('.differences .headline', { hasText: headline }).waitFor();
  });

  test('what is shared means both sides', async () => {
    const { page } = await explorer.open();
    await pinned(page);
    await button(page, 'Copy table').click();
    await page.getByText('The tables are on the clipboard, as Markdown.').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await ANSWERS.comparisonMarkdown({ a: FIRST, b: STRONGER }),
    );
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await button(page, 'Download YAML').click();
    await expect.poll(() => downloads.length).toBe(2);
    const opened = [];
    for (const download of downloads) {
      const text = readFileSync(await download.path(), 'utf8');
      opened.push(ANSWERS.opened({ name: download.suggestedFilename(), text }));
    }
    expect(downloads.map((one) => one.suggestedFilename())).toEqual([
      'a-hawkgirl-attacks-solomon-grundy.yaml',
      'b-hawkgirl-attacks-solomon-grundy.yaml',
    ]);
    expect(opened).toEqual([FIRST, STRONGER]);
    await button(page, 'Copy picture').click();
    await page.getByText('The picture is on the clipboard.').first().waitFor();
  });

  test('two kinds of fight are told in a sentence, and the page works on', async () => {
    const { page } = await explorer.open();
    await button(page, 'Pin').click();
    await button(page, 'Duel').click();
    await page.locator('.shares').waitFor();
    await compareTab(page).click();
    await page.locator('.differences .headline', { hasText: 'B is about duels' }).waitFor();
    expect(await page.getByText('What was changed').count()).toBe(0);
    expect(await page.locator('.entry strong').allInnerTexts()).toEqual([
      expect.stringMatching(/%$/),
      '7.9%',
    ]);
  });

  test('twelve results are kept, and no more', async () => {
    const { page } = await explorer.open();
    for (let n = 0; n < 12; n++) {
      await button(page, 'Pin').click();
      await button(page, 'Attack dice: one more').click();
    }
    await button(page, '12 are pinned').waitFor();
    await compareTab(page).click();
    await expect.poll(() => page.locator('.entry').count()).toBe(13);
  });

  test('is used by keyboard alone', async () => {
    const { page } = await explorer.open();
    await tabTo(page, 'button', 'Pin');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', 'Attack dice');
    await page.keyboard.press('ArrowUp');
    await compareTab(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('.differences .headline').waitFor();
    await tabTo(page, 'button', 'Swap A and B');
    await page.keyboard.press('Enter');
    const { headline } = await ANSWERS.comparison({ a: STRONGER, b: FIRST });
    await page.locator('.differences .headline', { hasText: headline }).waitFor();
  });

  test('is used by touch on a phone', async () => {
    const { page } = await explorer.open({ width: 380, hasTouch: true, hash: attackLink(FIRST) });
    await button(page, 'Pin').tap();
    await button(page, 'Attack dice: one more').tap();
    await compareTab(page).tap();
    await page.locator('.differences .headline').waitFor();
    await page.locator('.entry').first().getByRole('button', { name: 'B: Pin 1' }).tap();
    const { headline } = await ANSWERS.comparison({ a: STRONGER, b: FIRST });
    await page.locator('.differences .headline', { hasText: headline }).waitFor();
  });

  test.each(dealt(WIDTHS.toReversed()))(
    'axe finds nothing, and there is room, %i pixels wide',
    async (width) => {
      const { page } = await explorer.open({ width });
      await pinned(page);
      await expectRoom(page);
      expect(await axeFinds(page)).toEqual([]);
    },
  );
});
