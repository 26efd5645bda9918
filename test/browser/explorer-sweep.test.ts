import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ExperimentDocument } from '../../src/explorer/document.ts';
import { ANSWERS } from '../../src/explorer/engine/answers/index.ts';
import { THEME } from '../../src/report/charts/theme.ts';
import { dealt } from '../cases.ts';
import { FIRST } from '../explorer/random-documents.ts';
import { withNumber } from '../explorer/side-changes.ts';
import { findChromium } from './chromium.ts';
import { axeFinds, button, expectRoom, WIDTHS } from './explorer-checks.ts';
import { type Explorer, newExplorer, panelLink } from './explorer-tab.ts';

const FILE = 'experiments/attack-by-defense.yaml';
const SWEEP: ExperimentDocument = parse(readFileSync(FILE, 'utf8'));

const openCharts = (page: Page) => page.getByText('Charts as in a report').click();

/** The picture on the clipboard: its size in pixels, and its colours. */
const copied = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const image = await createImageBitmap((await item?.getType('image/png')) as Blob);
    const { width, height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const data = pen?.getImageData(0, 0, width, height).data ?? [];
    const colours = new Set<string>();
    const hex = (at: number) => (data[at] ?? 0).toString(16).padStart(2, '0');
    for (let i = 0; i < data.length; i += 4) colours.add(`#${hex(i)}${hex(i + 1)}${hex(i + 2)}`);
    return { width, height, colours: [...colours] };
  });

describe.skipIf(!findChromium())('a sweep in the explorer', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());

  test('of a file that is opened has its chart on the clipboard', async () => {
    const { page, misdeeds } = await explorer.open();
    await page.getByLabel('An experiment file').setInputFiles(FILE);
    await page.getByRole('region', { name: 'All combinations' }).waitFor();
    await button(page, 'Copy picture').click();
    await page.getByText('The picture is on the clipboard.').first().waitFor();
    const { width, height, colours } = await copied(page);
    const [spec] = (await ANSWERS.picture({ document: SWEEP })) as { width: number }[];
    // Two pixels for each of the spec's.
    expect(width).toBeGreaterThan(2 * (spec?.width ?? Number.NaN));
    expect(height).toBeGreaterThan(width / 2);
    // From 0.2% to 99.6%: the lightest and the darkest shade.
    const ramp = THEME.range?.ramp as string[];
    expect(colours).toEqual(expect.arrayContaining([ramp[0], ramp.at(-1)]));
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test.each(dealt(WIDTHS))('shows the charts of its report, %i pixels wide', async (width) => {
    const hash = panelLink('attack', SWEEP);
    const { page, misdeeds } = await explorer.open({ width, hash });
    expect(await page.locator('.plot').count()).toBe(0);
    await openCharts(page);
    const { charts } = await ANSWERS.pictures({ document: SWEEP });
    await expect.poll(() => page.locator('.plot svg').count()).toBe(charts.length);
    const numbers = page.locator('.plot svg').first().locator('text', { hasText: '%' });
    const texts = await numbers.allTextContents();
    expect(texts).toHaveLength(8 * 9);
    // One die against none, and 6 against 3: more than three heads of nine coins, 382/512.
    expect(texts).toEqual(expect.arrayContaining(['50.0%', '74.6%']));
    expect(await axeFinds(page)).toEqual([]);
    await expectRoom(page);
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test.each(
    dealt([
      ['duel', 'worth-in-a-duel'],
      ['turn', 'lava-or-wounds'],
    ] as const),
  )('of %ss has its tables and charts, and nothing that it has not', async (panel, file) => {
    const document = parse(readFileSync(`experiments/${file}.yaml`, 'utf8'));
    const { page } = await explorer.open({ hash: panelLink(panel, document) });
    await page.getByRole('region', { name: 'All combinations' }).locator('td').first().waitFor();
    expect(await page.getByText('Everything here has only one possible outcome').count()).toBe(0);
    expect(await page.getByText('Roll one').count()).toBe(0);
    await openCharts(page);
    const { charts } = await ANSWERS.pictures({ document });
    await expect.poll(() => page.locator('.plot svg').count()).toBe(charts.length);
  });

  test('with more values than bars can be read says what can be copied', async () => {
    const distances = Array.from({ length: 61 }, (_, i) => i + 1);
    const archer = withNumber(FIRST, 'attacker', 'range', distances.length);
    const document = { ...archer, vary: { distance: distances } };
    const { page } = await explorer.open({ hash: panelLink('attack', document) });
    await openCharts(page);
    await page.getByText('There is no chart of this; the tables have all the numbers.').waitFor();
    await button(page, 'Copy picture').click();
    await page
      .getByRole('alert')
      .getByText('There is no chart for this. Its numbers can be copied as a table.')
      .waitFor();
  });
});
