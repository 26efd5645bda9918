import { describe, expect, test } from 'vitest';
import { BadInput } from '../../src/base/words/problem.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';
import { type Document, noFiles } from './scenarios.ts';

const asking = (state: string): Document => ({
  name: 'Asker',
  ...{ life: 3, move: 5, range: 1, attack: 3, defense: 3, points: 50 },
  powers: [{ name: 'Hide', effects: [{ defenseDice: 1, when: [{ not: [{ state }] }] }] }],
});

/** The refusal of an experiment with a hero against Hawkgirl. */
function refused(more: Document): string {
  const document = { name: 'S', attacker: 'hawkgirl', defender: asking('shadow'), ...more };
  try {
    readExperiment(document, noFiles);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'no mistake';
}

const FIGHTS: readonly (readonly [string, Document])[] = [
  ['an attack', {}],
  ['a duel', { fight: 'duel' }],
  ['attacks on a card', { fight: 'survival' }],
  ['a turn', { attacker: undefined, turn: [{ figure: 'hawkgirl' }] }],
  [
    'a battle',
    {
      ...{ fight: 'battle', attacker: undefined, defender: undefined },
      sides: [{ army: [asking('shadow')] }, { army: ['krug'] }],
      board: { terrain: '1a 1a 1 1c 1c' },
    },
  ],
];
const withoutUndefined = (document: Document): Document =>
  Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));

describe('a switch that no power asks for is a mistake of', () => {
  test.each(FIGHTS)('%s', (_, fight) => {
    const document = withoutUndefined({
      ...{ name: 'S', attacker: 'hawkgirl', defender: asking('shadow'), ...fight },
    });
    const read = (states: readonly string[]) => () =>
      readExperiment({ ...document, states }, noFiles);
    expect(read(['shadow', 'shaddow'])).toThrow(
      'states[1] is "shaddow" (did you mean shadow?); give a switch that one of the powers asks for: shadow',
    );
    expect(read(['shadow'])).not.toThrow();
  });
});

test('games of random armies know the switches of all cards', () => {
  const armies = { fight: 'armies', maps: ['the-ford'], attacker: undefined, defender: undefined };
  const read = (states: readonly string[]) => () =>
    readExperiment(withoutUndefined({ name: 'S', ...armies, states }), {
      ...noFiles,
      readFile: (_, schema) =>
        schema.parse({
          terrain: Array.from({ length: 6 }, () => '1a '.repeat(6) + '1c '.repeat(6)).join('\n'),
        }),
    });
  expect(read(['army-valliant'])).toThrow('did you mean army-valiant?');
  expect(read(['army-valiant'])).not.toThrow();
});

test('a switch is known that any card of the program, of the file or of another combination asks for', () => {
  expect(refused({ states: ['army-valiant'] })).toBe('no mistake');
  expect(refused({ cards: [{ ...asking('calm'), name: 'Other' }], states: ['calm'] })).toBe(
    'no mistake',
  );
  const vary = { defender: [asking('shadow'), asking('calm')] };
  expect(refused({ vary, states: ['calm', 'shadow'] })).toBe('no mistake');
  expect(refused({ vary: { states: [['shadow'], ['shade']] } })).toContain('"shade"');
  expect(refused({ defender: 'krug', states: ['shadow-of-doubt'] })).toBe(
    'states[0] is "shadow-of-doubt"; give no switch, because no power in this fight asks for one',
  );
});
