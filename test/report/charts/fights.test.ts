import * as vega from 'vega';
import { compile } from 'vega-lite';
import { describe, expect, test } from 'vitest';
import { chartsOf } from '../../../src/report/charts/index.ts';
import { duels, ONE, survivals } from '../fights.ts';

type Row = Readonly<Record<string, number | string>>;

function rowsOf(charts: ReturnType<typeof chartsOf>, name: string): readonly Row[] {
  const chart = charts.find((one) => one.name === name);
  return (chart?.spec.data as { values: Row[] } | undefined)?.values ?? [];
}

/*
 * Ann has Life 2, Bob Life 1; each attack wounds half of the time, and Ann begins. Ann wins in turn 1, 3, 5 …
 * when she hits before Bob has hit twice.
 */
describe('the course of a duel', () => {
  test('is the chance that either side has won by then', async () => {
    const rows = rowsOf(chartsOf(await duels()), 'course');
    const by = (step: number, winner: string) =>
      rows.find((row) => row.step === step && row.winner === winner)?.share;
    expect(by(1, 'Ann')).toBeCloseTo(1 / 2, 12);
    expect(by(1, 'Bob')).toBe(0);
    expect(by(3, 'Ann')).toBeCloseTo(1 / 2 + 1 / 8 + 1 / 8, 12);
    // Bob hits in turns 2 and 4, and Ann misses in 1 and 3.
    expect(by(4, 'Bob')).toBeCloseTo(1 / 16, 12);
    expect(by(4, 'Ann')).toBe(by(3, 'Ann'));
  });

  test('ends where nearly every duel is over', async () => {
    const rows = rowsOf(chartsOf(await duels()), 'course');
    const last = Math.max(...rows.map(({ step }) => Number(step)));
    const over = (step: number) =>
      rows.filter((row) => row.step === step).reduce((sum, { share }) => sum + Number(share), 0);
    expect(over(last)).toBeGreaterThan(0.999);
    expect(over(last - 1)).toBeLessThan(0.999);
  });

  test('names nobody as the third where duels end undecided', async () => {
    const rows = rowsOf(chartsOf(await duels({ mostTurns: 2 })), 'course');
    const undecided = rows.find(({ step, winner }) => step === 2 && winner === 'undecided');
    expect(undecided?.share).toBeCloseTo(1 / 2, 12);
  });
});

describe('what the winner has left', () => {
  test('is drawn to the left for one side, to the right for the other', async () => {
    const rows = rowsOf(chartsOf(await duels()), 'left');
    expect(
      rows.every(({ side, signed }) => (side === 'Ann' ? Number(signed) < 0 : Number(signed) > 0)),
    ).toBe(true);
    expect(rows.filter(({ side }) => side === 'Bob').map(({ life }) => life)).toEqual([1]);
    // Both misses leave everything as it was: p = 1/2 + (1/4) p.
    const whole = rows.find(({ side, life }) => side === 'Ann' && life === 2);
    expect(whole?.share).toBeCloseTo(2 / 3, 12);
  });

  test('leaves out duels that nobody has won', async () => {
    const rows = rowsOf(chartsOf(await duels({ mostTurns: 3 })), 'left');
    const sum = rows.reduce((all, { share }) => all + Number(share), 0);
    // Ann has hit in turn 1 or 3; Bob needs two hits.
    expect(sum).toBeCloseTo(3 / 4, 12);
  });
});

