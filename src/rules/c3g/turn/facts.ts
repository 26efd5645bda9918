import { placeName } from '../../../boards/space.ts';
import { counted, listed } from '../../../words/english.ts';
import type { Fact } from '../../plan.ts';
import { cardText, otherText, ownPowers } from '../combat/facts.ts';
import type { TurnAttacker, TurnScenario } from './scenario.ts';

/** The attackers and the defender, who else is there, and what is played for. */
export function turnFacts(scenario: TurnScenario, wanted: string): Fact[] {
  const { attackers, defender, order, board, distance } = scenario;
  const others = board?.others ?? [];
  const apart = distance === 1 ? 'next to the defender' : `${counted(distance, 'space')} from it`;
  return [
    ...attackers.map((one, i) => ({ term: `Attacker ${i + 1}`, text: attackerText(one) })),
    { term: 'Defender', text: cardText(defender) },
    ...[...attackers, defender].flatMap(ownPowers),
    ...(attackers.length > 1
      ? [
          {
            term: 'Order',
            text:
              order === 'given' ? listed(attackers.map(({ name }) => name)) : 'whichever is best',
          },
        ]
      : []),
    { term: 'Played for', text: wanted },
    ...(board
      ? []
      : [
          {
            term: 'Ground',
            text: `Clear, level ground without end; the attackers begin ${apart}.`,
          },
        ]),
    ...(others.length > 0 ? [{ term: 'Also there', text: others.map(otherText).join('; ') }] : []),
  ];
}

/** "Hawkgirl: Attack 5, Defense 4, Life 5, Height 5, Move 6, Range 1; Super Strength; on 0,1" */
function attackerText(attacker: TurnAttacker): string {
  const { move, range, moves, attacks, start } = attacker;
  const card = cardText(attacker, [...(moves ? [`Move ${move}`] : []), `Range ${range}`]);
  return [
    card,
    ...(start.length > 0 ? [`begins on ${placeName(start)}`] : []),
    ...(attacks === undefined ? [] : [counted(attacks, 'attack')]),
    ...(moves ? [] : ['does not move']),
  ].join('; ');
}
