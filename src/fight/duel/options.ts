import { plannedIn } from '../fights/ways.ts';
import { attacksFor } from './begin-attacks.ts';
import type { DuelContext } from './context.ts';
import { arriveAt, distancesFor, moveTo } from './movement.ts';
import {
  continuationIn,
  type KnownState,
  type LineupPair,
  type OpenOption,
  type Situation,
  stateIn,
} from './situation.ts';
import { type Choosing, draftOf, THROW } from './state.ts';

/**
 * What a side can choose from in a state; undefined if there is nothing to choose. The same list
 * serves all states of a situation unless wounds are looked at.
 */
export function optionsIn(
  context: DuelContext,
  situation: Situation,
  stand: LineupPair,
): readonly OpenOption[] | undefined {
  if (situation.options) return situation.options;
  const { phase } = situation.of;
  if (phase.name !== 'move' && phase.name !== 'choose') return undefined;
  const { looks, hasFigureUses } = context;
  const before = looks.count;
  const options = optionsOf(context, stateIn(situation, stand), phase);
  const isShared = looks.count === before && !hasFigureUses;
  if (isShared) situation.options = options;
  return options;
}

function optionsOf(context: DuelContext, state: KnownState, phase: Choosing): OpenOption[] {
  const { situation } = state;
  if (phase.name === 'move') {
    return distancesFor(context, state).map((to) => {
      // Wherever a side comes from, it goes on from the place where it is.
      const draft = draftOf(state, state.figures);
      const left = moveTo(context, draft, to);
      const next = left.is === 'arrive' ? arriveAt(context, draft, left.to) : left;
      return { choice: { to }, continuation: continuationIn(context.situation(draft), next) };
    });
  }
  const { begun, isFree } = attacksFor(context, state, context.wayLists.of(phase.ways));
  const attacks = begun.map((draft): OpenOption => {
    const attack = draft.phase.name === 'attack' ? plannedIn(context.ways, draft.phase) : undefined;
    const continuation = continuationIn(context.situation(draft), THROW);
    return draft.figures === state.figures
      ? { choice: { attack }, continuation }
      : { choice: { attack }, continuation, stand: context.standOf(draft.figures) };
  });
  if (!isFree) return attacks;
  const next = { is: 'attack', figure: phase.figure + 1 } as const;
  const none = { choice: { attack: undefined }, continuation: continuationIn(situation, next) };
  return [...attacks, none];
}
