import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compute } from '../../src/experiments/results/compute.ts';
import { game } from '../../src/explorer/engine/answers/battle.ts';
import { read } from '../../src/explorer/engine/experiments.ts';
import { BATTLE_START } from '../../src/explorer/panels/battle/battle-document.ts';
import { BOARD_START } from '../../src/explorer/panels/board/start.ts';
import { headlineOf } from '../../src/report/sentences/headline.ts';
import { dealt } from '../cases.ts';
import { machine } from '../machine.ts';
import { findChromium } from './chromium.ts';
import { axeFinds, button, expectRoom, unfoldAll, WIDTHS } from './explorer-checks.ts';
import { type Explorer, headline, newExplorer, panelLink, settled } from './explorer-tab.ts';

/** Few enough games that a test need not wait. */
const DOCUMENT = { ...BATTLE_START, trials: 60 };
const link = (document: object = DOCUMENT) => panelLink('battle', document as typeof BATTLE_START);

describe.skipIf(!findChromium())('the Battle panel', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());

  test('plays what the command line plays, and comes to the same', async () => {
    const { page, misdeeds } = await explorer.open({ hash: link() });
    await button(page, 'Go').click();
    await page.locator('.played').waitFor();
    const results = await compute(read(DOCUMENT), { exact: true, simulation: true, machine });
    expect(await headline(page)).toBe(headlineOf(results));
    expect(await page.locator('.estimate-now').innerText()).toMatch(
      /60 games.*\s+.*wins, 95% interval/,
    );
    expect(await page.locator('.convergence figcaption').innerText()).toMatch(/from 4 to 60 games/);
    for (const side of ['Blue', 'Gold']) {
      await page.getByRole('heading', { name: `Cards of ${side}` }).waitFor();
    }
    // After switching to another panel and back, the played games are still there.
    await button(page, 'Duel').click();
    await button(page, 'Battle').click();
    expect(await headline(page)).toBe(headlineOf(results));
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('is put together by touch: cards with copies, a limit, a map, undo and Back', async () => {
    const { page } = await explorer.open({ width: 380, hasTouch: true, hash: link() });
    const army = page.getByRole('region', { name: 'First army' });
    await army.getByRole('combobox', { name: 'Add a card' }).tap();
    await page.keyboard.type('deathrea');
    await army.getByRole('option', { name: /^Deathreavers/ }).tap();
    await army.getByRole('button', { name: 'Copies of Deathreavers: one more' }).tap();
    // 80 and 50, and twice 40.
    await army.getByText('210 points', { exact: true }).waitFor();
    const points = page.getByRole('textbox', { name: 'Most points' });
    // A tap misses if an answer arrives during it and moves the page, so it is repeated.
    await expect
      .poll(async () => {
        if (await points.isVisible()) return true;
        await page.getByText('Point limit, rounds, ends, how each army plays, seed').tap();
        return false;
      })
      .toBe(true);
    await points.fill('200');
    await army.getByText('210 of 200 points').waitFor();
    await page.getByText('An army costs 210 points. The limit is 200 points.').waitFor();
    expect(await button(page, 'Go').isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Map' }).selectOption('the-hill');
    await button(page, 'Undo').tap();
    expect(await page.getByRole('combobox', { name: 'Map' }).inputValue()).toBe('the-ford');
    await settled(page);
    const address = page.url();
    await button(page, 'Attack').tap();
    await page.goBack();
    await army.getByText('210 of 200 points').waitFor();
    const again = await explorer.open({ width: 380, hasTouch: true, hash: new URL(address).hash });
    await again.page.getByRole('region', { name: 'First army' }).getByText('210 of 200').waitFor();
  });

  test('draws by lot who begins where, and tells who wins from which end', async () => {
    const { page } = await explorer.open({ hash: link() });
    await page.getByRole('combobox', { name: 'Who begins where' }).selectOption('drawn');
    await page.getByText('unless a random draw switches them').waitFor();
    await button(page, 'Go').click();
    await page
      .getByText(/The side that begins in start area a wins/)
      .first()
      .waitFor();
    await page.getByText('Who wins, by end of the map').first().waitFor();
  });

  test('begins where figures are drawn on the board, by touch, and a link keeps them there', async () => {
    const { page } = await explorer.open({
      width: 380,
      hasTouch: true,
      hash: panelLink('board', BOARD_START),
    });
    await button(page, 'Fight a battle from here').tap();
    await page.getByText('Who wins? Go plays 1,000 games.').first().waitFor();
    const names = async () =>
      (await page.locator('.army-card').allInnerTexts()).map((name) => name.split('\n')[0]);
    await expect.poll(names).toEqual(['Hawkgirl', 'Solomon Grundy', 'The Joker']);
    await settled(page);
    const again = await explorer.open({
      width: 380,
      hasTouch: true,
      hash: new URL(page.url()).hash,
    });
    await button(again.page, 'Watch it').tap();
    await again.page.locator('.watching').getByText('Hawkgirl begins with Hawkgirl on ').waitFor();
    // Another map has other spaces: the armies begin in its start areas.
    await again.page.getByRole('combobox', { name: 'Map' }).selectOption('the-hill');
    await again.page.getByText('Who wins? Go plays 1,000 games.').first().waitFor();
    expect(await button(again.page, 'Go').isEnabled()).toBe(true);
  });

  test('shows any game of the run, move by move', async () => {
    const { page } = await explorer.open({ hash: link() });
    await page.getByRole('textbox', { name: 'Number of the game' }).fill('4');
    await button(page, 'Watch it').click();
    await page.locator('.watching .game-board').waitFor();
    await button(page, 'Next').click();
    expect(await page.locator('.watching .pawn').count()).toBeGreaterThan(0);
    expect(await page.locator('.watching .note', { hasText: 'Move 2 of' }).count()).toBe(1);
    // The game that the command line describes under the same number.
    const told = game({ document: DOCUMENT, number: 4 })?.game.moments[1]?.text ?? '';
    expect(await page.locator('.watching .game-text').innerText()).toBe(told);
    // Another battle has another game.
    await button(page, 'Remove Tarn Viking Warriors').click();
    await page.locator('.watching .game-board').waitFor({ state: 'detached' });
  });

  test.each(dealt(WIDTHS))('has room and reads well at %i pixels', async (width) => {
    const { page } = await explorer.open({ width, hash: link() });
    await button(page, 'Go').click();
    await page.locator('.played').waitFor();
    await button(page, 'Watch it').click();
    await page.locator('.watching .game-board').waitFor();
    await unfoldAll(page);
    await expectRoom(page);
    expect(await axeFinds(page)).toEqual([]);
  });
});
