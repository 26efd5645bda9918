import { sharesMarkers } from '../army.ts';
import type { ArmyCard, ArmySide, BattleScenario } from '../scenario.ts';
import type { DrawnGame } from './draw.ts';
import type { ArmiesMap, ArmiesScenario, DrawnArmy, PoolCard } from './scenario.ts';

/** The battle of a game, and which card of the pool each of its cards is, those of the first side first. */
export interface BattleOfGame {
  readonly battle: BattleScenario;
  readonly cards: readonly number[];
}

/** The battle that a game of random armies is. */
export function battleOf(scenario: ArmiesScenario, { map, armies }: DrawnGame): BattleOfGame {
  const { maps, rounds, superStrength, states, rulings } = scenario;
  const { board, starts } = maps[map] as ArmiesMap;
  const [one, other] = armies.map((army) => entriesOf(scenario, army)) as [Entries, Entries];
  const side = (number: 0 | 1, entries: Entries): ArmySide => ({
    name: number === 0 ? 'the first army' : 'the second army',
    cards: entries.map(({ entry }) => entry),
    start: starts[number],
    policy: scenario.policy,
  });
  return {
    battle: {
      rules: 'c3g',
      fight: 'battle',
      sides: [side(0, one), side(1, other)],
      board,
      rounds,
      superStrength,
      ...(states && { states }),
      rulings,
    },
    cards: [...one, ...other].map(({ number }) => number),
  };
}

type Entries = readonly { readonly entry: ArmyCard; readonly number: number }[];

/** Copies of a common card share their order markers; each of an uncommon hero is an entry of its own. */
function entriesOf({ cards }: ArmiesScenario, army: DrawnArmy): Entries {
  return army.cards.flatMap((number, i) => {
    const { card, points } = cards[number] as PoolCard;
    const copies = army.copies[i] as number;
    if (sharesMarkers(card)) return [{ entry: { card, points, copies }, number }];
    return Array.from({ length: copies }, (_, n) => {
      const named = n === 0 ? card : { ...card, name: `${card.name} ${n + 1}` };
      return { entry: { card: named, points, copies: 1 }, number };
    });
  });
}
