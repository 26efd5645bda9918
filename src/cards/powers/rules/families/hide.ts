/* Figures that hide: they cannot be attacked, or only by adjacent figures. */

import type { Clause, Scene } from './clause.ts';
import { receiving } from './clause.ts';

export interface HideAction {
  readonly until: 'turn' | 'marker';
  readonly whileUnengaged?: true;
  /** Not even adjacent figures can attack the hidden figures. */
  readonly wholly?: true;
}

export function hideText({ until, whileUnengaged, wholly }: HideAction, scene: Scene): Clause {
  const by = wholly ? 'attacked' : 'attacked by non-adjacent figures';
  const time =
    until === 'turn'
      ? 'for the rest of the turn'
      : 'until it moves or you reveal your next order marker';
  const while_ = whileUnengaged ? ' while no enemy figure is adjacent' : '';
  return receiving(
    { ...scene, other: scene.whom ?? scene.self },
    `cannot be ${by} ${time}${while_}`,
  );
}
