import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { compileTurn } from '../../../src/fight/turn/compile.ts';
import { turnOf } from './solved.ts';

/*
 * Turns of cards without powers, computed here from the faces of the die: 3 skulls, 2 shields, 1 blank. Nothing is
 * shared with the engine.
 */

/** The chance of this many successes among some dice. */
function successes(dice: number, faces: number): number[] {
  let chances = [1];
  for (let i = 0; i < dice; i++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [n, chance] of chances.entries()) {
      next[n] = (next[n] ?? 0) + (chance * (6 - faces)) / 6;
      next[n + 1] = (next[n + 1] ?? 0) + (chance * faces) / 6;
    }
    chances = next;
  }
  return chances;
}

/** The chances of 0, 1, … wounds by some attacks in sequence on a defender with this much Life left. */
function woundsOf(attacks: number, attack: number, defense: number, life: number): number[] {
  const [skulls, shields] = [successes(attack, 3), successes(defense, 2)];
  let total = [1];
  for (let i = 0; i < attacks; i++) {
    const next = Array.from({ length: life + 1 }, () => 0);
    for (const [before, chance] of total.entries()) {
      if (before >= life) {
        next[life] = (next[life] ?? 0) + chance;
        continue;
      }
      for (const [hit, a] of skulls.entries()) {
        for (const [blocked, b] of shields.entries()) {
          const after = Math.min(life, before + Math.max(0, hit - blocked));
          next[after] = (next[after] ?? 0) + chance * a * b;
        }
      }
    }
    total = next;
  }
  return total;
}

interface CardTurn {
  readonly attacker: object | string;
  readonly defender: object | string;
  readonly distance?: number;
}

const planOf = (turn: CardTurn & object) =>
  atOnce(compileTurn(turnOf({ name: 'A turn', rules: 'c3g', fight: 'turn', ...turn })));

/** The chances of 0, 1, … wounds at the end of a turn, by following its chain. */
function playedWounds(turn: CardTurn & object): number[] {
  const { chain, ends } = planOf(turn).model;
  const all: number[] = [];
  const follow = (state: number, chance: number) => {
    const steps = chain.states[state] ?? [];
    const total = steps.reduce((sum, { weight }) => sum + Number(weight), 0);
    for (const { weight, to } of steps) {
      const now = (chance * Number(weight)) / total;
      if ('state' in to) follow(to.state, now);
      else {
        const wounds = Number(ends[to.end]?.totalWounds);
        all[wounds] = (all[wounds] ?? 0) + now;
      }
    }
  };
  follow(chain.start, 1);
  return Array.from(all, (chance) => chance ?? 0);
}

const SQUAD = { name: 'Grey Guards', type: 'squad', attack: 2, range: 1 };
const TARGET = { name: 'Target', defense: 3, life: 8 };

function expectSame(found: readonly number[], expected: readonly number[]): void {
  for (const [n, chance] of expected.entries()) expect(found[n] ?? 0).toBeCloseTo(chance, 12);
}

