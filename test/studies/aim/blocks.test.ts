import { describe, expect, test } from 'vitest';
import { rulesetNamed } from '../../../src/experiments/registry/rulesets.ts';
import { type ComputeOptions, compute } from '../../../src/experiments/results/compute.ts';
import { rankedPlaces } from '../../../src/experiments/results/ranking.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import type { Block } from '../../../src/report/block.ts';
import type { SpaceFacts } from '../../../src/report/charts/board/mark.ts';
import type { BoardPicture } from '../../../src/report/charts/board/picture.ts';
import { PAPER } from '../../../src/report/charts/palette.ts';
import { aimBlocks } from '../../../src/studies/aim/blocks.ts';
import { aimPicture } from '../../../src/studies/aim/picture.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';
import { headsOf } from '../../report/tables.ts';

/** Three sides from which to attack; the Joker stands in the line only from the north-east. */
const LEDGE = {
  name: 'Ledge',
  rules: 'c3g',
  attacker: 'hawkgirl',
  defender: { card: 'solomon-grundy', life: 3 },
  board: {
    terrain: '9 9 9 9\n 9 9 1 1m\n9 9 9 9\n',
    attacker: [0, 1],
    defender: [1, 1],
    others: [{ figure: 'the-joker', at: [1, 2], life: 1 }],
    walls: [
      [
        [1, 1],
        [1, 0],
      ],
    ],
  },
};
const PLACES = ['0,1', '2,0', '2,2'];

const rankingOf = (trials: string, options: Partial<ComputeOptions>) =>
  rankingIn({ ...LEDGE, trials }, options);

async function rankingIn(document: object, options: Partial<ComputeOptions>) {
  const experiment = readExperiment(document, noFiles);
  const [only] = experiment.cases;
  if (!only) throw new Error('there is one attack');
  const cases = rulesetNamed(only.scenario.rules)
    .stances(only.scenario)
    .map(({ place, scenario }) => ({ combination: { from: place }, scenario }));
  const how = { exact: false, simulation: true, machine, threads: 1, ...options };
  return rankedPlaces(await compute({ ...experiment, cases }, how));
}

/** Interrupted when the first answer is in: all places after the first are never begun. */
function afterTheFirst(exact = false) {
  const controller = new AbortController();
  const onProgress = () => controller.abort();
  return rankingOf('1T', { exact, signal: controller.signal, onProgress });
}

function beforeAnything() {
  const controller = new AbortController();
  const onBegin = () => controller.abort();
  return rankingOf('1T', { signal: controller.signal, onBegin });
}

const ofKind = <K extends Block['kind']>(blocks: readonly Block[], kind: K) =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

/** The cells of a place's row by the heads of their columns. */
function row(blocks: readonly Block[], place: string): Record<string, string> {
  const [block] = ofKind(blocks, 'table');
  const { rows = [] } = block?.table ?? {};
  const cells = rows.find((cells) => cells[1] === place) ?? [];
  return Object.fromEntries(headsOf(block?.table).map((title, i) => [title, cells[i] ?? '']));
}

/** The texts on every space of the picture. */
async function notesOfPicture(ranking: Awaited<ReturnType<typeof rankingOf>>) {
  const { description, ...picture } = aimPicture(ranking);
  return { notes: new Map(factsOf(picture).map(({ space, note }) => [space, note])), description };
}

/** The facts on every space of a picture. */
function factsOf({ marks }: Pick<BoardPicture, 'marks'>): readonly SpaceFacts[] {
  return marks.flatMap(({ facts }) => facts ?? []);
}

