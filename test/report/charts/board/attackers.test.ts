import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../src/board/scene.ts';
import { type BoardLook, boardPicture } from '../../../../src/report/charts/board/picture.ts';
import { boardsSpec } from '../../../../src/report/charts/board/spec.ts';
import { boardsSvg } from '../../../../src/report/charts/board/svg.ts';
import { PAPER } from '../../../../src/report/charts/palette.ts';
import { THEME } from '../../../../src/report/charts/theme.ts';
import { turn } from '../../turns.ts';

const CAPTION = { text: 'Board', subtitle: 'Test', noted: 'chance' };

async function ledge(changes: Partial<Scene> = {}): Promise<Scene> {
  const { scene } = (await turn()).account;
  if (!scene) throw new Error('the turn is on a board');
  return { ...scene, ...changes };
}

function drawn(scene: Scene, look: BoardLook = {}): string {
  return boardsSvg([boardPicture(scene, new Map(), CAPTION, look)]);
}

const [first = '', second = ''] = PAPER.attackers;
const strokes = (svg: string, colour: string) => svg.split(`stroke="${colour}"`).length - 1;
const fills = (svg: string, colour: string) => svg.split(`fill="${colour}"`).length - 1;
/** How often a number is written on the colours of attackers. */
const numbers = (svg: string, number: number) =>
  [...svg.matchAll(new RegExp(`fill="${PAPER.onAttacker}"[^>]*>${number}<`, 'g'))].length;

describe('the picture of a board with several attackers', () => {
  test('has a ring around the best place of each, in its colour', async () => {
    const svg = drawn(await ledge());
    expect([strokes(svg, first), strokes(svg, second)]).toEqual([1, 1]);
    const none = drawn(await ledge({ stands: [] }));
    expect([strokes(none, first), strokes(none, second)]).toEqual([0, 0]);
  });

  test('has its number on the place, on every arrow of its line and where it can end its move', async () => {
    const svg = drawn(await ledge());
    // A place, three arrows beyond the defender and nine spaces; a place, two arrows and eight spaces.
    expect([fills(svg, first), fills(svg, second)]).toEqual([13, 11]);
    expect([numbers(svg, 1), numbers(svg, 2)]).toEqual([13, 11]);
  });

  test('names who is to act from a place where nobody stands yet', async () => {
    const names = (svg: string) => svg.split('>Batman<').length - 1;
    expect(names(drawn(await ledge()))).toBe(2);
    expect(names(drawn(await ledge({ stands: [] })))).toBe(1);
  });

  test('a line may lead over the space on which the defender began', async () => {
    const line = [
      [5, 3],
      [4, 2],
      [3, 2],
      [2, 2],
    ] as const;
    const stands = [{ name: 'A', spaces: [[5, 3]] as const, line }];
    const svg = drawn(await ledge({ stands, reach: [] }));
    // The place, and an arrow into the defender's first space and one out of it.
    expect(numbers(svg, 1)).toBe(3);
  });

  test('says whose numbers these are, also in words', async () => {
    const { subtitle, description } = boardPicture(await ledge(), new Map(), CAPTION);
    expect(subtitle).toEqual([
      'Test',
      'Rings: the best places for 1 Hawkgirl and 2 Batman; arrows: their lines of Knockback',
      'Small numbers: where each attacker can end its move',
    ]);
    expect(description).toContain('Best place for 2 Batman: 3,1');
    expect(description).toContain('2 Batman can end its move on: 0,1 1,1 2,1 3,1');
  });

  test('names in the legend who can move and has no place', async () => {
    const reach = [{ name: 'Robin', spaces: [[0, 0]] as const }];
    const { subtitle } = boardPicture(await ledge({ reach }), new Map(), CAPTION);
    expect(subtitle[2]).toBe('Small numbers: where each attacker can end its move; 3 Robin');
  });

  test('on spaces too small for numbers has marks, whose place tells whose they are', async () => {
    const scene = await ledge();
    const { terrain } = scene;
    const row = Array.from({ length: 40 }, () => ({ level: 1 }));
    const wide = { ...terrain, columns: 40, rows: [...terrain.rows.slice(0, 4), row] };
    const svg = drawn({ ...scene, terrain: wide }, { isCropped: false });
    expect(numbers(svg, 1)).toBe(1);
    expect(fills(svg, first)).toBe(13);
  });
});

test('a board without them is drawn in the look of all other charts', async () => {
  const { stands: _, reach: __, ...scene } = await ledge();
  const spec = boardsSpec([boardPicture(scene, new Map(), CAPTION)]);
  expect(spec.config).toEqual(THEME);
  expect((spec.title as { subtitle: unknown }).subtitle).toBe('Test');
});
