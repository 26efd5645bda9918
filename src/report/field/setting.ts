import type { Field, FieldSetting } from '../../fields/field.ts';
import { FIGHT_RULINGS } from '../../rules/c3g/rulings.ts';
import { counted, listed } from '../../words/english.ts';
import { namesText } from '../pricing/words.ts';
import { allCards } from './left-out.ts';

/** What all duels of a field have in common, a sentence for each. */
export function settingItems(field: Field): string[] {
  const { setting } = field;
  return [
    groundText(setting),
    'Each side has the first turn in half of the duels. A duel that nobody wins is half a win for each.',
    ...(setting.budget === undefined
      ? []
      : [
          `Each side is as many copies of its card as ${setting.budget} points buy, one of a unique card.`,
          ...commonText(field),
        ]),
    ...(setting.superStrength ? [] : ['Knockback is off: Super Strength is negated.']),
    ...(setting.states?.length ? [`Switched on: ${listed(setting.states)}.`] : []),
    ...FIGHT_RULINGS.filter(({ name, usual }) => setting.rulings[name] !== usual).map(
      ({ name, text }) => `${name} is ${setting.rulings[name] ? 'on' : 'off'}. When on: ${text}`,
    ),
  ];
}

/** Of which cards several may be bought only because they do not say that they are unique. */
function commonText(field: Field): string[] {
  const unsaid = allCards(field).filter(({ side }) => side.unique === undefined);
  if (unsaid.length === 0) return [];
  const names = namesText([...new Set(unsaid.map(({ name }) => name))]);
  return [
    `${names} ${unsaid.length === 1 ? 'does' : 'do'} not say how often it may be drafted and count as common, so as many are bought as there are points for.`,
  ];
}

function groundText({ distance }: FieldSetting): string {
  const apart = distance === 1 ? 'adjacent to each other' : `${counted(distance, 'space')} apart`;
  return `Clear, level ground without end; the sides begin ${apart}.`;
}
