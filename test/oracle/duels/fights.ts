/** Fights in which, between them, nearly everything happens that can in a duel; for comparison of the exact oracle with its simulator. */

import type { Duel, DuelEffect, FightSide } from './duel.ts';

/** Life, attack, defense, then what differs from an adjacent hero with Move 5. */
export function side(
  [life, attack, defense]: readonly [number, number, number],
  rest: Partial<FightSide> & { effects?: readonly DuelEffect[] } = {},
): FightSide {
  const { effects = [], ...others } = rest;
  return {
    name: 'card',
    life,
    attack,
    defense,
    figures: 1,
    move: 5,
    range: 1,
    powers: effects.map((effect, index) => ({ name: `Power ${index + 1}`, effects: [effect] })),
    ...others,
  };
}

const strong: DuelEffect = { superStrength: true };

export const FIGHTS: Readonly<Record<string, { duel: Duel; mostTurns: number }>> = {
  'Counter Strike against a squad of figures with two Life': {
    duel: {
      attacker: side([2, 3, 2], { figures: 3 }),
      defender: side([5, 3, 4], { effects: [{ counterStrike: true }] }),
    },
    mostTurns: 4,
  },
  'Counter Strike on both sides': {
    duel: {
      attacker: side([3, 4, 3], { effects: [{ counterStrike: true }] }),
      defender: side([2, 2, 4], { figures: 2, effects: [{ counterStrike: true }] }),
    },
    mostTurns: 4,
  },
  'archers who are reached': {
    duel: {
      attacker: side([1, 3, 1], {
        figures: 3,
        range: 6,
        effects: [{ attackDice: 1, when: { not: 'adjacent' } }],
      }),
      defender: side([4, 4, 3], {
        move: 4,
        effects: [
          { attackDice: 2, when: 'moved' },
          { defenseDice: 1, when: 'stationary' },
        ],
      }),
      distance: 9,
      first: 'defender',
    },
    mostTurns: 5,
  },
  'Knockback to and fro': {
    duel: {
      attacker: side([5, 6, 3], {
        move: 2,
        effects: [strong, { attackDice: 1, when: { charged: 3 } }],
      }),
      defender: side([4, 4, 3], { move: 3, effects: [strong, { knockbackPoints: 1 }] }),
    },
    mostTurns: 5,
  },
  'Knockback of a squad that does not close its ranks': {
    duel: {
      attacker: side([4, 4, 2], { move: 2, effects: [strong, { attacks: 2 }] }),
      defender: side([2, 3, 3], { figures: 3, move: 2 }),
      rulings: { squadsCloseRanks: false },
    },
    mostTurns: 4,
  },
  'Knockback of a squad that closes its ranks': {
    duel: {
      attacker: side([4, 5, 2], { move: 1, effects: [strong] }),
      defender: side([2, 3, 3], { figures: 2, move: 1 }),
    },
    mostTurns: 5,
  },
  'Double Attack, Rage and Life Drain': {
    duel: {
      attacker: side([4, 3, 2], {
        effects: [{ attacks: [{}, { attackDice: 2 }] }, { heals: 1, when: 'destroyed' }],
      }),
      defender: side([2, 2, 2], {
        figures: 3,
        effects: [{ attackDice: 1, per: 'ownWound', most: 3 }],
      }),
    },
    mostTurns: 4,
  },
  'attacks again, kills that count, tables once a turn': {
    duel: {
      attacker: side([3, 2, 3], {
        effects: [
          { attackAgain: true, when: 'destroyed', most: 1 },
          { attackDice: 1, per: 'kill', most: 2 },
          { attackDice: { 8: 1, 17: 3 } },
        ],
      }),
      defender: side([1, 3, 1], {
        figures: 4,
        effects: [{ destroys: 19, stage: 'whenDestroyed' }],
      }),
    },
    mostTurns: 4,
  },
  'healing and further turns': {
    duel: {
      attacker: side([4, 3, 3], {
        effects: [{ heals: { 11: 1, 20: 2 }, stage: 'endOfTurn' }, { anotherTurn: 16 }],
      }),
      defender: side([4, 4, 2], { effects: [{ anotherTurn: 14, uses: 1, per: 'game' }] }),
    },
    mostTurns: 6,
  },
  'uses by turn, round and game': {
    duel: {
      attacker: side([3, 3, 2], {
        effects: [
          { attackDice: 2, uses: 1, per: 'round' },
          { attacks: 3 },
          { extraWounds: 1, uses: 1, per: 'turn' },
        ],
      }),
      defender: side([6, 3, 2], {
        effects: [
          { ignoreWounds: 8, uses: 1, per: 'turn' },
          { automaticSkulls: 2, uses: 2 },
        ],
      }),
      first: 'defender',
    },
    mostTurns: 8,
  },
  'luck: evasion, ignored attacks and wounds': {
    duel: {
      attacker: side([3, 4, 2], {
        effects: [
          { ignoreWounds: 17, when: 'destroyed' },
          { rerolls: { dice: 'attack', faces: ['blank'] } },
        ],
      }),
      defender: side([3, 3, 3], {
        range: 5,
        effects: [{ evade: { d20: 17, plus: 'distance' } }, { ignoreAttack: 18 }],
      }),
      distance: 7,
    },
    mostTurns: 6,
  },
  'wounds before, after, instead, when wounded and on arrival': {
    duel: {
      attacker: side([2, 2, 2], {
        figures: 2,
        effects: [
          { unblockableWounds: { 12: 1, 20: 2 }, stage: 'before', when: 'adjacent' },
          { costs: { 18: 1 }, stage: 'after' },
        ],
      }),
      defender: side([4, 3, 2], {
        effects: [
          { unblockableWounds: 1, stage: 'whenWounded', when: { d20: 9 } },
          { unblockableWounds: { 10: 1, 20: { wounds: 1, again: true } }, stage: 'enemyArrives' },
          { destroys: 20, stage: 'instead' },
          { unblockableWounds: { dice: 1 }, stage: 'after' },
        ],
      }),
      distance: 4,
    },
    mostTurns: 4,
  },
  'special attacks instead and beside': {
    duel: {
      attacker: side([4, 4, 2], {
        specialAttack: true,
        effects: [
          {
            specialAttack: {
              range: 4,
              dice: 2,
              times: 2,
              againWhen: 'destroyed',
              effects: [{ hitsPerSkull: 2 }],
            },
            uses: 2,
          },
          strong,
        ],
      }),
      defender: side([2, 3, 2], {
        figures: 2,
        effects: [{ specialAttack: { range: 3, dice: 1, beside: true } }, { notTargetedBeyond: 2 }],
      }),
      distance: 5,
    },
    mostTurns: 4,
  },
  'costs of oneself, backlash and shields that need a roll': {
    duel: {
      attacker: side([3, 3, 0], {
        effects: [
          { automaticShields: 1 },
          { backlash: true },
          { costs: 'self', stage: 'after', when: { d20: 19 } },
        ],
      }),
      defender: side([3, 2, 3], {
        effects: [{ defenseDice: -1, per: 'ownWound' }, { blanksCount: 'skull' }],
      }),
    },
    mostTurns: 6,
  },
};