describe('a turn of a card', () => {
  test('has an attack by every figure of a squad: 80.247% and 1.6296 wounds of Marro Warriors', () => {
    const wounds = playedWounds({ attacker: 'marro-warriors', defender: 'krug' });
    expectSame(wounds, woundsOf(4, 2, 3, 8));
    expect(1 - (wounds[0] ?? 0)).toBeCloseTo(1 - (2 / 3) ** 4, 12);
    const mean = wounds.reduce((sum, chance, n) => sum + n * chance, 0);
    expect(mean).toBeCloseTo(4 * (11 / 27), 4);
  });

  test('follows dice counted apart, for any squad', () => {
    const number = (least: number, most: number) => fc.integer({ min: least, max: most });
    fc.assert(
      fc.property(
        fc.tuple(number(1, 4), number(1, 4), number(0, 4), number(1, 6), number(0, 5)),
        ([figures, attack, defense, left, wounds]) => {
          const life = left + wounds;
          const found = playedWounds({
            attacker: { ...SQUAD, figures, attack },
            defender: { ...TARGET, defense, life, wounds },
          });
          expectSame(found, woundsOf(figures, attack, defense, left));
        },
      ),
      { numRuns: 40, seed: 45 },
    );
  });

  test('has every attack of a hero, with one die more from a height, and the numbers that are given', () => {
    const krug = { card: 'Krug', attack: 3 };
    expectSame(playedWounds({ attacker: krug, defender: TARGET }), woundsOf(2, 3, 3, 8));
    const higher = { attacker: krug, defender: TARGET, heightAdvantage: 'attacker' };
    expectSame(playedWounds(higher), woundsOf(2, 4, 3, 8));
    const lower = { attacker: krug, defender: TARGET, heightAdvantage: 'defender' };
    expectSame(playedWounds(lower), woundsOf(2, 3, 4, 8));
  });

  test('has every shot of the special attack that is chosen: nine dice of a gun', () => {
    const attacker = { card: 'Major Q9', specialAttack: true };
    const defender = { ...TARGET, defense: 0, life: 20 };
    const wounds = playedWounds({ attacker, defender });
    expect(wounds.reduce((sum, chance, n) => sum + n * chance, 0)).toBeCloseTo(4.5, 12);
  });

  test('has every attack even if answers to the first can destroy the attacker', () => {
    const powers = ['double-attack'];
    const attacker = { name: 'Duellist', life: 1, attack: 1, defense: 1, powers };
    const defender = { ...TARGET, defense: 1, powers: ['counter-strike'] };
    // An attack wounds with a skull and no shield: 1/3. It costs the attacker its Life with a shield and no skull: 1/6.
    // The second attack is made unless the first was its last.
    expectSame(playedWounds({ attacker, defender }), [1 / 2, 7 / 18, 1 / 9]);
  });

  test('is made over the distance if the Range reaches, and else from nearer', () => {
    const archer = { name: 'Archer', attack: 2, move: 5 };
    // Unless the attacker is adjacent, one shield blocks everything.
    const defender = { ...TARGET, defense: 1, powers: ['stealth-dodge'] };
    const wounded = (range: number) => {
      const [none = 0] = playedWounds({ attacker: { ...archer, range }, defender, distance: 3 });
      return 1 - none;
    };
    expect(wounded(3)).toBeCloseTo((2 / 3) * (3 / 4), 12);
    expect(wounded(2)).toBeCloseTo((2 / 3) * (3 / 4) + (1 / 3) * (1 / 4), 12);
  });

  test('has a further attack that is allowed if the target is not destroyed', () => {
    const again = { if: { not: { result: 'destroyed' } }, again: { most: 1 } };
    const attacker = { name: 'Duellist', attack: 3, powers: [{ name: 'Twice', rules: [again] }] };
    expectSame(playedWounds({ attacker, defender: TARGET }), woundsOf(2, 3, 3, 8));
  });

  test('has a joint attack in place of all attacks of the squad', () => {
    const joint = { specialAttack: { range: 1, dice: 6, together: 3 } };
    const powers = [{ name: 'Encircle', effects: [joint] }];
    const attacker = { ...SQUAD, figures: 3, attack: 1, powers };
    // One attack with six dice beats three with one die each.
    expectSame(playedWounds({ attacker, defender: TARGET }), woundsOf(1, 6, 3, 8));
    const two = { ...attacker, figures: 2 };
    expectSame(playedWounds({ attacker: two, defender: TARGET }), woundsOf(2, 1, 3, 8));
  });

  test('lets a friend nearby help every figure: two dice more against an aura of one', () => {
    const friend = {
      name: 'Drummer',
      attack: 1,
      defense: 1,
      life: 1,
      powers: [{ name: 'Drums', effects: [{ aura: { to: {}, effects: [{ attackDice: 2 }] } }] }],
    };
    const attacker = { ...SQUAD, figures: 2, near: ['Drummer'] };
    const found = playedWounds({ cards: [friend], attacker, defender: TARGET } as never);
    expectSame(found, woundsOf(2, 4, 3, 8));
  });
});

