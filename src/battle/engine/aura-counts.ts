import type { Side } from '../../cards/index.ts';
import type { Aura, Reaching } from './auras.ts';
import { countUse } from './battle-uses.ts';
import type { Game } from './game.ts';
import type { Met } from './met.ts';

/**
 * Counts which auras an attack is made under: that they act, and for how many attacks by and on a side one of its own
 * acted, or could have, because a figure that has it was within a turn's reach.
 */
export function countAuras(
  game: Game,
  figure: number,
  target: number,
  met: Met,
  isNormal: boolean,
): void {
  const { auras } = game.tables;
  if (auras.all.length === 0) return;
  const { isAdjacent, ownGrant, enemyGrant } = met;
  const kind = { normalAttack: isNormal, specialAttack: !isNormal, adjacent: isAdjacent };
  countFor(game, figure, 'attacker', ownGrant, kind);
  countFor(game, target, 'defender', enemyGrant, kind);
}

function countFor(
  game: Game,
  figure: number,
  role: Side,
  set: number,
  kind: Readonly<Record<string, boolean>>,
): void {
  const { tables, state, totals } = game;
  const { grants } = tables.distributions;
  const acting = new Set(grants.ofSet[set]);
  const card = state.card(figure);
  let [isUnder, isAtHand] = [false, false];
  for (const { aura, giver } of tables.auras.reaching[card.index] as readonly Reaching[]) {
    if (!aura.sides.includes(role)) continue;
    const owner = tables.cards[aura.card];
    if (owner && acting.has(giver)) {
      game.fires(owner, aura.line);
      // What acts only so often is used up by the first attack of the kind.
      const isOfKind = aura.lines.some(({ when = [] }) =>
        when.every((one) => typeof one !== 'string' || kind[one] !== false),
      );
      if (isOfKind) countUse(state, owner.firstFigure, aura.line);
    }
    if (owner?.side !== card.side) continue;
    isUnder ||= acting.has(giver);
    isAtHand ||= acting.has(giver) || isInReach(game, aura, figure);
  }
  const at = card.side * 3;
  totals.attacks[at + 1] = (totals.attacks[at + 1] as number) + Number(isUnder);
  totals.attacks[at + 2] = (totals.attacks[at + 2] as number) + Number(isAtHand);
}

/** Whether a figure that has an aura could have come near enough in one turn. */
function isInReach({ state }: Game, { figures, within }: Aura, figure: number): boolean {
  return figures.some(
    (from) =>
      from !== figure &&
      state.isOnBoard(from) &&
      (within === undefined || state.distance(from, figure) <= within + state.card(from).move),
  );
}
