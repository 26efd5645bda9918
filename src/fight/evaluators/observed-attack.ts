/* Wraps an attack whose dice are not rolled yet, to report which of its facts are read. */

import type { AttackState, Figure, Side } from '../../cards/index.ts';

/**
 * Called with each fact that is read: `distance` for a field of the attack, `fight.levels` for a field of the fight,
 * `defender.size` for a field of a figure.
 */
export type NoteFact = (fact: string) => void;

/** The same attack, but every fact that is read is passed to `note`, if it is given. */
export function observedAttack(begun: AttackState, note?: NoteFact): AttackState {
  if (!note) return begun;
  const figure = (side: Side): Figure =>
    new Proxy(begun.fight[side], {
      get(card, field, receiver) {
        note(`${side}.${String(field)}`);
        return Reflect.get(card, field, receiver);
      },
    });
  const figures = { attacker: figure('attacker'), defender: figure('defender') };
  const fight = new Proxy(begun.fight, {
    get(all, field, receiver) {
      if (field === 'attacker' || field === 'defender') return figures[field];
      note(`fight.${String(field)}`);
      return Reflect.get(all, field, receiver);
    },
  });
  return new Proxy(begun, {
    get(attack, field, receiver) {
      if (field === 'fight') return fight;
      note(String(field));
      return Reflect.get(attack, field, receiver);
    },
  });
}
