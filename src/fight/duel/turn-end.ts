import { type EffectLine, otherSide, type Side } from '../../cards/index.ts';
import type { WeighedOutcome } from '../combat/throw-outcome.ts';
import type { DuelContext } from './context.ts';
import { type Draft, type Next, THROW, withFreshUses, withoutBack } from './state.ts';

type Distribution = readonly WeighedOutcome[];

/** Three turns for each side. */
export const TURNS_IN_A_ROUND = 6;

/**
 * Plays powers at the end of a side's turn, starting at figure `first`; then it may take another
 * turn.
 */
export function endOfTurn(context: DuelContext, draft: Draft, first: number): Next {
  const { distributions, traits, matchup, circumstances } = context;
  const { acting } = draft;
  if (traits[acting].actsAtEnd) {
    for (let figure = first; figure < draft.figures[acting].length; figure++) {
      draft.phase = { name: 'end', figure };
      if (changes(distributions.endOfTurn(matchup(draft)))) return THROW;
    }
  }
  draft.phase = { name: 'anotherTurn' };
  const rolls =
    traits[acting].mayTakeAnother && changes(distributions.anotherTurn(circumstances(draft)));
  return rolls ? THROW : { is: 'pass', to: otherSide(acting) };
}

/**
 * Passes the turn: resets uses per turn, and uses per round if a round is over. Then the other
 * side's turn begins, or in a duel with rounds the next round. Extra turns do not count towards a
 * round.
 */
export function passTurn(context: DuelContext, draft: Draft, next: Side): Next {
  const { asks, scenario } = context;
  const goesOn = (asks.rounds || scenario.rounds === true) && next !== draft.acting;
  if (goesOn) draft.ofRound = (draft.ofRound + 1) % TURNS_IN_A_ROUND;
  if (draft.used.length > 0) {
    const isFresh = (line: number) => {
      const { per } = asks.limited[line] as EffectLine;
      return per === 'turn' || (per === 'round' && goesOn && draft.ofRound === 0);
    };
    draft.used = draft.used.map((times, i) => (isFresh(i) ? 0 : times));
    const { attacker, defender } = draft.figures;
    const fresh = {
      attacker: withFreshUses(attacker, isFresh),
      defender: withFreshUses(defender, isFresh),
    };
    if (fresh.attacker !== attacker || fresh.defender !== defender) draft.figures = fresh;
  }
  if (context.hasFigureUses) {
    const { attacker, defender } = draft.figures;
    const [own, other] = [withoutBack(attacker), withoutBack(defender)];
    if (own !== attacker || other !== defender) draft.figures = { attacker: own, defender: other };
  }
  draft.tables = [];
  draft.dealt = 0;
  draft.attacked = undefined;
  if (!scenario.rounds || !goesOn || draft.ofRound > 0) return { is: 'turn', of: next };
  // Neither side has a turn yet, so that equal states are one.
  draft.acting = 'attacker';
  draft.began = 0;
  draft.moved = false;
  draft.phase = { name: 'initiative' };
  return THROW;
}

/** Distributions are cached and queried for many figures. */
const CHANGING = new WeakMap<Distribution, boolean>();

/** Whether any outcome changes anything. */
function changes(distribution: Distribution): boolean {
  const known = CHANGING.get(distribution);
  if (known !== undefined) return known;
  const is = distribution.some(({ outcome }) =>
    Object.values(outcome).some((value) =>
      Array.isArray(value) ? value.length > 0 : Boolean(value),
    ),
  );
  CHANGING.set(distribution, is);
  return is;
}
