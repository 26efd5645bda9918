/** Wounds, destruction and costs that come at a named stage, not from the dice of the attack. */

import { cost, harm } from './amounts.ts';
import type { Fight, Stage } from './fight.ts';
import { andThen, certain, d20Reaches } from './law.ts';
import {
  destroy,
  isDestroyed,
  type Owned,
  otherOf,
  type Role,
  type State,
  wound,
} from './state.ts';
import { always, each, inOrder, onlyIf, type Step } from './steps.ts';

const KIND = { attacker: 'attackerWounds', defender: 'unblockableWounds' } as const;

/** The effects of one card at one stage: its wounds and destructions, then their costs. */
export function atStage(fight: Fight, owner: Role, stage: Stage): Step {
  return inOrder(strikesAt(fight, owner, stage), costsAt(fight, owner, stage));
}

/** Wounds, then destructions, each in the order of the card, while the victim lives. */
export function strikesAt(fight: Fight, owner: Role, stage: Stage): Step {
  const victim = otherOf(owner);
  const goes = ({ effect }: Owned, state: State) =>
    effect.stage === stage && !isDestroyed(state, victim);
  const acted = (state: State): State =>
    stage === 'instead' ? { ...state, replaced: true } : state;
  return inOrder(
    each(fight, owner, 'unblockableWounds', (value, state, owned) => {
      if (!goes(owned, state)) return certain(state);
      return andThen(harm(fight, owned, value, state), ({ wounds, destroys }) => {
        const wounded = wound(fight, acted(state), KIND[victim], wounds);
        return certain(destroys ? destroy(wounded, victim) : wounded);
      });
    }),
    each(fight, owner, 'destroys', (needed, state, owned) => {
      if (!goes(owned, state)) return certain(state);
      return andThen(d20Reaches(needed), (destroyed) =>
        certain(destroyed ? destroy(acted(state), victim) : acted(state)),
      );
    }),
  );
}

/**
 * The costs of powers for their user, which are due even if the victim is already destroyed; with `instead` only if
 * the attack was replaced.
 */
export function costsAt(fight: Fight, owner: Role, stage: Stage): Step {
  return each(fight, owner, 'costs', (value, state, owned) => {
    const due = owned.effect.stage === stage && (stage !== 'instead' || state.replaced);
    if (!due || isDestroyed(state, owner)) return certain(state);
    return andThen(cost(fight, owned, value, state), ({ wounds, destroys }) => {
      const wounded = wound(fight, state, KIND[owner], wounds);
      return certain(destroys ? destroy(wounded, owner) : wounded);
    });
  });
}

/** `stage: whenDestroyed` of the defender, once, whatever destroyed it during the attack. */
export function whenDestroyed(fight: Fight): Step {
  return onlyIf(
    (state) => state.destroyed && !state.deathAnswered,
    inOrder(
      atStage(fight, 'defender', 'whenDestroyed'),
      always((state) => ({ ...state, deathAnswered: true })),
    ),
  );
}
