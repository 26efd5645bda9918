import { describe, expect, test } from 'vitest';
import { meansAtEnd } from '../../../../src/exact/chains/means-at-end.ts';
import { sharesOf } from '../../../../src/exact/shares.ts';
import { explain } from '../../../../src/results/explanation.ts';
import { decidedGame } from '../../../../src/rules/c3g/duel/best-choices.ts';
import { duelPairs } from '../../../../src/rules/c3g/duel/pairs.ts';
import type { KnownState } from '../../../../src/rules/c3g/duel/situation.ts';
import { duelGame } from '../../../../src/rules/c3g/duel/turn.ts';
import { atOnce } from '../../../../src/words/steps.ts';
import type { Document } from '../scenarios.ts';
import { duelOf, lawIn, planOfDuel, side } from './duels.ts';

/** What a duel is worth to its first side, by who begins: its wins, and half of what is undecided. */
function worth(document: Document) {
  const {
    rules: _,
    fight,
    first,
    attacker,
    defender,
    ...setting
  } = duelOf({
    ...document,
    choices: 'best',
  });
  const wins = atOnce(duelPairs(setting)(attacker, defender));
  const of = (who: 'attacker' | 'defender') => (1 + wins.attacker[who] - wins.defender[who]) / 2;
  return [of('attacker'), of('defender')] as const;
}

