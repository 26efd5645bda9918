import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { knockback } from './knockback.ts';
import { MEASURES } from './results.ts';

const experiment = (name: string) =>
  fileURLToPath(new URL(`../../experiments/${name}.yaml`, import.meta.url));

const THREE_SHIELDS = ['--defense-dice', 'shield,shield,shield'];

async function explained(name: string, dice: readonly string[]) {
  const args = ['explain', experiment(name), ...dice];
  const [text, json] = await Promise.all([
    knockback(args),
    knockback([...args, '--format', 'json']),
  ]);
  expect([text.code, text.stderr, json.code]).toEqual([0, '', 0]);
  return { text: text.stdout, outcome: JSON.parse(json.stdout).outcome as Record<string, unknown> };
}

describe('the rule’s third example: five skulls, and higher ground behind', () => {
  const dice = ['--attack-dice', 'skull,skull,skull,skull,skull,blank', ...THREE_SHIELDS];

  it('moves Grundy two spaces and rolls Knockback Damage on him alone', async () => {
    const { text, outcome } = await explained('example-3', [...dice, '--knockback-die', 'skull']);
    expect(Object.keys(outcome).sort()).toEqual([...MEASURES, 'finalSpace'].sort());
    expect(outcome).toMatchObject({
      attackWounds: 1,
      knockbackPoints: 5,
      spacesMoved: 2,
      displaced: 1,
      stoppedBy: 'elevation',
      knockbackDamageRolled: 1,
      knockbackWounds: 1,
      blockerWounds: 0,
      fallWounds: 0,
      hazardDestroyed: 0,
      totalWounds: 2,
      destroyed: 0,
      finalSpace: '3,0',
    });
    expect(text).toMatch(/five Knockback points/);
    expect(text).toMatch(/moved two spaces .* to 3,0/);
    expect(text).toMatch(/three levels up and would take four .* three Knockback points left/);
    expect(text).toMatch(/Solomon Grundy receives one unblockable hit/);
  });

  it('hits nobody with any other face', async () => {
    const { text, outcome } = await explained('example-3', [...dice, '--knockback-die', 'shield']);
    expect(outcome).toMatchObject({ knockbackDamageRolled: 1, knockbackWounds: 0, totalWounds: 1 });
    expect(text).toMatch(/Nobody is hit/);
  });
});

describe('the rule’s fourth example: the Joker in the way', () => {
  const dice = ['--attack-dice', 'skull,skull,skull,skull,shield,blank', ...THREE_SHIELDS];

  it('stops Grundy short of four spaces; a skull hits him and the Joker', async () => {
    const { text, outcome } = await explained('example-4', [...dice, '--knockback-die', 'skull']);
    const ofBlocker = ['blockerWounds:the-joker', 'blockerDestroyed:the-joker'];
    expect(Object.keys(outcome).sort()).toEqual([...MEASURES, ...ofBlocker, 'finalSpace'].sort());
    expect(outcome).toMatchObject({
      attackWounds: 0,
      knockbackPoints: 4,
      spacesMoved: 2,
      displaced: 1,
      stoppedBy: 'figure',
      knockbackDamageRolled: 1,
      knockbackWounds: 1,
      blockerWounds: 1,
      'blockerWounds:the-joker': 1,
      'blockerDestroyed:the-joker': 0,
      fallWounds: 0,
      hazardDestroyed: 0,
      totalWounds: 1,
      destroyed: 0,
      finalSpace: '3,0',
    });
    expect(text).toMatch(/taken by The Joker/);
    expect(text).toMatch(/Solomon Grundy and The Joker each receive one unblockable hit/);
  });
});

describe('the story of hazards', () => {
  it('tells every roll for molten lava, up to the one that destroys', async () => {
    const { text, outcome } = await explained('lava-pit', [
      ...['--attack-dice', 'skull,skull,skull,skull,blank,blank', ...THREE_SHIELDS],
      ...['--dice', 'lava-2=20', '--dice', 'lava-3=7'],
    ]);
    expect(outcome).toMatchObject({ stoppedBy: 'hazard', hazardDestroyed: 1, spacesMoved: 3 });
    expect(text).toMatch(/On 3,1 it enters molten lava and rolls 20 on the D20: it survives/);
    expect(text).toMatch(/On 4,1 it enters molten lava and rolls 7 on the D20: it is destroyed/);
  });

  it('tells every fall, with the dice of its depth', async () => {
    const { text, outcome } = await explained('cliff-edge', [
      ...['--attack-dice', 'skull,skull,skull,skull,skull,blank'],
      ...['--defense-dice', 'blank,shield,shield'],
      ...['--dice', 'fall-2=skull', '--dice', 'fall-4=skull,blank,blank'],
    ]);
    // 3 wounds before, 2 by the attack, 1 by each fall: 7 of a Life of 8.
    expect(outcome).toMatchObject({ attackWounds: 2, fallWounds: 2, totalWounds: 4, destroyed: 0 });
    expect(text).toMatch(/falls seven levels and rolls one skull: one wound/);
    expect(text).toMatch(/falls 16 levels and rolls one skull and two blanks: one wound/);
  });
});
