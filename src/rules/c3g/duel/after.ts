import { otherSide, type Side } from '../../../powers/figure.ts';
import { afterAttack } from './attacks.ts';
import { type DuelContext, figureOf } from './context.ts';
import type { Exchange } from './exchange.ts';
import { type Draft, draftOf, type Next, THROW } from './passage.ts';
import { type DuelState, type Figures, foughtOf, hurtFirst, losersOf, wounded } from './state.ts';

/** A throw has changed something: who is left, how far apart the sides are, what comes next. */
export function afterExchange(
  context: DuelContext,
  state: DuelState,
  exchange: Exchange,
): { readonly draft: Draft; readonly next: Next } {
  const { acting, phase } = state;
  const enemy = otherSide(acting);
  const index = figureOf(state);
  const figures = figuresAfter(state, exchange);
  const closes =
    exchange.spacesMoved > 0 &&
    figures[enemy].length > 1 &&
    context.scenario.rulings.squadsCloseRanks;
  const driven = closes || exchange.enemyDestroyed ? 0 : exchange.spacesMoved;
  const draft = draftOf(state);
  draft.figures = figures;
  draft.distance += driven;
  if (exchange.used.length > 0) {
    draft.used = state.used.map((times, i) => times + Number(exchange.used.includes(i)));
  }
  const losers = losersOf(figures);
  if (losers.length > 0) {
    const winner = losers.length > 1 ? 'undecided' : otherSide(losers[0] as Side);
    return { draft, next: { is: 'over', winner } };
  }
  const following = exchange.ownDestroyed ? index : index + 1;
  switch (phase.name) {
    case 'arrival':
      settle(context, draft, index, exchange);
      if (following === draft.figures[acting].length) {
        return { draft, next: { is: 'attack', figure: 0 } };
      }
      draft.phase = { name: 'arrival', figure: following };
      return { draft, next: THROW };
    case 'attack':
      return { draft, next: afterAttack(context, draft, phase, exchange) };
    case 'end':
      settle(context, draft, index, exchange);
      return { draft, next: { is: 'end', figure: following } };
    case 'anotherTurn':
      return { draft, next: { is: 'pass', to: exchange.again ? acting : enemy } };
    default:
      throw new Error(`${phase.name}: nothing is exchanged`);
  }
}

/** Who is left with what: of the enemy, the figure that is fought was hit. */
function figuresAfter(state: DuelState, exchange: Exchange): Figures {
  const { acting } = state;
  const enemy = otherSide(acting);
  const target = foughtOf(state.figures[enemy]);
  const hit = exchange.enemyDestroyed ? undefined : exchange.enemyWounds;
  const back = exchange.ownDestroyed ? undefined : exchange.ownWounds;
  const changed = wounded(
    wounded(state.figures, enemy, target, hit),
    acting,
    figureOf(state),
    back,
  );
  return hit ? hurtFirst(changed, enemy, target) : changed;
}

/** Puts the acting figure first, if it was hurt. */
function settle(
  { traits }: DuelContext,
  draft: Draft,
  figure: number,
  { ownHurt, ownDestroyed }: Exchange,
): void {
  if (!ownHurt || ownDestroyed || !traits[draft.acting].hasOrder) return;
  draft.figures = hurtFirst(draft.figures, draft.acting, figure);
}
