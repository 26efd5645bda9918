import type { EffectLine } from '../../../powers/effect-line.ts';
import { otherSide, type Side } from '../../../powers/figure.ts';
import type { WeighedExchange } from '../combat/exchange.ts';
import type { DuelContext } from './context.ts';
import { type Draft, type Next, THROW } from './draft.ts';
import { beginTurn } from './movement.ts';
import { withFreshUses } from './state.ts';

type Law = readonly WeighedExchange[];

/** Each side has three in a round. */
export const TURNS_IN_A_ROUND = 6;

/** Powers of the figures at the end of their side's turn, from one on; then it may take another turn. */
export function endOfTurn(context: DuelContext, draft: Draft, first: number): Next {
  const { laws, traits, meeting } = context;
  const { acting } = draft;
  if (traits[acting].actsAtEnd) {
    for (let figure = first; figure < draft.figures[acting].length; figure++) {
      draft.phase = { name: 'end', figure };
      if (changes(laws.endOfTurn(meeting(draft)))) return THROW;
    }
  }
  draft.phase = { name: 'anotherTurn' };
  const rolls = traits[acting].mayTakeAnother && changes(laws.anotherTurn(meeting(draft)));
  return rolls ? THROW : { is: 'pass', to: otherSide(acting) };
}

/** Whose uses are of a turn, or of a round that is over, may act again. Further turns are of no round. */
export function passTurn(context: DuelContext, draft: Draft, next: Side): Next {
  const { asks } = context;
  const goesOn = asks.rounds && next !== draft.acting;
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
  draft.tables = [];
  draft.dealt = 0;
  return beginTurn(context, draft, next);
}

/** Laws are asked again for every figure that they are of. */
const CHANGING = new WeakMap<Law, boolean>();

/** Whether anything can come of it. */
function changes(law: Law): boolean {
  const known = CHANGING.get(law);
  if (known !== undefined) return known;
  const is = law.some(({ exchange }) =>
    Object.values(exchange).some((value) =>
      Array.isArray(value) ? value.length > 0 : Boolean(value),
    ),
  );
  CHANGING.set(law, is);
  return is;
}