describe('a turn without a board', () => {
  const names = (turn: object) =>
    turnOf({ name: 'A turn', rules: 'c3g', defender: TARGET, ...turn }).attackers.map(
      ({ name }) => name,
    );
  const guards = { ...SQUAD, figures: 3 };

  test('has all figures of a card that is listed once, and one for each time of another', () => {
    const figures = ['Grey Guard 1', 'Grey Guard 2', 'Grey Guard 3'];
    expect(names({ turn: [{ figure: guards }] })).toEqual(figures);
    expect(names({ fight: 'turn', attacker: guards })).toEqual(figures);
    expect(names({ turn: [{ figure: guards }, { figure: 'krug' }] })).toEqual([...figures, 'Krug']);
    expect(names({ turn: [{ figure: guards }, { figure: guards }] })).toEqual([
      'Grey Guard 1',
      'Grey Guard 2',
    ]);
  });

  test.each([
    [{ fight: 'turn' }, /^turn is missing/],
    [{ turn: [{ figure: guards }], attacker: guards }, /^attacker: `turn:` as well/],
    [{ turn: [{ figure: { ...guards, figures: 9 } }] }, /^turn: 9 figures; give at most 8/],
  ])('%j is refused', (turn, message) => {
    expect(() => names(turn)).toThrow(message);
  });

  test('says a caveat once for all figures of a card', () => {
    const { caveats = [] } = planOf({ attacker: 'marro-warriors', defender: 'krug' }).account;
    const about = caveats.filter(({ text }) => text.includes('Water Clone'));
    expect(about).toHaveLength(1);
    expect(about[0]?.text).not.toMatch(/Warrior [1-4]/);
  });

  test.each([
    ['krug', 'marro-warriors', true],
    ['marro-warriors', 'krug', false],
    ['hawkgirl', 'marro-warriors', true],
  ])('%s against %s: says that one figure of a squad is attacked: %s', (one, other, says) => {
    const { caveats = [] } = planOf({ attacker: one, defender: other }).account;
    const text = 'One figure of Marro Warriors is attacked.';
    expect(caveats.some((caveat) => caveat.text.startsWith(text))).toBe(says);
  });
});

describe('the headline of a turn of a card', () => {
  const headline = (turn: CardTurn & object, destroyed = 0) =>
    planOf(turn).story.headline(
      {
        clause: 'Krug takes at least 1 wound',
        subject: 'defender',
        chance: 0.8,
        told: { share: '80.2%', often: '80.2% of the time', isNever: false, isAlways: false },
        measures: ['totalWounds'],
        isAsked: false,
      },
      {
        chance: () => destroyed,
        told: () => ({
          share: '30.0%',
          often: '30.0% of the time',
          isNever: false,
          isAlways: false,
        }),
        mean: () => 1.6296,
        within: () => 0,
      },
    );

  test.each([
    ['marro-warriors', undefined, '(4 attacks)'],
    ['marro-warriors', 6, '(4 attacks from 6 spaces away)'],
    ['krug', 2, '(2 attacks, at first 2 spaces away)'],
  ])('of %s over a distance of %s says %s', (attacker, distance, says) => {
    const turn = { attacker, defender: 'krug', ...(distance && { distance }) };
    expect(headline(turn)).toContain(says);
  });

  // Seven steps from 9 spaces away end 2 spaces away, and from 8 next to the defender.
  test('says that it cannot reach the defender', () => {
    const attacker = { name: 'Imp', attack: 2, move: 7, range: 1 };
    expect(headline({ attacker, defender: 'krug', distance: 9 })).toBe(
      'Imp cannot reach Krug, 9 spaces away, in one turn. Krug takes at least 1 wound 80.2% of the time.',
    );
    for (const within of [{ distance: 8 }, { distance: 9, attacker: { ...attacker, range: 2 } }]) {
      expect(headline({ attacker, defender: 'krug', ...within })).not.toContain('reach');
    }
  });

  test('names the attacks, and destruction unless that is next to impossible', () => {
    const turn = { attacker: 'marro-warriors', defender: 'krug' };
    expect(headline(turn)).toBe(
      'Marro Warriors (4 attacks) deal Krug 1.6 wounds per turn, at least one 80.2% of the time.',
    );
    expect(headline(turn, 0.3)).toMatch(/80\.2% of the time, and destroy it 30\.0% of the time\.$/);
  });

  test('says "up to" if dice decide how many attacks there are', () => {
    const again = [{ name: 'Frenzied', effects: [{ attackAgain: 11, most: 2 }] }];
    const attacker = { ...SQUAD, figures: 2, powers: again };
    expect(headline({ attacker, defender: 'krug' })).toMatch(/^Grey Guards \(up to 6 attacks\) /);
  });
});