describe('aim, interrupted after the first of three places, without exact odds', () => {
  test('ranks the place that was rolled, and no other', async () => {
    const ranking = await afterTheFirst();
    const [first, ...others] = ranking;
    expect(ranking.map(({ place }) => place).sort()).toEqual(PLACES);
    expect(first?.rank).toBe(1);
    expect(first?.result.neverBegun).toBe(false);
    expect(others.map(({ rank, worth }) => [rank, worth])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  test('leaves the cells of the others empty', async () => {
    const ranking = await afterTheFirst();
    const blocks = aimBlocks(ranking);
    for (const { place } of ranking.slice(1)) {
      const { from, ...cells } = row(blocks, place);
      expect(from).toBe(place);
      expect(new Set(Object.values(cells))).toEqual(new Set(['']));
    }
    expect(Object.values(row(blocks, ranking[0]?.place ?? ''))).not.toContain('');
  });

  test('says of how many places it names the best, and that it was interrupted', async () => {
    const ranking = await afterTheFirst();
    const blocks = aimBlocks(ranking);
    const [headline] = ofKind(blocks, 'headline');
    expect(headline?.text).toContain(
      `Best from ${ranking[0]?.place}, of the one place simulated so far out of three: `,
    );
    const [said] = ofKind(blocks, 'text');
    expect(said?.isWarning).toBe(true);
    expect(said?.text).toMatch(/^INTERRUPTED: .* simulated for 1 of 3 places /);
  });

  test('marks the others on the board and in the picture', async () => {
    const ranking = await afterTheFirst();
    const [board] = ofKind(aimBlocks(ranking), 'drawing');
    expect(board?.text.match(/#\S+/g)).toEqual(['#1']);
    expect(board?.text.match(/–/g)).toHaveLength(2);
    const { notes, description } = await notesOfPicture(ranking);
    for (const { place } of ranking.slice(1)) expect(notes.get(place)).toBe('–');
    expect(notes.get(ranking[0]?.place ?? '')).toMatch(/^\d+\.\d%$/);
    expect(description).toContain('– where nothing was simulated');
  });
});

describe('aim, interrupted after the first of three places, with exact odds', () => {
  test('ranks them all, as exactly as ever, and says that it was interrupted', async () => {
    const ranking = await afterTheFirst(true);
    const worths = ranking.map(({ worth = Number.NaN }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    const blocks = aimBlocks(ranking);
    expect(ofKind(blocks, 'headline')[0]?.text).not.toContain('simulated so far');
    expect(ofKind(blocks, 'text')[0]?.text).toMatch(/^INTERRUPTED: /);
    expect((await notesOfPicture(ranking)).description).not.toContain('–');
  });

  test('shows exact beside simulated where it has both, wherever that place ranks', async () => {
    const ranking = await afterTheFirst(true);
    const blocks = aimBlocks(ranking);
    for (const { place, result } of ranking) {
      const { rank, from, ...cells } = row(blocks, place);
      const form = result.neverBegun ? /^[\d.%]+$/ : /^[\d.%]+ \/ [\d.%]+$/;
      for (const cell of Object.values(cells)) expect(cell, `${rank}: ${from}`).toMatch(form);
    }
    expect(ofKind(blocks, 'table')[0]?.table.note).toContain('exact / simulated');
  });
});

test('aim, interrupted before anything was rolled, names no best place', async () => {
  const blocks = aimBlocks(await beforeAnything());
  expect(ofKind(blocks, 'headline')[0]?.text).toBe(
    'Nothing was simulated before the interruption.',
  );
  expect(ofKind(blocks, 'table')).toEqual([]);
  expect(ofKind(blocks, 'drawing')[0]?.text).not.toContain('#');
  expect(ofKind(blocks, 'text').map(({ text }) => text)).toEqual([
    'INTERRUPTED before anything was simulated.',
  ]);
});

test('aim, run to its end, gives 0 for who cannot be hit from a place, and no warning', async () => {
  const blocks = aimBlocks(await rankingOf('10k', {}));
  expect(ofKind(blocks, 'text')).toEqual([]);
  expect(row(blocks, '0,1')['The Joker is hit']).toBe('0.00%');
  expect(row(blocks, '2,0')['The Joker is hit']).toMatch(/^[1-9]/);
});

describe('the best places, where many are as good as each other,', () => {
  const open = (defender: number[], range: number, others: object[] = []) => ({
    name: 'Open ground',
    rules: 'heroclix',
    attacker: { name: 'A', attackValue: 9, damage: 2, keyphrases: ['knockback'], range },
    defender: { name: 'D', defenseValue: 15 },
    board: {
      terrain: `${'1 '.repeat(9)}\n`.repeat(9),
      attacker: [defender[0], (defender[1] ?? 0) - 1],
      defender,
      others,
    },
  });
  const answerOn = async (document: object) => {
    const blocks = aimBlocks(await rankingIn(document, { exact: true, simulation: false }));
    return ofKind(blocks, 'headline')[0]?.text;
  };

  test('are counted beyond the fourth', async () => {
    // On a square far from every edge all sides are equivalent: 8 squares around it, 24 within two.
    expect(await answerOn(open([4, 4], 1))).toMatch(
      /^Best from 3,3, 4,3, 5,3, 3,4 or four others as good: A knocks D back at least 1 square /,
    );
    expect(await answerOn(open([4, 4], 2))).toContain(
      'Best from 3,3, 4,3, 5,3, 3,4 or 20 others as good: ',
    );
    // At the western edge there is no room for three squares to the west.
    expect(await answerOn(open([1, 4], 1))).toContain(
      'Best from 0,3, 1,3, 0,4, 0,5 or one other as good: ',
    );
  });

  test('are all named up to the fourth', async () => {
    const guard = { character: 'Guard', at: [1, 7] };
    expect(await answerOn(open([1, 4], 1, [guard]))).toContain(
      'Best from 0,3 or 0,4 or 0,5 or 1,5: ',
    );
  });
});

describe('where no place can give a yes', () => {
  const answerTo = async (question: string) => {
    const blocks = aimBlocks(
      await rankingIn({ ...LEDGE, question }, { exact: true, simulation: false }),
    );
    return ofKind(blocks, 'headline')[0]?.text;
  };

  test('aim says so, and which place is best by its second standard', async () => {
    expect(await answerTo('wounds >= 40')).toMatch(
      /^The chance that Solomon Grundy takes at least 40 wounds is 0 from every place; by mean spaces moved, \d,\d is best\.$/,
    );
  });

  test('one place that can is the best', async () => {
    expect(await answerTo('moved >= 2')).toMatch(/^Best from /);
  });
});

test('aim says that line of fire is not checked where a place takes a shot', async () => {
  const shot = (range: number) => ({
    name: 'A shot',
    rules: 'heroclix',
    attacker: { name: 'A', attackValue: 9, damage: 2, keyphrases: ['knockback'], range },
    defender: { name: 'D', defenseValue: 15 },
    board: { terrain: '1 1 1 1', attacker: [1, 0], defender: [2, 0] },
  });
  const noteOf = async (document: object) => {
    const blocks = aimBlocks(await rankingIn(document, { exact: true, simulation: false }));
    return ofKind(blocks, 'table')[0]?.table.note;
  };
  const close =
    'Ranked by the chance, then by mean squares moved. Counts are means; all other numbers are chances.';
  expect(await noteOf(shot(1))).toBe(close);
  expect(await noteOf(shot(2))).toBe(`${close} Line of fire is not checked.`);
});

test('the picture of aim rings and names the best place, and shades all by the chance', async () => {
  const ranking = await rankingOf('10k', { exact: true });
  const picture = aimPicture(ranking);
  const facts = factsOf(picture);
  for (const { place, worth } of ranking) {
    expect(facts.find(({ space }) => space === place)?.chance).toBe(worth);
  }
  const shaded = facts.filter(({ chance }) => chance !== undefined);
  expect(shaded.map(({ space }) => space).sort()).toEqual(PLACES);
  const labels = ranking.map(({ rank }) => (rank === 1 ? 'BEST' : `#${rank}`));
  const written = picture.texts.map(({ text }) => text).filter((text) => /^(BEST|#)/.test(text));
  expect(written.sort()).toEqual(labels.sort());
  const rings = picture.marks.filter(({ stroke }) => stroke === PAPER.accent);
  expect(rings).toHaveLength(ranking.filter(({ rank }) => rank === 1).length);
});

test('where an attacker could stand anywhere, no place and no line is drawn as its own', async () => {
  const ranking = await rankingOf('1000', { exact: true });
  const stand = {
    name: 'Hawkgirl',
    spaces: [[0, 1]] as const,
    line: [
      [0, 1],
      [1, 1],
      [2, 1],
    ] as const,
  };
  const withStand = ranking.map((one) => {
    const { account } = one.result;
    const scene = account.scene && { ...account.scene, stands: [stand] };
    return { ...one, result: { ...one.result, account: { ...account, ...(scene && { scene }) } } };
  });
  expect(aimPicture(withStand)).toEqual(aimPicture(ranking));
  expect(aimBlocks(withStand)).toEqual(aimBlocks(ranking));
});
