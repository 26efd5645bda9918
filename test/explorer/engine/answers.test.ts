import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DISK } from '../../../src/base/files/read-file.ts';
import type { BattleScenario } from '../../../src/battle/scenario.ts';
import { compute } from '../../../src/experiments/results/compute.ts';
import type { Case } from '../../../src/experiments/scenarios/experiment.ts';
import { loadExperiment } from '../../../src/experiments/scenarios/load.ts';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';
import { replyTo } from '../../../src/explorer/engine/protocol.ts';
import { BATTLE_START } from '../../../src/explorer/panels/battle/battle-document.ts';
import { isUnderHeadline } from '../../../src/report/block.ts';
import { blocksOf } from '../../../src/report/blocks.ts';
import { chartsOf } from '../../../src/report/charts/index.ts';
import { machine } from '../../machine.ts';
import { FIRST, panelDocuments } from '../random-documents.ts';

/** The results of the command line for the text of a file. */
function ran(text: string) {
  const refuse = () => {
    throw new Error('no other file');
  };
  const files = { read: () => text, readBytes: refuse, beside: (_: string, path: string) => path };
  const experiment = loadExperiment('file.yaml', files);
  return compute(experiment, { exact: true, simulation: false, machine });
}

describe('what the engine says', () => {
  test('of odds is the report of the file that it saves', async () => {
    await fc.assert(
      fc.asyncProperty(panelDocuments, async (document) => {
        const told = await ANSWERS.odds({ document });
        const blocks = blocksOf(await ran(ANSWERS.saved({ document })));
        const [headline, ...rest] = blocks;
        expect({ kind: 'headline', text: told.headline }).toEqual(headline);
        const caveats = rest.flatMap((block) =>
          block.kind === 'list' && block.isUnderHeadline ? block.items : [],
        );
        expect(told.caveats).toEqual(caveats);
        expect(told.blocks).toEqual(rest.filter((block) => !isUnderHeadline(block)));
      }),
      { numRuns: 40 },
    );
  });

  test('can be sent to a page and back', async () => {
    await fc.assert(
      fc.asyncProperty(panelDocuments, async (document) => {
        const told = await ANSWERS.odds({ document });
        expect(structuredClone(told)).toEqual(told);
        const picture = await ANSWERS.picture({ document });
        expect(structuredClone(picture)).toEqual(picture);
      }),
      { numRuns: 20 },
    );
  });

  const CARD = '{ name: Strongman, attack: 5, defense: 4, powers: [super-strength] }';

  test.each([
    ['a list', `[${CARD}]`],
    ['one card', CARD],
    ['a list under cards', `cards: [${CARD}]`],
  ])('of a file of cards are the cards: %s', (_, text) => {
    const powers = ['super-strength'];
    expect(ANSWERS.openedFile({ name: 'mine.yaml', text })).toEqual({
      cards: [{ name: 'Strongman', attack: 5, defense: 4, powers }],
    });
  });

  test('of an experiment file with cards of its own is the experiment', () => {
    const text = `name: A fight\nattacker: Strongman\ndefender: hawkgirl\ncards: [${CARD}]\n`;
    expect(ANSWERS.openedFile({ name: 'mine.yaml', text })).toEqual({
      document: ANSWERS.opened({ name: 'mine.yaml', text }),
    });
  });

  test('of cards with a mistake is the place of the mistake', async () => {
    const asked = { name: 'mine.yaml', text: '- { name: A, attack: lots, defense: 1 }' };
    const reply = await replyTo({ kind: 'openedFile', asked });
    expect((reply as { problems: string[] }).problems.join()).toMatch(/mine\.yaml:1:\d+.*attack/);
  });

  test('of a file that is saved means the same to readers of YAML 1.1', () => {
    const name = 'no';
    const powers = [{ name: 'Off', modelled: 'no' }];
    const document = { name, attacker: { name, attack: 1, defense: 1, powers }, defender: 'krug' };
    for (const version of ['1.1', '1.2'] as const) {
      expect(parse(ANSWERS.saved({ document }), { version })).toEqual(document);
    }
  });

  test('of a file that was saved is the document once more', () => {
    fc.assert(
      fc.property(panelDocuments, (document) => {
        const text = ANSWERS.saved({ document });
        expect(ANSWERS.opened({ name: 'file.yaml', text })).toEqual(
          JSON.parse(JSON.stringify(document)),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('of a battle that is saved is read by the command line, with the map that it names', () => {
    const text = ANSWERS.saved({ document: BATTLE_START });
    const files = {
      ...DISK,
      read: (path: string) => (path === 'battle.yaml' ? text : DISK.read(path)),
    };
    const { scenario } = loadExperiment('battle.yaml', files).cases[0] as Case;
    expect((scenario as BattleScenario).board.name).toBe('The Ford');
  });

  test('has the answer with its exact fraction', async () => {
    // Six skulls on two faces of each of six dice, each a hit or not: at least one hit is 1 - 1/64.
    const document = {
      name: 'Six dice',
      attacker: { name: 'A', attack: 6 },
      defender: { name: 'D', defense: 0, life: 9 },
      question: 'totalWounds >= 1',
    };
    const { answer } = await ANSWERS.odds({ document });
    expect(answer).toMatchObject({ chance: 63 / 64, fraction: '63/64' });
    expect(answer?.clause).toBe('D takes at least 1 wound');
  });

  test('has no fraction that nobody can read', async () => {
    const document = {
      name: 'Many dice',
      attacker: { name: 'A', attack: 50 },
      defender: { name: 'D', defense: 50, life: 50 },
      question: 'totalWounds >= 1',
    };
    const { answer, isExact } = await ANSWERS.odds({ document });
    expect([isExact, answer?.fraction]).toEqual([true, undefined]);
  });

  test('has the distribution of every number that is open, and of nothing else', async () => {
    const document = {
      name: 'Two dice',
      attacker: { name: 'A', attack: 2 },
      defender: { name: 'D', defense: 0, life: 2 },
    };
    const { distributions } = await ANSWERS.odds({ document });
    expect(distributions.map(({ name, mean }) => [name, mean])).toEqual([['attackWounds', 1]]);
    const [wounds] = distributions;
    expect(wounds?.rows.map(({ value, exact }) => [value, exact])).toEqual([
      [0, 1 / 4],
      [1, 1 / 2],
      [2, 1 / 4],
    ]);
  });

  test('of a sweep is its report, without a single answer', async () => {
    const told = await ANSWERS.odds({
      document: { ...FIRST, vary: { 'defender.wounds': [0, 1] } },
    });
    expect(told.answer).toBeUndefined();
    expect(told.distributions).toEqual([]);
    expect(told.blocks.some(({ kind }) => kind === 'table')).toBe(true);
  });

  test.each(['attack-by-defense', 'one-more-die', 'worth-in-a-duel'])(
    'of the charts of a sweep are those of its report, the first of which is its picture: %s',
    async (name) => {
      const text = readFileSync(`experiments/${name}.yaml`, 'utf8');
      const document = parse(text);
      const drawn = chartsOf(await ran(text)).map(({ spec }) => spec);
      const { charts } = await ANSWERS.pictures({ document });
      expect(charts.map(({ chart }) => chart.spec)).toEqual(drawn);
      expect(await ANSWERS.picture({ document })).toEqual(drawn.slice(0, 1));
    },
  );

  test('of a sweep of one field with more values than bars can be read has no picture', async () => {
    const swept = (count: number) => ({
      ...FIRST,
      attacker: { card: 'Hawkgirl', range: 100 },
      vary: { distance: Array.from({ length: count }, (_, i) => i + 1) },
    });
    expect(await ANSWERS.picture({ document: swept(60) })).toHaveLength(1);
    expect(await ANSWERS.picture({ document: swept(61) })).toEqual([]);
  });

  test('of one attack hangs on its seed alone', async () => {
    const one = await ANSWERS.explanation({ document: FIRST, seed: 'a' });
    expect(await ANSWERS.explanation({ document: FIRST, seed: 'a' })).toEqual(one);
    expect(await ANSWERS.explanation({ document: FIRST, seed: 'b' })).not.toEqual(one);
    expect(one.faces.attack).toHaveLength(6);
  });

  test('as Markdown begins with the name and the headline', async () => {
    const text = await ANSWERS.markdown({ document: FIRST });
    const { headline } = await ANSWERS.odds({ document: FIRST });
    expect(text).toMatch(/^# Hawkgirl attacks Solomon Grundy\n/);
    expect(text).toContain(`**${headline}**`);
  });

  test('of powers knows rules and conditions, each as cards write it', () => {
    const { rules, conditions } = ANSWERS.vocabulary({});
    expect(rules.length).toBeGreaterThan(30);
    expect(conditions.map(({ example }) => example)).toContain('adjacent');
    for (const { example, text } of rules) {
      const { power } = ANSWERS.ownPower({ name: 'Mine', rules: example });
      expect(power.rules).toEqual([parse(example)]);
      expect(text).toMatch(/^[A-Z].*\.$/);
      // The page adds conditions at the end.
      const fields = Object.keys(parse(example));
      if (fields.includes('if')) expect(fields.at(-1)).toBe('if');
    }
    for (const { example } of conditions) {
      const rule = `{ dice: { attack: 1 }, if: ${example} }`;
      expect(ANSWERS.ownPower({ name: 'Mine', rules: rule }).text).not.toBe('');
    }
  });

  test('of a power without a rule is that it needs one', () => {
    expect(() => ANSWERS.ownPower({ name: 'Mine', rules: '[]' })).toThrow(
      'rules: no rule; give at least one rule, such as dice: { attack: 1 }',
    );
  });

  test('of mistakes names each in the words of players, and where it is', async () => {
    const document = { name: 'A', attacker: { name: 'B', attack: 99 }, defender: 'nobody-here' };
    const reply = await replyTo({ kind: 'odds', asked: { document } });
    const { problems } = reply as { problems: string[] };
    expect(problems).toEqual([
      'Attacker, attack is 99; give a whole number from 0 to 50.',
      'No card is called "nobody-here".',
    ]);
    expect(reply).toMatchObject({
      mistakes: [{ path: ['attacker', 'attack'] }, { path: ['defender'] }],
    });
  });

  test('of other files is that a page has none', async () => {
    const document = { ...FIRST, cards: 'mine.yaml' };
    const { problems } = (await replyTo({ kind: 'odds', asked: { document } })) as {
      problems: string[];
    };
    expect(problems.join()).toMatch(/mine\.yaml.*this page reads no other files/);
    expect(problems.join()).not.toContain('nothing');
  });
});

test('an experiment that names another file says so, and is not taken for that file', () => {
  const text =
    'name: x\nattacker: hawkgirl\ndefender: grundy\nboard: { map: ford.json, attacker: [0, 0], defender: [1, 0] }\n';
  expect(() => ANSWERS.opened({ name: 'mine.yaml', text })).toThrow(
    /^mine\.yaml:4:\d+: board\.map is "ford\.json".*this page reads no other files$/m,
  );
});
