/**
 * One turn of a duel: movement, arrivals, attacks, the powers at its end. Every step gives the distribution of the
 * states that can follow.
 */

import { amount, tableRow } from '../powers/amounts.ts';
import { atStage, costsAt, whenDestroyed } from '../powers/at-stage.ts';
import { acts } from '../powers/conditions.ts';
import type { Effect, Fight } from '../powers/fight.ts';
import { andThen, certain, d20Reaches, type Law } from '../powers/law.ts';
import { type State, startOf, woundsOn } from '../powers/state.ts';
import { each, effectsOf, inOrder, type Step } from '../powers/steps.ts';
import {
  afterBlow,
  ENDLESS,
  fightOf,
  type Kind,
  lawOfBlow,
  MANY_ATTACKS,
  meanWounds,
  type NamedSpecial,
} from './attack.ts';
import { type Duel, otherSide, TURNS_IN_A_ROUND } from './duel.ts';
import { labelOf, periods, restored, spending, type Turn } from './powers-now.ts';
import { type DuelState, heal, hurt, isOver, renumbered, woundsOf } from './state.ts';

type DuelStep = (state: DuelState) => Law<DuelState>;

/** The states in which the next turn begins, or in which the duel is over. */
export function lawOfTurn(duel: Duel, start: DuelState): Law<DuelState> {
  const { state, moved } = movement(duel, start);
  const distribution = andThen(attackTables(duel, state), (tables) => {
    const turn: Turn = { beganAt: start.distance, moved, tables };
    const ids = state[state.acting].order.map(({ id }) => id);
    const steps: DuelStep[] = [
      ...(moved && state.distance === 1 ? ids.map((id) => arrival(duel, turn, id)) : []),
      (arrived) =>
        inTurn(
          arrived,
          arrived[arrived.acting].order.map(({ id }) => attacksOf(duel, turn, id)),
        ),
      (attacked) =>
        inTurn(
          attacked,
          attacked[attacked.acting].order.map(({ id }) => endOfTurn(duel, turn, id)),
        ),
      (ended) => nextTurn(duel, turn, ended),
    ];
    return inTurn(state, steps);
  });
  return andThen(distribution, (after) => certain(renumbered(after)));
}

/** Several steps in sequence, until a side has lost. */
function inTurn(start: DuelState, steps: readonly DuelStep[]): Law<DuelState> {
  return steps.reduce<Law<DuelState>>(
    (distribution, step) =>
      andThen(distribution, (state) => (isOver(state) ? certain(state) : step(state))),
    certain(start),
  );
}

/** "a figure whose Range is less than the distance comes nearer by its Move, but no nearer than its Range needs" */
function movement(duel: Duel, state: DuelState): { state: DuelState; moved: boolean } {
  const { move } = duel[state.acting];
  const range = normalRange(duel, state);
  if (range >= state.distance) return { state, moved: false };
  const distance = Math.max(range, state.distance - move);
  return { state: { ...state, distance }, moved: distance < state.distance };
}

/** The Range of the card, shortened by the enemy's `notTargetedBeyond`. */
function normalRange(duel: Duel, state: DuelState): number {
  const side = state[state.acting];
  const still: Turn = { beganAt: state.distance, moved: false, tables: {} };
  const fight = fightOf(duel, state, still, side.order[0]?.id ?? 0);
  const limits = effectsOf(fight, 'defender').flatMap((owned) => {
    const { notTargetedBeyond } = owned.effect;
    if (notTargetedBeyond === undefined) return [];
    const distribution = acts(fight, owned, 'notTargetedBeyond', startOf(fight));
    const [only] = distribution;
    if (only === undefined || distribution.length > 1)
      throw new Error('notTargetedBeyond at a roll');
    return only.value.acts ? [notTargetedBeyond] : [];
  });
  return Math.max(1, Math.min(duel[state.acting].range, ...limits));
}

/** "`attackDice` may be a D20 table, rolled once a turn": for the whole side. */
function attackTables(duel: Duel, { acting }: DuelState): Law<Readonly<Record<string, number>>> {
  const powers = duel[acting].powers ?? [];
  const tables = powers.flatMap(({ effects }, power) =>
    effects.flatMap(({ attackDice }, effect) =>
      typeof attackDice === 'object'
        ? [{ label: labelOf(acting, power, effect), table: attackDice }]
        : [],
    ),
  );
  return tables.reduce<Law<Readonly<Record<string, number>>>>(
    (distribution, { label, table }) =>
      andThen(distribution, (rolled) =>
        andThen(tableRow(table), (row) => certain({ ...rolled, [label]: row ?? 0 })),
      ),
    certain({}),
  );
}

/**
 * The results of powers outside an attack, with the figures of the fight: healing comes first, as at the end of a
 * turn.
 */
