import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chartsOf } from '../../src/report/charts/index.ts';
import { reportPage } from '../../src/report/page/page.ts';
import { dealt } from '../cases.ts';
import { playOf, turn, turnExperiment } from '../report/turns.ts';
import { findChromium, newContext } from './chromium.ts';
import { HOSTILE } from './pages.ts';
import { newTab, type Tab } from './tab.ts';

const DESK = { width: 1280, scheme: 'light' } as const;
const PHONE = { width: 380, scheme: 'dark' } as const;
/** The least side of a touch target, in pixels. */
const TARGET = 44;

describe.skipIf(!findChromium())('going through the best play on a report page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'knockback-play-'));
  let tab: Tab;
  beforeAll(async () => {
    const hostile = playOf({ first: HOSTILE, second: HOSTILE, defender: HOSTILE });
    for (const [name, changes] of Object.entries({ turn: {}, hostile: { play: hostile } })) {
      const results = [await turn(changes)];
      const files = { charts: chartsOf(results), stills: new Map(), tables: {} };
      writeFileSync(join(folder, `${name}.html`), reportPage(turnExperiment(), results, files));
    }
    tab = await newTab();
  });
  afterAll(async () => {
    await tab?.close();
    rmSync(folder, { recursive: true });
  });

  const open = (setting: Parameters<Tab['open']>[1], name = 'turn') =>
    tab.open(join(folder, `${name}.html`), setting);
  const heading = (page: Page) => page.locator('#play h3').innerText();
  const focused = (page: Page) => page.evaluate('document.activeElement.textContent');
  const steps = (page: Page) => page.locator('#play .trail .came').allTextContents();

  const START = 'Solomon Grundy on 3,2 unhurt, Hawkgirl on 2,2, Batman on 0,1';
  const SECOND = 'Solomon Grundy on 4,2 with 1 wound, Batman on 0,1';

  test('it begins with what stands, what is best and what that is worth', async () => {
    const { page, misdeeds } = await open(DESK);
    expect(await heading(page)).toBe(START);
    const text = await page.locator('#play .decision').innerText();
    expect(text).toContain('Best: Hawkgirl attacks from 2,2 along the line to the east');
    // 11/16
    expect(text).toContain('68.8% chance from here on that Solomon Grundy takes at least 3 wounds');
    expect(await steps(page)).toEqual(['The beginning']);
    // A page that was just opened keeps its focus.
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('each sequel says how likely it is and what it is worth; an end, how it ended', async () => {
    const { page } = await open(DESK);
    const rows = await page.locator('#play .sequels li').allInnerTexts();
    expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
      'Solomon Grundy on 4,2, 1 wound more 50.0% likely then 62.5%',
      'Solomon Grundy on 4,2, 2 wounds more 25.0% likely then 75.0%',
      'Solomon Grundy over the edge 12.5% likely success',
      'no wounds 9.4% likely then 62.5%',
      'Hawkgirl destroyed by a fall 3.1% likely no success',
    ]);
    expect(await page.locator('#play .sequels').getByRole('button').count()).toBe(3);
  });

  test('by keyboard, a sequel leads to its decision, whose heading has the focus', async () => {
    const { page } = await open(DESK);
    await page.locator('#play .crumb').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await heading(page)).toBe(SECOND);
    expect(await focused(page)).toBe(SECOND);
    expect(await steps(page)).toEqual(['The beginning', 'Solomon Grundy on 4,2, 1 wound more']);
    const text = await page.locator('#play .decision').innerText();
    expect(text).toContain('The turn reaches this situation by these steps 50.0% of the time.');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('25.0% likely then 50.0%, not listed');
    expect(await page.locator('.crumb[aria-current="step"]').innerText()).toContain('1 wound more');
  });

  test('the trail leads back', async () => {
    const { page } = await open(DESK);
    await page.getByRole('button', { name: 'no wounds' }).click();
    expect(await heading(page)).toBe(SECOND);
    expect(await page.locator('#play .decision').innerText()).toContain('9.4% of the time');
    await page.getByRole('button', { name: 'The beginning' }).click();
    expect(await heading(page)).toBe(START);
    expect(await focused(page)).toBe(START);
    expect(await steps(page)).toEqual(['The beginning']);
  });

  test('it says that it ends if nothing more is done', async () => {
    const { page } = await open(DESK);
    await page.getByRole('button', { name: '2 wounds more' }).click();
    expect(await page.locator('#play .decision').innerText()).toContain('It ends here.');
    expect(await page.locator('#play .sequels').count()).toBe(0);
  });

  test('beside it the board shows where somebody acts from, whom it attacks and the line', async () => {
    const { page } = await open(DESK);
    const ring = page.locator('#play .place');
    const note = page.locator('#play .play-board .note');
    // In steps: every second row of hexes is shifted half a step to the right, and rows are √3/2 apart.
    expect(await ring.getAttribute('d')).toMatch(/^M2 1\.732m/);
    expect(await page.locator('#play .knockback').getAttribute('d')).toBe(
      'M3,1.732 L4,1.732 L5,1.732 L6,1.732',
    );
    await page.locator('button.sequel').first().click();
    expect(await ring.getAttribute('d')).toMatch(/^M3\.5 0\.866m/);
    expect(await page.locator('#play .defender').getAttribute('cx')).toBe('4');
    expect(await note.innerText()).toBe(
      'Ring: the place from which Batman acts. Dot: the figure that it attacks. Arrow: the line of Knockback.',
    );
    await page.locator('.crumb').first().click();
    await page.getByRole('button', { name: '2 wounds more' }).click();
    expect(await page.locator('#play .shown > *').count()).toBe(0);
    expect(await note.innerText()).toBe('No one acts here.');
  });

  test('names that look like markup stay text', async () => {
    const { page, misdeeds } = await open(DESK, 'hostile');
    await page.locator('button.sequel').first().click();
    expect(await heading(page)).toContain(HOSTILE);
    expect(await page.locator('#play .trail').innerText()).toContain(HOSTILE);
    expect(await page.locator('#play img, #play b, #play script').count()).toBe(0);
    expect(misdeeds.said).toEqual([]);
  });

  test.each(dealt([PHONE, DESK]))(
    'what can be pressed is large enough, nothing overflows: %o',
    async (setting) => {
      const { page } = await open(setting);
      await page.locator('button.sequel').first().click();
      await page.locator('.crumb').first().click();
      const buttons = await page.locator('#play button').all();
      expect(buttons.length).toBe(4);
      for (const button of buttons) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TARGET);
      }
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );

  test('on a desk the table of decisions is seen without scrolling to the side', async () => {
    const { page } = await open(DESK);
    const table = page.getByRole('region', { name: 'What to do when' });
    expect(await table.locator('tbody tr').count()).toBe(3);
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('without script the table of decisions tells them', async () => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`file://${join(folder, 'turn.html')}`);
    expect(await page.locator('#play').isVisible()).toBe(false);
    expect(
      await page.locator('section', { hasText: 'What to do when' }).last().innerText(),
    ).toContain(SECOND);
    await context.close();
  });
});
