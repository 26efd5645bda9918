import { expect, test } from 'vitest';
import { battleEngine } from '../../../../../../src/rules/c3g/battle/engine/index.ts';
import type { Document } from '../../../scenarios.ts';
import { battleOf, hero } from '../../battles.ts';

const power = (effect: Document) => ({ name: 'Power', effects: [effect] });

/** How often in a game, in the mean of twenty, figures use a power that acts upon others. */
function usesIn(effect: Document): number {
  const army = [
    hero('Fighter', { life: 8, attack: 4 }),
    hero('Helper', { attack: 1, powers: [power(effect)] }),
  ];
  const engine = battleEngine(battleOf({ sides: [{ army }, { army }] }), 'deeds');
  let uses = 0;
  for (let game = 0; game < 20; game++) {
    engine.play(game, (event) => {
      if (event.is === 'used') uses++;
    });
  }
  return uses / 20;
}

// A hero with one attack die hardly ever has a turn for what it does to the enemy.
test.each([
  ['heals a friend', { healsFriend: { moment: 'beforeAttacking', within: 1, to: {}, wounds: 3 } }],
  [
    'takes over enemies',
    { takesControl: { moment: 'beforeAttacking', within: 1, to: {}, d20: 11, for: 'game' } },
  ],
  [
    'lets others act',
    { takesControl: { moment: 'turnEnds', to: {}, d20: 6, for: 'turn', either: true } },
  ],
  [
    'brings back the destroyed',
    { bringsBack: { moment: 'turnEnds', within: 3, to: { name: 'Fighter' }, d20: 6 } },
  ],
] as const)('order markers lie on a helper that %s', (_, effect) => {
  expect(usesIn(effect)).toBeGreaterThan(1);
});
