import { mostTaken } from './base-places.ts';
import type { TurnContext } from './context.ts';
import type { TurnGame } from './game.ts';
import { freePlaces } from './worth-trying.ts';

/**
 * States that a turn comes to at the least, found without playing it. Of the attackers all but two may go
 * to any free place, one after another, without an attack; and then another may come next to the defender
 * and be about to attack. Each of these is a state of its own.
 */
export function statesAtLeast(context: TurnContext, game: TurnGame): number {
  const { field, scenario } = context;
  const { attackers, order } = scenario;
  const { begin } = game;
  const count = attackers.length;
  if (count < 3) return 0;
  const options = game.everyOption(begin);
  const places = attackers.map((_, i) => {
    const free = freePlaces(context, begin, i).filter(
      // Whoever comes next to the defender may be destroyed for sure.
      (place) => !context.answersArrival || !field.isAdjacent(i, place, begin.defender),
    );
    return Math.max(0, free.length - 1 - mostTaken(attackers, i));
  });
  const attacking = attackers.map(
    (_, i) =>
      options.filter(
        ({ attacker, place, isIdle }) =>
          attacker === i && !isIdle && field.isAdjacent(i, place, begin.defender),
      ).length,
  );
  const isGiven = order === 'given';
  // In a given order only the last two have nobody, or one, to act after them.
  const free = isGiven ? count - 2 : count;
  let sum = 0;
  for (let moved = 1; moved < 2 ** free; moved++) {
    const has = (i: number) => ((moved >> i) & 1) === 1;
    if (places.filter((_, i) => has(i)).length > count - 2) continue;
    const ways = places.reduce((product, n, i) => (has(i) ? product * n : product), 1);
    const next = attacking.filter((_, i) =>
      isGiven ? i < count - 1 && moved >> i === 0 : !has(i),
    );
    sum += ways * next.reduce((all, n) => all + n, 1);
  }
  return sum;
}
