import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExperimentDocument } from '../../../src/explorer/document.ts';
import { read } from '../../../src/explorer/engine/experiments.ts';
import { fighterIn } from '../../../src/explorer/fight/sides.ts';
import { attackKind } from '../../../src/explorer/panels/attack/attack-document.ts';
import { boardKind } from '../../../src/explorer/panels/board/board-kind.ts';
import { duelKind } from '../../../src/explorer/panels/duel/duel-document.ts';
import { withPanelOpen as withPanelOf } from '../../../src/explorer/panels/opening.ts';
import { attackersIn } from '../../../src/explorer/panels/turn/turn-document.ts';
import { turnKind } from '../../../src/explorer/panels/turn/turn-kind.ts';
import { START, type State, withDocument } from '../../../src/explorer/state.ts';
import { duelDocuments, panelDocuments } from '../random-documents.ts';

const KINDS = [attackKind, boardKind, duelKind, turnKind] as const;
const PANELS = KINDS.map(({ name }) => name);

const startOf = (name: string) => (KINDS.find((kind) => kind.name === name) ?? attackKind).start;
const withPanelOpen = (state: State, name: string) => withPanelOf(KINDS, state, name);

const showing = (panel: string, document: ExperimentDocument) =>
  withDocument(START, panel, document);

const shownBy = ({ panel, documents }: State): ExperimentDocument =>
  documents[panel] ?? startOf(panel);

/** Where the two cannot reach each other, a page says so. */
function problemOf(document: ExperimentDocument): string {
  try {
    read(document);
    return '';
  } catch (error) {
    const text = String(error);
    return /attacking over|reach|range/.test(text) ? '' : `${text} in ${JSON.stringify(document)}`;
  }
}

describe('opening another panel', () => {
  test('leaves each with what it starts with, as long as nothing has been changed', () => {
    for (const name of PANELS) {
      const opened = withPanelOpen(START, name);
      expect(opened.panel).toBe(name);
      expect(shownBy(opened)).toBe(startOf(name));
    }
  });

  test.each([
    ['an attack', panelDocuments, 'attack'],
    ['a duel', duelDocuments, 'duel'],
  ] as const)('takes the fighters of %s along, to where they can fight', (_, documents, from) => {
    fc.assert(
      fc.property(documents, fc.shuffledSubarray(PANELS), (document, way) => {
        const names = (['attacker', 'defender'] as const).map(
          (side) => fighterIn(document, side).name,
        );
        let state = showing(from, document);
        for (const panel of way) {
          state = withPanelOpen(state, panel);
          const shown = shownBy(state);
          expect(problemOf(shown)).toBe('');
          const [first] = attackersIn(shown) ?? [];
          const attack = first ? { ...shown, attacker: first.figure } : shown;
          const there = (['attacker', 'defender'] as const).map(
            (side) => fighterIn(attack, side).name,
          );
          // Numbers without a card are called by their role.
          const roles = /^(Attacker|Defender|First fighter|Second fighter)/;
          if (!names.some((name) => roles.test(name))) expect(there).toEqual(names);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('keeps the ground of a board, the terms of a duel, and what only they can ask', () => {
    const board: ExperimentDocument = { ...startOf('board'), question: 'stoppedBy is edge' };
    const onBoard = withPanelOpen(showing('board', board), 'attack');
    expect(shownBy(onBoard).question).toBeUndefined();
    const other = withDocument(onBoard, 'attack', {
      ...shownBy(onBoard),
      attacker: 'Finn',
      question: 'totalWounds >= 1',
    });
    const back = shownBy(withPanelOpen(other, 'board'));
    expect(back).toMatchObject({ attacker: 'Finn', question: 'totalWounds >= 1' });
    expect(back.board).toEqual(board.board);
    const duel = { ...startOf('duel'), first: 'defender', mostTurns: 9 };
    const fought = shownBy(
      withPanelOpen({ ...other, documents: { ...other.documents, duel } }, 'duel'),
    );
    expect(fought).toMatchObject({ attacker: 'Finn', first: 'defender', mostTurns: 9 });
    expect(fought.question).toBeUndefined();
    expect(fought.name).toBe('Finn against Solomon Grundy');
  });

  test('takes cards of one’s own along, beside those that others in a turn have', () => {
    const mine = { name: 'Mine', life: 4, attack: 3, defense: 3, range: 1 };
    const hers = { name: 'Hers', life: 4, attack: 3, defense: 3, move: 5, range: 1 };
    const state: State = {
      ...START,
      documents: {
        attack: { name: 'X', cards: [mine], attacker: 'Mine', defender: 'Finn' },
        turn: {
          name: 'Y',
          cards: [hers],
          turn: [{ figure: 'Finn' }, { figure: 'Hers' }],
          defender: 'Finn',
        },
      },
    };
    const turn = shownBy(withPanelOpen(state, 'turn'));
    expect(turn.cards).toEqual([hers, mine]);
    expect(turn.turn).toEqual([{ figure: 'Mine' }, { figure: 'Hers' }]);
    expect(
      shownBy(withPanelOpen(showing('attack', state.documents.attack ?? {}), 'board')).cards,
    ).toEqual([mine]);
  });
});
