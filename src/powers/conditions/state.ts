import { shortText } from '../../words/fields.ts';
import { condition } from '../condition.ts';

/** A switch that the experiment sets: `states: [shadow]`. */
export const state = condition<string>({
  name: 'state',
  value: shortText('A switch that the experiment sets', 60),
  text: (name) => `while "${name}" is on`,
  example: 'shadow',
  holds: (name, { fight }) => fight.states.includes(name),
});
