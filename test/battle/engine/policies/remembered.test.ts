import { afterEach, expect, test, vi } from 'vitest';
import { AURA_ARMIES, MAPS, MIRROR_ARMIES } from '../../../../research/self-play/armies.ts';
import { mirrorBattle } from '../../../../research/self-play/match.ts';
import { battleEngine } from '../../../../src/battle/engine/index.ts';
import { Situations } from '../../../../src/battle/engine/policies/situations.ts';
import type { BattleScenario } from '../../../../src/battle/scenario.ts';
import { dealt } from '../../../cases.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Where figures move in a game, and which attack. */
function playedBy(scenario: BattleScenario): unknown {
  const engine = battleEngine(scenario, 'remembered');
  const events: unknown[] = [];
  engine.play(0, (event) => {
    if (event.is === 'moved') events.push(event.path);
    if (event.is === 'attack') events.push(event.figure);
  });
  return events;
}

/** Archers on heights, several weapons, and effects that depend on the distance. */
const OTHERS = [
  ['syvarris', 'marro-warriors', 'ne-gok-sa'],
  ['airborne-elite', 'deathwalker-9000', 'krav-maga-agents'],
  ['4th-massachusetts-line', 'agent-carr', 'mimring'],
];

test.each(
  dealt(
    [...OTHERS, ...MIRROR_ARMIES, ...AURA_ARMIES].map(
      (army, i) => [i, army.join(', '), army] as const,
    ),
    'quick',
  ),
)(
  'what is known of an attack is what it promises when computed again: army %i, %s',
  (i, _, army) => {
    const battle = mirrorBattle(army, MAPS[i % MAPS.length] as string);
    const played = playedBy(battle);
    const numbers = vi.spyOn(Situations.prototype, 'numberOf').mockReturnValue(-1);
    expect(playedBy(battle)).toEqual(played);
    expect(numbers).toHaveBeenCalled();
  },
);
