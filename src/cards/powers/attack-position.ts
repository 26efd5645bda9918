/* The facts that conditions can read about an attack between two figures. */

import type { ActivePower } from './acting-rule.ts';
import { type AttackState, lifeLeft, woundsOn } from './attack-state.ts';
import { fitsCard, isOneOf } from './card-asked.ts';
import { rollD20 } from './d20.ts';
import { type Figure, otherSide, type Side } from './figure.ts';
import type { RuleCondition } from './rules/condition.ts';
import type { Position } from './rules/position.ts';
import type { Selector } from './rules/selector.ts';
import { traitsIn } from './standing.ts';

type Asked<Name extends keyof RuleCondition> = NonNullable<RuleCondition[Name]>;

/** The position of a power's owner in an attack. Other figures, order markers and the board are unknown. */
export class AttackPosition implements Position {
  private readonly seen: AttackState;
  private readonly power: ActivePower;
  private readonly owner: Side;

  constructor(seen: AttackState, power: ActivePower) {
    this.seen = seen;
    this.power = power;
    this.owner = power.owner;
  }

  attack(kind: Asked<'attack'>): boolean {
    return kind === 'any' || (kind === 'special') === this.seen.fight.isSpecial;
  }

  adjacent(): boolean {
    return this.seen.adjacent;
  }

  distance(spaces: number): boolean {
    return this.seen.distance <= spaces;
  }

  height(asked: Asked<'height'>): boolean {
    const { owner } = this;
    const { fight } = this.seen;
    if (typeof asked === 'number') return (fight.levels ?? 0) <= asked;
    if (asked === 'lower') return fight.higher === otherSide(owner);
    return fight.higher === owner && !(this.seen.noEnemyHeight && owner === 'attacker');
  }

  ground(asked: Asked<'ground'>): boolean {
    return (
      'is' in asked &&
      asked.within === undefined &&
      this.seen.fight[this.owner].terrain === asked.is
    );
  }

  self({ engaged, wounds }: Asked<'self'>): boolean {
    if (engaged) return isEngaged(this.seen, this.owner);
    return wounds !== undefined && woundsOn(this.seen, this.owner) >= wounds;
  }

  /** A defender's powers have no target. */
  target(asked: Selector): boolean {
    return this.owner === 'attacker' && this.fits(asked, 'defender');
  }

  other(asked: Selector): boolean {
    return this.fits(asked, otherSide(this.owner));
  }

  did(deed: Asked<'did'>): boolean {
    const figure = this.seen.fight[this.owner];
    if (deed === 'moved') return figure.moved === true;
    if (deed === 'stood') return figure.moved === false;
    return deed === 'attackedBefore' && figure.attackedBefore === true;
  }

  began(asked: Asked<'began'>): boolean {
    const figure = this.seen.fight[this.owner];
    if (typeof asked === 'object') return (figure.charged ?? -1) >= asked.away;
    return (figure.beganTurn ?? []).includes(asked);
  }

  shows(asked: Asked<'shows'>): boolean {
    const state = this.seen;
    if (asked === 'shield') return state.shields > 0;
    if (asked === 'blank') return state.showsBlank;
    if (asked === 'evenRolls') return state.rollsAreEven;
    return asked === 'allSkulls' ? state.allSkulls : state.skulls >= asked.skulls;
  }

  /** Also counts known wounds that are not taken yet, so that a power can roll only if the wounds would be deadly. */
  result(asked: Asked<'result'>): boolean {
    const state = this.seen;
    const { pending } = state;
    if (asked !== 'destroyed') return pending + state.wounds.attack >= asked;
    return state.destroyed.defender || (pending > 0 && pending >= lifeLeft(state, 'defender'));
  }

  /** Counts the living figures of the card. In a single attack, all figures of the card are alive. */
  count(asked: Asked<'count'>, { least }: RuleCondition): boolean {
    if (asked === 'tokens' || asked.side !== 'card') return false;
    return (this.seen.fight[this.owner].figures ?? 1) >= Number(least);
  }

  state(name: string): boolean {
    return this.seen.fight.states.includes(name);
  }

  d20(number: number): boolean {
    return reachesD20(number, this.seen, this.power);
  }

  private fits(asked: Selector, side: Side): boolean {
    const { cards, engaged, nextToAlly, terrain, marked, wounds, lifeLeft: most } = asked;
    const state = this.seen;
    const figure = state.fight[side];
    return (
      (marked === undefined || isMarked(figure, marked)) &&
      (cards === undefined || fitsCard(cards, figure)) &&
      (terrain === undefined || isOneOf(figure.terrain, terrain)) &&
      (engaged === undefined || engaged === isEngaged(state, side)) &&
      (nextToAlly === undefined || nextToAlly === (figure.nextToEnemy ?? false)) &&
      (wounds === undefined || woundsOn(state, side) >= wounds) &&
      (most === undefined || state.destroyed[side] || lifeLeft(state, side) <= most)
    );
  }
}

const isMarked = ({ granted = [] }: Figure, mark: string): boolean =>
  traitsIn(granted, 'words').some(({ words }) => 'mark' in words && words.mark === mark);

const isEngaged = ({ fight, adjacent }: AttackState, side: Side): boolean =>
  fight[side].engaged ?? adjacent;

/** All `d20` conditions of a power share one roll per attack, made when the first of them is checked. */
function reachesD20(number: number, attack: AttackState, { d20 }: ActivePower): boolean {
  const { name, numbers } = d20;
  attack.rolls ??= new Map();
  const reached = attack.rolls.get(name) ?? rollD20(attack, name, numbers);
  attack.rolls.set(name, reached);
  return reached > numbers.indexOf(number);
}
