/** Whether an effect acts in an attack that is being played with real dice. Shares nothing with the exact oracle but the types of its input. */

import type { Condition, FigureAsked, Words } from '../powers/fight.ts';
import type { Duel, DuelEffect, FightSide, SideName } from './duel.ts';

export interface Body {
  side: SideName;
  card: FightSide;
  id: number;
  wounds: number;
  gone: boolean;
  /** Ever greater numbers; 0 when never hurt. */
  hurtAt: number;
}

export interface Known {
  duel: Duel;
  me: Body;
  foe: Body;
  isSpecial: boolean;
  distance: number;
  moved: boolean;
  beganAt: number;
  /** Living figures of the two sides. */
  living: Readonly<Record<SideName, number>>;
  attackSkulls: number;
  attackOthers: number;
  defenseShields: number;
  /** Wounds of the attack: known, not taken yet; and taken. */
  pending: number;
  dealt: number;
}

export function holds(condition: Condition, owner: Body, known: Known, d20: () => number): boolean {
  const { me, foe, distance } = known;
  const attacking = owner === me;
  const other = attacking ? foe : me;
  if (typeof condition !== 'string') {
    if ('not' in condition) {
      const { not } = condition;
      const inner = Array.isArray(not) ? (not as readonly Condition[]) : [not as Condition];
      return !inner.every((one) => holds(one, owner, known, d20));
    }
    if ('distance' in condition) return distance <= condition.distance;
    if ('charged' in condition) return attacking && known.beganAt >= condition.charged;
    if ('target' in condition) return attacking && fits(other, condition.target, known);
    if ('enemy' in condition) return fits(other, condition.enemy, known);
    if ('beganTurn' in condition)
      return condition.beganTurn === (known.beganAt === 1 ? 'engaged' : 'unengaged');
    if ('ownWounds' in condition) return owner.wounds >= condition.ownWounds;
    if ('enemyWounds' in condition) return other.wounds >= condition.enemyWounds;
    if ('terrain' in condition) return false;
    if ('skulls' in condition) return known.attackSkulls >= condition.skulls;
    if ('enemyLifeLeft' in condition)
      return other.card.life - other.wounds <= condition.enemyLifeLeft;
    if ('wounded' in condition) return known.pending + known.dealt >= condition.wounded;
    if ('d20' in condition) return d20() >= condition.d20;
    return (known.duel.states ?? []).includes(condition.state);
  }
  switch (condition) {
    case 'normalAttack':
      return !known.isSpecial;
    case 'specialAttack':
      return known.isSpecial;
    case 'anyAttack':
      return true;
    case 'adjacent':
    case 'engaged':
      return distance === 1;
    case 'heightAdvantage':
    case 'lower':
      return false;
    case 'moved':
      return attacking && known.moved;
    case 'stationary':
      return !(attacking && known.moved);
    case 'shieldRolled':
      return known.defenseShields > 0;
    case 'allSkulls':
      return known.attackSkulls > 0 && known.attackOthers === 0;
    case 'wounded':
      return known.pending + known.dealt > 0;
    case 'destroyed':
      return foe.gone || (known.pending > 0 && foe.wounds + known.pending >= foe.card.life);
  }
}

function fits(figure: Body, asked: FigureAsked, known: Known): boolean {
  const { card } = figure;
  const type = card.type ?? (card.figures > 1 ? 'squad' : 'hero');
  if (asked.size !== undefined && !among(card.size, asked.size)) return false;
  if (asked.type !== undefined && !among(type, asked.type)) return false;
  if (asked.species !== undefined && !among(card.species, asked.species)) return false;
  if (asked.class !== undefined && !among(card.class, asked.class)) return false;
  if (asked.personality !== undefined && !among(card.personality, asked.personality)) return false;
  if (asked.general !== undefined && !among(card.general, asked.general)) return false;
  if (asked.unique !== undefined && !among(card.unique, asked.unique)) return false;
  if (asked.terrain !== undefined) return false;
  const { power } = asked;
  if (power !== undefined && !(card.powers ?? []).some(({ name }) => among(name, power))) {
    return false;
  }
  const adjacent = known.distance === 1;
  if (asked.engaged !== undefined && asked.engaged !== adjacent) return false;
  const enemies = known.living[figure.side === 'attacker' ? 'defender' : 'attacker'];
  return asked.nextToAlly === undefined || asked.nextToAlly === (adjacent && enemies > 1);
}

function among(word: string | undefined, allowed: Words): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ').trim().replace(/s$/, '');
  const list: readonly string[] = typeof allowed === 'string' ? [allowed] : allowed;
  const own = (word ?? '').split(';').map(plain);
  return list.some((one) => own.includes(plain(one)));
}

/** Effects on dice, automatic skulls and shields keep to normal attacks unless they say otherwise. */
export function goesWith(key: keyof DuelEffect, when: readonly Condition[]): boolean {
  const kinds = ['normalAttack', 'specialAttack', 'anyAttack'];
  const namesKind = (list: readonly Condition[]): boolean =>
    list.some((one) =>
      typeof one === 'string' ? kinds.includes(one) : 'not' in one && namesKind([one.not].flat()),
    );
  const ofDice: readonly string[] = [
    'attackDice',
    'defenseDice',
    'enemyAttackDice',
    'enemyDefenseDice',
    'mostEnemyDefenseDice',
    'automaticSkulls',
    'automaticShields',
  ];
  return !ofDice.includes(key) || namesKind(when);
}
