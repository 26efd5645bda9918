/* Automatic skulls and shields (stages 3 and 5). They never affect the Knockback points. */

import { wholeNumber } from '../../../base/index.ts';
import { type Effect, effect } from '../effect.ts';

export const automaticSkulls = automatic('automaticSkulls', 'automatic skull');
export const automaticShields = automatic('automaticShields', 'automatic shield');

function automatic(name: 'automaticSkulls' | 'automaticShields', thing: string): Effect {
  return effect<number>({
    name,
    at: 'attack',
    value: () => wholeNumber(0, 50, `${thing}s`),
    example: { [name]: 1 },
  });
}
