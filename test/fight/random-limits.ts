import fc from 'fast-check';

/** How often each of some effects may act; undefined: without limit. */
export const anyLimits = fc.array(fc.constantFrom(undefined, 1, 2), {
  minLength: 6,
  maxLength: 6,
});

interface Card {
  readonly powers: readonly { readonly effects: readonly object[] }[];
}

/** A fight in which some effects have a limited number of uses. */
export function withLimits(
  document: Readonly<Record<string, unknown>>,
  limits: readonly (number | undefined)[],
): Record<string, unknown> {
  let at = 0;
  const limited = (effect: object) => {
    const uses = limits[at++ % limits.length];
    const takes = uses !== undefined && !('per' in effect) && !('specialAttack' in effect);
    return takes ? { ...effect, uses, per: 'game' } : effect;
  };
  const card = ({ powers, ...others }: Card) => ({
    ...others,
    powers: powers.map((power) => ({ ...power, effects: power.effects.map(limited) })),
  });
  return {
    ...document,
    attacker: card(document.attacker as Card),
    defender: card(document.defender as Card),
  };
}