function carriedOver(state: DuelState, id: number, after: State): DuelState {
  const { acting } = state;
  const foe = otherSide(acting);
  const healed = heal(spending(state, after.spent), acting, id, after.heals);
  const theirs = { wounds: after.unblockableWounds, destroyed: after.destroyed };
  const mine = { wounds: after.attackerWounds, destroyed: after.attackerDestroyed };
  return hurt(hurt(healed, foe, healed[foe].fought, theirs), acting, id, mine);
}

/** `stage: enemyArrives`: the attacked figure answers each figure that has become adjacent by its own movement. */
function arrival(duel: Duel, turn: Turn, id: number): DuelStep {
  return (state) => {
    const fight = fightOf(duel, state, turn, id);
    const answer = inOrder(atStage(fight, 'defender', 'enemyArrives'), whenDestroyed(fight));
    return andThen(answer(startOf(fight)), (after) => certain(carriedOver(state, id, after)));
  };
}

interface Acting {
  state: DuelState;
  queue: readonly Kind[];
  /** Additional attacks made. */
  again: number;
}

/** All attacks of one figure. */
function attacksOf(duel: Duel, turn: Turn, id: number): DuelStep {
  return (start) => {
    if (woundsOf(start, start.acting, id) === 'gone') return certain(start);
    const begun = andThen(queueOf(duel, start, turn, id), ({ queue, spent }) =>
      certain<Acting>({ state: spending(start, spent), queue, again: 0 }),
    );
    let distribution = begun;
    while (distribution.some(({ value }) => value.queue.length > 0)) {
      distribution = andThen(distribution, (acting) => nextAttack(duel, turn, id, acting));
    }
    return andThen(distribution, ({ state }) => certain(state));
  };
}

function nextAttack(duel: Duel, turn: Turn, id: number, acting: Acting): Law<Acting> {
  const { state, queue, again } = acting;
  const [kind, ...rest] = queue;
  const mayAct = !isOver(state) && woundsOf(state, state.acting, id) !== 'gone';
  if (kind === undefined || !mayAct) return certain({ ...acting, queue: [], again: 0 });
  if (!reaches(duel, state, kind)) return certain({ ...acting, queue: rest });
  if (again > MANY_ATTACKS) throw new Error(ENDLESS);
  return andThen(lawOfBlow(fightOf(duel, state, turn, id, kind, again)), (blow) =>
    certain({
      state: afterBlow(duel, state, id, blow),
      queue: blow.attackAgain ? queue : rest,
      again: again + (blow.attackAgain ? 1 : 0),
    }),
  );
}

function reaches(duel: Duel, state: DuelState, kind: Kind): boolean {
  const range = 'special' in kind ? kind.special.attack.range : normalRange(duel, state);
  return range >= state.distance;
}

interface Queue {
  queue: readonly Kind[];
  spent: readonly string[];
}

/**
 * The attacks that a figure intends to make: its normal ones, or a special attack instead; then those that are made
 * in addition (`beside`).
 */
function queueOf(duel: Duel, state: DuelState, turn: Turn, id: number): Law<Queue> {
  const specials = specialsOf(duel, state, turn, id);
  const beside = specials.filter(({ attack }) => attack.beside === true);
  const instead = specials.filter((special) => !beside.includes(special));
  const ordinary = normalAttacks(duel, state, turn, id);
  return andThen(ordinary, ({ queue: normal, spent }) => {
    const chosen = bestOf(duel, state, turn, id, normal, instead);
    const specialsMade = chosen.filter((kind) => 'special' in kind);
    const taken = [...(specialsMade[0] ? [specialsMade[0].special] : []), ...beside];
    return certain({
      queue: [...chosen, ...beside.flatMap(timesOf)],
      spent: [
        ...(specialsMade.length > 0 ? [] : spent),
        ...taken.filter(({ limited }) => limited).map(({ label }) => label),
      ],
    });
  });
}

const timesOf = (special: NamedSpecial): Kind[] =>
  Array.from({ length: special.attack.times ?? 1 }, () => ({ special }));

/** Special attacks that reach the enemy and whose conditions hold. */
function specialsOf(duel: Duel, state: DuelState, turn: Turn, id: number): NamedSpecial[] {
  const { acting } = state;
  const fight = fightOf(duel, state, turn, id);
  return (duel[acting].powers ?? []).flatMap(({ name, effects }, power) =>
    effects.flatMap((effect, index): NamedSpecial[] => {
      const label = labelOf(acting, power, index);
      const { specialAttack: attack, uses, when } = effect;
      if (attack === undefined || (state.spent[label] ?? 0) >= (uses ?? 1)) return [];
      const asked: Effect = when === undefined ? {} : { when };
      const owned = {
        effect: asked,
        effects: [asked],
        power: name,
        owner: 'attacker' as const,
        ofSpecialAttack: true,
      };
      const [first, second] = acts(fight, owned, 'attacks', startOf(fight));
      if (first === undefined || second !== undefined) throw new Error('specialAttack at a roll');
      const special = { label, limited: uses !== undefined, attack };
      return first.value.acts && attack.range >= state.distance ? [special] : [];
    }),
  );
}

