import type { Scene } from '../../board/index.ts';
import { knocksBack } from './attack-outcome.ts';
import { groundOf } from './ground.ts';
import { FINAL_SQUARE } from './measures.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Sequence } from './sequence.ts';
import type { Setup } from './setup.ts';

/** The picture of the fight. */
export function sceneOf(scenario: HeroclixScenario, setup: Setup, { squares }: Sequence): Scene {
  const kind = 'character';
  const { attacker, defender } = scenario;
  return {
    grid: 'square',
    terrain: groundOf(setup).terrain,
    pieces: [
      { name: attacker.name, role: 'attacker', kind, spaces: [setup.attacker] },
      { name: defender.name, role: 'defender', kind, spaces: [setup.defender] },
      ...setup.others.map(({ name, spaces }) => ({ name, role: 'other' as const, kind, spaces })),
    ],
    walls: setup.walls,
    line: knocksBack(scenario)
      ? [setup.attacker, setup.defender, ...squares.map(({ square }) => square)]
      : [],
    placeMeasure: FINAL_SQUARE.name,
  };
}
