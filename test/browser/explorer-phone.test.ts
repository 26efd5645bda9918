import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NAMED_POWERS } from '../../src/cards/powers/named-powers.ts';
import type { ExperimentDocument } from '../../src/explorer/document.ts';
import { ANSWERS } from '../../src/explorer/engine/answers/index.ts';
import { ATTACK_START } from '../../src/explorer/panels/attack/attack-document.ts';
import { FIRST } from '../explorer/random-documents.ts';
import { findChromium, newContext } from './chromium.ts';
import { axeFinds, button, expectRoom } from './explorer-checks.ts';
import {
  attackLink,
  EXPLORER,
  type Explorer,
  headline,
  newExplorer,
  settled,
} from './explorer-tab.ts';

const PHONE = { width: 390, hasTouch: true };
const PHONE_SCREEN = { width: 390, height: 844 };

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
    // The bar appears when the answer leaves the screen, which the browser reports a moment later.
    await expect.poll(() => page.locator('.answer-bar').isVisible()).toBe(true);
    await expectRoom(page);
    expect(await axeFinds(page)).toEqual([]);
  });

  test('shows its first answer without its script, and no other visitor that answer', async () => {
    const context = await newContext({ javaScriptEnabled: false, viewport: PHONE_SCREEN });
    const still = await context.newPage();
    await still.goto(EXPLORER);
    const { headline: first } = await ANSWERS.odds({ document: ATTACK_START });
    expect(await headline(still)).toBe(first);
    const top = await still.locator('.told .chance').boundingBox();
    expect(top && top.y + top.height).toBeLessThan(300);
    await context.close();

    const other = { ...ATTACK_START, attacker: 'Incredible Hulk' };
    const { page } = await explorer.open({ ...PHONE, hash: attackLink(other) });
    await page.addInitScript(`{
      globalThis.seen = new Set();
      const look = () => {
        const headline = document.querySelector('.told .headline');
        if (headline?.checkVisibility()) seen.add(headline.textContent);
        requestAnimationFrame(look);
      };
      look();
    }`);
    await page.reload();
    const { headline: second } = await ANSWERS.odds({ document: other });
    await expect.poll(() => headline(page)).toBe(second);
    const seen: unknown[] = await page.evaluate('[...seen]');
    expect(seen).toContain(second);
    expect(seen).not.toContain(first);
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

  test('says what is wrong where it is, what powers do, and that a file has no link', async () => {
    const { page } = await explorer.open(PHONE);
    await page.getByText('How sure is this? Exact, one caveat').tap();
    const why = page.locator('.why');
    for (const text of [
      'Exact: every possible course of the attack was counted',
      'the settings of its open rulings do not change these odds',
      "Solomon Grundy's life of 8",
      'Hawkgirl: the rule document.',
    ]) {
      await why.getByText(text).first().waitFor();
    }
    const dice = page.getByRole('textbox', { name: 'Attack dice' });
    await dice.fill('999');
    await page.keyboard.press('Enter');
    await page.locator('.side-0 [role=alert]', { hasText: '0 to 50; it is still 6' }).waitFor();
    expect(await dice.inputValue()).toBe('999');
    await button(page, 'Attack dice: one less').tap();
    await expect.poll(() => dice.inputValue()).toBe('5');
    await page.locator('.side-1 .rest > summary').tap();
    await page.locator('.side-1 .what-powers-do > summary').tap();
    const { text } = NAMED_POWERS.find(({ name }) => name === 'tough') ?? { text: '' };
    await page.locator('.side-1 dd', { hasText: text }).waitFor();
    await page.getByLabel('The question about the defender').selectOption('Another question');
    const question = page.getByLabel('The question, as an experiment writes it');
    await question.fill('Destroyed or SpacesMoved >= 2');
    await page.locator('.told .exact', { hasText: 'Spaces moved ≥ 2' }).waitFor();
    await question.fill('Destryed');
    await page.locator('.own-question .problems', { hasText: 'did you mean destroyed' }).waitFor();
    await question.fill('destroyed');
    await page.locator('.own-question .problems').waitFor({ state: 'detached' });
    expect(await question.getAttribute('aria-invalid')).toBe('false');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Copy link').tap(),
    ]);
    expect(saved.suggestedFilename()).toBe('hawkgirl-attacks-solomon-grundy.yaml');
    await page.getByText('a link to it would open nowhere else').first().waitFor();
  });

  test('number fields show all of their text', async () => {
    const { page } = await explorer.open(PHONE);
    for (const [panel, summary, field] of [
      ['Duel', 'First turn, choices', 'Most turns'],
      ['Battle', 'Point limit', 'Most points'],
    ] as const) {
      await button(page, panel).tap();
      const input = page.getByRole('textbox', { name: field, exact: true });
      await page.locator('summary', { hasText: summary }).tap();
      await input.waitFor();
      const { room, needed } = await input.evaluate((one: HTMLInputElement) => {
        const look = getComputedStyle(one);
        const { font } = getComputedStyle(one, '::placeholder');
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        pen.font = font;
        const padding = Number.parseFloat(look.paddingLeft) + Number.parseFloat(look.paddingRight);
        return {
          room: one.clientWidth - padding,
          needed: pen.measureText(one.placeholder).width,
        };
      });
      expect(needed).toBeGreaterThan(20);
      expect(needed).toBeLessThanOrEqual(room);
    }
  });

  test('boards have coordinates, cells say who stands there and how likely one ends there, and a swipe scrolls', async () => {
    const { page } = await explorer.open(PHONE);
    await button(page, 'Board').tap();
    await page.locator('.odds text').first().waitFor();
    const labels = await page.locator('.coordinates text').allTextContents();
    expect(labels).toEqual(expect.arrayContaining(['0', '1', '5', '9']));
    const cells = page.getByRole('gridcell');
    expect(await cells.filter({ has: page.locator('path') }).count()).toBe(60);
    await page
      .getByRole('gridcell', { name: /^Space 1,2.*Hawkgirl, the attacker/ })
      .waitFor({ state: 'attached' });
    await page
      .getByRole('gridcell', { name: /^Space 3,2.*The defender ends here [\d.]+% of the time/ })
      .waitFor({ state: 'attached' });
    const look = await page
      .locator('.hex-board svg')
      .evaluate((one) => getComputedStyle(one).touchAction);
    expect(look).toBe('pan-y');
    // Chances are as large on spaces with a figure as on others, and row numbers are left of the spaces.
    const boxes = (of: string) =>
      page.locator(`.hex-board ${of}`).evaluateAll((all) =>
        all.map((one) => {
          const { left, right, height } = one.getBoundingClientRect();
          return { left, right, height };
        }),
      );
    const heights = (await boxes('.odds text')).map(({ height }) => height);
    expect(Math.min(...heights)).toBeGreaterThan(10);
    expect(Math.max(...heights)).toBeLessThan(Math.min(...heights) + 0.5);
    const ground = Math.min(...(await boxes('[role=gridcell] path')).map(({ left }) => left));
    const numbers = (await boxes('.coordinates text')).sort((a, b) => a.left - b.left);
    // The board has six rows.
    for (const { right } of numbers.slice(0, 6)) expect(right).toBeLessThan(ground);
    await button(page, 'At the ford').tap();
    await expect
      .poll(() =>
        page.locator('.draw').evaluate((one) => Math.abs(one.getBoundingClientRect().top)),
      )
      .toBeLessThan(60);
  });

  test('counts what friends nearby give, and names them in the link', async () => {
    const { page } = await explorer.open({ width: 380, hasTouch: true });
    const choose = async (field: string, name: string) => {
      await page.getByRole('combobox', { name: field, exact: true }).tap();
      await page.keyboard.type(name);
      await page.getByRole('option', { name }).first().tap();
    };
    await choose('Attacker', 'Krug');
    await choose('Defender', 'Marro Warriors');
    const question = { fight: 'turn', attacker: 'Krug', defender: 'Marro Warriors' };
    const answerTo = async (document: ExperimentDocument) =>
      (await ANSWERS.odds({ document: { ...FIRST, ...document } })).headline;
    const alone = await answerTo(question);
    await expect.poll(() => headline(page)).toBe(alone);
    await page.locator('.side-1 .rest > summary').tap();
    await choose('Add a friend near the defender', 'Raelin the Kyrie Warrior (RotV)');
    const defender = { card: 'Marro Warriors', near: ['Raelin the Kyrie Warrior (RotV)'] };
    const shielded = await answerTo({ ...question, defender });
    expect(shielded).not.toBe(alone);
    await expect.poll(() => headline(page)).toBe(shielded);
    await button(page, 'Take away Raelin the Kyrie Warrior (RotV)').tap();
    await expect.poll(() => headline(page)).toBe(alone);
  });

  test('says who of several of one’s own figures should attack, and keeps them', async () => {
    const { page } = await explorer.open({ width: 380, hasTouch: true });
    await page.getByText('Who of mine should attack?').tap();
    const add = page.getByRole('combobox', { name: 'Add one of mine' });
    for (const name of ['Krug', 'Incredible Hulk']) {
      await add.tap();
      await page.keyboard.type(name);
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).tap();
    }
    // As the guide shows for the command.
    await page
      .getByText(/^Incredible Hulk is most likely .* in one turn: 54\.8%; Krug 9\.6%\.$/)
      .waitFor();
    expect(await page.locator('.who-attacks tbody th').allInnerTexts()).toEqual([
      'Incredible Hulk',
      'Krug',
    ]);
    await settled(page);
    const { page: again } = await explorer.open({ width: 380, hasTouch: true, isBack: true });
    await settled(again);
    await again.getByText('Who of mine should attack?').tap();
    await button(again, 'Without Krug').waitFor();
  });
});
