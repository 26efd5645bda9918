/*
 * What happens after an attack, apart from its direct outcome: counting, notes, lost order markers and out-of-turn
 * movements.
 */

import { type EffectLine, type Side, whenOf } from '../../../cards/index.ts';
import type { PlannedAttack, ThrowOutcome } from '../../../fight/index.ts';
import type { Game } from '../game.ts';
import { countDemanding, countPast } from '../ground/engaging-counts.ts';
import type { Aura, Reaching } from '../powers/auras.ts';
import { countForbidding } from '../powers/forbidding.ts';
import { noteAction, noteStrike } from '../state/actions-this-turn.ts';
import { countUse } from './battle-uses.ts';
import type { AttackSituation } from './situation.ts';

/**
 * Counts the auras that act in an attack. For each side, also counts the attacks in which one of its own auras acted or
 * could have acted. An aura could have acted if a figure with the aura was within one turn's movement.
 */
export function countAuras(
  game: Game,
  figure: number,
  target: number,
  met: AttackSituation,
  isNormal: boolean,
): void {
  const { auras } = game.tables;
  if (auras.all.length === 0) return;
  const { isAdjacent, ownGrant, enemyGrant } = met;
  const kind = { attack: isNormal ? 'normal' : 'special', isAdjacent } as const;
  countFor(game, figure, 'attacker', ownGrant, kind);
  countFor(game, target, 'defender', enemyGrant, kind);
}

interface KindOfAttack {
  readonly attack: 'normal' | 'special';
  readonly isAdjacent: boolean;
}

/** Whether the rules of a line apply to this kind of attack. */
const isFor = ({ attack, isAdjacent }: KindOfAttack, line: EffectLine): boolean =>
  whenOf(line).every(
    ({ attack: asked = 'any', adjacent }) =>
      (asked === 'any' || asked === attack) && (!adjacent || isAdjacent),
  );

function countFor(game: Game, figure: number, role: Side, set: number, kind: KindOfAttack): void {
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
      // Any attack of the right kind spends a use of a limited aura.
      if (aura.lines.some((line) => isFor(kind, line)))
        countUse(state, owner.firstFigure, aura.line);
    }
    if (owner?.side !== card.side) continue;
    isUnder ||= acting.has(giver);
    isAtHand ||= acting.has(giver) || isInReach(game, aura, figure);
  }
  const at = card.side * 3;
  totals.attacks[at + 1] = (totals.attacks[at + 1] as number) + Number(isUnder);
  totals.attacks[at + 2] = (totals.attacks[at + 2] as number) + Number(isAtHand);
}

/** Whether a figure with an aura could have come near enough in one turn. */
function isInReach({ state }: Game, { figures, within }: Aura, figure: number): boolean {
  return figures.some(
    (from) =>
      from !== figure &&
      state.isOnBoard(from) &&
      (within === undefined || state.distance(from, figure) <= within + state.card(from).move),
  );
}

/** Counts the powers used in an attack, and notes facts about the attack for conditions later in the turn. */
export function noteAttack(
  game: Game,
  figure: number,
  target: number,
  met: Readonly<AttackSituation>,
  { special }: PlannedAttack,
  { isAttack, used, enemyWounds, enemyDestroyed }: ThrowOutcome,
): void {
  const { state, encounters, tables, totals } = game;
  const side = tables.sideOf[figure] as number;
  const isEnemy = tables.sideOf[target] !== side;
  if (isAttack) {
    countAuras(game, figure, target, met, !special);
    countDemanding(game, figure, target);
    if (isEnemy) countPast(game, figure, target);
    if (tables.forbids)
      countForbidding({ state, fires: (one, line) => game.fires(one, line) }, figure);
    state.hasMet ||= isEnemy;
    totals.attacks[side * 3] = (totals.attacks[side * 3] as number) + 1;
  }
  encounters.uses.note(figure, target, used);
  if (isAttack) noteAction(state, figure, 'attacked');
  if (isAttack && isEnemy) noteStrike(state, figure);
  if (isAttack && special) noteAction(state, figure, 'attackedSpecially');
  if (enemyDestroyed && isEnemy) noteAction(state, figure, 'destroyed');
  state.attacked[target] = 1;
  state.quiet[side] = 0;
  state.dealt[target] = (state.dealt[target] as number) + enemyWounds;
}

/** Plays those powers of both cards that take away order markers after an attack. */
export function takeMarkers(
  game: Game,
  figure: number,
  target: number,
  { special }: PlannedAttack,
  { enemyWounds, enemyDestroyed }: ThrowOutcome,
): void {
  const { cardOf } = game.tables;
  const attack = { isNormal: !special, wounds: enemyWounds, isDestroyed: enemyDestroyed };
  for (const [one, it, whose] of [
    [figure, target, 'own'],
    [target, figure, 'others'],
  ] as const)
    game.moments?.together('attackOver', cardOf[one] as number, { it, attack }, whose, [one]);
}

/** Starts the out-of-turn movements that follow an attack. */
export function regroup(
  { regroupings, tables }: Game,
  figure: number,
  target: number,
  { special, strikes }: PlannedAttack,
  { isAttack, enemyWounds, enemyDestroyed, movesAway }: ThrowOutcome,
): void {
  const { cardOf, sideOf } = tables;
  if (!regroupings || !isAttack || sideOf[figure] === sideOf[target]) return;
  const [own, other] = [cardOf[figure] as number, cardOf[target] as number];
  const isNormal = !special || strikes === 'normal';
  const attack = {
    isNormal,
    wounds: enemyWounds,
    isDestroyed: enemyDestroyed,
    ...(movesAway && { isEvaded: true }),
  };
  regroupings.of(other, 'attackOver', target, { it: figure, attack }, 'others');
  regroupings.of(own, 'attackOver', figure, { it: target, attack });
}
