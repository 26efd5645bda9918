import type { Place } from '../board.ts';
import { glyphs, holderOf } from './glyphs.ts';
import { type Roll, type Roller, Rolls } from './rolls.ts';
import { cardOf, copyOf, destroy, type Figure, figureOf, heal, hurt, type State } from './state.ts';
import {
  canFly,
  canRest,
  comesDownInLava,
  isOnRoad,
  isTrapped,
  type Manner,
  moveOf,
  nameOfPlace,
  type Step,
  stepsFrom,
} from './steps.ts';
import { d20Bonus, mayMove } from './turns.ts';

/**
 * A figure's movement: the place after each step, with the halves of a base in any order; none, if it stays. The dice
 * are those rolled on the way, in each step strikes before falls before lava. A figure destroyed on the way goes no
 * farther.
 *
 * @throws Error if a step is not allowed, the figure cannot end there, or the dice do not fit
 */
export function follow(
  state: State,
  id: number,
  path: readonly Place[],
  dice: readonly Roll[] | Roller = [],
  manner: Manner = { flying: false },
): State {
  const steps = stepsAlong(state, figureOf(state, id), path, manner);
  const next = copyOf(state);
  const figure = figureOf(next, id);
  const rolls = new Rolls(dice, d20Bonus(next));
  for (const [index, step] of steps.entries()) {
    take(next, figure, step, rolls);
    if (figure.where !== 'board') break;
    const lands = manner.flying && index === steps.length - 1;
    if (lands && comesDownInLava(next, figure, step.to)) burn(next, figure, rolls);
  }
  if (figure.where === 'board' && steps.length > 0) useKelda(next, figure);
  rolls.end();
  next.moved.push(id);
  return next;
}

/** The steps of a path, if the figure may go it and end there. */
export function stepsAlong(
  state: State,
  figure: Figure,
  path: readonly Place[],
  manner: Manner,
): Step[] {
  if (!mayMove(state, figure)) throw new Error(`figure ${figure.id} may not move now`);
  if (manner.flying && !canFly(state, figure)) throw new Error('it cannot fly');
  if (path.length > 0 && isTrapped(state, figure)) throw new Error('it stays on Proftaka');
  const steps: Step[] = [];
  let from = figure.place;
  let road = !manner.flying && isOnRoad(state, from);
  for (const place of path) {
    if (steps.at(-1)?.ends) throw new Error(`it ends at ${nameOfPlace(from)}`);
    const step = stepsFrom(state, figure, from, manner, steps.length === 0).find(
      ({ to }) => nameOfPlace(to) === nameOfPlace(place),
    );
    if (!step) throw new Error(`no step leads from ${nameOfPlace(from)} to ${nameOfPlace(place)}`);
    steps.push(step);
    from = step.to;
    road &&= isOnRoad(state, from);
  }
  const cost = steps.reduce((sum, step) => sum + step.cost, 0);
  if (cost > moveOf(state, figure) + (road ? 3 : 0)) throw new Error(`${cost} spaces are too far`);
  if (steps.length > 0 && !canRest(state, figure, from))
    throw new Error(`it cannot end at ${nameOfPlace(from)}`);
  return steps;
}

function take(state: State, figure: Figure, step: Step, rolls: Rolls): void {
  rolls.oneOfEach('leaving', step.leaves, (_, { skull }) => {
    hurt(state, figure, skull);
    return figure.where === 'board';
  });
  if (figure.where !== 'board') return;
  figure.place = step.to;
  if (step.fall.extreme) {
    if (rolls.d20('fall', figure.id) < 19) destroy(state, figure);
  } else if (step.fall.dice > 0)
    hurt(state, figure, rolls.faces('fall', figure.id, step.fall.dice).skull);
  if (figure.where === 'board' && step.burns) burn(state, figure, rolls);
}

function burn(state: State, figure: Figure, rolls: Rolls): void {
  if (rolls.d20('lava', figure.id) < 20) destroy(state, figure);
}

/** It heals the hero that stops there, and is then removed. */
function useKelda(state: State, figure: Figure): void {
  const here = glyphs(state, 'Kelda').find((glyph) => holderOf(state, glyph)?.id === figure.id);
  if (!here || !cardOf(state, figure).isHero) return;
  heal(state, figure, figure.wounds);
  state.things = state.things.filter((number) => state.setting.things[number] !== here);
}
