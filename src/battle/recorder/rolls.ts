/*
 * Finds dice for attacks and powers. The engine draws only outcomes, so dice that lead to the same outcome are drawn
 * here.
 */

import { sameData } from '../../base/index.ts';
import {
  allLinesOf,
  attackBegun,
  type EffectLine,
  linesOfAttacks,
  type PowerUse,
  powerTitle,
  rulesInForce,
  traitsIn,
} from '../../cards/index.ts';
import { facesComingTo, NO_DICE, type Throw, type ThrowOf } from '../../chance/index.ts';
import {
  attackThrow,
  type C3gScenario,
  confrontationOf,
  momentEvent,
  momentThrow,
  type PlannedAttack,
  type Roll,
  rerollsOfShared,
  rolled,
  rollsShown,
  sharedRollThrow,
  throwAttack,
  throwOutcomeOf,
  waysThrow,
} from '../../fight/index.ts';
import type { AttackEvent, EventOf, ToldFigure } from '../../rules/index.ts';
import type { PairDistributions } from '../engine/attacks/distributions.ts';
import type { AttackSituation } from '../engine/attacks/situation.ts';
import type { BattleCard } from '../engine/state/cards.ts';
import type { BattleTables } from '../engine/state/tables.ts';
import type { GameEventOf } from '../engine/tell.ts';
import { toldAs, toldCard } from './figures.ts';

/**
 * Finds dice for the engine's reports.
 *
 * @param next32 uniform whole numbers below 2^32, used to choose among dice that lead to the same outcome
 */
export function diceFinder(
  tables: BattleTables,
  figures: readonly ToldFigure[],
  next32: () => number,
) {
  const cardOf = (figure: number) => tables.cards[tables.cardOf[figure] as number] as BattleCard;
  const distributionsOf = ({
    figure,
    target,
  }: {
    figure: number;
    target: number;
  }): PairDistributions => tables.distributions.of(cardOf(figure), cardOf(target));
  const fightOf = (event: Situation): C3gScenario => {
    const { attacker, defender, ...fight } = distributionsOf(event).fight(event.met, event.planned);
    const named = (index: number) => ({ name: figures[toldAs(tables, index)]?.name ?? '' });
    return {
      ...fight,
      attacker: {
        ...attacker,
        ...named(event.figure),
        granted: titled(attacker.granted, cardOf(event.figure), event.planned),
      },
      defender: { ...defender, ...named(event.target) },
    };
  };
  const rollTo = <T>(model: ThrowOf<T>, isIt: (value: T) => boolean) =>
    rollShowing(model.thrown, facesComingTo(model, isIt, next32));
  return {
    attack(event: GameEventOf<'attack'>): AttackEvent {
      const fight = fightOf(event);
      const { asks } = distributionsOf(event);
      const roll = rollTo(attackThrow(fight).model, ({ attack, moved }) =>
        sameData(throwOutcomeOf(attack, moved.spacesMoved, asks.limited), event.outcome),
      );
      const { planned, met, odds } = event;
      const { event: attack } = throwAttack(fight, asks, roll);
      return {
        ...attack,
        ...(isUse(planned, attack) && { isUse: true }),
        ...(!met.isAdjacent && { distance: met.distance }),
        ...(odds && { odds }),
        ...(event.outcome.ownWounds < 0 && { isHealedInAll: true }),
      };
    },
    ways(event: GameEventOf<'ways'>): EventOf<'powerRoll'> {
      const fight = fightOf(event);
      const model = waysThrow(distributionsOf(event).attacking, fight);
      const { faces } = rolled(
        model,
        rollTo(model, (ways) => sameData(ways, event.ways)),
      );
      const confrontation = confrontationOf(fight);
      const active = rulesInForce(confrontation);
      const begun = attackBegun(confrontation, NO_DICE);
      const rolls = rollsShown(active, faces, fight, begun);
      return { is: 'powerRoll', who: fight.attacker.name, rolls };
    },
    sharedRoll(event: GameEventOf<'sharedRoll'>): EventOf<'sharedRoll'> {
      const fight = fightOf(event);
      const model = sharedRollThrow(fight, distributionsOf(event).limited);
      const roll = rollTo(model, (outcome) => sameData(outcome, event.outcome));
      const { faces, value } = rolled(model, roll);
      const { title } = event.planned.special ?? {};
      const confrontation = confrontationOf(fight);
      const begun = attackBegun(confrontation, NO_DICE);
      const rolls = rerollsOfShared(rulesInForce(confrontation), faces, fight, begun);
      return {
        is: 'sharedRoll',
        who: fight.attacker.name,
        targets: event.victims.map(({ figure, odds }) => ({
          who: figures[toldAs(tables, figure)]?.name ?? '',
          odds,
        })),
        ...(title !== undefined && { power: title }),
        ...(event.planned.strikes && { isUse: true }),
        dice: faces,
        ...(rolls.length > 0 && { rolls }),
        skulls: value.rolled ?? 0,
      };
    },
    power(event: GameEventOf<'power'>): EventOf<'moment'> {
      const { limited } = distributionsOf(event);
      const named = fightOf(event);
      // The whole card rolls for another turn.
      const name = toldCard(tables, figures, cardOf(event.figure).index);
      const fight =
        event.when === 'anotherTurn' ? { ...named, attacker: { ...named.attacker, name } } : named;
      const model = momentThrow(fight, event.when);
      const roll = rollTo(model, (attack) =>
        sameData(throwOutcomeOf(attack, 0, limited), event.outcome),
      );
      return momentEvent(event.when, fight, rolled(model, roll), event.outcome);
    },
  };
}

/** Effects given to an attacker. Effects that its own powers give for this attack get the titles of these powers. */
function titled(
  granted: readonly EffectLine[] = [],
  { card }: BattleCard,
  planned: PlannedAttack | undefined,
): readonly EffectLine[] {
  const own = planned?.granted ?? [];
  const isOf = (line: EffectLine) => (use: PowerUse) =>
    traitsIn(allLinesOf(use), 'way').some(({ way }) =>
      linesOfAttacks(way).some((one) => sameData(one, line)),
    );
  return granted.map((line) => {
    const power = own.includes(line) && line.uses === undefined && card.powers.find(isOf(line));
    return power ? { ...line, givenBy: powerTitle(power) } : line;
  });
}

/** A figure, its target and the situation between the two. */
interface Situation extends Pick<GameEventOf<'attack'>, 'figure' | 'target'> {
  readonly met: AttackSituation;
  readonly planned?: GameEventOf<'attack'>['planned'];
}

/** A roll that shows the given faces. */
function rollShowing(thrown: Throw, faces: ReturnType<typeof facesComingTo>): Roll {
  if (!faces) throw new Error(`no throw of ${thrown.map(({ name }) => name)} gives the outcome`);
  return ({ name }) => faces[name] ?? [];
}

/** Whether a power is used on the target without an attack. */
function isUse({ special, strikes }: PlannedAttack, { none }: AttackEvent): boolean {
  return (
    strikes !== undefined || none === 'replaced' || (special !== undefined && none === 'noDice')
  );
}
