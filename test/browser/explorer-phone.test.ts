import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';
import { axeFinds, button, expectRoom } from './explorer-checks.ts';
import { type Explorer, headline, newExplorer, settled } from './explorer-tab.ts';

const PHONE = { width: 390, hasTouch: true };

describe.skipIf(!findChromium())('the explorer on a phone', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());

  test('says what it is, shows two cards and one number at once, and the chart a screen below', async () => {
    const { page } = await explorer.open(PHONE);
    const bottomOf = (selector: string) =>
      page.locator(selector).evaluate((one) => one.getBoundingClientRect().bottom);
    for (const part of ['.told', '.side-0', '.side-1']) {
      expect(await bottomOf(part), part).toBeLessThan(900);
    }
    const chart = await page
      .locator('.distributions')
      .evaluate((one) => one.getBoundingClientRect());
    expect(chart.top).toBeLessThan(1200);
    expect(await page.locator('.answer-bar').isVisible()).toBe(false);
    await page.getByText('HeroScape odds: who attacks whom?').tap();
    for (const word of ['HeroScape', 'C3G', 'Displaced']) {
      expect(await page.getByRole('term').filter({ hasText: word }).isVisible()).toBe(true);
    }
    await button(page, 'Share').tap();
    await expect
      .poll(() => button(page, 'Copy picture').evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(880);
    expect(await page.locator('.answer-bar').isVisible()).toBe(true);
    await expectRoom(page);
    expect(await axeFinds(page)).toEqual([]);
  });

  test('keeps the fight from panel to panel, back again, and until the next visit', async () => {
    const { page } = await explorer.open(PHONE);
    await page.getByRole('combobox', { name: 'Attacker', exact: true }).tap();
    await page.keyboard.type('joker');
    await page.getByRole('option', { name: /The Joker/ }).tap();
    await button(page, 'Defense dice: one less').tap();
    await button(page, 'Duel').tap();
    await expect.poll(() => headline(page)).toContain('the Joker and Solomon Grundy fight');
    await button(page, 'Board').tap();
    await expect.poll(() => headline(page)).toContain('Joker');
    await page.goBack();
    await expect.poll(() => headline(page)).toContain('the Joker and Solomon Grundy fight');
    await page.goBack();
    const defense = page.getByRole('textbox', { name: 'Defense dice' });
    expect(await defense.inputValue()).toBe('3');
    await button(page, 'Undo').tap();
    await expect.poll(() => defense.inputValue()).toBe('4');
    await button(page, 'Redo').tap();
    await button(page, 'Pin').tap();
    await settled(page);
    const { page: again } = await explorer.open({ ...PHONE, isBack: true });
    expect(await headline(again)).toContain('Joker');
    expect(await again.getByRole('textbox', { name: 'Defense dice' }).inputValue()).toBe('3');
    expect(await again.locator('nav .count').innerText()).toBe('1');
  });
});
