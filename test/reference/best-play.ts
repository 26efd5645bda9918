import { type DuelData, readDuel } from './duel.ts';
import { courseOf, normalRange, numberForTargets, waysNow } from './duel-course.ts';
import {
  add,
  certain,
  changed,
  follow,
  isOver,
  type Law,
  type Mid,
  otherSide,
  type Setting,
  type State,
  withSide,
} from './duel-state.ts';
import { arrive, begun, endTurn, rollTables } from './duel-turn.ts';
import { type ChoiceNode, solveChoices } from './solve-choices.ts';

/* Duels in which both sides make the best choices, and duels in rounds (section 5). */

/** The next decision of a side: where to go, or how the next of its figures attacks. */
type Moment =
  | { readonly is: 'turn'; readonly state: State }
  | {
      readonly is: 'attack';
      readonly mid: Mid;
      readonly ids: readonly number[];
      /** The result of the roll that decides whether the first of them hits several figures. */
      readonly rolled?: boolean;
    };

/** No side goes farther away. */
const MOST_DISTANCE = 24;

/**
 * The value of a duel for the first side, for each side that may begin: the chance that it wins, and half the chance
 * that the duel never ends.
 */
export function bestWorth({
  rounds = false,
  ...duel
}: DuelData & { rounds?: boolean }): readonly [number, number] {
  const read = readDuel(duel);
  const setting: Setting = { ...read.setting, rounds: rounds || read.setting.rounds };
  const game = { setting, rounds, farthest: Math.max(MOST_DISTANCE, duel.distance ?? 1) };
  const asksMovement = /"(moved|stationary|charged|beganTurn)"/.test(JSON.stringify(duel));
  const numbers = new Map<string, number>();
  const moments: Moment[] = [];
  const numberOf = (moment: Moment): number => {
    const merged =
      moment.is === 'turn' || asksMovement
        ? moment
        : { ...moment, mid: { ...moment.mid, began: 0, moved: false } };
    const key = JSON.stringify(merged);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (moments.length >= (duel.budget ?? 30_000)) throw new Error('too many states');
    numbers.set(key, moments.length);
    return moments.push(merged) - 1;
  };
  const starts = ([0, 1] as const).map((turn) => {
    const state = read.start(turn);
    return numberOf({ is: 'turn', state: { ...state, round: setting.rounds ? 1 : 0 } });
  });
  const nodes: ChoiceNode[] = [];
  for (let number = 0; number < moments.length; number++) {
    const moment = moments[number] as Moment;
    const { sides, turn } = moment.is === 'turn' ? moment.state : moment.mid;
    const [one, two] = sides.map(({ figures }) => figures.length > 0);
    if (moment.is === 'turn' && !(one && two)) {
      nodes.push({ worth: one === two ? 0.5 : one ? 1 : 0 });
      continue;
    }
    const laws = moment.is === 'turn' ? movesIn(game, moment.state) : attacksIn(game, moment);
    nodes.push({
      group: JSON.stringify(sides.map(({ figures }) => figures.map(({ wounds }) => wounds))),
      side: turn,
      options: laws.map((law) =>
        [...law.values()].map(({ state, p }) => ({ to: numberOf(state), p })),
      ),
    });
  }
  const values = solveChoices(nodes);
  return starts.map((start) => values[start] as number) as [number, number];
}

interface Game {
  readonly setting: Setting;
  readonly rounds: boolean;
  readonly farthest: number;
}

/** The places to which the side can go, with the outcomes of each. */
function movesIn({ setting, farthest }: Game, state: State): Law<Moment>[] {
  const mid = begun(state);
  const { move } = setting.sides[state.turn].card;
  const most = Math.max(state.distance, Math.min(farthest, state.distance + move));
  const laws: Law<Moment>[] = [];
  for (let to = Math.max(1, state.distance - move); to <= most; to++) {
    let law: Law<Mid> = certain(mid);
    if (state.distance === 1 && to > 1) {
      for (const { id } of mid.sides[mid.turn].figures) {
        law = follow(law, (now) => struck(setting, now, id));
      }
    }
    law = follow(law, (now) => certain({ ...now, distance: to, moved: to !== state.distance }));
    if (to < state.distance && to === 1) {
      for (const { id } of mid.sides[mid.turn].figures) {
        law = follow(law, (now) => arrive(setting, now, id));
      }
    }
    law = follow(law, (now) => rollTables(setting, now));
    laws.push(
      follow(law, (now) =>
        certain<Moment>({
          is: 'attack',
          mid: now,
          ids: now.sides[now.turn].figures.map(({ id }) => id),
        }),
      ),
    );
  }
  return laws;
}

/** A figure that leaves is struck by each enemy that it touches: a skull is a wound. */
function struck(setting: Setting, mid: Mid, id: number): Law<Mid> {
  const { card } = setting.sides[mid.turn];
  const enemies = mid.sides[otherSide(mid.turn)].figures.length;
  const touched = Math.min(enemies, card.data.base === 'double' ? 3 : 2);
  let law: Law<number> = certain(0);
  for (let die = 0; die < touched; die++) {
    law = follow(law, (skulls) => {
      const next: Law<number> = new Map();
      add(next, skulls, 1 / 2);
      add(next, skulls + 1, 1 / 2);
      return next;
    });
  }
  return follow(law, (skulls) => {
    const side = mid.sides[mid.turn];
    const figure = side.figures.find((one) => one.id === id);
    if (!figure || skulls === 0) return certain(mid);
    const wounds = figure.wounds + skulls;
    const after = changed(side, { ...figure, wounds }, true, wounds < (card.life ?? 0));
    return certain({ ...mid, sides: withSide(mid.sides, mid.turn, after) });
  });
}

/** The ways in which the next figure can attack, with the outcomes of each; if there is no choice, the events. */
function attacksIn(
  game: Game,
  { mid, ids, rolled }: Extract<Moment, { is: 'attack' }>,
): Law<Moment>[] {
  const { setting } = game;
  const [id, ...others] = ids;
  if (id === undefined || isOver(mid) || mid.done) return [endOf(game, mid)];
  const next = (now: Mid): Law<Moment> => certain({ is: 'attack', mid: now, ids: others });
  const number = rolled === undefined ? numberForTargets(setting, mid, id) : undefined;
  if (number !== undefined) {
    const law: Law<Moment> = new Map();
    add<Moment>(law, { is: 'attack', mid, ids, rolled: true }, (21 - number) / 20);
    add<Moment>(law, { is: 'attack', mid, ids, rolled: false }, (number - 1) / 20);
    return [law];
  }
  const ways = waysNow(setting, mid, id);
  if (ways.length === 0) return [next(mid)];
  const laws = ways.map((way) => {
    const isTogether = (way.special?.together ?? 1) > 1;
    return follow(courseOf(setting, mid, id, way, rolled).model, (now) =>
      next(isTogether ? { ...now, done: true } : now),
    );
  });
  // Only normal attacks are mandatory.
  return mid.distance > normalRange(setting, mid) ? [...laws, next(mid)] : laws;
}

/** The end of the turn; after three turns of each side a roll decides which has the next. */
function endOf({ setting, rounds }: Game, mid: Mid): Law<Moment> {
  return follow(endTurn(setting, mid), (state) => {
    const law: Law<Moment> = new Map();
    const isRolled = rounds && state.round > 6 && !state.further && !isOver(state);
    for (const turn of isRolled ? ([0, 1] as const) : [state.turn]) {
      add<Moment>(law, { is: 'turn', state: { ...state, turn } }, isRolled ? 1 / 2 : 1);
    }
    return law;
  });
}
