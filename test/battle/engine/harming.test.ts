import { describe, expect, test } from 'vitest';
import { aftermathOf } from '../../../src/battle/engine/powers/moments/aftermath.ts';
import { refusal } from '../../cards/powers/attacks.ts';
import type { Document } from '../../fight/scenarios.ts';
import { hero } from '../battles.ts';
import { stand } from './standing.ts';

const power = (line: Document) => [{ name: 'Trick', effects: [line] }];

/** In a row: a friend, the figure with the power, its target, and two enemies behind the target. */
const row = (line: Document, more: Document = {}, dice?: readonly number[]) =>
  stand(
    [
      [hero('One', { powers: power(line), life: 9 }), hero('Friend')],
      [hero('A', more), hero('B', more), hero('C', more)],
    ],
    [
      [2, 2],
      [1, 2],
      [3, 2],
      [4, 2],
      [5, 2],
    ],
    dice ? { dice } : {},
  );
const woundsOf = ({ game }: ReturnType<typeof row>) => [...game.state.wounds];

describe('an attack harms another enemy beside its target', () => {
  const behind = { when: 'wounds', wounds: 1, to: {}, near: 'target', within: 1 };
  test.each<[Document, number, boolean, number[]]>([
    [behind, 1, false, [0, 0, 0, 1, 0]],
    [behind, 0, false, [0, 0, 0, 0, 0]],
    [{ ...behind, when: 'destroys' }, 1, false, [0, 0, 0, 0, 0]],
    [{ ...behind, when: 'destroys' }, 0, true, [0, 0, 0, 1, 0]],
    [{ ...behind, to: { species: 'Elf' } }, 1, false, [0, 0, 0, 0, 0]],
    [{ ...behind, near: 'attacker' }, 1, false, [0, 0, 0, 0, 0]],
    [{ ...behind, near: 'attacker', within: 2, wounds: 2 }, 1, false, [0, 0, 0, 2, 0]],
  ])('%j after %d wounds, destroyed: %j', (harmsAnother, wounds, isDestroyed, expected) => {
    const standing = row({ harmsAnother });
    aftermathOf(standing.game, 0, 2, true)?.after(wounds, isDestroyed);
    expect(woundsOf(standing)).toEqual(expected);
  });
});

describe('a figure that is destroyed harms those next to it', () => {
  test('all of them by a D20 each, friends too', () => {
    const standing = row({ harmsDying: { d20: 9 } }, {}, [9, 8]);
    const aftermath = aftermathOf(standing.game, 2, 0, true);
    standing.game.destroy(0, 2);
    aftermath?.after(9, true);
    expect(woundsOf(standing)).toEqual([0, 1, 0, 0, 0]);
  });

  test('its enemies alone where the skulls are shared out', () => {
    const standing = row({ harmsDying: { dice: 3, shared: true } });
    standing.game.state.dice.skulls = () => 2;
    aftermathOf(standing.game, 2, 0, true)?.after(9, true);
    expect(woundsOf(standing)).toEqual([0, 0, 2, 0, 0]);
  });

  test('nobody where it lives', () => {
    const standing = row({ harmsDying: { d20: 1 } });
    aftermathOf(standing.game, 2, 0, true)?.after(1, false);
    expect(woundsOf(standing)).toEqual([0, 0, 0, 0, 0]);
  });
});

test('figures of both sides near it are wounded at a moment, each by a D20 of its own', () => {
  const harmsNear = { moment: 'beforeMoving', within: 2, to: {}, d20: 14, wounds: 1, self: true };
  // For the figure itself, its friend, its target and the enemy behind the target.
  const standing = row({ harmsNear }, {}, [14, 13, 20, 14]);
  standing.turns.moments.ofCard('turnBegins', 0);
  expect(woundsOf(standing)).toEqual([1, 0, 1, 1, 0]);
});

test('a figure that destroys an enemy heals a friend', () => {
  const healsFriend = { moment: 'hasDestroyed', within: 4, to: {}, wounds: 1 };
  const standing = row({ healsFriend });
  standing.game.wound(1, 2, 'own side');
  standing.turns.moments.attacked(0, 2, true, 1, true);
  expect(woundsOf(standing)).toEqual([0, 1, 0, 0, 0]);
});

test('wounds call as many friends', () => {
  const calls = { moment: 'isWounded', to: {}, figures: 'perWound' };
  const { turns, game } = stand(
    [[hero('One', { powers: power({ calls }) }), hero('Friend')], [hero('A')]],
    [
      [5, 2],
      [0, 2],
      [6, 2],
    ],
  );
  turns.moments.attacked(2, 0, true, 1, false);
  expect(game.state.areAdjacent(0, 1)).toBe(true);
});

test('mistakes are rejected', () => {
  expect(refusal({ harmsDying: { d20: 9, dice: 1 } })).toContain('d20 or dice, not both');
  expect(refusal({ harmsAnother: { when: 'hits' } })).toContain('one of wounds, destroys');
});

describe('a figure that rolls between moving and attacking', () => {
  const wounds = (more: Document, dice = [20], life = 3) => {
    const harmsNear = { moment: 'beforeAttacking', within: 3, to: {}, d20: 14, wounds: 1, ...more };
    const standing = row({ harmsNear }, { life }, dice);
    standing.turns.moments.ofCard('beforeAttacks', 0);
    return woundsOf(standing);
  };

  test('leaves it where friends lose as much as enemies, or more', () => {
    expect(wounds({ within: 1 })).toEqual([0, 1, 1, 0, 0]);
    // A wound costs the less the more Life there is.
    expect(wounds({ within: 1, may: true }, [20], 20)).toEqual([0, 0, 0, 0, 0]);
    expect(wounds({ may: true, except: { name: 'Friend' } })).toEqual([0, 0, 1, 1, 1]);
  });

  test('picks one enemy, or each next to it where that is more', () => {
    expect(wounds({ enemies: true, one: true })).toEqual([0, 0, 1, 0, 0]);
    expect(wounds({ enemies: true, one: true }, [13])).toEqual([0, 0, 0, 0, 0]);
    expect(wounds({ one: 'orNextToIt', enemies: true })).toEqual([0, 0, 1, 0, 0]);
  });

  test('picks those alone whom another of its side is engaged with', () => {
    expect(wounds({ enemies: true, one: true, helped: true })).toEqual([0, 0, 0, 0, 0]);
  });
});
