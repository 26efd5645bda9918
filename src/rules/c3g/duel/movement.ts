import { otherSide, type Side } from '../../../powers/figure.ts';
import type { DuelContext } from './context.ts';
import { type Draft, type Next, THROW } from './draft.ts';

/**
 * A side's turn begins: a figure whose Range is less than the distance comes nearer by its Move, but no
 * nearer than its Range needs.
 */
export function beginTurn(context: DuelContext, draft: Draft, acting: Side): Next {
  const { scenario, asks, laws, traits, meeting } = context;
  const before = draft.distance;
  const range = laws.range(acting, () =>
    meeting({ ...draft, acting, began: before, moved: false }, 0),
  );
  const nearer = Math.min(scenario[acting].move, Math.max(0, before - range));
  draft.acting = acting;
  draft.distance = before - nearer;
  draft.began = asks.movement ? before : 0;
  draft.moved = asks.movement && nearer > 0;
  const arrives = nearer > 0 && draft.distance === 1 && traits[otherSide(acting)].answersArrival;
  if (traits[acting].tables.length === 0) return arrive(draft, arrives);
  draft.phase = { name: 'tables', arrives };
  return THROW;
}

/** The enemy answers figures that come next to it, then they attack. */
export function arrive(draft: Draft, arrives: boolean): Next {
  if (!arrives) return { is: 'attack', figure: 0 };
  draft.phase = { name: 'arrival', figure: 0 };
  return THROW;
}
