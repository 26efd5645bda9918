import type { Fight, Figure, Power } from './random-powers.ts';

const SPECIAL = 'Special';

/** A fight of cards with powers as an experiment writes it. */
export function documentOf(fight: Fight): Record<string, unknown> {
  const { attacker, defender, special, distance, heightAdvantage, states, rulings } = fight;
  const { dice, effects, againWhen } = special ?? {};
  const attack = {
    name: SPECIAL,
    effects: [
      {
        specialAttack: {
          range: 9,
          dice,
          ...(effects && { effects }),
          ...(againWhen !== undefined && { againWhen }),
        },
      },
    ],
  };
  return {
    attacker: figureDocument('A', attacker, special ? [attack] : []),
    defender: figureDocument('D', defender, []),
    specialAttack: special !== undefined,
    superStrength: !fight.superStrengthNegated,
    distance,
    ...(heightAdvantage && { heightAdvantage }),
    states,
    rulings,
  };
}

function figureDocument(name: string, figure: Figure, further: readonly unknown[]) {
  const { movement, beganAway, powers = [], ...rest } = figure;
  const written = powers.map((power: Power) => ({ name: power.name, effects: power.effects }));
  return {
    name,
    ...rest,
    ...(movement && { moved: movement === 'moved' }),
    ...(beganAway !== undefined && { charged: beganAway }),
    powers: [...written, ...further],
  };
}
