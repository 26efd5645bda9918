import { effects, withoutRolling } from '../conditions.ts';
import { countDice, type DiceCounts } from '../dice-counts.ts';
import { areAdjacent, distance, engagedWith } from './adjacency.ts';
import { held } from './glyphs.ts';
import { type AttackKind, sceneNow, specialOf } from './scene-now.ts';
import { sees } from './sight.ts';
import { cardOf, enemiesOf, type Figure, type State, sideOf } from './state.ts';

/** The enemies that a figure may attack from its place, whether or not it has an attack left. */
export const targets = (state: State, figure: Figure, kind: AttackKind = 'normal'): Figure[] =>
  enemiesOf(state, figure).filter((enemy) => isTarget(state, figure, enemy, kind));

export function isTarget(state: State, figure: Figure, enemy: Figure, kind: AttackKind): boolean {
  const engaged = engagedWith(state, figure);
  if (engaged.length > 0 && !engaged.some(({ id }) => id === enemy.id)) return false;
  return isInReach(state, figure, enemy, kind);
}

/** Whether an attack could hit it, if its figure were not engaged. */
export function isInReach(state: State, figure: Figure, enemy: Figure, kind: AttackKind): boolean {
  const special = specialOf(state, figure, kind);
  if (kind === 'normal' ? !mayBeHit(state, figure, enemy) : !isOpen(state, figure, enemy, kind))
    return false;
  const range = special ? special.range : rangeOf(state, figure, enemy);
  if (range <= 1) return areAdjacent(state, figure, enemy);
  return distance(state.setting, figure.place, enemy.place) <= range && sees(state, figure, enemy);
}

/** Whether the conditions of a special attack hold against a figure. */
export function isOpen(state: State, figure: Figure, target: Figure, kind: AttackKind): boolean {
  const special = specialOf(state, figure, kind);
  if (!special) return false;
  const { scene, attacker } = sceneNow(state, figure, target, kind);
  return withoutRolling(scene, attacker, special.effect) === true;
}

/** With Thorian, only adjacent figures may make normal attacks; with other powers only those within some spaces. */
function mayBeHit(state: State, figure: Figure, enemy: Figure): boolean {
  if (held(state, sideOf(state, enemy), 'Thorian') > 0 && !areAdjacent(state, figure, enemy))
    return false;
  if (!has(state, enemy, 'notTargetedBeyond')) return true;
  const { scene, defender } = sceneNow(state, figure, enemy, 'normal');
  return effects(scene, defender, 'notTargetedBeyond').every(
    (effect) =>
      withoutRolling(scene, defender, effect) !== true ||
      scene.ground.distance() <= Number(effect.value),
  );
}

const has = (state: State, figure: Figure, kind: string): boolean =>
  cardOf(state, figure).card.powers.some(({ effects: all }) =>
    all.some((effect) => effect.kind === kind),
  );

/** The Range of normal attacks. Ivor increases a Range of 4 or more, as printed on the card. */
export function rangeOf(state: State, figure: Figure, enemy: Figure): number {
  const own = cardOf(state, figure).card.range ?? 1;
  const ivor = own >= 4 ? 4 * held(state, sideOf(state, figure), 'Ivor') : 0;
  if (!has(state, figure, 'range')) return own + ivor;
  const { scene, attacker } = sceneNow(state, figure, enemy, 'normal');
  const powers = effects(scene, attacker, 'range')
    .filter((effect) => withoutRolling(scene, attacker, effect) === true)
    .reduce((sum, effect) => sum + Number(effect.value), 0);
  return own + ivor + powers;
}

/** The total dice of an attack, if none of them depends on a roll. */
export function diceOf(
  state: State,
  figure: Figure,
  enemy: Figure,
  kind: AttackKind = 'normal',
): DiceCounts {
  const { scene } = sceneNow(state, figure, enemy, kind);
  const noDice = () => {
    throw new Error('the number of dice hangs on a roll');
  };
  return countDice({ pick: noDice }, scene, () => {});
}
