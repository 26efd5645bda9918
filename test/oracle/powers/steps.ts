/** Steps of an attack: from what is known to all states that can follow, with their chances. */

import { amount } from './amounts.ts';
import { acts } from './conditions.ts';
import type { Effect, Fight } from './fight.ts';
import { andThen, certain, type Law } from './law.ts';
import type { Owned, Role, State } from './state.ts';

export type Step = (state: State) => Law<State>;

/** In the order of the card. */
export function effectsOf(fight: Fight, owner: Role): Owned[] {
  const ofCard = (fight[owner].powers ?? []).flatMap(({ name, effects }, number) =>
    ownedBy(owner, `${owner} ${number} ${name}`, effects, false),
  );
  if (owner === 'defender' || fight.special === undefined) return ofCard;
  const { effects = [], againWhen } = fight.special;
  // `againWhen` is the special attack's `attackAgain`, with a roll of its own.
  const again: Effect[] = againWhen === undefined ? [] : [{ attackAgain: true, when: againWhen }];
  return [
    ...ofCard,
    ...ownedBy(owner, 'special attack', effects, true),
    ...ownedBy(owner, 'special attack again', again, true),
  ];
}

function ownedBy(
  owner: Role,
  power: string,
  effects: readonly Effect[],
  ofSpecialAttack: boolean,
): Owned[] {
  return effects.map((effect) => ({ effect, effects, power, owner, ofSpecialAttack }));
}

const nothing: Step = certain;

/** Every effect of one kind on one card, in the order of the card, if its conditions hold at that moment. */
export function each<Key extends keyof Effect>(
  fight: Fight,
  owner: Role,
  key: Key,
  act: (value: NonNullable<Effect[Key]>, state: State, owned: Owned) => Law<State>,
): Step {
  const steps = effectsOf(fight, owner).flatMap((owned): Step[] => {
    const value = owned.effect[key];
    if (value === undefined) return [];
    return [
      (state) =>
        andThen(acts(fight, owned, key, state), (asked) =>
          asked.acts
            ? spending(
                owned.effect,
                asked.state,
                act(value as NonNullable<Effect[Key]>, asked.state, owned),
              )
            : certain(asked.state),
        ),
    ];
  });
  return inOrder(...steps);
}

/** A limited effect is used, once per attack, if it can change anything, whatever its dice then show. */
function spending({ limited }: Effect, before: State, after: Law<State>): Law<State> {
  if (limited === undefined || before.spent.includes(limited)) return after;
  const unchanged = after.every(({ value }) => JSON.stringify(value) === JSON.stringify(before));
  if (unchanged) return after;
  return after.map(({ value, chance }) => ({
    value: { ...value, spent: [...value.spent, limited] },
    chance,
  }));
}

export function inOrder(...steps: Step[]): Step {
  const busy = steps.filter((step) => step !== nothing);
  if (busy.length === 0) return nothing;
  return (start) =>
    busy.reduce<Law<State>>((distribution, step) => andThen(distribution, step), certain(start));
}

export const always =
  (change: (state: State) => State): Step =>
  (state) =>
    certain(change(state));

export const onlyIf =
  (claim: (state: State) => boolean, step: Step): Step =>
  (state) =>
    claim(state) ? step(state) : certain(state);

/** A number of the effect's, scaled, added to a count of the state. */
export function adding(
  fight: Fight,
  owner: Role,
  key:
    | 'attackDice'
    | 'defenseDice'
    | 'enemyAttackDice'
    | 'enemyDefenseDice'
    | 'automaticSkulls'
    | 'automaticShields',
  to: 'attackDice' | 'defenseDice' | 'automaticSkulls' | 'automaticShields',
): Step {
  return each(fight, owner, key, (value, state, owned) =>
    andThen(amount(fight, owned, value, state), (more) =>
      certain({ ...state, [to]: state[to] + more }),
    ),
  );
}
