import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import type { ExperimentDocument } from '../../../src/explorer/document.ts';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';
import { oddsAnswerOf } from '../../../src/explorer/engine/answers/odds.ts';
import { read } from '../../../src/explorer/engine/experiments.ts';
import { BOARD_START } from '../../../src/explorer/panels/board/start.ts';
import { DUEL_START } from '../../../src/explorer/panels/duel/duel-document.ts';
import { EXAMPLES } from '../../../src/explorer/panels/turn/examples.ts';
import { dealt, runsOf } from '../../cases.ts';
import { FIRST, panelDocuments } from '../../explorer/random-documents.ts';
import { machine } from '../../machine.ts';
import { EXPLORER, panelLink } from '../explorer-tab.ts';
import { isHere, type Tab } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** Longer than anything takes to appear on a busy machine; milliseconds. */
const PATIENCE = { timeout: 100_000 };

describe.each([firefox, webkit].filter(isHere))('in $name, the explorer', (engine) => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await engine.newTab();
  });
  afterAll(() => tab?.close());

  const open = async (panel: string, document: ExperimentDocument) => {
    await tab.goTo('about:blank');
    await tab.goTo(EXPLORER + panelLink(panel, document));
  };
  const text = (selector: string) => () =>
    tab.run(`return document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`);
  const press = (name: string) =>
    tab.run(
      `[...document.querySelectorAll('button')].find((b) => b.textContent === '${name}').click()`,
    );

  test.each(
    dealt([
      ['board', BOARD_START] as const,
      ['duel', DUEL_START] as const,
      ['turn', EXAMPLES[0].document] as const,
    ]),
  )('says in the panel %s what the command line says', async (panel, document) => {
    await open(panel, document);
    const { headline } = await ANSWERS.odds({ document });
    await expect.poll(text('.told:not(.old) .headline'), PATIENCE).toBe(headline);
  });

  test('says of random attacks what the command line says', async () => {
    await open('attack', FIRST);
    for (const document of fc.sample(panelDocuments, {
      seed: 19,
      ...runsOf(25, undefined, 'long'),
    })) {
      await tab.run(`location.hash = ${JSON.stringify(panelLink('attack', document))}`);
      const { headline } = await ANSWERS.odds({ document });
      await expect.poll(text('.told:not(.old) .headline'), PATIENCE).toBe(headline);
    }
  });

  test('rolls the very numbers that the command line rolls, in workers of a page that is a file', async () => {
    const document = { ...FIRST, trials: '2M', seed: engine.name };
    await open('attack', document);
    await expect.poll(text('.told .headline'), PATIENCE).toContain('74.6%');
    await press('Roll it');
    await expect
      .poll(text('.rolling'), PATIENCE)
      .toContain(`2 million attacks simulated from seed "${engine.name}".`);
    const results = await compute(read(document), { exact: true, simulation: true, machine });
    const expected = oddsAnswerOf(results).blocks.flatMap((block) =>
      block.kind === 'table' ? block.table.rows : [],
    );
    const rows = await tab.run(`
      const rows = [...document.querySelectorAll('.rolling .numbers tbody tr')];
      return rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    `);
    expect(rows).toEqual(expected);
  });

  test('tells one attack with its dice', async () => {
    await open('attack', FIRST);
    await expect.poll(text('.told .headline'), PATIENCE).toContain('74.6%');
    await press('Roll one');
    await expect.poll(text('.results'), PATIENCE).toContain('rolls six combat dice');
  });
});
