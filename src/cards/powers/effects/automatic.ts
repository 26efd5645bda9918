/* Automatic skulls and shields (stages 3 and 5). They never affect the Knockback points. */

import { wholeNumber } from '../../../base/index.ts';
import { scaled } from '../amounts.ts';
import { type Effect, effect } from '../effect.ts';

export const automaticSkulls = automatic('automaticSkulls', 'attacker', 'automatic skull');
export const automaticShields = automatic('automaticShields', 'defender', 'automatic shield');

function automatic(
  name: 'automaticSkulls' | 'automaticShields',
  owner: 'attacker' | 'defender',
  thing: string,
): Effect {
  return effect<number>({
    name,
    at: name,
    owner,
    normalAttacksOnly: true,
    value: wholeNumber(0, 50, `${thing}s`),
    example: { [name]: 1 },
    act: (value, attack, active) => {
      const by = scaled(value, attack, active);
      if (by === 0) return;
      attack[name] += by;
      attack.changes.push({ cause: active.power.title, field: name, by });
    },
  });
}
