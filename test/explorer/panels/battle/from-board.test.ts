import { describe, expect, test } from 'vitest';
import type { ExperimentDocument } from '../../../../src/explorer/document.ts';
import { ANSWERS } from '../../../../src/explorer/engine/answers/index.ts';
import { linked, linkOf } from '../../../../src/explorer/link.ts';
import { battleFromBoard, OF_ATTACKS } from '../../../../src/explorer/panels/battle/from-board.ts';
import { BOARD_START, OPEN_GROUND } from '../../../../src/explorer/panels/board/start.ts';
import { START, withDocument } from '../../../../src/explorer/state.ts';
import { standingFields } from '../../../../src/fight/schema.ts';

/** The attack on open ground with others on its board. */
const withOthers = (others: readonly object[], more: object = {}): ExperimentDocument => ({
  ...OPEN_GROUND,
  ...more,
  board: { ...(OPEN_GROUND.board as object), others },
});

const armiesOf = (document: ExperimentDocument) =>
  (battleFromBoard(document).document.sides as { army: unknown[] }[]).map(({ army }) => army);

/** The places of the figures at the beginning of the first game of a battle. */
async function firstPlaces(document: ExperimentDocument) {
  const watched = await ANSWERS.game({ document, number: 0 });
  const moments = watched?.game.moments ?? [];
  const begin = moments.slice(
    0,
    moments.findIndex(({ kind }) => kind === 'round'),
  );
  return begin.flatMap(({ changes }) => changes.map(({ at }) => at));
}

describe('the battle from a drawn board', () => {
  test('has the two and the others with cards where they stand, on the same ground', async () => {
    const { document, hasWounded, bystanders, lacking } = battleFromBoard(BOARD_START);
    expect({ hasWounded, bystanders, lacking }).toEqual({
      hasWounded: true,
      bystanders: [],
      lacking: [],
    });
    expect(document).toMatchObject({
      name: 'Hawkgirl against Solomon Grundy',
      fight: 'battle',
      sides: [
        { army: [{ card: 'Hawkgirl', at: [1, 2] }] },
        {
          army: [
            { card: 'Solomon Grundy', at: [2, 2] },
            { card: 'The Joker', at: [3, 4] },
          ],
        },
      ],
    });
    const { terrain, walls } = BOARD_START.board as Record<string, unknown>;
    expect(document.board).toEqual({ terrain, walls });
    expect(await firstPlaces(document)).toEqual([[[1, 2]], [[2, 2]], [[3, 4]]]);
  });

  test('is kept by a link', () => {
    const { document } = battleFromBoard(BOARD_START);
    const opened = linked(linkOf(withDocument(START, 'battle', document)));
    expect(opened).toMatchObject({ state: { panel: 'battle', documents: { battle: document } } });
  });

  test('takes figures of one card together, and some of a squad for their share of its points', () => {
    const tarn = (at: readonly number[]) => ({
      figure: 'Tarn Viking Warriors',
      at,
      side: 'attacker',
    });
    const [one, other] = armiesOf(
      withOthers([
        tarn([0, 0]),
        tarn([1, 0]),
        {
          figure: 'krug',
          at: [
            [5, 5],
            [6, 5],
          ],
        },
      ]),
    );
    // Two of the four Tarn figures, who cost 50 points together.
    expect(one).toEqual([
      { card: 'Hawkgirl', at: [2, 3] },
      {
        card: 'Tarn Viking Warriors',
        figures: 2,
        points: 25,
        at: [
          [0, 0],
          [1, 0],
        ],
      },
    ]);
    expect(other?.[1]).toEqual({
      card: 'krug',
      at: [
        [5, 5],
        [6, 5],
      ],
    });
  });

  test('leaves a whole squad and its copies whole', () => {
    const rats = Array.from({ length: 9 }, (_, i) => ({ figure: 'Deathreavers', at: [i, 0] }));
    const [, other] = armiesOf(withOthers(rats));
    // Four to a card.
    expect(other?.slice(1)).toEqual([
      { card: 'Deathreavers', copies: 2, at: rats.slice(0, 8).map(({ at }) => at) },
      { card: 'Deathreavers', figures: 1, points: 10, at: [8, 0] },
    ]);
  });

  test('lets those without a card stand in the way, and says so', () => {
    const tree = { obstacle: 'Tree', at: [6, 6] };
    const document = withOthers([{ figure: 'Bystander', at: [5, 5] }, tree]);
    const drawn = battleFromBoard(document);
    expect(drawn.bystanders).toEqual(['Bystander']);
    expect(drawn.document.board).toMatchObject({
      others: [{ figure: 'Bystander', at: [5, 5] }, tree],
    });
  });

  test('cannot be fought by figures whose Life, Move or Range nobody knows', () => {
    const numbers = { name: 'Brute', attack: 5, defense: 3 };
    expect(battleFromBoard(withOthers([], { attacker: numbers })).lacking).toEqual(['Brute']);
  });

  test('keeps nothing that is said of a figure in an attack alone', () => {
    expect([...OF_ATTACKS].sort()).toEqual([...Object.keys(standingFields()), 'wounds'].sort());
    const written = { card: 'Hawkgirl', attack: 6, moved: true, wounds: 1 };
    expect(armiesOf(withOthers([], { attacker: written }))[0]).toEqual([
      { card: 'Hawkgirl', attack: 6, at: [2, 3] },
    ]);
  });
});
