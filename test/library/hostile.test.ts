import {
  BadInput,
  card,
  cards,
  cardsText,
  duel,
  explain,
  field,
  odds,
  readCards,
  run,
} from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';

const trapped = (): never => {
  throw new Error('trapped');
};
/** Objects that throw an error on every access. */
const TRAPS: Readonly<Record<string, () => object>> = {
  'a proxy': () =>
    new Proxy({}, { get: trapped, has: trapped, ownKeys: trapped, getPrototypeOf: trapped }),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'a proxy of a list': () => new Proxy([], { get: trapped }),
  'a proxy of a function': () => new Proxy(() => {}, { get: trapped, ownKeys: trapped }),
  'a getter': () => ({
    get name() {
      return trapped();
    },
  }),
};

const FIGHT = { attacker: 'incredible-hulk', defender: 'krug' };
// Programs without types give anything.
const any = (value: unknown) => value as never;

const CALLS: Readonly<Record<string, (given: unknown) => unknown>> = {
  'odds of it': (given) => odds(any(given)),
  'odds of a figure': (given) => odds(any({ ...FIGHT, attacker: given })),
  'odds with such options': (given) => odds(FIGHT, any(given)),
  'a duel': (given) => duel(any({ ...FIGHT, defender: given })),
  'a run': (given) => run(any(given)),
  'an explanation': (given) => explain(any(given)),
  'a field': (given) => field(any([given, 'krug'])),
  'options of a field': (given) => field(['incredible-hulk', 'krug'], any(given)),
  'the name of a card': (given) => card(any(given)),
  'own cards': (given) => card('krug', any([given])),
  'a query of cards': (given) => cards(any(given)),
  'cards to be read': (given) => readCards(any(given)),
  'cards to be written': (given) => cardsText(any([given])),
};

describe.each(Object.keys(TRAPS))('%s is refused', (trap) => {
  test.each(Object.keys(CALLS))('as %s', async (call) => {
    const [make, use] = [TRAPS[trap], CALLS[call]];
    const work = async () => use?.(make?.());
    await expect(work()).rejects.toThrow(BadInput);
  });
});

test.each([5, {}, null, ['krug'], [{ name: 5 }]])(
  'own cards that are none are refused: %j',
  (own) => {
    expect(() => card('krug', any(own))).toThrow(BadInput);
    expect(() => card('krug', any(own))).toThrow(/^own/);
  },
);

/** Something is refused with a text that fits a screen. */
async function expectRefused(work: () => unknown): Promise<void> {
  const error = await (async () => work())().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BadInput);
  expect((error as BadInput).message.length).toBeLessThan(20_000);
}

const manyKeys = () => Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, 1]));
/** More of something than a call has room for arguments. */
const wide = (value: unknown) => Array.from({ length: 9000 }, () => Array(20).fill(value));
const figureAgainst = (species: string) => ({
  ...{ name: 'A', attack: 3, defense: 3 },
  powers: [{ name: 'P', effects: [{ attackDice: 1, when: [{ enemy: { species } }] }] }],
});

const sparse: unknown[] = [];
sparse.length = 2 ** 32 - 1;

test.each<[string, () => unknown]>([
  ['a name of a million letters', () => card('x'.repeat(1_000_000))],
  ['a name of a million words', () => card('x '.repeat(500_000))],
  ['a figure of a million letters', () => odds({ ...FIGHT, attacker: 'y'.repeat(1_000_000) })],
  ['a key of a million letters', () => odds(any({ ...FIGHT, ['k'.repeat(1_000_000)]: 1 }))],
  ['ten million measures', () => odds(any({ ...FIGHT, measures: new Array(10_000_000) }))],
  [
    '200,000 powers',
    () => odds(any({ ...FIGHT, attacker: { powers: Array(200_000).fill('tough') } })),
  ],
  ['20,000 keys', () => odds(any({ ...FIGHT, ...manyKeys() }))],
  ['20,000 rulings', () => odds(any({ ...FIGHT, rulings: manyKeys() }))],
  ['20,000 options', () => odds(FIGHT, any(manyKeys()))],
  ['200,000 cards', () => field(Array(200_000).fill('krug'))],
  ['200,000 opponents', () => field(['krug'], { against: any(Array(200_000).fill(5)) })],
  ['5,000 changes', () => field(['krug', 'hulk'], { whatIf: Array(5000).fill('krug.life=4') })],
  ['a title of a million letters', () => field(['krug'], { title: 'x'.repeat(1_000_000) })],
  ['the name of a file of a million letters', () => odds('x', { file: 'x'.repeat(1_000_000) })],
  ['a text of ten million letters', () => odds('x'.repeat(10_000_000))],
  [
    'a word of a million letters in a condition',
    () => odds(any({ ...FIGHT, attacker: figureAgainst('x'.repeat(1_000_000)) })),
  ],
  ['functions wherever data may be', () => odds(any({ ...FIGHT, x: wide(() => 1) }))],
  ['a promise', () => odds(any({ ...FIGHT, board: Promise.resolve({}) }))],
  ['a Map', () => run(any({ ...FIGHT, vary: new Map() }))],
  ['no number as opponents', () => field(['krug', 'hulk'], { against: any(Number.NaN) })],
  ['a list with nothing in it, as long as can be', () => odds(any({ ...FIGHT, measures: sparse }))],
])('%s: refused in few words', (_, work) => expectRefused(work));

test('five thousand unknown keys are refused in few words', async () => {
  const keys = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, 1]));
  await expectRefused(() => odds(any({ ...FIGHT, ...keys })));
});

describe('names that every object has are names like any other:', () => {
  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
    '%s',
    async (name) => {
      const figure = { name, life: 2, attack: 3, defense: 3, powers: [] };
      for (const of of [
        { vary: { [name]: [1, 2] } },
        { vary: { [`attacker.${name}`]: [1, 2] } },
        { measures: [name] },
        { question: name },
        { question: `stoppedBy is ${name}` },
        { rules: name },
        { fight: name },
        { rulings: JSON.parse(`{ "${name}": true }`) },
        { attacker: { ...figure, powers: [name] } },
        { attacker: { ...figure, powers: [JSON.parse(`{ "${name}": 2 }`)] } },
      ]) {
        await expectRefused(() => run(any({ ...FIGHT, ...of }), { simulation: false }));
      }
      await expectRefused(() => card(name));
      await expectRefused(() => cards(JSON.parse(`{ "${name}": "x" }`)));
      await expectRefused(() => explain(FIGHT, { dice: JSON.parse(`{ "${name}": ["skull"] }`) }));
      await expectRefused(() => field(['krug', 'hulk'], { whatIf: [`krug.${name}=4`] }));
      await expect(odds(any({ ...FIGHT, attacker: figure }))).resolves.toBeDefined();
      await expect(duel(any({ attacker: figure, defender: 'krug' }))).resolves.toBeDefined();
    },
  );
});
