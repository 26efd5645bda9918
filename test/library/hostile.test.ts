import { describe, expect, test } from 'vitest';
import { BadInput, card, cards, duel, explain, field, odds, run } from '../../src/library/index.ts';

const trapped = (): never => {
  throw new Error('trapped');
};
/** Objects that throw wherever they are looked at. */
const TRAPS: Readonly<Record<string, () => object>> = {
  'a proxy': () =>
    new Proxy({}, { get: trapped, has: trapped, ownKeys: trapped, getPrototypeOf: trapped }),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
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
  ['a list with nothing in it, as long as can be', () => odds(any({ ...FIGHT, measures: sparse }))],
])('%s: refused in few words', (_, work) => expectRefused(work));

test('five thousand unknown keys are refused in few words', async () => {
  const keys = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, 1]));
  await expectRefused(() => odds(any({ ...FIGHT, ...keys })));
});