/** A generator of whole numbers below a bound, the same for every run (a linear congruence). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Numbers = Readonly<Record<'life' | 'attack' | 'defense' | 'move' | 'range', number>>;

function heroes(below: (bound: number) => number): readonly [Numbers, Numbers] {
  const hero = () => ({
    life: 1 + below(4),
    attack: 1 + below(5),
    defense: below(4),
    move: below(7),
    range: below(2) === 0 ? 1 : 2 + below(5),
  });
  return [hero(), hero()];
}

const fought = ([a, b]: readonly [Numbers, Numbers], more: Document): Document => ({
  attacker: { name: 'A', ...a },
  defender: { name: 'B', ...b },
  ...more,
});

describe('the best choices of a duel', () => {
  test('are no worse than any of 20 fixed ways of either side, drawn at random', () => {
    const below = numbers(1);
    for (let i = 0; i < 8; i++) {
      const document = fought(heroes(below), { distance: 1 + below(6), choices: 'best' });
      const game = duelGame(duelOf(document));
      const { decisionIn } = atOnce(decidedGame(game));
      const best = valueUnder(game, (state, count) => indexOf(game, decisionIn, state, count));
      for (const who of ['attacker', 'defender'] as const) {
        for (let policy = 0; policy < 20; policy++) {
          const drawn = new Map<KnownState, number>();
          const other = valueUnder(game, (state, count) => {
            if (state.acting !== who) return indexOf(game, decisionIn, state, count);
            const option = drawn.get(state) ?? below(count);
            drawn.set(state, option);
            return option;
          });
          for (const [b, o] of best.map((value, j) => [value, other[j] as number] as const)) {
            if (who === 'attacker') expect(o).toBeLessThan(b + 1e-9);
            else expect(o).toBeGreaterThan(b - 1e-9);
          }
        }
      }
    }
  });

  test('make no number of a card worth less when it is higher', () => {
    const below = numbers(2);
    for (let i = 0; i < 8; i++) {
      const [a, b] = heroes(below);
      const more = { distance: 1 + below(5), ...(below(2) === 0 && { rounds: true }) };
      const before = worth(fought([a, b], more));
      for (const name of ['life', 'attack', 'defense', 'move', 'range'] as const) {
        const after = worth(fought([{ ...a, [name]: a[name] + 1 }, b], more));
        for (const [j, value] of after.entries()) {
          expect(value).toBeGreaterThan((before[j] as number) - 1e-9);
        }
      }
    }
  });

  test('let a faster figure that would lose stay out of reach for ever', () => {
    const plan = planOfDuel({
      attacker: side('A', [1, 1, 0], { move: 6 }),
      defender: side('B', [9, 9, 9], { move: 4 }),
      distance: 5,
      first: 'attacker',
      choices: 'best',
    });
    expect(lawIn(plan, 'winner')).toEqual({ undecided: 1 });
    const { steps } = explain(plan, [], '1');
    expect(steps.at(-1)?.text).toBe('From here on the sides keep apart for ever, and nobody wins.');
  });

  test('are told by distance, beside how turns of endless duels are counted', () => {
    const document: Document = {
      attacker: side('A', [1, 9, 0], { move: 6 }),
      defender: side('B', [2, 1, 0], { move: 4, range: 5 }),
      choices: 'best',
    };
    const { remarks, caveats = [] } = planOfDuel(document).account;
    expect(remarks[0]).toMatch(/^What is best: A always stays\. B /);
    expect(caveats.map(({ text }) => text).join()).not.toContain('nobody keeps away');
    const { remarks: endless } = planOfDuel({
      ...document,
      attacker: side('A', [1, 1, 0], { move: 6 }),
      defender: side('B', [9, 9, 9], { move: 4 }),
    }).account;
    expect(endless.at(-1)).toContain('until the sides keep apart');
    expect(planOfDuel({ ...document, choices: 'wounds' }).account.remarks).toEqual([]);
  });

  test('weigh the strike at a figure that leaves against what it flees from', () => {
    const sure = { destroys: 1, stage: 'before' };
    const document = (effects: Document[]): Document => ({
      attacker: side('A', [1, 0, 0], { move: 6, effects }),
      defender: side('B', [9, 1, 9], { move: 4, effects: [sure] }),
      first: 'attacker',
      choices: 'best',
    });
    // One die: a skull, on three of its six faces, destroys it.
    expect(lawIn(planOfDuel(document([])), 'winner')).toEqual({ B: 0.5, undecided: 0.5 });
    expect(lawIn(planOfDuel(document([{ ignoreLeavingWounds: 1 }])), 'winner')).toEqual({
      undecided: 1,
    });
    const texts = Array.from({ length: 8 }, (_, seed) =>
      explain(planOfDuel(document([])), [], String(seed))
        .steps.map(({ text }) => text)
        .join(' '),
    );
    for (const text of texts) {
      expect(text).toMatch(/A moves \d+ spaces away and is \d+ spaces from B now\./);
      expect(text).toMatch(/B strikes as A leaves: (no wounds|1 wound)\./);
    }
    expect(new Set(texts.map((text) => text.includes('B wins')))).toEqual(new Set([true, false]));
  });

  test('spare a power for when it is worth more', () => {
    // One sure kill, against the first of two figures that can hardly be hurt, or at once.
    const bolt = { specialAttack: { range: 1, dice: 9 }, uses: 1, per: 'game' };
    const document: Document = {
      attacker: side('A', [2, 1, 2], { move: 0, effects: [bolt] }),
      defender: side('B', [3, 2, 1], { move: 0 }),
    };
    const [first, second] = worth(document);
    const { attacker: wins } = (() => {
      const { rules: _, fight, first: __, attacker, defender, ...setting } = duelOf(document);
      return atOnce(duelPairs(setting)(attacker, defender));
    })();
    expect(first).toBeGreaterThan(wins.attacker - 1e-12);
    expect(second).toBeGreaterThan(wins.defender - 1e-12);
  });
});

type Game = ReturnType<typeof duelGame>;

function indexOf(
  game: Game,
  decisionIn: (state: KnownState) => unknown,
  state: KnownState,
  count: number,
): number {
  const decided = JSON.stringify(decisionIn(state));
  const options = game.options(state.situation, state.stand) ?? [];
  const index = options.findIndex(({ choice }) => JSON.stringify(choice) === decided);
  expect(index).toBeLessThan(count);
  return Math.max(0, index);
}

/** What a duel is worth to the first side under given options, for either start. */
function valueUnder(game: Game, optionOf: (state: KnownState, count: number) => number): number[] {
  const numbers = new Map<KnownState, number>();
  const states: KnownState[] = [];
  const numberOf = ({ to }: ReturnType<Game['begin']>): number => {
    if ('end' in to) return { attacker: -1, defender: -2, undecided: -3 }[to.end.winner];
    const known = numbers.get(to.state) ?? states.push(to.state) - 1;
    numbers.set(to.state, known);
    return known;
  };
  const starts = (['attacker', 'defender'] as const).map((first) => numberOf(game.begin(first)));
  const [offsets, next, probabilities] = [[0], [], []] as [number[], number[], number[]];
  for (let s = 0; s < states.length; s++) {
    const state = states[s] as KnownState;
    const options = game.options(state.situation, state.stand);
    if (options) {
      const option = options[optionOf(state, options.length)] as (typeof options)[0];
      next.push(numberOf(game.chosen(state, option)));
      probabilities.push(1);
    } else {
      const { weighed, transitions } = game.thrown(state);
      probabilities.push(...sharesOf(weighed));
      next.push(...transitions.map(numberOf));
    }
    offsets.push(next.length);
  }
  const table = { states: states.length, offsets, next, probabilities };
  const [values] = atOnce(meansAtEnd(table, [[1, 0, 0.5]], [], 0.5)) as [Float64Array];
  return starts.map((start) =>
    start < 0 ? ([1, 0, 0.5][-1 - start] as number) : (values[start] as number),
  );
}
