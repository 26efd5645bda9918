import { expect, test } from 'vitest';
import { spaceNotes } from '../../../../src/board/notes.ts';
import { type BoardPicture, boardPicture } from '../../../../src/report/charts/board/picture.ts';
import { boardsSpec } from '../../../../src/report/charts/board/spec.ts';
import { boardsSvg } from '../../../../src/report/charts/board/svg.ts';
import { svgOf } from '../../../../src/report/pictures/picture.ts';
import { turn } from '../../turns.ts';

const CAPTION = { text: 'Board', subtitle: 'Test', noted: 'chance' };

async function picture() {
  const { scene } = (await turn()).account;
  if (!scene) throw new Error('the turn is on a board');
  const notes = spaceNotes([{ space: [3, 3], text: '40.0%', chance: 0.4, rank: 1 }]);
  return boardPicture(scene, notes, CAPTION);
}

/** How often each colour fills or strokes something. */
function colours(svg: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, colour = ''] of svg.matchAll(/ (?:fill|stroke)="(#\w+)"/g)) {
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

/** The texts of the picture, without its title. */
function texts(svg: string, { texts: own }: BoardPicture): string[] {
  const known = new Set(own.map(({ text }) => text));
  const written = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text = '']) => text);
  return written.filter((text) => known.has(text)).sort();
}

test('Vega draws the spec as the picture is: the same colours as often, and the same texts', async () => {
  // Vega writes the lines of a subtitle as one text.
  const drawn = { ...(await picture()), subtitle: ['Test'] };
  const warnings: string[] = [];
  const vega = await svgOf(boardsSpec([drawn]), (message) => warnings.push(message));
  expect(warnings).toEqual([]);
  const own = boardsSvg([drawn]);
  expect(texts(vega, drawn)).toEqual(texts(own, drawn));
  expect(colours(vega)).toEqual(colours(own));
});

test('the data of a spec tell what is on each space', async () => {
  const spec = boardsSpec([await picture()]);
  const { values } = spec.data as { values: object[] };
  expect(values).toHaveLength(35);
  expect(values).toContainEqual(
    expect.objectContaining({ space: '3,3', level: '5', note: '40.0%', chance: 0.4 }),
  );
  expect(values).toContainEqual(
    expect.objectContaining({ space: '5,2', here: 'The Joker', note: '' }),
  );
});

test('several boards are one below the other, and told one after another', async () => {
  const one = await picture();
  const spec = boardsSpec([one, { ...one, title: 'Other', description: 'Other.' }]);
  expect(spec).toMatchObject({
    vconcat: [{ title: { text: 'Board' } }, { title: { text: 'Other' } }],
    description: `${one.description} Other.`,
  });
});