describe('who wins', () => {
  test('is drawn for either start, and for a toss', async () => {
    const charts = chartsOf(await duels());
    const rows = rowsOf(charts, 'first');
    // The chance that Ann wins when it is her turn with Life 2 or 1: a2 = 1/2 + (a2 + a1)/4, a1 = 1/2 + a1/4.
    const a1 = 2 / 3;
    const a2 = (1 / 2 + a1 / 4) / (3 / 4);
    const of = (first: string) =>
      rows.find((row) => row.first === first && row.winner === 'Ann')?.share;
    expect(of('Ann')).toBeCloseTo(a2, 12);
    expect(of('Bob')).toBeCloseTo((a2 + a1) / 2, 12);
    expect(of('at random')).toBeCloseTo((a2 + (a2 + a1) / 2) / 2, 12);
    expect(charts.map(({ name }) => name)).not.toContain('winner');
  });

  test('says what is left for nobody', async () => {
    const rows = rowsOf(chartsOf(await duels({ mostTurns: 1 })), 'first');
    const nobody = rows.find(({ first, winner }) => first === 'Ann' && winner === 'nobody');
    expect(nobody?.share).toBeCloseTo(1 / 2, 12);
  });
});

describe('standing', () => {
  test('is the chance that more attacks are needed', async () => {
    const rows = rowsOf(chartsOf(await survivals()), 'standing');
    // Two hits by coins: the chance to survive 2 attacks is 3/4, and 3 attacks 1/8 + 3/8.
    expect(rows.find(({ value }) => value === 2)?.exact).toBeCloseTo(3 / 4, 12);
    expect(rows.find(({ value }) => value === 3)?.exact).toBeCloseTo(1 / 2, 12);
  });

  test('is no picture of a duel, nor the course of a duel one of attacks on a card', async () => {
    expect(chartsOf(await duels()).map(({ name }) => name)).not.toContain('standing');
    const names = chartsOf(await survivals()).map(({ name }) => name);
    expect(names).toContain('standing');
    expect(names).not.toContain('course');
  });
});

test('a sweep of duels has none of them', async () => {
  const results = await duels({ vary: { 'attacker.attack': [1, 2] } });
  const names = chartsOf(results).map(({ name }) => name);
  expect(names.some((name) => ['course', 'left', 'first', 'standing'].includes(name))).toBe(false);
});

describe('the Life left turn by turn', () => {
  test('falls from what each side begins with, on average over all duels', async () => {
    const rows = rowsOf(chartsOf(await duels()), 'life');
    const of = (side: string) => rows.filter((row) => row.side === side).map(({ life }) => life);
    // Ann wounds Bob in turns 1 and 3 if the duel lasts that long, and Bob wounds Ann in turns 2 and 4.
    const [ann, bob] = [of('Ann'), of('Bob')] as [number[], number[]];
    const expected = [
      [2, 2, 2 - 1 / 4, 2 - 1 / 4, 2 - 1 / 4 - 1 / 8],
      [1, 1 / 2, 1 / 2, 1 / 4],
    ];
    for (const [i, lives] of [ann, bob].entries()) {
      for (const [turn, life] of (expected[i] ?? []).entries()) {
        expect(lives[turn]).toBeCloseTo(life, 12);
      }
    }
  });

  test('is not drawn of a sweep, or without exact odds', async () => {
    const [one] = await duels();
    if (!one) throw new Error('a duel has a result');
    const { progress, ...simulated } = one;
    expect(rowsOf(chartsOf([simulated]), 'life')).toEqual([]);
    expect(rowsOf(chartsOf([one, one]), 'life')).toEqual([]);
  });
});

test('the bar of a tail is labelled with its number, by either reading', async () => {
  const charts = chartsOf(
    await duels({ attacker: { ...ONE, life: 9 }, defender: { ...ONE, name: 'Big Bob', life: 9 } }),
  );
  const turns = charts.find(({ name }) => name === 'turns');
  if (!turns) throw new Error('turns are drawn');
  const tail = String(rowsOf(charts, 'turns').at(-1)?.value);
  const number = /^(\d+) or more$/.exec(tail)?.[1];
  expect(number).toBeDefined();
  const texts = async (reading: string) => {
    const view = new vega.View(vega.parse(compile(turns.spec).spec), { renderer: 'none' });
    const svg = await view.signal('reading', reading).toSVG();
    view.finalize();
    return [...svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text = '']) => text);
  };
  expect(await texts('exactly')).toContain(`${number}+`);
  expect(await texts('at least')).toContain(`≥ ${number}`);
});
