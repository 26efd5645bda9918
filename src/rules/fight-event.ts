/*
 * The events of a fight or a game, as plain data. Every engine reports events, and narrators turn them into sentences.
 * Figures, cards and sides have the names that sentences use. The schema describes the keys.
 */

import type { Written } from '../base/index.ts';
import type { fightEventSchema } from './fight-event-schema.ts';
import type { ROLL_TIMES } from './roll-times.ts';

export type RollTime = (typeof ROLL_TIMES)[number];

type EventData = Written<ReturnType<typeof fightEventSchema>>;

/** The type of each key's value. */
type Keys = { readonly [Key in keyof EventData]-?: NonNullable<EventData[Key]> };

/** One kind of event, with its required keys and its optional keys. */
type Kind<Is extends Keys['is'], Has extends keyof Keys = never, May extends keyof Keys = never> = {
  readonly is: Is;
} & Pick<Keys, Has> & { readonly [Key in May]?: Keys[Key] | undefined };

/** The spaces of a figure. */
export type Place = Keys['place'];
/** Dice as rolled. */
export type Rolled = Keys['roll'];
/** A roll for a power. */
export type PowerRoll = Keys['rolls'][number];
/** Figures of a card. */
export type Group = Keys['figures'][number];
/** What a power costs a figure in an attack, in addition to the wounds of the attack. */
export type Toll = Keys['tolls'][number];
/** How far Knockback moves the target of an attack, and how it harms the target. */
export type Knockback = Keys['knockback'];
/** A figure's next action in a turn. */
export type Choice = Keys['choices'][number];

/** An attack by one figure on another, from its dice to its wounds. */
export type AttackEvent = Kind<
  'attack',
  | 'who'
  | 'target'
  | 'dice'
  | 'rolls'
  | 'tolls'
  | 'attackDice'
  | 'skulls'
  | 'automaticSkulls'
  | 'hitsPerSkull'
  | 'defenseDice'
  | 'shields'
  | 'automaticShields'
  | 'blocksPerShield'
  | 'idleShields'
  | 'hits'
  | 'blocks'
  | 'strikers'
  | 'wounds'
  | 'changes',
  | 'power'
  | 'isSpecial'
  | 'isUse'
  | 'distance'
  | 'odds'
  | 'ignoring'
  | 'none'
  | 'hidden'
  | 'isLeft'
  | 'ignored'
  | 'evaded'
  | 'undefended'
  | 'fewer'
  | 'targetLife'
  | 'knockback'
  | 'isTooFar'
  | 'healed'
  | 'isHealedInAll'
  | 'again'
>;

/** Dice rolled in a turn for something other than an attack: on arrival, at the end of the turn, or for another turn. */
export type MomentEvent = Kind<
  'moment',
  | 'when'
  | 'who'
  | 'target'
  | 'dice'
  | 'rolls'
  | 'ownWounds'
  | 'targetWounds'
  | 'ownCauses'
  | 'targetCauses'
  | 'healers',
  'isDestroyed' | 'again'
>;

/** The number of a card's figures that are left, or the Life that a figure has left. */
export type LeftEvent = Kind<
  'left',
  'who',
  'figuresLeft' | 'life' | 'of' | 'isOfSquad' | 'isHealed'
>;

/** Events of attacks, duels and turns. The first two kinds belong to HeroClix. */
type FightOnly =
  | Kind<
      'attackRoll',
      'who' | 'target' | 'dice' | 'attackValue' | 'defenseValue' | 'damage',
      'isHit' | 'isCritical' | 'unmoved'
    >
  | Kind<'knockbackDamage', 'who' | 'damage' | 'fullDistance', 'isShort' | 'isLower' | 'isImmune'>
  | Kind<'begin', 'sides' | 'distance' | 'first', 'isTossed'>
  | Kind<'choice', 'choices'>
  | Kind<'noAttack'>
  | Kind<'approach', 'who' | 'target' | 'spaces' | 'distance'>
  | Kind<'stands', 'who' | 'attacks'>
  | Kind<'turnEnd', 'target' | 'wounds', 'place' | 'spaces' | 'isDestroyed'>
  | Kind<'end', 'turns', 'winner' | 'left' | 'isForEver'>;

