import type { Field, FieldSetting } from '../../fields/field.ts';
import { DUEL_RULINGS } from '../../rules/c3g/duel/rulings.ts';
import { counted, listed } from '../../words/english.ts';

/** What all duels of a field have in common, a sentence for each. */
export function settingItems({ setting }: Field): string[] {
  return [
    groundText(setting),
    'Each side has the first turn in half of the duels. A duel that nobody wins is half a win for each.',
    ...(setting.budget === undefined
      ? []
      : [`Each side is as many copies of its card as ${setting.budget} points buy.`]),
    ...(setting.superStrength ? [] : ['Knockback is off: Super Strength is negated.']),
    ...(setting.states?.length ? [`Switched on: ${listed(setting.states)}.`] : []),
    ...DUEL_RULINGS.filter(({ name, usual }) => setting.rulings[name] !== usual).map(
      ({ name, text }) => `${name} is ${setting.rulings[name] ? 'on' : 'off'}. When on: ${text}`,
    ),
  ];
}

function groundText({ distance }: FieldSetting): string {
  const apart = distance === 1 ? 'adjacent to each other' : `${counted(distance, 'space')} apart`;
  return `Clear, level ground without end; the sides begin ${apart}.`;
}
