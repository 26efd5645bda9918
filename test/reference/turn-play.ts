import { specialAttacks } from './cards.ts';
import { effects, usesLeft, withoutRolling } from './conditions.ts';
import { plainManner } from './duel-attack.ts';
import { changesOf } from './duel-course.ts';
import type { Law } from './duel-state.ts';
import { nameOf, type Space } from './hexes.ts';
import type { Manner } from './scene.ts';
import { arrive, strike } from './turn-events.ts';
import { type Destination, destinations, placeName } from './turn-moves.ts';
import { sceneNow } from './turn-scene.ts';
import { type Acting, pairsNow, reaches, type TurnSetting, type TurnState } from './turn-state.ts';
import { combine } from './ways.ts';

/** An action that the side can take now, with all its outcomes. */
export interface Option {
  readonly name: string;
  readonly after: () => Law<TurnState>;
}

/** All that the side can do, in the order in which equal choices come first (reading 19). */
export function options(setting: TurnSetting, state: TurnState): Option[] {
  const none: Option = { name: 'end', after: () => new Map() };
  if (!state.defender.alive) return [none];
  return state.acting ? goOn(setting, state, state.acting) : [none, ...begin(setting, state)];
}

/** Another attacker acts, beginning by moving or staying (readings 1, 2 and 8). */
function begin(setting: TurnSetting, state: TurnState): Option[] {
  return setting.attackers.flatMap((attacker, who) => {
    const actor = state.attackers[who];
    if (!actor?.alive || actor.acted || (setting.given && who < state.last)) return [];
    const places: Destination[] =
      setting.board && attacker.moves
        ? reachable(setting, state, who)
        : [{ place: actor.place, falls: [] }];
    return places.map((to) => ({
      name: `${who} ${placeName(to.place)}`,
      after: () => arrive(setting, state, who, to),
    }));
  });
}

function reachable(setting: TurnSetting, state: TurnState, who: number): Destination[] {
  const { board, others } = setting;
  const attacker = setting.attackers[who];
  const actor = state.attackers[who];
  if (!board || !attacker || !actor) return [];
  const blocked = new Set(state.defender.place.map(nameOf));
  const taken = new Set(blocked);
  others.forEach((other, index) => {
    if (other.kind === 'glyph' || other.kind === 'power' || state.others[index] === 0) return;
    for (const at of other.place) {
      taken.add(nameOf(at));
      if (other.kind !== 'figure' || !other.friendly) blocked.add(nameOf(at));
    }
  });
  state.attackers.forEach((one, index) => {
    if (index !== who && one.alive) for (const at of one.place) taken.add(nameOf(at));
  });
  const has = (kind: string): boolean =>
    attacker.card.powers.some((power) => power.effects.some((effect) => effect.kind === kind));
  return destinations({
    board,
    place: actor.place,
    move: attacker.card.move,
    height: attacker.card.height,
    flies: has('flying'),
    resistsLava: has('lavaResistant'),
    blocked,
    taken,
  });
}

/** Stops, skips an attack, makes it, or makes the last one once more. */
function goOn(setting: TurnSetting, state: TurnState, acting: Acting): Option[] {
  const { who } = acting;
  const done: Option = {
    name: 'stop',
    after: () => certainly({ ...state, acting: undefined }),
  };
  if (!state.attackers[who]?.alive) return [done];
  const found: Option[] = [done];
  if (acting.again)
    found.push(...attacksOf(setting, state, acting, acting.again, acting.left, true));
  if (!acting.begun) {
    for (const plan of plans(setting, state, who)) {
      const [first, ...left] = plan.left;
      const begun = { ...acting, begun: true, left, again: undefined };
      if (first) found.push(...attacksOf(setting, state, begun, first, left, false, plan.chosen));
    }
    return found;
  }
  // An attack that does not reach, or is not wanted, is left out, and the next is tried.
  acting.left.forEach((next, index) => {
    const left = acting.left.slice(index + 1);
    found.push(...attacksOf(setting, state, acting, next, left, false));
  });
  return found;
}

const certainly = (state: TurnState): Law<TurnState> => new Map([['', { state, p: 1 }]]);

interface Plan {
  readonly left: Acting['left'];
  /** The power of which the choice uses up a use. */
  readonly chosen: string | undefined;
}

/** Its normal attacks, or a special one as often as allowed; additional ones (`beside`) come after (reading 4). */
function plans(setting: TurnSetting, state: TurnState, who: number): Plan[] {
  const attacker = setting.attackers[who];
  if (!attacker) return [];
  const { scene } = sceneNow(setting, state, who, plainManner(), undefined);
  const may = (effect: Parameters<typeof usesLeft>[1]): boolean =>
    usesLeft(scene.attacker, effect) > 0 && withoutRolling(scene, scene.attacker, effect) === true;
  const all = specialAttacks(attacker.card).filter(({ effect }) => may(effect));
  const beside = all
    .filter((special) => special.beside)
    .flatMap(({ id, times }) => Array.from({ length: times }, () => ({ attack: id, change: 0 })));
  let most: Parameters<typeof usesLeft>[1] | undefined;
  if (attacker.attacks === undefined)
    for (const effect of effects(scene, scene.attacker, 'attacks'))
      if (may(effect) && changesOf(effect).length > (most ? changesOf(most).length : 0))
        most = effect;
  const count = attacker.attacks ?? changesOf(most).length;
  const normal = Array.from({ length: count }, (_, change) => ({ attack: 'normal', change }));
  const specials = all
    .filter((special) => !special.beside)
    .map(({ id, times }): Plan => {
      const left = Array.from({ length: times }, () => ({ attack: id, change: 0 }));
      return { left: [...left, ...beside], chosen: id };
    });
  const skipping = beside.length > 0 ? [{ left: beside, chosen: undefined }] : [];
  return [{ left: [...normal, ...beside], chosen: most?.id }, ...specials, ...skipping];
}

/** One attack, along each of its lines and with and without every optional power. */
function attacksOf(
  setting: TurnSetting,
  state: TurnState,
  acting: Acting,
  next: Acting['left'][number],
  left: Acting['left'],
  again: boolean,
  chosen?: string,
): Option[] {
  const { who } = acting;
  const attacker = setting.attackers[who];
  if (!attacker) return [];
  const special = specialAttacks(attacker.card).find(({ id }) => id === next.attack);
  if (!reaches(setting, state, who, special?.range ?? attacker.card.range ?? 1)) return [];
  const pairs = special ? [] : pairsNow(setting, state, who);
  const lines: ([Space, Space] | undefined)[] = pairs.length > 0 ? pairs : [undefined];
  return lines.flatMap((line) =>
    combine(attacker.card, [special]).map(({ declined }) => ({
      name: [next.attack, line ? line.map(nameOf).join(' ') : '', [...declined].join()].join(' '),
      after: () => {
        const change = special ? [] : changeOf(setting, state, who, next.change, declined);
        const manner: Manner = { special, declined, change, skipsBefore: false };
        return strike(setting, state, acting, next, left, manner, line, again, chosen);
      },
    })),
  );
}

function changeOf(
  setting: TurnSetting,
  state: TurnState,
  who: number,
  place: number,
  declined: ReadonlySet<number>,
): Manner['change'] {
  if (setting.attackers[who]?.attacks !== undefined) return [];
  const { scene } = sceneNow(setting, state, who, { ...plainManner(), declined }, undefined);
  let most: Manner['change'][] = [[]];
  for (const effect of effects(scene, scene.attacker, 'attacks'))
    if (changesOf(effect).length > most.length) most = changesOf(effect);
  return most[place] ?? [];
}
