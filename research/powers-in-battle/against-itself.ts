import { Draw, type DrawnGame } from '../../src/battle/armies/draw.ts';
import { battleOf } from '../../src/battle/armies/engine.ts';
import { friendsOf } from '../../src/battle/armies/partners.ts';
import type { ArmiesScenario, DrawnArmy, PoolCard } from '../../src/battle/armies/scenario.ts';
import { battleEngine } from '../../src/battle/engine/index.ts';
import type { BattleMemory } from '../../src/battle/engine/state/memory.ts';

/** The results of games between armies with a power and the same armies without it. */
export interface WithAndWithout {
  readonly games: number;
  /** For each army, the share of its games that the side with the power won; draws count half. */
  readonly shares: readonly number[];
  /** How often the power took effect. */
  readonly acted: number;
}

/**
 * Plays armies that contain a card, each against the same army with another version of the card. Games are played on
 * each map, from both ends with the same dice.
 *
 * @param scenario a scenario whose playtest names the card and the other version
 * @param armies the number of armies drawn for each map
 * @param games the number of games for each army and each end of the map
 * @param power the index of the power on the card
 */
export function againstItself(
  scenario: ArmiesScenario,
  { armies, games, power }: { armies: number; games: number; power: number },
  seed: string,
  memory: BattleMemory,
): WithAndWithout {
  const sum = { games: 0, acted: 0, shares: [] as number[] };
  const draw = new Draw(scenario, seed);
  const { card = 0, instead = 0 } = scenario.playtest ?? {};
  for (const map of scenario.maps.keys()) {
    for (let n = 0; n < armies; n++) {
      const own = armyOn(draw, map, n);
      let won = 0;
      const other = { ...own, cards: own.cards.map((one) => (one === card ? instead : one)) };
      for (const side of [0, 1]) {
        const drawn: DrawnGame = { map, armies: side === 0 ? [own, other] : [other, own] };
        const { battle, cards } = battleOf(scenario, drawn);
        const { play, result, totals } = battleEngine(battle, seed, undefined, memory);
        for (let game = 0; game < games; game++) {
          // Each game has its own number, even if two armies are equal.
          play(n * games + game);
          won += result.winner === 2 ? 0.5 : Number(result.winner === side);
        }
        sum.games += games;
        sum.acted += totals.fired[before(scenario, cards, card) + power] ?? 0;
      }
      sum.shares.push(won / (2 * games));
    }
  }
  return sum;
}

/**
 * Changes the scenario so that the other cards of an army are cards on which a power of the tested card can act, as
 * long as the army has room for such a card.
 */
export function amongFriends(scenario: ArmiesScenario, power: number): ArmiesScenario {
  const { cards, playtest } = scenario;
  const tested = playtest?.card as number;
  const { card } = cards[tested] as PoolCard;
  const alone = { ...card, powers: card.powers.filter((_, i) => i === power) };
  const friends = friendsOf(
    alone,
    cards.map((one) => one.card),
  );
  return {
    ...scenario,
    cards: cards.map((one, i) => ({
      ...one,
      partners: i === tested ? friends.filter((other) => other !== tested) : [],
    })),
  };
}

/** The nth army that is drawn for a map and contains the tested card. */
function armyOn(draw: Draw, map: number, number: number): DrawnArmy {
  for (let pair = 0, found = 0; ; pair++) {
    const { map: on, playtest } = draw.game(2 * pair);
    if (on === map && playtest && found++ === number) return playtest.tested;
  }
}

/** The number of powers on all cards before the given card, in the order in which powers are counted. */
function before({ cards }: ArmiesScenario, numbers: readonly number[], card: number): number {
  return numbers
    .slice(0, numbers.indexOf(card))
    .reduce((sum, one) => sum + (cards[one]?.card.powers.length ?? 0), 0);
}
