import * as vega from 'vega';
import { compile } from 'vega-lite';
import { beforeAll, describe, expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import type { Chart } from '../../../src/report/charts/chart.ts';
import { sweeps } from '../../../src/report/charts/sweeps.ts';
import { svgOf } from '../../../src/report/pictures/picture.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

async function chartOf(vary: Record<string, unknown>, wounds = 0): Promise<Chart> {
  const experiment = readExperiment(
    {
      name: 'Fight',
      attacker: { name: 'A', attack: 2, defense: 0, powers: ['super-strength'] },
      defender: { name: 'D', attack: 0, defense: 0, life: 4, wounds },
      vary,
    },
    noFiles,
  );
  const how = { exact: true, simulation: false, machine, threads: 1 };
  const [chart] = sweeps(await compute(experiment, how));
  if (!chart) throw new Error('a sweep has a picture');
  return chart;
}

const DICE = { 'attacker.attack': [1, 2], 'defender.defense': [0, 1] };
const HEIGHT = { heightAdvantage: ['neither', 'attacker', 'defender'] };

let ofThree: Chart;
let ofFour: Chart;
beforeAll(async () => {
  ofThree = await chartOf({ ...DICE, ...HEIGHT });
  ofFour = await chartOf({ ...DICE, ...HEIGHT, 'defender.wounds': [0, 3] });
});

/** The texts of a picture, in the order in which they are drawn. */
async function textsOf({ spec }: Chart): Promise<string[]> {
  const warnings: string[] = [];
  const svg = await svgOf(spec, (message) => warnings.push(message));
  expect(warnings).toEqual([]);
  return [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, '|'),
  );
}

/** The chances that are written when a reader has chosen a combination. */
async function shownWhen({ spec }: Chart, chosen: number): Promise<string[]> {
  const view = new vega.View(vega.parse(compile(spec).spec), { renderer: 'none' });
  const svg = await view.signal('chosen', chosen).toSVG();
  view.finalize();
  return [...svg.matchAll(/>(\d+\.\d%)</g)].map(([, text = '']) => text);
}

test('the title of a picture has the wounds with which the fight begins', async () => {
  const title = async (vary: Record<string, unknown>, wounds: number) =>
    (await textsOf(await chartOf(vary, wounds))).find((text) => text.startsWith('Chance that'));
  expect(await title(DICE, 3)).toBe('Chance that A displaces D (with 3 wounds)');
  expect(await title(DICE, 0)).toBe('Chance that A displaces D');
});

describe('three varied fields', () => {
  test('are a map for each value of the third, in its order, under its name and value', async () => {
    const texts = await textsOf(ofThree);
    const headers = texts.filter((text) => text.startsWith('height advantage'));
    expect(headers).toEqual([
      'height advantage: neither',
      'height advantage: attacker',
      'height advantage: defender',
    ]);
    // One die against none, on the level: one skull half of the time.
    expect(texts.filter((text) => /%$/.test(text))).toHaveLength(12);
    expect(texts).toContain('50.0%');
  });
});

describe('four varied fields', () => {
  test('number the values of the fourth in the data, which three fields do not need', () => {
    const numbers = ({ spec }: Chart) => {
      const { values } = spec.data as { values: { others?: number }[] };
      return new Set(values.map(({ others }) => others));
    };
    expect(numbers(ofFour)).toEqual(new Set([0, 1]));
    expect(numbers(ofThree)).toEqual(new Set([undefined]));
  });

  test('say which are shown, and how to have others shown', () => {
    const { subtitle } = ofFour.spec.title as { subtitle: string[] };
    expect(subtitle.join('\n')).toContain(
      "Shown: attacker's attack, defender's defense and height advantage, the first fields listed under “vary”",
    );
    expect(subtitle.join('\n')).toContain("Each map shows one value of defender's wounds");
  });

  test('are shown for the first value of the fourth, and for the one that a reader chooses', async () => {
    const headers = (await textsOf(ofFour)).filter((text) => /^\|?height advantage/.test(text));
    expect(headers).toHaveLength(3);
    for (const header of headers) expect(header).toContain("defender's wounds: 0");
    const [unhurt, hurt] = [await shownWhen(ofFour, 0), await shownWhen(ofFour, 1)];
    // Three dice, one of them for height, against none: a skull, and therefore a push, in 7 of 8. With one Life left,
    // any skull destroys, and a destroyed figure is not displaced.
    expect(unhurt).toHaveLength(12);
    expect(unhurt).toContain('87.5%');
    expect(hurt).toHaveLength(12);
    expect(hurt).toContain('0.0%');
    expect(hurt).not.toContain('87.5%');
  });
});

test.each([
  ['beside', { 'attacker.attack': [1, 2, 3] }],
  [
    'above',
    {
      'attacker.powers': [
        [],
        ['super-strength', 'deadly-strike'],
        ['super-strength', 'nth-metal-mace'],
      ],
    },
  ],
])('a frame around bars with labels %s them crosses no label and no number', async (_, vary) => {
  const { spec } = await chartOf(vary);
  const view = new vega.View(vega.parse(compile(spec).spec), { renderer: 'none' });
  await view.signal('chosen', 2).runAsync();
  const frame = (view.scenegraph() as unknown as { root: unknown }).root;
  const { chosen, texts } = boundsIn(frame);
  view.finalize();
  expect(chosen).toHaveLength(1);
  const [box] = chosen;
  // A text at the height of the frame is inside or outside, and never on its border.
  for (const text of texts) {
    if (!box || text.y2 < box.y1 || text.y1 > box.y2) continue;
    const isInside = text.x1 >= box.x1 && text.x2 <= box.x2;
    const isOutside = text.x2 <= box.x1 || text.x1 >= box.x2;
    expect(isInside || isOutside).toBe(true);
  }
});

/** The stroke width of the frame, in pixels: no other element of the picture has it. */
const FRAME = 3;

interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

interface Node {
  readonly marktype?: string;
  readonly strokeWidth?: number;
  readonly bounds?: Box;
  readonly x?: number;
  readonly y?: number;
  readonly text?: unknown;
  readonly items?: readonly Node[];
}

/** The bounds of the selection frame and of all texts on the sheet. */
function boundsIn(root: unknown) {
  const chosen: Box[] = [];
  const texts: Box[] = [];
  const visit = (node: Node, dx: number, dy: number) => {
    const { bounds, items } = node;
    if (bounds && !items) {
      const { x1, y1, x2, y2 } = bounds;
      const box = { x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy };
      if (node.text !== undefined) texts.push(box);
      else if (node.strokeWidth === FRAME) chosen.push(box);
    }
    const isGroup = items !== undefined && node.marktype === undefined;
    for (const item of items ?? []) {
      const [ix, iy] = isGroup ? [node.x ?? 0, node.y ?? 0] : [0, 0];
      visit(item, dx + ix, dy + iy);
    }
  };
  visit(root as Node, 0, 0);
  return { chosen, texts };
}
