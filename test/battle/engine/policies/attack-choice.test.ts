import { afterEach, expect, test, vi } from 'vitest';
import { AURA_ARMIES, MAPS, MIRROR_ARMIES } from '../../../../research/self-play/armies.ts';
import { mirrorBattle } from '../../../../research/self-play/match.ts';
import { battleEngine } from '../../../../src/battle/engine/index.ts';
import { AttackChoice } from '../../../../src/battle/engine/policies/attack-choice.ts';
import { AttackOutlook } from '../../../../src/battle/engine/policies/attack-outlook.ts';
import { AttackValues } from '../../../../src/battle/engine/policies/attack-values.ts';
import { Expectations } from '../../../../src/battle/engine/policies/expectations.ts';
import { WEIGHTS } from '../../../../src/battle/engine/policies/weights.ts';
import type { BattleScenario } from '../../../../src/battle/scenario.ts';
import { dealt } from '../../../cases.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

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

test.each([1, 2, 4])(
  'attacks of Range %i are bounded everywhere, and the bound is reached somewhere',
  (range) => {
    const { game, acts } = stand(
      [[hero('Own', { range })], [hero('Hard', { defense: 5 }), hero('Soft')]],
      [
        [0, 2],
        [5, 2],
        [8, 4],
      ],
    );
    const { state } = game;
    const prospects = new Expectations(game);
    const promises = new AttackValues(game, prospects);
    const outlook = new AttackOutlook(game, WEIGHTS, prospects, promises);
    const choice = new AttackChoice(game, acts, WEIGHTS, prospects, promises);
    acts.beginTurn(0);
    outlook.lookOut(state.card(0));
    choice.aim(0, outlook, 20);
    const reach = game.reach(0);
    let [most, bounds] = [0, 0];
    for (let i = 0; i < reach.size; i++) {
      const place = reach.list[i] as number;
      const enemies = reach.enemiesAt(place);
      const best = choice.best(place, enemies);
      const bound = choice.atMost(place, enemies);
      expect(bound).toBeGreaterThanOrEqual(best);
      expect(bound).toBeLessThan(Number.POSITIVE_INFINITY);
      if (best === bound && best > 0) bounds++;
      most = Math.max(most, best);
    }
    expect(most).toBeGreaterThan(0);
    expect(bounds).toBeGreaterThan(0);
  },
);
