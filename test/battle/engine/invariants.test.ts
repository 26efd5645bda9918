import { expect, test } from 'vitest';
import { Draw } from '../../../src/battle/armies/draw.ts';
import { battleOf } from '../../../src/battle/armies/engine.ts';
import type { Game } from '../../../src/battle/engine/game.ts';
import { battleEngine } from '../../../src/battle/engine/index.ts';
import { MARKERS } from '../../../src/battle/engine/orders/orders.ts';
import { policyNamed } from '../../../src/battle/engine/policies/index.ts';
import { COLLECTIONS } from '../../../src/cards/collection-text.ts';
import { shareOf } from '../../cases.ts';
import { ALL_MAPS, armies, nth } from '../armies/setup.ts';

/**
 * Everything that is wrong with the state of a game.
 *
 * @param passing the figure that may be on its way: it occupies no space then
 */
function wrongIn({ state, tables, result }: Game, passing: number): string[] {
  const wrong: string[] = [];
  // The words are made only if something is wrong, since they would take most of the test's time.
  const check = (isSound: boolean, what: () => string) => {
    if (!isSound) wrong.push(what());
  };
  const { figures, cards, ground, cardOf } = tables;
  const occupied = new Map<number, number>();
  const left = cards.map(() => 0);
  for (let f = 0; f < figures; f++) {
    const name = () => `figure ${f} of ${state.card(f).card.name}`;
    if (state.lives[f] === 1) left[cardOf[f] as number] = nth(left, cardOf[f] as number) + 1;
    if (state.isOnBoard(f)) {
      check(state.lives[f] === 1, () => `${name()} is on the board, and destroyed`);
      if (f === passing && state.occupant[state.spaceA(f)] !== f) continue;
      for (const space of [state.spaceA(f), state.spaceB(f)]) {
        if (space < 0) continue;
        const other = occupied.get(space);
        check(space < ground.count, () => `${name()} is on no space`);
        check(other === undefined, () => `${name()} is on the space of figure ${other}`);
        occupied.set(space, f);
      }
    }
    const [wounds, life] = [state.wounds[f] as number, state.card(f).life];
    if (state.lives[f] !== 1) continue;
    check(0 <= wounds && wounds < life, () => `${name()} lives with ${wounds}`);
    check(state.fallen[f] !== 1, () => `${name()} lives, and has fallen`);
  }
  for (let space = 0; space < ground.count; space++) {
    const there = state.occupant[space] as number;
    check(there === (occupied.get(space) ?? -1), () => `space ${space} is said to hold ${there}`);
  }
  const alive = [0, 0];
  for (const { index, side, card } of cards) {
    const own = nth(left, index);
    check(state.left[index] === own, () => `${card.name} has ${own}, not ${state.left[index]}`);
    alive[side] = (alive[side] as number) + own;
    const numbers = [result.turns, result.woundsDealt, result.displaced, state.kills];
    check(
      numbers.every((of) => (of[index] as number) >= 0),
      () => `${card.name} has a number below 0`,
    );
  }
  check(alive[0] === state.alive[0] && alive[1] === state.alive[1], () => `alive: ${alive}`);
  for (const [i, card] of state.orders.cards.entries()) {
    const side = Math.floor(i / MARKERS);
    check(
      card < 0 || cards[card]?.side === side,
      () => `marker ${i} is on a card of the other side`,
    );
  }
  return wrong;
}

test.each(COLLECTIONS)(
  'after every event of random games of %s the state is sound',
  (collection) => {
    const { from, count } = shareOf(200, 'KNOCKBACK_SOUND_GAMES');
    const scenario = armies({ collection, maps: ALL_MAPS });
    const draw = new Draw(scenario, 'sound');
    const games = Array.from({ length: count }, (_, i) => from + i);
    for (const number of games) {
      const { battle } = battleOf(scenario, draw.game(number));
      let game: Game | undefined;
      const makers = battle.sides.map(
        ({ policy }) =>
          (...[of, acts]: Parameters<ReturnType<typeof policyNamed>>) => {
            game = of;
            return policyNamed(policy)(of, acts);
          },
      );
      const engine = battleEngine(battle, 'sound', makers);
      let events = 0;
      let passing = -1;
      engine.play(number, (event) => {
        events++;
        if (event.is === 'passes') passing = event.figure;
        const wrong = wrongIn(game as Game, passing);
        if (wrong.length > 0)
          throw new Error(
            `game ${number}, event ${events}, ${JSON.stringify(event)}: ${wrong.join('; ')}`,
          );
      });
      expect(events).toBeGreaterThan(20);
      const { winner, isByPoints, figuresLeft } = engine.result;
      if (!isByPoints && winner < 2) expect(figuresLeft[1 - winner]).toBe(0);
    }
  },
);
