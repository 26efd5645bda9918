import { expect, test } from 'vitest';
import { type Chart, drawable } from '../../../src/report/charts/chart.ts';
import { chartsOf } from '../../../src/report/charts/index.ts';
import { svgOf } from '../../../src/report/pictures/picture.ts';
import { dealt } from '../../cases.ts';
import { SHIPPED, shippedResults } from '../../experiments/results/shipped.ts';
import { duels, ONE, OTHER } from '../fights.ts';

/** Names that every object has, and the one keyword that Vega's expressions allow as a name. */
const TAKEN = [...Object.getOwnPropertyNames(Object.prototype), 'if'];

async function picturesOf(charts: readonly Chart[]) {
  const svgs: string[] = [];
  for (const { spec } of charts) svgs.push(await svgOf(drawable(spec), () => {}));
  return svgs;
}

/** All texts of a picture, with one name replaced by another, and without blanks at the ends of names. */
function saidIn(svg: string, name: string, instead: string): string[] {
  const texts = [...svg.matchAll(/(?:<text[^>]*>|aria-label=")([^<"]*)/g)].map(([, text]) => text);
  return texts.map((text = '') =>
    text.replace(new RegExp(`\\b${name}\\b`, 'g'), instead).replace(/ +(?=$|[;,:])/g, ''),
  );
}

test.each(dealt(TAKEN))('a duel of figures called %s says what it says of others', async (name) => {
  const charts = async (first: string, second: string) =>
    picturesOf(
      chartsOf(
        await duels(
          { attacker: { ...ONE, name: first }, defender: { ...OTHER, name: second } },
          1000,
        ),
      ),
    );
  const [taken, plain] = await Promise.all([charts(name, 'Bob'), charts('Qzq', 'Bob')]);
  expect(taken.map((svg) => saidIn(svg, name, 'Qzq'))).toEqual(
    plain.map((svg) => saidIn(svg, 'Qzq', 'Qzq')),
  );
});

/** Some of all kinds: an attack, a sweep, a board, a turn. */
const SOME = dealt(SHIPPED);

test.each(SOME)('%s is drawn the same where no code can be made from text', async (file) => {
  for (const { name, spec } of chartsOf(await shippedResults(file))) {
    const [compiled, interpreted] = [
      await svgOf(spec, () => {}, false),
      await svgOf(spec, () => {}, true),
    ];
    expect(interpreted, name).toBe(compiled);
  }
});