/** Events of both fights and battles. */
type Common =
  | (Kind<'initiative', 'sides' | 'd20s' | 'first', 'added'> & {
      readonly decides: 'turn' | 'placing' | 'round';
    })
  | Kind<'turn', 'who' | 'turn'>
  | AttackEvent
  | MomentEvent
  | LeftEvent
  | (Kind<'roll', 'who' | 'dice', 'skulls' | 'powers' | 'counts' | 'givers' | 'more'> & {
      readonly decides: 'dice' | 'attacks' | 'targets';
    })
  | Kind<'strike', 'who' | 'target', 'wounds' | 'skulls' | 'd20' | 'needs'>
  | Kind<'falls', 'who' | 'wounds', 'drop' | 'd20' | 'dice' | 'isDestroyed'>
  | Kind<
      'driven',
      'who' | 'spaces',
      'returns' | 'knockbackPoints' | 'places' | 'levels' | 'isFurther' | 'most' | 'from' | 'drops'
    >
  | Kind<'destroyed', 'who'>
  | Kind<'mayAttackAgain', 'who', 'isUnused'>;

/** Events of battles only. */
type BattleOnly =
  | Kind<'areas', 'sides' | 'areas'>
  | Kind<'setUp', 'who' | 'does' | 'placed'>
  | Kind<'round', 'round'>
  | Kind<'markersPlaced'>
  | Kind<'marker', 'who' | 'marker', 'card' | 'isLost'>
  | Kind<'idle', 'who' | 'side' | 'why', 'isSquad'>
  | Kind<'nothing'>
  | Kind<'bonded', 'who' | 'power' | 'cards' | 'count', 'roll' | 'needs' | 'only' | 'isInstead'>
  | Kind<
      'regroup',
      'who' | 'power' | 'figures' | 'spaces',
      'most' | 'isPut' | 'isUnengaged' | 'symbols'
    >
  | Kind<'moveAgain', 'who' | 'power', 'roll' | 'needs'>
  | Kind<
      'markersTaken',
      'who' | 'power' | 'target' | 'count',
      'roll' | 'needs' | 'keeps' | 'revealedTo'
    >
  | Kind<'move', 'who' | 'from' | 'to' | 'spaces' | 'levels', 'flies' | 'power' | 'isStopped'>
  | Kind<'stops', 'who' | 'place'>
  | Kind<'put', 'who' | 'place', 'isBack'>
  | Kind<'leaves', 'who'>
  | Kind<'onGlyph', 'who' | 'glyph', 'isIdle'>
  | Kind<'glyphRoll', 'who' | 'glyph' | 'd20'>
  | Kind<'glyphHeals', 'who'>
  | Kind<'lava', 'who' | 'd20'>
  | Kind<'heat', 'who' | 'wounds'>
  | Kind<'stopped', 'who' | 'cause' | 'blockers', 'isSkull' | 'next' | 'climb'>
  | Kind<'aims', 'who' | 'target'>
  | Kind<'powerRoll', 'who' | 'rolls'>
  | Kind<'sharedRoll', 'who' | 'targets' | 'dice' | 'skulls', 'power' | 'isUse' | 'rolls'>
  | Kind<
      'use',
      'who' | 'power' | 'on' | 'acts',
      'roll' | 'symbols' | 'needs' | 'isAtMost' | 'mayAct' | 'moreMove'
    >
  | Kind<'hide', 'figures', 'power' | 'isWhole' | 'isForTurn' | 'isUnengaged'>
  | Kind<'suffers', 'who' | 'power' | 'wounds'>
  | Kind<'inherits', 'who' | 'power' | 'target'>
  | Kind<'changeSides', 'figures' | 'side' | 'until'>
  | Kind<'losePowers', 'figures', 'isForTurn'>
  | Kind<'points', 'sides' | 'points'>
  | Kind<'gameEnd', 'sides' | 'rounds' | 'points', 'winner' | 'isByPoints'>;

/** An event of a battle. */
export type BattleEvent = Common | BattleOnly;

export type FightEvent = FightOnly | BattleEvent;

export type EventOf<Is extends FightEvent['is']> = Extract<FightEvent, { readonly is: Is }>;
