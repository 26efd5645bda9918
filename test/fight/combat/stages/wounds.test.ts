import { expect, test } from 'vitest';
import { chance } from '../../../cards/powers/attacks.ts';
import { played } from './fights.ts';

const dice = (skull: number, shield: number) => ({ attack: { skull }, defense: { shield } });

test('hits are skulls by their worth and automatic skulls, blocks shields of both kinds by theirs', () => {
  const setting = {
    attack: 3,
    defense: 2,
    mine: [{ hitsPerSkull: 2 }, { automaticSkulls: 1 }],
    theirs: [{ blocksPerShield: 2 }, { automaticShields: 1 }],
  };
  const { attack } = played(setting, dice(3, 1));
  expect([attack.hits, attack.blocks, attack.wounds.attack]).toEqual([7, 4, 3]);
});

test('blocks beyond the hits are counted before the most wounds and after one shield blocks all', () => {
  const theirs = [{ counterStrike: true }, { mostWounds: 1 }, { oneShieldBlocksAll: true }];
  const setting = { attack: 3, defense: 3, theirs };
  const after = (skull: number, shield: number) => {
    const { wounds, attackerWounds } = played(setting, dice(skull, shield)).attack;
    return [wounds.attack, attackerWounds];
  };
  expect([after(3, 0), after(3, 1), after(1, 3)]).toEqual([
    [1, 0],
    [0, 0],
    [0, 2],
  ]);
});

test('wounds of the attack stop at the Life left, and extra wounds take what remains', () => {
  const setting = { attack: 2, mine: [{ extraWounds: 3 }], defender: { life: 3 } };
  const { wounds, destroyed } = played(setting, dice(2, 0)).attack;
  expect([wounds.attack, wounds.extra, destroyed.defender]).toEqual([2, 1, true]);
});

test('a defender that wounds destroyed answers as destroyed, before the attacker is struck back', () => {
  const theirs = [{ destroys: 1, stage: 'whenDestroyed' }];
  const setting = { theirs, defender: { life: 1 } };
  expect(chance(setting, 'attackerDestroyed', 1)).toBe('1/2');
});
