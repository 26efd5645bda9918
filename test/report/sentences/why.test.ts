import { describe, expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import type { ExperimentDocument } from '../../../src/explorer/document.ts';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';
import { read } from '../../../src/explorer/engine/experiments.ts';
import { whyBlocks } from '../../../src/report/sentences/why.ts';
import { machine } from '../../machine.ts';

const whyOf = async (document: ExperimentDocument) => {
  const { why, isExact } = await ANSWERS.odds({ document: { name: 'X', ...document } });
  const items = (title: RegExp) =>
    why.flatMap((block) => (block.kind === 'list' && title.test(block.title) ? block.items : []));
  return { items, isExact };
};

describe('why a number can be relied on', () => {
  test('says that it is exact, by which rules, what it leaves out, and where the cards come from', async () => {
    const { items, isExact } = await whyOf({ attacker: 'Krug', defender: 'Hawkgirl' });
    expect(isExact).toBe(true);
    expect(items(/^How sure/)).toEqual([
      expect.stringMatching(/^Exact: every possible course of the attack/),
    ]);
    expect(items(/^Rulings/)).toEqual([
      expect.stringMatching(/the settings of its open rulings do not change these odds/),
    ]);
    expect(items(/leave out/)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('may make more than one in a turn (Double Attack)'),
      ]),
    );
    const [krug, hawkgirl] = items(/cards come from/);
    // As printed in its collection and the other sources.
    expect(krug).toContain("Krug: Utgar's Rage: Heroes of Barrenspur.");
    expect(krug).toContain('Other sources print height 5, life 5');
    expect(hawkgirl).toMatch(/^Hawkgirl: the rule document\. Assumed: .*life/);
  });

  test('says where the card of all figures of a turn comes from, once', async () => {
    const { items } = await whyOf({
      fight: 'turn',
      attacker: 'tarn-viking-warriors',
      defender: 'Hawkgirl',
    });
    expect(items(/cards come from/)).toEqual([
      expect.stringMatching(/^Tarn Viking Warriors: Rise of the Valkyrie\./),
      expect.stringMatching(/^Hawkgirl: the rule document\./),
    ]);
  });

  test('says of cards of one’s own, and of plain numbers, that nobody printed them', async () => {
    const mine = { name: 'Krug', life: 3, attack: 4, defense: 2, range: 1 };
    const { items } = await whyOf({
      cards: [mine],
      attacker: 'Krug',
      defender: { name: 'Anybody', defense: 3, life: 4 },
    });
    expect(items(/cards come from/)).toEqual([
      'Krug: numbers of your own, not from a printed card.',
      'Anybody: numbers of your own, not from a printed card.',
    ]);
  });

  test('says which numbers of a card the fight changes', async () => {
    const { items } = await whyOf({ attacker: { card: 'Krug', attack: 7 }, defender: 'Hawkgirl' });
    expect(items(/cards come from/)[0]).toMatch(/Barrenspur\. Changed for this fight: attack\./);
  });

  test('of a battle tells the sources of all cards, and that it is simulated alone', async () => {
    const document = {
      name: 'X',
      fight: 'battle',
      sides: [{ army: ['Krug', 'Deathreavers x2'] }, { army: ['Ne-Gok-Sa'] }],
      board: { map: 'the-ford' },
      trials: 8,
    };
    const results = await compute(read(document), { exact: true, simulation: true, machine });
    const lists = whyBlocks(results).flatMap((block) => (block.kind === 'list' ? [block] : []));
    const [sure, rulings, , sources] = lists.map(({ items }) => items);
    expect(sure).toEqual([
      expect.stringMatching(/^8 battles simulated/),
      expect.stringMatching(/^The chance is \d+\.\d% to \d+\.\d%, a 95% interval\.$/),
    ]);
    expect(rulings).toEqual([expect.stringMatching(/all rulings have their default settings/)]);
    expect(sources?.map((one) => one.split(':')[0])).toEqual(['Krug', 'Deathreavers', 'Ne-Gok-Sa']);
  });
});
