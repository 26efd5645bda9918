import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { linked, linkOf, MOST_BYTES, MOST_LETTERS } from '../../src/explorer/link.ts';
import { START } from '../../src/explorer/state.ts';
import { anyCharacter } from '../any-character.ts';
import { panelDocuments } from './random-documents.ts';

const DAMAGED = { problem: 'This link is damaged or incomplete. Copy the whole link again.' };

const linkWith = (text: string) =>
  `#1.${Buffer.from(deflateSync(strToU8(text))).toString('base64url')}`;

describe('a link', () => {
  test('gives the state back that it was made of', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), panelDocuments, { maxKeys: 5 }),
        fc.array(fc.record({ title: fc.string(), document: panelDocuments }), { maxLength: 3 }),
        (documents, pinned) => {
          const state = { panel: 'attack', documents, pinned };
          expect(linked(linkOf(state))).toEqual({ state });
        },
      ),
      { numRuns: 50 },
    );
  });

  test('of an attack is short, and of letters that chats leave alone', () => {
    const state = { ...START, documents: { attack: { attacker: 'Hawkgirl', defender: 'Hulk' } } };
    expect(linkOf(state)).toMatch(/^#1\.[\w-]+$/);
    expect(linkOf(state).length).toBeLessThan(160);
  });

  test('that is cut off anywhere gives a message', () => {
    const link = linkOf({ ...START, documents: { attack: { name: 'A fight', trials: 5 } } });
    for (let length = 1; length < link.length; length++) {
      expect(linked(link.slice(0, length))).toHaveProperty('problem');
    }
  });

  test('that anybody has changed gives a state or a message, never an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(Object.keys(linked(`#1.${text}`))).toHaveLength(1);
        expect(Object.keys(linked(text))).toHaveLength(1);
      }),
    );
  });

  test('of another version says so', () => {
    expect(linked('#27.abc')).toEqual({
      problem: 'This link has version 27, but this page reads only version 1.',
    });
  });

  test('that is too long is not looked at', () => {
    const { problem } = linked(`#1.${'A'.repeat(MOST_LETTERS)}`) as { problem: string };
    expect(problem).toBe('This link is too long; it cannot be from this page.');
  });

  test('that unpacks to more than a state may have is damaged', () => {
    const padded = (bytes: number) => {
      const text = JSON.stringify(START);
      return linkWith(`${text}${' '.repeat(bytes - text.length)}`);
    };
    expect(linked(padded(MOST_BYTES))).toEqual({ state: START });
    expect(linked(padded(MOST_BYTES + 1))).toEqual(DAMAGED);
    expect(linked(padded(4 * MOST_BYTES))).toEqual(DAMAGED);
  });

  test('whose state is none is damaged', () => {
    expect(linked(linkWith('{"panel":1}'))).toEqual(DAMAGED);
    expect(linked(linkWith('['.repeat(100_000)))).toEqual(DAMAGED);
  });
});
