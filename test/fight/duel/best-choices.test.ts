import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { explain } from '../../../src/experiments/results/explanation.ts';
import { duelPairs } from '../../../src/fight/duel/pairs.ts';
import type { Document } from '../scenarios.ts';
import { duelOf, lawIn, planOfDuel, side } from './duels.ts';

/**
 * The value of a duel for its first side, for each side that may begin: its wins, and half of the undecided duels.
 */
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

describe('the best choices of a duel', () => {
  test('let a faster figure that would lose stay out of reach for ever', () => {
    const plan = planOfDuel({
      attacker: side('A', [1, 1, 0], { move: 6 }),
      defender: side('B', [9, 9, 9], { move: 4 }),
      distance: 5,
      first: 'attacker',
      choices: 'best',
    });
    expect(lawIn(plan, 'winner')).toEqual({ undecided: 1 });
    const { steps } = atOnce(explain(plan, [], '1'));
    expect(steps.at(-1)?.text).toBe('From here on the sides stay apart forever, and nobody wins.');
  });

  test('are told by distance, beside how turns of endless duels are counted', () => {
    const document: Document = {
      attacker: side('A', [1, 9, 0], { move: 6 }),
      defender: side('B', [2, 1, 0], { move: 4, range: 5 }),
      choices: 'best',
    };
    const { remarks, caveats = [] } = planOfDuel(document).account;
    expect(remarks[0]).toMatch(/^The best play: A always stays\. B /);
    expect(caveats.map(({ text }) => text).join()).not.toContain('neither keeps away');
    // A figure called "the other" can also begin a sentence.
    const { remarks: alike } = planOfDuel({
      ...document,
      defender: side('the other B', [2, 1, 0], { move: 4, range: 5 }),
    }).account;
    expect(alike[0]).toMatch(/^The best play: A always stays\. The other B /);
    const { remarks: endless } = planOfDuel({
      ...document,
      attacker: side('A', [1, 1, 0], { move: 6 }),
      defender: side('B', [9, 9, 9], { move: 4 }),
    }).account;
    expect(endless.at(-1)).toContain('until the sides stay apart');
    expect(planOfDuel({ ...document, choices: 'wounds' }).account.remarks).toEqual([]);
  });

  test('are made only if a duel asks for them: without `choices`, figures make the attack with the most wounds', () => {
    const document: Document = {
      attacker: side('A', [1, 1, 0], { move: 6 }),
      defender: side('B', [9, 9, 9], { move: 4 }),
    };
    const told = (more: Document) => {
      const plan = planOfDuel({ ...document, ...more });
      const { facts, remarks } = plan.account;
      const choices = facts.find(({ term }) => term === 'Choices')?.text;
      return { law: lawIn(plan, 'winner'), choices, remarks };
    };
    expect(told({})).toEqual(told({ choices: 'wounds' }));
    expect(told({}).choices).toContain('most wounds on average');
    // A has one attack die against Life 9: only B, who destroys A if any of 9 dice is a skull, is likely to win.
    expect(told({}).law.undecided).toBeUndefined();
    expect(told({ choices: 'best' }).choices).toBe(
      'each side does what gives it the best chance to win.',
    );
    expect(told({ choices: 'best' }).law.undecided).toBeGreaterThan(0);
  });

  test('are none of a duel whose attacks wound nobody', () => {
    const harmless = { attacker: side('A', [1, 0, 1]), defender: side('B', [1, 0, 1]) };
    expect(() => planOfDuel(harmless)).toThrow('it never ends');
    expect(() => planOfDuel({ ...harmless, choices: 'best' })).toThrow('it never ends');
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
      atOnce(explain(planOfDuel(document([])), [], String(seed)))
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
    // One certain kill, either now or against the first of two figures that are very hard to hurt.
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
