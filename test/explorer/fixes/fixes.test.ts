import { describe, expect, test } from 'vitest';
import type { ExperimentDocument } from '../../../src/explorer/document.ts';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';
import { type Kind, replyTo } from '../../../src/explorer/engine/protocol.ts';
import { fixesFor } from '../../../src/explorer/fixes/fixes.ts';
import { BATTLE_START, sidesIn } from '../../../src/explorer/panels/battle/battle-document.ts';
import { BOARD_START } from '../../../src/explorer/panels/board/start.ts';

const ATTACK = { name: 'A', attacker: 'Hawkgirl', defender: 'Solomon Grundy' };
const DUEL = { ...ATTACK, fight: 'duel', choices: 'wounds' };
const armies = (...all: readonly (readonly unknown[])[]) => ({
  ...BATTLE_START,
  sides: all.map((army) => ({ army })),
});
const onBoard = (place: object) => ({
  ...BOARD_START,
  board: { ...(BOARD_START.board as object), ...place },
});
const FACELESS = { name: 'Faceless', attack: 2, defense: 2 };
const UNPRICED = { ...FACELESS, name: 'Unpriced', life: 3, move: 4, range: 1 };

/**
 * Mistakes that a player can make with the controls of the page: what the page asks, what it says, and which change
 * repairs it.
 */
const CASES: readonly (readonly [Kind, ExperimentDocument, string, string])[] = [
  [
    'muster',
    armies([], ['Krug']),
    'An army has no cards. A battle needs at least one in each army.',
    'Add a card to each army',
  ],
  [
    'muster',
    armies([], []),
    'An army has no cards. A battle needs at least one in each army.',
    'Add a card to each army',
  ],
  [
    // Finn 80 and Tarn Viking Warriors 50 against Ne-Gok-Sa 90 and Marro Warriors 50.
    'muster',
    { ...BATTLE_START, points: 135 },
    'An army costs 140 points. The limit is 135 points.',
    'Raise the limit to 140 points',
  ],
  [
    'muster',
    armies(['Krug', 'Krug'], ['Hawkgirl']),
    'Krug is unique: an army has at most one.',
    'Take out Krug',
  ],
  [
    'muster',
    { ...armies(['Faceless', 'Krug'], ['Hawkgirl']), cards: [FACELESS] },
    'Faceless has no Life, and a battle needs it.',
    'Take out Faceless',
  ],
  [
    'muster',
    { ...armies(['Unpriced'], ['Krug']), cards: [UNPRICED], points: 500 },
    'Unpriced has no points of the kind that counts in this battle.',
    'Play without a points limit',
  ],
  [
    // Seven squads of four figures; a side of The Ford begins on 24 spaces.
    'muster',
    armies(['Deathreavers x7'], ['Krug']),
    'An army takes 28 spaces. Its start area on this map has 24 spaces.',
    'Take 6 × Deathreavers',
  ],
  [
    'odds',
    { ...ATTACK, distance: 5 },
    'Hawkgirl is 5 spaces away from the target, and its Range is 1.',
    'Put them next to each other',
  ],
  [
    'onBoard',
    onBoard({ attacker: [9, 2] }),
    'Hawkgirl is 7 spaces away from the target, and its Range is 1.',
    'Put them next to each other',
  ],
  [
    'onBoard',
    onBoard({ defender: [90, 90] }),
    'The defender cannot stand there: 90,90, which is off the map.',
    'Put both in the middle',
  ],
  [
    'odds',
    { ...ATTACK, question: 'destroyd' },
    'The question cannot be read: unknown measure "destroyd". Did you mean destroyed?',
    'Ask the default question',
  ],
  [
    'odds',
    { ...ATTACK, attacker: { name: 'Attacker' } },
    'The attacker has no attack dice.',
    'Give the attacker 3 attack dice',
  ],
  [
    'odds',
    { ...DUEL, defender: { name: 'D', attack: 3, defense: 3 } },
    'The defender has no Life.',
    'Give the defender 4 Life',
  ],
  [
    'odds',
    { ...ATTACK, defender: { card: 'Solomon Grundy', wounds: 9 } },
    'The defender has no Life left with this many wounds.',
    'Take the wounds away',
  ],
  [
    'odds',
    { ...ATTACK, defender: 'Unheard-of' },
    'No card is called "Unheard-of".',
    'Take Solomon Grundy as the defender',
  ],
  [
    'odds',
    { ...ATTACK, attacker: 'Hawkgril' },
    'No card is called "Hawkgril". Did you mean hawkgirl?',
    'Take Hawkgirl as the attacker',
  ],
  [
    'odds',
    { ...ATTACK, specialAttack: 'Big Stick' },
    'The attacker has no special attack with that name.',
    'Make the usual attack',
  ],
  [
    'odds',
    { name: 'T', turn: [], defender: 'Krug' },
    'A turn needs an attacker.',
    'Add an attacker',
  ],
];

