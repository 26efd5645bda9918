/* Optional powers (`may`), which a figure may leave unused in an attack. */

import { type EffectLine, effectNamed, type Figure, linesOfPower } from '../../cards/index.ts';

type Powered = Pick<Figure, 'powers'>;

/**
 * The sets of powers that a figure may leave unused in its attacks, by name, from the empty set to
 * all of them (RULES.md, section 7, `may`).
 */
export function choicesOfPowers({ powers }: Powered): readonly (readonly string[])[] {
  const optional = powers.filter((use) => use.may && linesOfPower(use).some(actsInOwnAttack));
  const sets = Array.from({ length: 2 ** optional.length }, (_, chosen) =>
    optional.flatMap(({ power }, i) => ((chosen >> i) % 2 === 1 ? [power] : [])),
  );
  return sets.toSorted((a, b) => a.length - b.length);
}

/** Whether a figure has powers that it may leave unused in its attacks. */
export function mayChoosePowers(figure: Powered): boolean {
  return choicesOfPowers(figure).length > 1;
}

/** A card without the effects of some of its powers. */
export function withoutPowers<Card extends Powered>(card: Card, names: readonly string[]): Card {
  if (names.length === 0) return card;
  const powers = card.powers.map((use) =>
    names.includes(use.power) ? { ...use, effects: [] } : use,
  );
  return { ...card, powers };
}

/** Stages and moments outside the figure's own attacks. */
const NOT_IN_ITS_ATTACK: readonly unknown[] = [
  'whenAttacked',
  'whenWounded',
  'whenDestroyed',
  'enemyArrives',
  'endOfTurn',
];

function actsInOwnAttack(line: EffectLine): boolean {
  return (
    !NOT_IN_ITS_ATTACK.includes(line.stage) &&
    Object.keys(line).some((name) => {
      const effect = effectNamed(name);
      if (!effect || effect.owner === 'defender') return false;
      // A special attack is chosen as an attack, so it does not count here.
      return effect.at !== 'never' || name === 'attacks';
    })
  );
}
