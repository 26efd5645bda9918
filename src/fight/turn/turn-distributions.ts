/* The distributions that the game of a turn needs, from caches that all its states share. */

import { remembering } from '../../base/index.ts';
import { attackDistribution } from '../combat/dice.ts';
import { profileOf } from '../combat/profile.ts';
import { throwOutcomeOf, type WeighedOutcome } from '../combat/throw-outcome.ts';
import { type WeighedWays, weighMoment, weighWays } from '../evaluators/fight-distributions.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';
import { normalRange } from '../fights/ways.ts';
import { ENDLESS } from '../ground/route.ts';
import { fightOf } from './attack-scenario.ts';
import {
  type AttackUpToKnockback,
  type BoardDistribution,
  outcomesAlong,
  outcomesOf,
  upToKnockback,
} from './board-outcome.ts';
import type { TurnContext } from './context.ts';
import type { Path } from './field.ts';
import { knockbackEnds } from './knockback-ends.ts';
import type { TurnAttacker } from './scenario.ts';
import type { Facing, TurnState } from './state.ts';

/** The distributions of a turn's throws, each computed once for all equivalent situations. */
export interface TurnDistributions {
  /** @param path the line of Knockback; absent if there is none */
  attack(state: TurnState, facing: Facing, planned: PlannedAttack, path?: Path): BoardDistribution;
  /** The defender's reaction to an attacker that comes next to it. */
  arrival(state: TurnState, facing: Facing): readonly WeighedOutcome[];
  /** The weighted sets of ways in which an attacker can attack. */
  ways(state: TurnState, facing: Facing): readonly WeighedWays[];
  /** The maximum distance from which an attacker can make normal attacks. */
  range(state: TurnState, facing: Facing): number;
}

/** Caches distributions under keys that hold only what affects powers, so that many states share a distribution. */
export function turnDistributions(context: TurnContext): TurnDistributions {
  const { scenario, field, traits, limited, planned: numbers, measures } = context;
  const { rulings, defender } = scenario;
  const weighing = { rulings, limited, measures, ends: knockbackEnds(defender.height) };
  const boardOutcomes = remembering<BoardDistribution>();
  const arrivals = remembering<readonly WeighedOutcome[]>();
  const ways = remembering<readonly WeighedWays[]>();
  const ranges = remembering<number>();
  const beginnings = remembering<{
    readonly mostPoints: number;
    readonly known: AttackUpToKnockback | undefined;
  }>();
  const fight = (state: TurnState, facing: Facing, planned?: PlannedAttack) =>
    fightOf(scenario, field, limited, state, facing, planned);
  /**
   * A key for everything that powers can depend on about the attacker and the defender, except the defender's wounds.
   */
  const matchupKey = (state: TurnState, facing: Facing): string => {
    const { defender, ownWounds, attacked, used } = state;
    const { attacker, place, tables, again } = facing;
    const { asks, asksPlace, asksDistance } = traits[attacker] as (typeof traits)[number];
    const company = asks.company ? Object.values(field.company(state, attacker, place)) : [];
    const isMoved = asks.movement && place !== field.begins.places[attacker];
    const spent = limited.map(({ uses }, i) => Number((used[i] as number) >= (uses as number)));
    return [
      attacker,
      field.footing(place, defender),
      asksDistance ? field.distance(place, defender) : '',
      Number(field.isAdjacent(attacker, place, defender)),
      asksPlace ? `${place} ${defender}` : '',
      Number(isMoved),
      asks.ownWounds ? ownWounds[attacker] : 0,
      asks.attacked ? Number(attacked) : 0,
      company.map(Number).join(''),
      spent.join(''),
      tables.join(),
      asks.mostAgain > 0 ? again : 0,
    ].join('|');
  };
  /** An attack up to its Knockback, and the maximum number of Knockback points that its dice can give. */
  const upTo = (matchup: string, state: TurnState, facing: Facing, planned: PlannedAttack) =>
    beginnings(`${matchup}|${state.wounds}`, () => {
      const scenario = fight(state, facing, planned);
      const known = upToKnockback(scenario, limited, measures);
      const { mostPoints } = known ?? attackDistribution(profileOf(scenario), scenario, ENDLESS);
      return { mostPoints, known };
    });
  const attackAt = (
    matchup: string,
    state: TurnState,
    facing: Facing,
    planned: PlannedAttack,
    path: Path | undefined,
  ): BoardDistribution => {
    const { mostPoints, known } = upTo(matchup, state, facing, planned);
    const shape = path?.shapeWith(mostPoints) ?? '-';
    // Effects that act after the defender has moved may depend on its place.
    const { asksPlace } = traits[facing.attacker] as (typeof traits)[number];
    const line = asksPlace && path?.line ? Object.values(path.line).join(' ') : '';
    return boardOutcomes(`${matchup}|${state.wounds}|${shape}|${line}`, () =>
      known
        ? outcomesAlong(known, path, weighing)
        : outcomesOf(fight(state, facing, planned), path?.line, weighing),
    );
  };
  return {
    attack(state, facing, planned, path) {
      const { asks } = traits[facing.attacker] as (typeof traits)[number];
      const matchup = `${matchupKey(state, facing)}|${numbers.numberOf(planned)}`;
      const at = (now: TurnState) => attackAt(matchup, now, facing, planned, path);
      if (asks.wounds || asks.dealt || state.wounds === 0) return at(state);
      // If the Life left is greater than the maximum wounds in the attack, previous wounds do not matter.
      const unhurt = at({ ...state, wounds: 0 });
      const { life = Number.POSITIVE_INFINITY } = scenario.defender;
      return life - state.wounds > unhurt.mostWounds ? unhurt : at(state);
    },
    arrival: (state, facing) =>
      arrivals(
        `${matchupKey(state, facing)}|${state.wounds}|${state.ownWounds[facing.attacker]}`,
        () =>
          weighMoment(fight(state, facing), 'arrival', (attack) =>
            throwOutcomeOf(attack, 0, limited),
          ),
      ),
    ways(state, facing) {
      const { asks } = traits[facing.attacker] as (typeof traits)[number];
      const side = scenario.attackers[facing.attacker] as TurnAttacker;
      // The ways include the special attacks within reach, so they depend on the distance.
      const distance = field.distance(facing.place, state.defender);
      const key = asks.fixedWays.attacker
        ? String(facing.attacker)
        : `${matchupKey(state, facing)}|${state.wounds}|${distance}`;
      return ways(key, () => weighWays(side, fight(state, facing)));
    },
    range(state, facing) {
      const { asks } = traits[facing.attacker] as (typeof traits)[number];
      const side = scenario.attackers[facing.attacker] as TurnAttacker;
      if (asks.fixedRange.attacker) return side.range;
      return ranges(`${matchupKey(state, facing)}|${state.wounds}`, () =>
        normalRange(side, fight(state, facing)),
      );
    },
  };
}
