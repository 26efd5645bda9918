import { afterEach, expect, test, vi } from 'vitest';
import { AURA_ARMIES, MAPS, MIRROR_ARMIES } from '../../../../research/self-play/armies.ts';
import { mirrorBattle } from '../../../../research/self-play/match.ts';
import { battleEngine } from '../../../../src/battle/engine/index.ts';
import { AttackChoice } from '../../../../src/battle/engine/policies/attack-choice.ts';
import type { BattleScenario } from '../../../../src/battle/scenario.ts';
import { dealt } from '../../../cases.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** All results of some games of a battle. */
function playedBy(scenario: BattleScenario): unknown {
  const engine = battleEngine(scenario, 'bounds');
  return [0, 1, 2].map((game) => {
    const events: unknown[] = [];
    engine.play(game, (event) => events.push(event.is === 'moved' ? event.path : event.is));
    const { winner, rounds, pointsLeft } = engine.result;
    return { winner, rounds, pointsLeft: [...pointsLeft], events };
  });
}

/** Attacks that depend on movement, hit several figures or hurt the attacker, and Knockback. */
const OTHERS = [
  ['ashigaru-harquebus', '10th-regiment-of-foot', 'grimnak'],
  ['estivara', 'su-bak-na', '4th-massachusetts-line'],
  ['incredible-hulk', 'doctor-doom', 'capuan-gladiators'],
  ['mimring', 'braxas', 'zelrig'],
];

test.each(
  dealt(
    [...MIRROR_ARMIES, ...AURA_ARMIES, ...OTHERS].map(
      (army, i) => [i, army.join(', '), army] as const,
    ),
    'quick',
  ),
)('places that are passed over would not have been chosen: army %i, %s', (i, _, army) => {
  const battle = mirrorBattle(army, MAPS[i % MAPS.length] as string);
  const played = playedBy(battle);
  const bound = vi
    .spyOn(AttackChoice.prototype, 'atMost')
    .mockReturnValue(Number.POSITIVE_INFINITY);
  expect(playedBy(battle)).toEqual(played);
  expect(bound).toHaveBeenCalled();
});
