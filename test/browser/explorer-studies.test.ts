import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DUEL_START } from '../../src/explorer/panels/duel/duel-document.ts';
import { findChromium } from './chromium.ts';
import { axeFinds, button } from './explorer-checks.ts';
import { type Explorer, newExplorer, panelLink } from './explorer-tab.ts';

describe.skipIf(!findChromium())('studies of cards on the page', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());

  test('play a card against all others in the Duel panel', async () => {
    const { page, misdeeds } = await explorer.open({ hash: panelLink('duel', DUEL_START) });
    await page.getByText('How does a card do against all others?').click();
    const study = page.locator('.study');
    await study.getByText('Name up to 6 cards.').waitFor();
    expect(await study.getByRole('button', { name: 'Go' }).isDisabled()).toBe(true);
    await study.getByRole('combobox', { name: 'Add a card' }).click();
    await page.keyboard.type('krug');
    await study.getByRole('option', { name: /^Krug/ }).first().click();
    await study.getByRole('button', { name: 'Go' }).click();
    await study
      .getByText(/^Krug wins \d+\.\d% of its duels/)
      .first()
      .waitFor();
    expect(await axeFinds(page)).toEqual([]);
    // When the question changes, the answer to the last one disappears.
    await study.getByText('Three turns each, then a D20 roll').click();
    await study.locator('.headline').waitFor({ state: 'detached' });
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('tell what all cards are worth, and playtest one, in the Battle panel', async () => {
    const { page, misdeeds } = await explorer.open({ width: 380 });
    await button(page, 'Battle').click();
    await page.getByText('What is each card worth?').click();
    const [worths, cost] = [page.locator('.study').first(), page.locator('.study').nth(1)];
    await worths.getByRole('button', { name: 'Go' }).click();
    await worths.getByText('In 20,000 games between random armies').waitFor();
    await page.getByText('What should a card cost?').click();
    await cost.getByText('up to 2,000 games').waitFor();
    await cost.getByRole('combobox', { name: 'The card' }).click();
    await page.keyboard.type('krug');
    await cost.getByRole('option', { name: /^Krug/ }).first().click();
    await cost.getByRole('combobox', { name: 'Games' }).selectOption('200');
    await cost.getByRole('button', { name: 'Go' }).click();
    // Games are played in three parts, one after another.
    await cost.getByText(' of 50 games').waitFor();
    await cost.locator('.headline', { hasText: 'Krug should cost' }).waitFor();
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });
});
