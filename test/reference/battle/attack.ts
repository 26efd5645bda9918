import { attack as play } from '../attack.ts';
import type { Fighter } from '../scene.ts';
import { adjacency } from './adjacency.ts';
import { type Roll, type Roller, Rolls } from './rolls.ts';
import {
  type AttackChoices,
  type AttackKind,
  type AttackNow,
  nameOfFigure,
  nameOfThing,
  sceneNow,
  severalOf,
  type Together,
} from './scene-now.ts';
import { copyOf, destroy, type Figure, figureOf, heal, hurt, type State } from './state.ts';
import { isTarget } from './targets.ts';
import { d20Bonus, mayAttack } from './turns.ts';

/**
 * One attack on one figure with all of its stages, played by the engine of single attacks, and its effects on the
 * battle: wounds, destruction, Knockback, and the figures that were in its way. Without a line of Knockback the first
 * one is used.
 *
 * @throws Error if the figure may not make it, or the dice do not fit
 */
export function attack(
  state: State,
  id: number,
  targetId: number,
  kind: AttackKind,
  dice: readonly Roll[] | Roller,
  choices: AttackChoices = {},
): State {
  const [figure, target] = [figureOf(state, id), figureOf(state, targetId)];
  if (!mayAttack(state, figure, kind)) throw new Error(`figure ${id} has no such attack now`);
  if (severalOf(state, figure, kind)) throw new Error('it hits several figures');
  if (!isTarget(state, figure, target, kind)) throw new Error(`it may not attack ${targetId}`);
  const rolls = new Rolls(dice, d20Bonus(state));
  const { next, again } = strike(state, id, targetId, kind, rolls, choices);
  rolls.end();
  count(next, id, [targetId], kind, again);
  return next;
}

/** The attack, whether or not it may be made, and whether it may be made again. */
export function strike(
  state: State,
  id: number,
  targetId: number,
  kind: AttackKind,
  rolls: Rolls,
  choices: AttackChoices & Together,
): { next: State; again: boolean } {
  const [figure, target] = [figureOf(state, id), figureOf(state, targetId)];
  const line = choices.line ?? adjacency(state, figure, target)[0];
  const now = sceneNow(state, figure, target, kind, { ...choices, line });
  play(
    rolls.asDice((owner) => (owner === now.attacker ? id : targetId)),
    now.scene,
  );
  const next = copyOf(state);
  apply(next, figureOf(next, targetId), now.defender);
  apply(next, figureOf(next, id), now.attacker);
  const driven = figureOf(next, targetId);
  if (driven.where === 'board') driven.place = now.field.defender;
  hitBystanders(state, next, now);
  return { next, again: now.scene.course.again !== undefined };
}

/** The effects of the attack on one of the two. */
export function apply(
  state: State,
  figure: Figure,
  { wounds, alive, cardUses, ownUses }: Fighter,
): void {
  state.cardUses[figure.card] = { ...cardUses };
  figure.uses = { ...ownUses };
  if (wounds > figure.wounds) hurt(state, figure, wounds - figure.wounds);
  else heal(state, figure, figure.wounds - wounds);
  if (!alive && figure.where === 'board') destroy(state, figure);
}

/** Knockback Damage to figures and objects that prevented a step. */
function hitBystanders(before: State, state: State, { field }: AttackNow): void {
  for (const { id, wounds } of before.figures) {
    const other = field.others.find(({ name }) => name === nameOfFigure(id));
    // The attacker may also have been wounded by answers; here only the wounds of being in the way are counted.
    if (other) hurt(state, figureOf(state, id), other.life - wounds - other.left);
  }
  for (const number of before.things) {
    const thing = field.others.find(({ name }) => name === nameOfThing(number));
    if (thing?.kind === 'object' && thing.life < Number.POSITIVE_INFINITY)
      state.thingWounds[number] = thing.life - thing.left;
  }
  state.things = state.things.filter((number) => {
    const thing = state.setting.things[number];
    return thing?.kind !== 'object' || (state.thingWounds[number] ?? 0) < thing.life;
  });
}

/** Counts an attack, on however many figures. */
export function count(
  state: State,
  id: number,
  targets: readonly number[],
  kind: AttackKind,
  again: boolean,
): void {
  const all = state.attacks[id] ?? [];
  const before = all.find((one) => one.kind === kind) ?? { kind, made: 0, more: 0 };
  const more = before.more + (again ? 1 : 0);
  state.attacks[id] = [
    ...all.filter((one) => one !== before),
    { kind, made: before.made + 1, more },
  ];
  state.attacked = [...new Set([...state.attacked, ...targets])];
}
