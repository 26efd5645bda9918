import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExperimentDocument } from '../../../src/explorer/document.ts';
import { read } from '../../../src/explorer/engine/experiments.ts';
import { fighterOf } from '../../../src/explorer/fight/fighter.ts';
import { fighterIn } from '../../../src/explorer/fight/sides.ts';
import { linked, linkOf } from '../../../src/explorer/link.ts';
import { attackKind } from '../../../src/explorer/panels/attack/attack-document.ts';
import {
  BATTLE_START,
  battleKind,
  withCard,
  withCopies,
} from '../../../src/explorer/panels/battle/battle-document.ts';
import { boardKind } from '../../../src/explorer/panels/board/board-kind.ts';
import { duelKind } from '../../../src/explorer/panels/duel/duel-document.ts';
import { withPanelOpen as withPanelOf } from '../../../src/explorer/panels/opening.ts';
import { attackersIn } from '../../../src/explorer/panels/turn/turn-document.ts';
import { turnKind } from '../../../src/explorer/panels/turn/turn-kind.ts';
import { START, type State, withDocument } from '../../../src/explorer/state.ts';
import { duelDocuments, panelDocuments } from '../random-documents.ts';

const KINDS = [attackKind, boardKind, duelKind, turnKind, battleKind] as const;
const PANELS = KINDS.map(({ name }) => name);
/** The panels that can show any fight between two. */
const OF_TWO = PANELS.filter((name) => name !== 'battle');

const startOf = (name: string) => (KINDS.find((kind) => kind.name === name) ?? attackKind).start;
const withPanelOpen = (state: State, name: string) => withPanelOf(KINDS, state, name);

const showing = (panel: string, document: ExperimentDocument) =>
  withDocument(START, panel, document);

const shownBy = ({ panel, documents }: State): ExperimentDocument =>
  documents[panel] ?? startOf(panel);

/** The page says so if the two cannot reach each other. */
function problemOf(document: ExperimentDocument): string {
  try {
    read(document);
    return '';
  } catch (error) {
    const text = String(error);
    return /attacks over|reach|range/.test(text) ? '' : `${text} in ${JSON.stringify(document)}`;
  }
}

test('all panels begin with the two figures of the example in one order, which gives the colours', () => {
  const orders = KINDS.flatMap((kind) => {
    const { attacker, defender } = kind.fightIn(kind.start) ?? {};
    const names = [attacker, defender].map((side) => fighterOf(side, { role: '' }).name);
    return names.includes('Hawkgirl') && names.includes('Solomon Grundy') ? [names] : [];
  });
  expect(orders.length).toBeGreaterThan(2);
  for (const names of orders) expect(names).toEqual(['Hawkgirl', 'Solomon Grundy']);
});

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
      fc.property(documents, fc.shuffledSubarray(OF_TWO), (document, way) => {
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

/** A document of each panel that a user has changed, with fields that other panels do not have. */
const CHANGED: Readonly<Record<string, ExperimentDocument>> = {
  attack: {
    ...startOf('attack'),
    attacker: {
      card: 'Hawkgirl',
      attack: 7,
      near: ['Raelin the Kyrie Warrior (RotV)'],
      moved: true,
    },
    defender: { card: 'Solomon Grundy', wounds: 2 },
    heightAdvantage: 'attacker',
    question: 'destroyed',
  },
  board: {
    ...startOf('board'),
    attacker: { card: 'Hawkgirl', attack: 5, nextToEnemy: true },
    question: 'stoppedBy is edge',
  },
  duel: {
    ...startOf('duel'),
    attacker: { card: 'Krug', figures: 2, allies: 1 },
    defender: { name: 'Second fighter', attack: 2, defense: 2, life: 3 },
    rounds: true,
  },
  turn: {
    name: 'Two against Krug',
    turn: [{ figure: { card: 'Hawkgirl', attack: 8 }, attacks: 2 }, { figure: 'Ne-Gok-Sa' }],
    defender: { card: 'Krug', wounds: 3 },
    order: 'given',
  },
  battle: withCard(withCopies(BATTLE_START, 0, 0, 0), 1, 'Krug'),
};

const PAIRS = PANELS.flatMap((from) =>
  PANELS.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('going back to a panel', () => {
  test.each(PAIRS)('leaves the fight of %s unchanged after a look at %s', (from, to) => {
    const document = CHANGED[from] ?? {};
    for (const before of [START, { ...START, documents: CHANGED }]) {
      const state = withDocument(before, from, document);
      const back = withPanelOpen(withPanelOpen(state, to), from);
      expect(back.panel).toBe(from);
      expect(shownBy(back)).toEqual(document);
    }
  });

  test('leaves its fight unchanged after a look at any others, one after another', () => {
    const ways = fc.array(fc.constantFrom(...PANELS), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...PANELS), ways, (from, way) => {
        const document = CHANGED[from] ?? {};
        const looked = way.reduce(withPanelOpen, showing(from, document));
        expect(shownBy(withPanelOpen(looked, from))).toEqual(document);
      }),
    );
  });

  test.each([
    ['an attack', panelDocuments, 'attack'],
    ['a duel', duelDocuments, 'duel'],
  ] as const)('leaves %s of any kind unchanged after a look at any panel', (_, documents, from) => {
    fc.assert(
      fc.property(documents, fc.constantFrom(...PANELS), (document, to) => {
        const back = withPanelOpen(withPanelOpen(showing(from, document), to), from);
        expect(shownBy(back)).toEqual(document);
      }),
    );
  });

  test('leaves 7 dice at 7 after armies were picked in a battle that could not take them', () => {
    const attack = { ...startOf('attack'), attacker: { card: 'Hawkgirl', attack: 7 } };
    const opened = withPanelOpen(showing('attack', attack), 'battle');
    expect(shownBy(opened)).toBe(BATTLE_START);
    const picked = withDocument(opened, 'battle', withCopies(BATTLE_START, 0, 0, 0));
    expect(shownBy(withPanelOpen(picked, 'attack'))).toEqual(attack);
    // The fight moves from the battle panel to one that can show it.
    const duel = shownBy(withPanelOpen(picked, 'duel'));
    expect(duel).toMatchObject({ attacker: { card: 'Hawkgirl', attack: 7 } });
  });

  test('keeps what the other panel has no field for, beside what was changed there', () => {
    const { attack } = CHANGED;
    const turn = withPanelOpen(showing('attack', attack ?? {}), 'turn');
    const changed = withDocument(turn, 'turn', { ...shownBy(turn), defender: 'Krug' });
    const back = shownBy(withPanelOpen(changed, 'attack'));
    expect(back.attacker).toEqual(attack?.attacker);
    expect(back.defender).toBe('Krug');
  });

  test('is remembered in a link', () => {
    const attack = { ...startOf('attack'), attacker: { card: 'Hawkgirl', attack: 7 } };
    const opened = withPanelOpen(showing('attack', attack), 'battle');
    const read = linked(linkOf(opened));
    expect('state' in read && shownBy(withPanelOpen(read.state, 'attack'))).toEqual(attack);
  });
});