/** Syntax that only files have: paths with brackets or dots, and lists of allowed values. */
const FILE_SYNTAX = /\w\[\d|\]\.|\bsides\b|\{ /;

describe('a mistake in a fight', () => {
  test.each(CASES)(
    'of %s %j is told in a player’s words, and one press mends it',
    async (kind, document, said, label) => {
      const reply = await replyTo({ kind, asked: { document } as never });
      if ('answer' in reply) throw new Error('nothing is wrong');
      expect(reply.problems).toContain(said);
      for (const text of reply.problems) expect(text).not.toMatch(FILE_SYNTAX);
      const fix = fixesFor(document, reply.mistakes ?? []).find((one) => one.label === label);
      const mended = await replyTo({ kind, asked: { document: fix?.document } as never });
      expect(mended).toHaveProperty('answer');
    },
  );

  test('of far too many figures is mended press by press', async () => {
    let document: ExperimentDocument = armies(['Deathreavers x16', 'Krug'], ['Ne-Gok-Sa']);
    const said: string[] = [];
    for (let press = 0; press < 3; press++) {
      const reply = await replyTo({ kind: 'muster', asked: { document } });
      if ('answer' in reply) break;
      said.push(...reply.problems);
      document = fixesFor(document, reply.mistakes ?? [])[0]?.document ?? document;
    }
    // 31 figures: Krug and seven squads of four; then 24 spaces, of which Krug takes two, and five squads twenty.
    expect(said).toEqual([
      'An army has 65 figures. There is room for 31.',
      'An army takes 30 spaces. Its start area on this map has 24 spaces.',
    ]);
    expect(sidesIn(document)?.[0]?.army).toEqual(['Deathreavers x5', 'Krug']);
  });

  test('of an empty army is mended without a change of the other army', () => {
    const document = armies([], ['Krug']);
    const [fix] = fixesFor(document, [
      { path: ['sides', 0, 'army'], found: 'an empty list', allowed: '' },
    ]);
    expect(sidesIn(fix?.document ?? {})?.map(({ army }) => army)).toEqual([
      ['Finn the Viking Champion'],
      ['Krug'],
    ]);
  });

  test('that the page has no words for is told without the syntax of files', async () => {
    const document = { ...ATTACK, attacker: { name: 'B', attack: 99 } };
    const reply = await replyTo({ kind: 'odds', asked: { document } });
    const problems = 'problems' in reply ? reply.problems : [];
    expect(problems).toEqual(['Attacker, attack is 99; give a whole number from 0 to 50.']);
  });

  test('in the text of a file is told as the command line tells it', async () => {
    const text = 'name: x\nattacker: { attack: 99, name: B }\ndefender: hawkgirl\n';
    expect(() => ANSWERS.opened({ name: 'mine.yaml', text })).toThrow(
      'mine.yaml:2:21: attacker.attack is 99; give a whole number from 0 to 50',
    );
  });
});
