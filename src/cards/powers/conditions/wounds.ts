/* Conditions on wounds and Life. */

import { wholeNumber } from '../../../base/index.ts';
import { lifeLeft, woundsOn } from '../attack-state.ts';
import { condition } from '../condition.ts';
import { otherSide } from '../figure.ts';

export const ownWounds = condition<number>({
  name: 'ownWounds',
  value: wholeNumber(1, 1000, 'Wounds on its own figure at least'),
  changes: true,
  example: 2,
  holds: (wounds, attack, { power }) => woundsOn(attack, power.owner) >= wounds,
});

export const enemyWounds = condition<number>({
  name: 'enemyWounds',
  value: wholeNumber(1, 1000, "Wounds on the other's figure at least"),
  changes: true,
  example: 1,
  holds: (wounds, attack, { power }) => woundsOn(attack, otherSide(power.owner)) >= wounds,
});

export const enemyLifeLeft = condition<number>({
  name: 'enemyLifeLeft',
  value: wholeNumber(1, 1000, 'Life that the other has left at the most'),
  changes: true,
  example: 1,
  holds: (life, attack, { power }) => lifeLeft(attack, otherSide(power.owner)) <= life,
});

export const wounded = condition<number | true>({
  name: 'wounded',
  value: wholeNumber(1, 1000, 'Wounds that this attack dealt at least'),
  ofRoll: true,
  example: 2,
  holds: (wounds, { pending, wounds: taken }) => pending + taken.attack >= Number(wounds),
});

/** Wounds that are known but not taken yet count, so that luck can be limited to deadly wounds. */
export const destroyed = condition<true>({
  name: 'destroyed',
  ofRoll: true,
  example: true,
  holds: (_, attack) =>
    attack.destroyed.defender ||
    (attack.pending > 0 && attack.pending >= lifeLeft(attack, 'defender')),
});