/** "the figure takes the one with more mean wounds unless the experiment says which": over all its attacks of that kind. */
function bestOf(
  duel: Duel,
  state: DuelState,
  turn: Turn,
  id: number,
  normal: readonly Kind[],
  instead: readonly NamedSpecial[],
): readonly Kind[] {
  const says = duel[state.acting].specialAttack;
  const mean = (kinds: readonly Kind[]) =>
    kinds.reduce(
      (sum, kind) =>
        reaches(duel, state, kind) ? sum + meanWounds(fightOf(duel, state, turn, id, kind)) : sum,
      0,
    );
  if (says === false || instead.length === 0) return normal;
  const [first, ...others] = instead.map(timesOf);
  if (first === undefined) return normal;
  const candidates = says === true ? [first, ...others] : [normal, first, ...others];
  return candidates.reduce((best, next) => (mean(next) > mean(best) + 1e-12 ? next : best));
}

/** 1, or as `attacks` says: of several such effects the one with most attacks. */
function normalAttacks(duel: Duel, state: DuelState, turn: Turn, id: number): Law<Queue> {
  const fight = fightOf(duel, state, turn, id);
  const owned = effectsOf(fight, 'attacker').filter(({ effect }) => effect.attacks !== undefined);
  const one: { changes: readonly Effect[]; spent: readonly string[]; state: State } = {
    changes: [{}],
    spent: [],
    state: startOf(fight),
  };
  const most = owned.reduce<Law<typeof one>>((distribution, owner) => {
    return andThen(distribution, ({ changes, spent, state: asked }) =>
      andThen(acts(fight, owner, 'attacks', asked), ({ acts: holds, state: known }) => {
        const list = listOf(owner.effect.attacks ?? 1);
        const better = holds && list.length > changes.length;
        const { limited } = owner.effect;
        return certain({
          changes: better ? list : changes,
          spent: better && limited !== undefined ? [...spent, limited] : spent,
          state: known,
        });
      }),
    );
  }, certain(one));
  return andThen(most, ({ changes, spent }) =>
    certain({ queue: changes.map((normal) => ({ normal })), spent }),
  );
}

const listOf = (attacks: number | readonly Effect[]): readonly Effect[] =>
  typeof attacks === 'number' ? Array.from({ length: attacks }, () => ({})) : attacks;

/** `stage: endOfTurn` of one living figure: `heals`, then `costs`. */
function endOfTurn(duel: Duel, turn: Turn, id: number): DuelStep {
  return (state) => {
    if (woundsOf(state, state.acting, id) === 'gone') return certain(state);
    const fight = fightOf(duel, state, turn, id);
    const step = inOrder(healsAtTheEnd(fight), costsAt(fight, 'attacker', 'endOfTurn'));
    return andThen(step(startOf(fight)), (after) => certain(carriedOver(state, id, after)));
  };
}

function healsAtTheEnd(fight: Fight): Step {
  return each(fight, 'attacker', 'heals', (value, state, owned) => {
    if (owned.effect.stage !== 'endOfTurn') return certain(state);
    return andThen(amount(fight, owned, value, state), (more) => {
      const wounds = woundsOn(fight, state, 'attacker');
      return certain({ ...state, heals: state.heals + Math.min(more, wounds) });
    });
  });
}

/** `anotherTurn`, rolled once for the side; else the other side's turn. Additional turns do not count in the round. */
function nextTurn(duel: Duel, turn: Turn, state: DuelState): Law<DuelState> {
  const front = state[state.acting].order[0]?.id ?? 0;
  const fight = fightOf(duel, state, turn, front);
  const rolls = each(fight, 'attacker', 'anotherTurn', (needed, asked) =>
    asked.attackAgain
      ? certain(asked)
      : andThen(d20Reaches(needed), (attackAgain) => certain({ ...asked, attackAgain })),
  );
  const rounds = Object.values(periods(duel)).includes('round');
  return andThen(rolls(startOf(fight)), ({ attackAgain, spent }) => {
    const over = restored(spending(state, spent), duel, 'turn');
    if (attackAgain) return certain(over);
    const turnOfRound = rounds ? (over.turnOfRound + 1) % TURNS_IN_A_ROUND : 0;
    const next = { ...over, acting: otherSide(over.acting), turnOfRound };
    return certain(rounds && turnOfRound === 0 ? restored(next, duel, 'round') : next);
  });
}
