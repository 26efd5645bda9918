import { listed } from '../../base/index.ts';
import type { Caveat } from '../../rules/index.ts';
import { type CaveatSide, hasSeveral } from '../caveats/fight.ts';
import { groundCaveats } from '../caveats/ground.ts';
import { caveatsOf } from '../caveats/index.ts';
import { linesOf } from '../combat/asks.ts';
import type { Fighter } from '../scenario.ts';
import { cardsInTurn, type TurnAttacker, type TurnScenario } from './scenario.ts';

/** The limitations and assumptions of a turn. */
export function turnCaveats(scenario: TurnScenario): Caveat[] {
  const { attackers, defender, board, distance, states = [] } = scenario;
  const cards = cardsInTurn(scenario);
  const height = board ? ['height'] : [];
  const sides: CaveatSide[] = [
    ...cards.map(
      (card): CaveatSide => ({
        card,
        role: 'attacker',
        counting: ['attack', 'range', 'figures', ...(card.moves ? ['move'] : []), ...height],
        facesSeveral: hasSeveral(defender),
      }),
    ),
    {
      card: defender,
      role: 'defender',
      counting: ['defense', 'life', ...height],
      facesSeveral: false,
    },
  ];
  return [
    ...caveatsOf({
      kind: 'turn',
      states,
      hasBoard: board !== undefined,
      areApart: board !== undefined || distance > 1,
      sides,
    }),
    ...groundCaveats(attackers, defender, board),
    ...notPlayed(cards, board !== undefined).map((text) => ({ kind: 'notPlayed', text })),
  ];
}

/** Parts of the rules that a turn does not play. */
function notPlayed(attackers: readonly TurnAttacker[], hasBoard: boolean): string[] {
  const moving = attackers.filter(({ moves }) => moves);
  const shooting = attackers.filter(({ range }) => range > 1);
  const names = (all: readonly Fighter[]) => listed(all.map(({ name }) => name));
  const endOfTurn = attackers.filter((one) => linesOf(one).some(actsAtEnd));
  return [
    ...(endOfTurn.length > 0
      ? [`Powers of ${names(endOfTurn)} at the end of the turn are not played.`]
      : []),
    ...(hasBoard && moving.length > 0 ? ['Leaving engagements costs nothing.'] : []),
    ...(hasBoard && shooting.length > 0
      ? [`Lines of sight are not looked at for the attacks of ${names(shooting)} from afar.`]
      : []),
  ];
}

const actsAtEnd = ({ stage, anotherTurn }: ReturnType<typeof linesOf>[number]): boolean =>
  stage === 'endOfTurn' || anotherTurn !== undefined;
