import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compute } from '../../src/experiments/results/compute.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';
import { chartsOf } from '../../src/report/charts/index.ts';
import { reportPage } from '../../src/report/page/page.ts';
import { battleDocument, hero, squad } from '../battle/battles.ts';
import { dealt } from '../cases.ts';
import { noFiles } from '../fight/scenarios.ts';
import { machine } from '../machine.ts';
import { findChromium } from './chromium.ts';
import { HOSTILE } from './pages.ts';
import { newTab, type Tab } from './tab.ts';

const DESK = { width: 1280, scheme: 'light' } as const;
const PHONE = { width: 380, scheme: 'dark' } as const;
/** The least side of what a finger can press, in pixels. */
const TARGET = 44;

describe.skipIf(!findChromium())('watching a game on a report page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'knockback-game-'));
  const file = join(folder, 'battle.html');
  let tab: Tab;
  beforeAll(async () => {
    const sides = [
      { name: 'Vikings', army: [hero(HOSTILE), squad('Tarn Viking Warriors')] },
      { name: 'Marro', army: [hero('Ne-Gok-Sa', { base: 'double' })] },
    ];
    const document = { name: 'Battle', seed: 'seen', trials: 20, ...battleDocument({ sides }) };
    const experiment = readExperiment(document, noFiles);
    const results = await compute(experiment, {
      ...{ exact: true, simulation: true, machine, threads: 1 },
    });
    const files = { charts: chartsOf(results), stills: new Map(), tables: {} };
    writeFileSync(file, reportPage(experiment, results, files));
    tab = await newTab();
  });
  afterAll(async () => {
    await tab?.close();
    rmSync(folder, { recursive: true });
  });

  const open = (setting: Parameters<Tab['open']>[1]) => tab.open(file, setting);
  const told = (page: Page) => page.locator('#game .game-told').innerText();
  const count = (page: Page) => page.locator('#game .game-side .note').innerText();
  const press = (page: Page, name: string) =>
    page.locator('#game').getByRole('button', { name, exact: true }).click();

  test('it begins with the setting up, and goes on and back', async () => {
    const { page, misdeeds } = await open(DESK);
    expect(await told(page)).toMatch(
      /^Setting up\s+The D20 shows \d+ for Vikings and \d+ for Marro/,
    );
    expect(await page.locator('#game .pawn').count()).toBe(0);
    await press(page, 'Next');
    await press(page, 'Next');
    // Four Vikings and a double base.
    expect(await page.locator('#game .pawn').count()).toBe(5);
    expect(await count(page)).toMatch(/^Move 3 of \d+$/);
    await press(page, 'Back');
    expect(await count(page)).toMatch(/^Move 2 of /);
    expect(await page.locator('#game .pawn').count()).toBeLessThan(5);
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('arrow keys go on and back, and the slider and the rounds anywhere', async () => {
    const { page } = await open(DESK);
    await page.locator('#game').getByRole('button', { name: 'Next' }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await count(page)).toMatch(/^Move 2 of /);
    await page.locator('#game').getByLabel('Go to').selectOption('The end');
    expect(await told(page)).toMatch(/^The end\s+.*\bafter \d+ rounds?\b/);
    expect(await page.locator('#game').getByRole('button', { name: 'Next' }).isDisabled()).toBe(
      true,
    );
    await page.locator('#game').getByLabel('Go to').selectOption('Round 1');
    expect(await told(page)).toContain('Initiative: ');
    await page.locator('#game').getByLabel('Move of the game').fill('0');
    expect(await count(page)).toMatch(/^Move 1 of /);
  });

  test('arrow keys work as soon as the page is there, and bring the game into view', async () => {
    const { page } = await open(DESK);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await count(page)).toMatch(/^Move 3 of /);
    const top = await page.locator('#game .game-board').boundingBox();
    expect(top?.y).toBeLessThan(900);
    // Elements that use the keys themselves keep them.
    await page.locator('#game').getByLabel('Speed').focus();
    await page.keyboard.press('ArrowRight');
    expect(await count(page)).toMatch(/^Move 3 of /);
  });

  test('after a button is used up to the end, the other button and the keys still work', async () => {
    const { page } = await open(DESK);
    const focused = () => page.evaluate('document.activeElement.textContent');
    await page.locator('#game').getByLabel('Go to').selectOption('The end');
    await press(page, 'Back');
    const before = await count(page);
    await press(page, 'Next');
    expect(await focused()).toBe('Back');
    await page.keyboard.press('ArrowLeft');
    expect(await count(page)).toBe(before);
    await page.locator('#game').getByLabel('Move of the game').fill('1');
    await press(page, 'Back');
    expect(await focused()).toBe('Next');
  });

  test('it plays by itself until it is paused, and is read out only where it is not', async () => {
    const { page } = await open(DESK);
    const live = () => page.locator('#game .game-told').getAttribute('aria-live');
    await page.locator('#game').getByLabel('Speed').selectOption('fast');
    expect(await live()).toBe('polite');
    await press(page, 'Play');
    expect(await live()).toBe('off');
    await expect.poll(() => count(page), { timeout: 10_000 }).toMatch(/^Move [3-9]/);
    await press(page, 'Pause');
    const paused = await count(page);
    await page.waitForTimeout(1500);
    expect(await count(page)).toBe(paused);
    expect(await live()).toBe('polite');
  });

  test('an attack shows its dice, its odds, who attacks and whom', async () => {
    const { page } = await open(PHONE);
    const dice = page.locator('#game .game-dice .game-die');
    for (let i = 0; i < 80 && (await dice.count()) === 0; i++) await press(page, 'Next');
    expect(await page.locator('#game .game-odds').innerText()).toMatch(/^The odds: .*\d/);
    // Three attack dice against three, of heroes and squads alike; height may add one.
    expect(await dice.count()).toBeGreaterThanOrEqual(6);
    expect(await page.locator('#game .pawn.acting').count()).toBe(1);
    expect(await page.locator('#game .aim').count()).toBe(1);
  });

  test.each(dealt([DESK, PHONE]))(
    'what is pressed is large enough, nothing overflows: %o',
    async (setting) => {
      const { page, misdeeds } = await open(setting);
      for (let i = 0; i < 8; i++) await press(page, 'Next');
      const pressed = await page
        .locator('#game button, #game select, #game summary, #game input')
        .all();
      expect(pressed).toHaveLength(7);
      for (const one of pressed) {
        expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(setting.width);
      expect(await page.locator('#game img, #game .player script').count()).toBe(0);
      expect(await page.locator('#game .game-figures').textContent()).toContain(HOSTILE);
      expect(misdeeds).toEqual({ said: [], asked: [] });
    },
  );
});
