import type { MomentName } from '../../fight/index.ts';
import type { BattleCard } from './cards.ts';
import { type Distribution, drawn } from './distribution.ts';
import type { Game } from './game.ts';
import { FAR } from './ground.ts';
import { revealX } from './marker-x.ts';
import type { Met } from './met.ts';

/** Powers at the end of a card's turn. @returns whether it takes another one */
export function endOfTurn(game: Game, card: BattleCard): boolean {
  const { state, encounters } = game;
  if (!card.endsTurn && !card.mayGoAgain) return false;
  offerMore(game, card);
  let again = false;
  // It is rolled once for the whole card.
  let isRolled = false;
  for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
    if (!state.isOnBoard(f)) continue;
    const enemy = nearestEnemy(game, f);
    if (enemy < 0) continue;
    const met = () => metAtEnd(game, f, enemy);
    const distributions = encounters.distributions(f, enemy);
    if (card.endsTurn) happens(game, f, enemy, distributions.endOfTurn(met()), 'end');
    if (state.lives[f] === 0) continue;
    if (card.mayGoAgain && !isRolled) {
      const distribution = distributions.anotherTurn(met());
      isRolled = !distribution.isNothing;
      again = happens(game, f, enemy, distribution, 'anotherTurn');
    }
  }
  state.orders.goesOn = false;
  return again;
}

/** A further turn at a price, or for the marker X: its side says whether it wants it. */
function offerMore(game: Game, card: BattleCard): void {
  const { state, policies } = game;
  const { orders } = state;
  const { index, side, mayPay, spendsX } = card;
  const hasX = spendsX === 'turn' && orders.hasX(index, side);
  if ((!mayPay && !hasX) || orders.isExtra) return;
  if (!policies[side].goOn(side, index)) return;
  orders.goesOn = true;
  if (hasX) revealX(game, card);
}

/** What a throw at the end of the turn comes to. @returns whether there is another turn */
function happens(
  game: Game,
  figure: number,
  enemy: number,
  distribution: Distribution,
  when: MomentName,
): boolean {
  const { state, encounters, tables } = game;
  if (distribution.isNothing) return false;
  const outcome = drawn(distribution, state.dice.uniform());
  if (state.tell) {
    const met = metAtEnd(game, figure, enemy);
    state.tell({ is: 'power', figure, target: enemy, when, met: { ...met }, outcome });
  }
  encounters.uses.note(figure, enemy, outcome.used);
  const reaches = state.areAdjacent(figure, enemy) || state.card(figure).endsTurnAfar;
  if (reaches && outcome.enemyDestroyed) game.destroy(enemy, tables.cardOf[figure] as number);
  else if (reaches) game.wound(enemy, outcome.enemyWounds, tables.cardOf[figure] as number);
  if (outcome.ownDestroyed) game.destroy(figure, 'own side');
  else game.wound(figure, outcome.ownWounds, 'own side');
  return outcome.again;
}

/** The situation of two figures as a turn ends: powers that reach an enemy who is not adjacent need to see it. */
function metAtEnd({ state, encounters }: Game, figure: number, enemy: number): Met {
  const place = state.place[figure] as number;
  const met = encounters.meets(figure, place, enemy, state.isEngaged(figure));
  if (!met.isAdjacent && !state.sees(figure, place, enemy)) met.distance = FAR;
  return met;
}

function nearestEnemy({ state, tables }: Game, figure: number): number {
  const enemies = tables.figuresOf[1 - (tables.sideOf[figure] as number)] as readonly number[];
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const enemy of enemies) {
    if (!state.isOnBoard(enemy)) continue;
    const far = state.distance(figure, enemy);
    if (far < least) [best, least] = [enemy, far];
  }
  return best;
}
