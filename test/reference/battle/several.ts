import { sharedSkulls } from '../attack.ts';
import type { Place } from '../board.ts';
import { beyond, neighbours, type Space } from '../hexes.ts';
import { areAdjacent, engagedWith } from './adjacency.ts';
import { apply, count, strike } from './attack.ts';
import { type Roll, type Roller, Rolls } from './rolls.ts';
import { sceneNow, severalOf } from './scene-now.ts';
import { sees } from './sight.ts';
import {
  copyOf,
  enemiesOf,
  type Figure,
  figureOf,
  figuresOn,
  isOn,
  type State,
  sideOf,
} from './state.ts';
import { isInReach, isOpen } from './targets.ts';
import { d20Bonus, mayAttack } from './turns.ts';

/**
 * Special attacks on several figures. The attacker decides in which order they defend; with one roll for all (`roll:
 * once`) the attack roll is made first. Explosions and lines hit every figure there, friends too, but not the
 * attacker itself.
 */
export function attackSeveral(
  state: State,
  id: number,
  targets: readonly number[],
  kind: number,
  dice: readonly Roll[] | Roller,
): State {
  const figure = figureOf(state, id);
  if (!mayAttack(state, figure, kind)) throw new Error(`figure ${id} has no such attack now`);
  if (!mayHit(state, figure, targets, kind)) throw new Error(`it may not hit ${targets.join()}`);
  const once = severalOf(state, figure, kind)?.roll === 'once';
  const rolls = new Rolls(dice, d20Bonus(state));
  const first = sceneNow(state, figure, figureOf(state, targets[0] ?? -1), kind);
  let next = copyOf(state);
  let rolled: number | undefined;
  if (once) {
    rolled = sharedSkulls(
      rolls.asDice(() => id),
      first.scene,
    );
    apply(next, figureOf(next, id), first.attacker);
  }
  let again = false;
  targets.forEach((target, index) => {
    const bothLive = [id, target].every((one) => figureOf(next, one).where === 'board');
    if (!bothLive) return;
    const follows = index === targets.length - 1 ? undefined : once ? 'once' : 'each';
    const struck = strike(next, id, target, kind, rolls, { rolled, follows });
    next = struck.next;
    again = struck.again;
  });
  rolls.end();
  count(next, id, targets, kind, again);
  return next;
}

/**
 * Whether a special attack on several figures may hit exactly these. An engaged figure must hit one with which it is
 * engaged.
 */
export function mayHit(
  state: State,
  figure: Figure,
  ids: readonly number[],
  kind: number,
): boolean {
  const targets = ids.map((id) => figureOf(state, id));
  const engaged = engagedWith(state, figure);
  if (engaged.length > 0 && !engaged.some(({ id }) => ids.includes(id))) return false;
  if (new Set(ids).size < ids.length || !targets.some((one) => isEnemy(state, figure, one)))
    return false;
  return hitChoices(state, figure, kind).some(
    ({ all, aim, most }) =>
      (aim === undefined || ids.includes(aim)) &&
      ids.every((id) => all.includes(id)) &&
      (most === undefined ? ids.length === all.length : ids.length <= most),
  );
}

const isEnemy = (state: State, figure: Figure, other: Figure): boolean =>
  sideOf(state, other) !== sideOf(state, figure);

/** Figures that may be hit: all of them, or at most the given number, including the one aimed at. */
export interface HitChoice {
  readonly all: readonly number[];
  readonly aim?: number;
  readonly most?: number | undefined;
}

/**
 * The choices of a special attack on several figures, whether or not they include a figure with which the attacker is
 * engaged.
 */
export function hitChoices(state: State, figure: Figure, kind: number): HitChoice[] {
  const fields = severalOf(state, figure, kind);
  if (!fields) return [];
  const most = typeof fields.count === 'number' ? fields.count : undefined;
  const aims = enemiesOf(state, figure).filter((enemy) => isInReach(state, figure, enemy, kind));
  const others = figuresOn(state).filter(
    (one) => one.id !== figure.id && isOpen(state, figure, one, kind),
  );
  const ids = (figures: readonly Figure[]): number[] => figures.map(({ id }) => id);
  if (fields.nextTo === 'attacker')
    return [{ all: ids(others.filter((one) => areAdjacent(state, one, figure))), most }];
  if (fields.nextTo === 'target' || fields.nextTo === 'both')
    return aims.map((aim) => ({
      all: ids(
        others.filter(
          (one) =>
            one.id === aim.id ||
            (areAdjacent(state, one, aim) &&
              (fields.nextTo === 'target' || areAdjacent(state, one, figure))),
        ),
      ),
      aim: aim.id,
      most,
    }));
  if (typeof fields.line === 'number')
    return straight(figure.place, fields.line).map((line) => ({
      all: ids(
        others.filter((one) => line.some((at) => isOn(one.place, at)) && sees(state, figure, one)),
      ),
    }));
  return [{ all: ids(aims), most: most ?? 1 }];
}

/** The straight lines of the given length that begin next to a space of the base and lead away from it. */
const straight = (place: Place, length: number): Space[][] =>
  place.flatMap((from) =>
    neighbours(from)
      .filter((next) => !isOn(place, next))
      .map((next) => {
        const line: Space[] = [next];
        while (line.length < length) line.push(beyond(from, next, line.at(-1) ?? next));
        return line;
      }),
  );
