import { counted } from '../../../words/english.ts';
import type { Fact } from '../../plan.ts';
import { cardText, ownPowers } from '../combat/facts.ts';
import type { FightSide } from '../side.ts';
import type { DuelScenario } from './scenario.ts';

/** The two sides, how the duel begins and ends. */
export function duelFacts(scenario: DuelScenario): Fact[] {
  const { attacker, defender, first, distance, mostTurns } = scenario;
  const begins = first === 'toss' ? 'each side half the time' : scenario[first].name;
  const apart = distance === 1 ? 'adjacent to each other' : `${counted(distance, 'space')} apart`;
  return [
    { term: 'One side', text: sideText(attacker) },
    { term: 'The other', text: sideText(defender) },
    ...[attacker, defender].flatMap(ownPowers),
    { term: 'First turn', text: `${begins}; the sides begin ${apart}.` },
    ...(mostTurns === undefined
      ? []
      : [{ term: 'Ends', text: `undecided after ${counted(mostTurns, 'turn')}.` }]),
    { term: 'Ground', text: 'Clear, level ground without end.' },
    {
      term: 'Exact odds',
      text: 'solved state by state; right to 12 decimals where no fraction is given.',
    },
  ];
}

/** "Krug: Attack 4, Defense 3, Life 6, Height 5, Move 5, Range 1" */
export function sideText(side: FightSide): string {
  const { move, range, figures, life } = side;
  const squad = figures > 1 ? [`${counted(figures, 'figure')} of Life ${life} each`] : [];
  return cardText(side, [...squad, `Move ${move}`, `Range ${range}`]);
}
