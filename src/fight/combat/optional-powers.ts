/* Optional powers (`may`), which a figure may choose not to use in an attack. */

import {
  type Figure,
  kindOf,
  linesOfPower,
  type Rule,
  type RuleMoment,
  rulesOfLine,
} from '../../cards/index.ts';

type Powered = Pick<Figure, 'powers'>;

/**
 * The sets of powers that a figure may choose not to use in its attacks, from the empty set to all optional powers, by
 * power name (RULES.md, section 7, `may`).
 */
export function choicesOfPowers({ powers }: Powered): readonly (readonly string[])[] {
  const optional = powers.filter(
    (use) => use.may && linesOfPower(use).flatMap(rulesOfLine).some(actsInOwnAttack),
  );
  const sets = Array.from({ length: 2 ** optional.length }, (_, chosen) =>
    optional.flatMap(({ power }, i) => ((chosen >> i) % 2 === 1 ? [power] : [])),
  );
  return sets.toSorted((a, b) => a.length - b.length);
}

/** Whether a figure has powers that it may choose not to use in its attacks. */
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

/** Triggers of powers that do not occur in the figure's own attacks. */
const NOT_IN_ITS_ATTACK: readonly RuleMoment[] = ['attacked', 'destroyed', 'moved', 'turnEnds'];

function actsInOwnAttack(rule: Rule): boolean {
  const { at, name, role } = kindOf(rule);
  if (role === 'defender') return false;
  // A special attack is a choice of attack, not an optional effect, so it does not count here.
  if (!('on' in rule)) return at !== 'never' || name === 'way.attacks';
  const isWhenWounded = rule.on === 'wounded' && !rule.of;
  const isWhenUnhurt = rule.on === 'blocked' && (at === 'strike' || at === 'cost');
  return at !== 'never' && !isWhenWounded && !isWhenUnhurt && !NOT_IN_ITS_ATTACK.includes(rule.on);
}
