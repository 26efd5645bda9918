import { describe, expect, test } from 'vitest';
import type { AttackEvent } from '../../src/rules/fight-event.ts';
import { fightEventSchema } from '../../src/rules/fight-event-schema.ts';

const isEvent = (data: unknown) => fightEventSchema().safeParse(data).success;

/** An attack in which everything happens that can. */
const ATTACK: AttackEvent = {
  is: 'attack',
  who: 'Krug',
  target: 'Thormun',
  dice: { attack: ['skull', 'blank'], defense: ['shield'] },
  rolls: [
    {
      who: 'Krug',
      power: 'Berserker Charge',
      effect: 'nothing',
      at: 'beforehand',
      faces: ['7'],
      counts: [8],
      givers: ['Finn'],
      needs: 15,
    },
  ],
  tolls: [
    {
      who: 'Krug',
      at: 'wounded',
      wounds: 1,
      kind: 'unblockable',
      causes: ['Thorns'],
      isPrice: true,
    },
  ],
  attackDice: 2,
  skulls: 1,
  automaticSkulls: 1,
  hitsPerSkull: 1,
  defenseDice: 1,
  shields: 1,
  automaticShields: 0,
  blocksPerShield: 1,
  idleShields: [],
  hits: 2,
  blocks: 1,
  strikers: [],
  wounds: 1,
  changes: [{ cause: 'Height Advantage', field: 'attackDice', by: 1 }],
  fewer: 'lifeLeft',
  targetLife: { of: 4, wounds: 4 },
  knockback: {
    skulls: 1,
    targetSkulls: 0,
    points: 1,
    changers: ['Super Strength'],
    walk: {
      spaces: 1,
      place: [[2, 0]],
      steps: [{ place: [[2, 0]], cost: 1, lava: '3' }],
      stoppedBy: 'wall',
      blockers: ['crate'],
      refused: { climb: 2, cost: 3 },
      putBack: 0,
      pointsLeft: 0,
    },
    damage: { face: 'skull', hit: ['Thormun'], destroyed: [] },
    falls: [{ drop: 3, faces: ['skull'], wounds: 1, isDestroyed: false }],
  },
};

/** The same data with a key added to the mapping at a path of keys and indices. */
function withKey(data: object, path: readonly (string | number)[]): object {
  const copy = structuredClone(data);
  let inner = copy as Record<string | number, unknown>;
  for (const key of path) inner = inner[key] as typeof inner;
  inner.surplus = 1;
  return copy;
}

describe('an event', () => {
  test('may have every key, and nothing else at any place', () => {
    expect(isEvent(ATTACK)).toBe(true);
    const places = [
      [],
      ['rolls', 0],
      ['tolls', 0],
      ['changes', 0],
      ['targetLife'],
      ['knockback'],
      ['knockback', 'walk'],
      ['knockback', 'walk', 'steps', 0],
      ['knockback', 'walk', 'refused'],
      ['knockback', 'damage'],
      ['knockback', 'falls', 0],
    ];
    for (const path of places) expect(isEvent(withKey(ATTACK, path))).toBe(false);
  });

  test('names figures by card and number, and targets with their odds', () => {
    const hidden = {
      is: 'hide',
      figures: [{ name: 'Crab Riders', numbers: [1, 3] }],
      power: 'Fog',
    };
    expect(isEvent(hidden)).toBe(true);
    expect(isEvent(withKey(hidden, ['figures', 0]))).toBe(false);
    expect(isEvent({ ...hidden, figures: [{ numbers: [1] }] })).toBe(false);
    const shared = { is: 'aims', targets: [{ who: 'Krug', odds: { destroys: 0.5, wounds: 1 } }] };
    expect(isEvent(shared)).toBe(true);
    expect(isEvent(withKey(shared, ['targets', 0]))).toBe(false);
    expect(isEvent(withKey(shared, ['targets', 0, 'odds']))).toBe(false);
  });

  test.each([
    ['idle', 'why', ['off', 'cutShort', 'acted', 'held', 'outOfReach', 'moves', 'attacks']],
    ['moment', 'when', ['arrival', 'end', 'anotherTurn']],
    ['losePowers', 'until', ['turn', 'game', 'back']],
    ['roll', 'decides', ['turn', 'placing', 'round', 'dice', 'attacks', 'targets']],
    ['setUp', 'does', ['begins', 'places']],
    ['attack', 'none', ['replaced', 'targetDestroyed', 'attackerDestroyed', 'hidden', 'noDice']],
    ['attack', 'fewer', ['ignored', 'oneShield', 'most', 'lifeLeft']],
    ['bonded', 'only', ['move', 'attack']],
  ])('of the kind %s has as %s one of %j', (is, key, words) => {
    expect(words.filter((word) => !isEvent({ is, [key]: word }))).toEqual([]);
    expect(isEvent({ is })).toBe(true);
    expect(isEvent({ is, [key]: 'else' })).toBe(false);
  });

  test('has whole numbers and one of the known kinds', () => {
    expect(isEvent({ is: 'round', round: 2 })).toBe(true);
    expect(isEvent({ is: 'round', round: 1.5 })).toBe(false);
    expect(isEvent({ is: 'rounds' })).toBe(false);
    expect(isEvent({ round: 2 })).toBe(false);
  });

  test('has only true as an answer that absence would deny', () => {
    expect(isEvent({ is: 'turn', isLost: true })).toBe(true);
    expect(isEvent({ is: 'turn', isLost: false })).toBe(false);
    // An answer of its own may be no.
    expect(isEvent({ is: 'use', acts: false })).toBe(true);
  });
});
