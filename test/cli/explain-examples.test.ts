import { describe, expect, it } from 'vitest';
import { printed } from './knockback.ts';
import { explained, MEASURES } from './results.ts';

const TWO_SKULLS_ONE_SHIELD = 'shield,skull,skull';
const THREE_SHIELDS = 'shield,shield,shield';

/**
 * The worked examples of RULES.md section 2: the dice, and Grundy's shields, wounds and movement. On clear ground
 * nothing stops examples 3 and 4, so their figures move as far as their points allow.
 */
const EXAMPLES = [
  ['1', 'skull,skull,shield,shield,shield,blank', TWO_SKULLS_ONE_SHIELD, 'two', 0, 0],
  ['2', 'skull,skull,skull,shield,shield,blank', TWO_SKULLS_ONE_SHIELD, 'two', 1, 1],
  ['3', 'skull,skull,skull,skull,skull,blank', THREE_SHIELDS, 'four', 1, 5],
  ['4', 'skull,skull,skull,skull,shield,blank', THREE_SHIELDS, 'four', 0, 4],
] as const;

const POINTS_IN_WORDS: Record<number, RegExp> = {
  0: /avoids all Knockback/,
  1: /one Knockback point\b/,
  4: /four Knockback points/,
  5: /five Knockback points/,
};

describe.each(EXAMPLES)('explain, example %s', (_, attack, defense, blocks, wounds, points) => {
  const cards = ['hawkgirl', 'solomon-grundy'];
  const given = [...cards, '--attack-dice', attack, '--defense-dice', defense];

  it('gives the measures as one flat outcome', async () => {
    const outcome = await explained(...given);
    expect(Object.keys(outcome).sort()).toEqual([...MEASURES].sort());
    expect(outcome).toMatchObject({
      attackWounds: wounds,
      totalWounds: wounds,
      knockbackPoints: points,
      spacesMoved: points,
      displaced: points > 0 ? 1 : 0,
      stoppedBy: 'none',
      knockbackDamageRolled: 0,
      knockbackWounds: 0,
      blockerWounds: 0,
      fallWounds: 0,
      hazardDestroyed: 0,
      destroyed: 0,
    });
  });

  it('tells of the mace, Tough, the blocks, the wounds and the Knockback points', async () => {
    const text = await printed(['explain', ...given]);
    expect(text).toMatch(/Hawkgirl attacks Solomon Grundy/);
    expect(text).toMatch(/subtracts one .*Nth Metal Mace.* three combat dice/);
    expect(text).toMatch(/one automatic shield from.*Tough/);
    expect(text).toMatch(new RegExp(`total of ${blocks} shields`));
    expect(text).toMatch(wounds > 0 ? /receives one wound/ : /receives no wounds/);
    expect(text).toMatch(POINTS_IN_WORDS[points] ?? /unknown/);
  });
});
