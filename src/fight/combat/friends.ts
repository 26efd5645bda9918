/* What friends' auras give the two fighters in fights without places on a board. */

import { listed, sameName } from '../../base/index.ts';
import {
  actFor,
  allLinesOf,
  aurasIn,
  type EffectLine,
  fitsArmyCard,
  type PowerUse,
  powerTitle,
  receiversText,
  type Side,
  spiritsIn,
} from '../../cards/index.ts';
import { isForCard, linesGiven, titleOfGiver } from '../auras.ts';
import type { Friend, FriendNear, Gift } from '../friends.ts';
import type { Fighter } from '../scenario.ts';
import { easedSpecial, luckFor, luckier } from './luck.ts';
import { withInner } from './power-dependencies.ts';

const SIDES = ['attacker', 'defender'] as const;

type Sides = Readonly<Record<Side, Fighter>>;

/**
 * The two fighters with the effects of the auras around them: what its own friends give each fighter, and what the
 * enemy's friends take from it. Each aura reaches every figure it can act on (RULES.md, section 7).
 *
 * @param roles `one` if each fighter only attacks or only defends, `both` if each does both, as in a duel
 */
export function withFriends<Two extends Sides>(
  two: Two,
  friends: Readonly<Record<Side, readonly Friend[]>>,
  roles: 'one' | 'both',
): Two {
  if (SIDES.every((side) => friends[side].length === 0)) return two;
  const auras = SIDES.flatMap((side) => aurasNear(two, side, friends[side], roles));
  const near = (side: Side) =>
    friends[side].map(
      (friend): FriendNear => ({
        ...friend,
        gifts: auras.flatMap(({ gifts }) => gifts.filter((gift) => gift.friend === friend)),
        inVain: reasonsOf(friend, two, side, roles),
      }),
    );
  const fighter = (side: Side): Fighter => {
    const given = auras.flatMap(({ gifts }) => gifts.filter(({ to }) => to === side));
    const counted = auras.filter((one) => one.side === side && one.gifts.length > 0);
    const { powers, granted = [], ...rest } = two[side];
    const lines = given.flatMap((one) => Array.from({ length: one.times }, () => one.lines).flat());
    const own = powers.map((use) => (counted.some((one) => one.use === use) ? played(use) : use));
    const all = [...granted, ...lines];
    return {
      ...rest,
      powers: withLuck(own, lines),
      ...(all.length > 0 && { granted: all }),
      ...(friends[side].length > 0 && { near: near(side) }),
    };
  };
  return { ...two, attacker: fighter('attacker'), defender: fighter('defender') };
}

/** An aura that acts on figures of a side, and what it gives. */
interface AuraNear {
  readonly side: Side;
  readonly use: PowerUse;
  readonly gifts: readonly Gift[];
}

function aurasNear(
  two: Sides,
  side: Side,
  friends: readonly Friend[],
  roles: 'one' | 'both',
): AuraNear[] {
  const own = two[side];
  const others = friends
    .map(({ card }) => card)
    .filter((card, i, all) => all.findIndex(({ name }) => sameName(name, card.name)) === i)
    .filter(({ name }) => !sameName(name, own.name));
  return [own, ...others].flatMap((owner) =>
    owner.powers.flatMap((use) =>
      aurasIn(allLinesOf(use)).flatMap((aura) => {
        const { when, by, place } = aura;
        const givers = friends.filter(({ card }) =>
          by ? fitsArmyCard(by, card) : sameName(card.name, owner.name),
        );
        const gifts = SIDES.flatMap((to) => {
          const standing = { isOfSide: to === side, isSameCard: to === side && owner === own };
          if (!isForCard(aura.to, standing, two[to])) return [];
          const lines = linesGiven(titleOfGiver(owner, use), aura.effects).filter(
            (one) => roles === 'both' || actsFor(one, to),
          );
          if (lines.length === 0) return [];
          return shared(givers, place.most).map(([friend, times]) => ({
            ...{ friend, to, times, lines },
            power: sameName(friend.card.name, owner.name)
              ? powerTitle(use)
              : titleOfGiver(owner, use),
            ...(when.length > 0 && { when }),
          }));
        });
        return [{ side, use, gifts }];
      }),
    ),
  );
}

/** The friends that give an aura, and how many figures of each; at most `most` figures in all. */
function shared(
  givers: readonly Friend[],
  most = Number.POSITIVE_INFINITY,
): (readonly [Friend, number])[] {
  let left = most;
  return givers.flatMap((friend) => {
    const times = Math.min(left, friend.figures);
    left -= times;
    return times > 0 ? [[friend, times] as const] : [];
  });
}

/** Whether an effect line can act for the given side of an attack. */
const actsFor = (line: EffectLine, side: Side): boolean => actFor(withInner(line), side);

/**
 * A power without its `in: fights` lines. Those lines are for fights whose friends are unknown; here, the friends are
 * given.
 */
function played(use: PowerUse): PowerUse {
  const { effects } = use;
  return effects ? { ...use, effects: effects.filter((line) => line.in !== 'fights') } : use;
}

function withLuck(powers: readonly PowerUse[], given: readonly EffectLine[]): PowerUse[] {
  return luckier(powers, given).map((use) => {
    const by = luckFor(powerTitle(use), given);
    if (by === 0 || !use.effects) return use;
    return { ...use, effects: use.effects.map((line) => easedSpecial(line, by)) };
  });
}

/** Why a friend's powers give nothing: one clause for each of these powers. */
function reasonsOf({ card }: Friend, two: Sides, side: Side, roles: 'one' | 'both'): string[] {
  return card.powers.flatMap((use) => {
    const title = powerTitle(use);
    const lines = allLinesOf(use);
    if (spiritsIn(lines).length > 0) {
      return [`${title} acts only once ${card.name} is destroyed`];
    }
    return aurasIn(lines).flatMap(({ to, by, effects }) => {
      if (by && to.side !== 'enemy') return [`${title} helps only figures of its own card`];
      const isFor = SIDES.filter((one) => {
        const isOfSide = one === side;
        const isSameCard = isOfSide && sameName(card.name, two[side].name);
        return isForCard(to, { isOfSide, isSameCard }, two[one]);
      });
      if (isFor.length === 0) return [`${title} helps only ${receiversText(to)}`];
      const given = linesGiven(title, effects);
      if (given.length === 0) return [`${title} acts only in battles`];
      const isInVain =
        roles === 'one' && !isFor.some((one) => given.some((line) => actsFor(line, one)));
      return isInVain ? [`${title} does nothing for the ${listed(isFor, 'or')}`] : [];
    });
  });
}
