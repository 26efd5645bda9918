import { spaceName } from '../../board/index.ts';
import type { Fact } from '../plan.ts';
import type { HeroclixScenario } from './scenario.ts';
import { tellAttack } from './tell.ts';

/** The two characters, what hits, the knockback distance, and who else is on the board. */
export function factsOf(scenario: HeroclixScenario): Fact[] {
  const { attacker, defender, board } = scenario;
  const others = board?.others ?? [];
  const keyphrases = (list: readonly string[]) => list.map((one) => one.toUpperCase());
  return [
    {
      term: 'Attacker',
      text: [
        `${attacker.name}: attack value ${attacker.attackValue}, damage ${attacker.damage}`,
        ...keyphrases(attacker.keyphrases),
      ].join('; '),
    },
    {
      term: 'Defender',
      text: [
        `${defender.name}: defense value ${defender.defenseValue}`,
        ...keyphrases(defender.keyphrases),
      ].join('; '),
    },
    { term: 'The attack', text: tellAttack(scenario).text },
    { term: 'Knockback', text: `${attacker.knockbackDistance} squares, unless it is stopped` },
    ...(board ? [] : [{ term: 'Ground', text: 'Level ground without end.' }]),
    ...(others.length > 0
      ? [
          {
            term: 'Also there',
            text: others
              .map(({ name, spaces }) => `${name} (on ${spaces.map(spaceName).join(' and ')})`)
              .join('; '),
          },
        ]
      : []),
  ];
}
