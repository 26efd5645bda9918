import { describe, expect, it } from 'vitest';
import { attack, diceOf, figureOf, invariants, type ReferenceBattle, type Roll } from './index.ts';
import { type Stage, type Stand, staged } from './staged.ts';

/** The first side's figure 0 attacks figure 1 with the given skulls against the given shields and skulls. */
function strike(
  state: ReferenceBattle,
  [skulls, shields, defended]: [number, number, number],
  more: readonly Roll[] = [],
): ReferenceBattle {
  const { attack: own, defense } = diceOf(state, figureOf(state, 0), figureOf(state, 1));
  return attack(state, 0, 1, 'normal', [
    { kind: 'attack', figure: 0, faces: { skull: skulls, blank: own - skulls } },
    {
      kind: 'defense',
      figure: 1,
      faces: { shield: shields, skull: defended, blank: defense - shields - defended },
    },
    ...more,
  ]);
}

describe('an attack', () => {
  const duel = (own: Partial<Stand> = {}, enemy: Partial<Stand> = {}) =>
    staged({
      terrain: '1 1 1',
      own: [{ at: [[[0, 0]]], ...own }],
      enemies: [{ at: [[[1, 0]]], ...enemy }],
    });

  it('wounds by skulls beyond shields, and destroys at the last Life', () => {
    expect(figureOf(strike(duel(), [3, 1, 0]), 1).wounds).toBe(2);
    expect(figureOf(strike(duel({}, { life: 2 }), [3, 0, 0]), 1).where).toBe('destroyed');
  });

  it('is made once, unless powers say more often, and needs the dice it rolls', () => {
    const once = strike(duel(), [1, 0, 0]);
    expect(() => strike(once, [1, 0, 0])).toThrow('no such attack');
    const twice = strike(duel({ powers: ['double-attack'] }), [1, 0, 0]);
    expect(figureOf(strike(twice, [1, 0, 0]), 1).wounds).toBe(2);
    expect(() =>
      attack(duel(), 0, 1, 'normal', [{ kind: 'attack', figure: 0, faces: { skull: 2 } }]),
    ).toThrow('3 dice are rolled, not 2');
  });

  it('comes back with Counter Strike', () => {
    const state = strike(duel({ life: 2 }, { powers: ['counter-strike'] }), [0, 2, 0]);
    expect(figureOf(state, 0).where).toBe('destroyed');
    expect(invariants(state)).toEqual([]);
  });

  it('is played with rolls of the D20, to which Lodin adds', () => {
    const evading = (holder: boolean) =>
      staged({
        terrain: '1 1 1 1',
        own: [{ at: [[[0, 0]]] }],
        enemies: [
          { at: [[[1, 0]]], powers: [{ name: 'Evasive', effects: [{ evade: 15 }] }] },
          { at: [[[3, 0]]] },
        ],
        others: [{ glyph: 'Lodin', at: [holder ? 3 : 2, 0] }],
      });
    const skulls = { kind: 'attack', figure: 0, faces: { skull: 3 } } as const;
    const d20 = { kind: 'd20', figure: 1, value: 14 } as const;
    const blank = { kind: 'defense', figure: 1, faces: { blank: 3 } } as const;
    expect(figureOf(attack(evading(true), 0, 1, 'normal', [skulls, d20]), 1).wounds).toBe(0);
    expect(figureOf(attack(evading(false), 0, 1, 'normal', [skulls, d20, blank]), 1).wounds).toBe(
      3,
    );
  });
});

describe('Knockback', () => {
  const strong = (terrain: string, rest: Partial<Stage> = {}, card: Partial<Stand> = {}) =>
    staged({
      terrain,
      own: [{ at: [[[0, 0]]], superStrength: true, attack: 6 }],
      enemies: [{ at: [[[1, 0]]], ...card }],
      ...rest,
    });

  it('drives the defender on along the line, a space for each point', () => {
    // 3 skulls less 1 skull of the defender's.
    const state = strike(strong('1 1 1 1 1'), [3, 2, 1]);
    expect(figureOf(state, 1)).toMatchObject({ place: [[3, 0]], wounds: 1 });
  });

  it('stops before a climb that costs too much, and rolls for damage (third example of the rules)', () => {
    const cliff = strong('1 1 1 1 4 4');
    const state = strike(cliff, [5, 3, 0], [{ kind: 'knockback', figure: 1, faces: { skull: 1 } }]);
    expect(figureOf(state, 1)).toMatchObject({ place: [[3, 0]], wounds: 3 });
  });

  it('hits who prevents the step, friend or foe (fourth example)', () => {
    const crowd = strong('1 1 1 1', { enemies: [{ at: [[[1, 0]], [[3, 0]]] }] });
    const state = strike(crowd, [4, 3, 0], [{ kind: 'knockback', figure: 1, faces: { skull: 1 } }]);
    expect([1, 2].map((id) => figureOf(state, id))).toMatchObject([
      { place: [[2, 0]], wounds: 2 },
      { place: [[3, 0]], wounds: 1 },
    ]);
    expect(invariants(state)).toEqual([]);
  });

  it('drives over a drop, and into lava', () => {
    const dropped = strike(
      strong('9 9 1', {}, { height: 5 }),
      [1, 0, 0],
      [{ kind: 'fall', figure: 1, faces: { skull: 1 } }],
    );
    expect(figureOf(dropped, 1)).toMatchObject({ place: [[2, 0]], wounds: 2 });
    const burnt = strike(strong('1 1 1m'), [1, 1, 0], [{ kind: 'lava', figure: 1, value: 19 }]);
    expect(figureOf(burnt, 1).where).toBe('destroyed');
    expect(invariants(burnt)).toEqual([]);
  });

  it('does not happen by special attacks, nor to the destroyed', () => {
    const killed = strike(strong('1 1 1', {}, { life: 1 }), [3, 0, 0]);
    expect(figureOf(killed, 1).where).toBe('destroyed');
    const blast = { specialAttack: { range: 1, dice: 3 } };
    const special = staged({
      terrain: '1 1 1 1',
      own: [{ at: [[[0, 0]]], superStrength: true, powers: [{ name: 'Blast', effects: [blast] }] }],
      enemies: [{ at: [[[1, 0]]] }],
    });
    const struck = attack(special, 0, 1, 0, [
      { kind: 'attack', figure: 0, faces: { skull: 3 } },
      { kind: 'defense', figure: 1, faces: { blank: 3 } },
    ]);
    expect(figureOf(struck, 1)).toMatchObject({ place: [[1, 0]], wounds: 3 });
  });

  it('wounds objects in the way, which are gone when destroyed', () => {
    const state = strike(
      strong('1 1 1', { others: [{ object: 'crate', at: [2, 0], life: 1 }] }),
      [2, 2, 0],
      [{ kind: 'knockback', figure: 1, faces: { skull: 1 } }],
    );
    expect(state.things).toEqual([]);
    expect(figureOf(state, 1)).toMatchObject({ place: [[1, 0]], wounds: 1 });
  });
});
