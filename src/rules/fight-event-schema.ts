/*
 * The schema for the keys of events. The types in `fight-event.ts` are derived from it. Loaded only for the JSON Schema
 * of explanations.
 */

import * as z from 'zod';
import { ROLL_TIMES } from './roll-times.ts';

const text = z.string();
const number = z.number().int();
const pair = z.tuple([number, number]);
const place = z.array(z.tuple([number, number]));

/** Short forms for keys that an event may have. */
const flag = (meaning: string) => z.boolean().describe(meaning).optional();
const isSo = (meaning: string) => z.literal(true).describe(`${meaning}; absent: no`).optional();
const count = (meaning: string) => number.describe(meaning).optional();
const word = (meaning: string) => text.describe(meaning).optional();
const words = (meaning: string) => z.array(text).describe(meaning).optional();
const counts = (meaning: string) => z.array(number).describe(meaning).optional();
const at = (meaning: string) => place.describe(meaning).optional();
const oneOf = <const Names extends readonly [string, ...string[]]>(meaning: string, names: Names) =>
  z.enum(names).describe(meaning).optional();

const rolledFaces = {
  faces: z.array(text).describe('As rolled; empty if the power needs no roll'),
  counts: counts('The value of each D20 with additions; absent without additions'),
  givers: words('The powers that add to it'),
};
const powerRoll = z.strictObject({
  who: text.describe('The figure or side that rolls'),
  power: text.describe('For which power'),
  effect: text.describe('What the power does'),
  at: oneOf('When in an attack', ROLL_TIMES),
  ...rolledFaces,
  needs: count('The lowest roll with an effect, if it was missed'),
  distance: count('The distance on which that number depends'),
  isForUse: isSo('It decides whether the power may be used again'),
  rerolled: count('Dice of the attack that were rolled again'),
});
export const oddsSchema = z.strictObject({
  destroys: z.number().describe('The exact chance to destroy the target'),
  wounds: z.number().describe('The exact mean of the wounds dealt to it'),
});
const groups = z.array(
  z.strictObject({
    name: text.describe('The card, or the only figure of the name'),
    numbers: counts('The figures of the card'),
  }),
);
const left = {
  who: word('Whose'),
  figuresLeft: count('Figures left'),
  life: count('Life left'),
  of: count('Life without wounds'),
  isOfSquad: isSo('One figure of several'),
  isHealed: isSo('It is healed'),
};

const knockback = z.strictObject({
  skulls: number.describe('A point for each'),
  targetSkulls: number.describe('Each cancels a point'),
  points: number.describe('Knockback points'),
  changers: z.array(text).describe('The powers that change them'),
  walk: z
    .strictObject({
      spaces: number.describe('How far'),
      place: at('Where it ends; absent without a board'),
      steps: z
        .array(
          z.strictObject({
            place: place.describe('Where it leads'),
            cost: number.describe('Knockback points that it takes'),
            lava: word('The D20 of molten lava'),
            isBurnt: isSo('Molten lava destroys the figure'),
          }),
        )
        .describe('The steps'),
      stoppedBy: text.describe('What stops it'),
      blockers: z.array(text).describe('The figures that prevent the next step'),
      refused: z
        .strictObject({
          climb: number.describe('Levels up'),
          cost: number.describe('Knockback points that it would take'),
        })
        .describe('The step that was refused')
        .optional(),
      putBack: number.describe('Steps by which a double base was put back'),
      pointsLeft: number.describe('Knockback points left'),
    })
    .describe('The way; absent if it is not moved')
    .optional(),
  damage: z
    .strictObject({
      face: text.describe('The die'),
      hit: z.array(text).describe('The figures that it hits'),
      destroyed: z.array(text).describe('The figures that it destroys'),
    })
    .describe('Knockback Damage; absent: not rolled')
    .optional(),
  falls: z
    .array(
      z.strictObject({
        drop: number.describe('Levels'),
        faces: z.array(text).describe('The dice'),
        wounds: number.describe('Wounds'),
        isDestroyed: z.boolean().describe('Whether it destroys the figure'),
      }),
    )
    .describe('The falls'),
});

/** What happens, by the kind of the event. */
const EVENTS = {
  begin: 'a duel begins',
  areas: 'start areas are drawn at random',
  setUp: 'a side sets up figures',
  initiative: 'both sides roll a D20 to see who goes first',
  round: 'a round begins',
  markersPlaced: 'order markers are placed',
  turn: 'a turn begins',
  marker: 'an order marker is revealed, or its turn is lost',
  choice: 'the best choices until the next throw',
  noAttack: 'nobody attacks any more',
  idle: 'no figure of a card acts, and why',
  nothing: 'nobody acts in the turn',
  bonded: 'a power gives a turn without an order marker',
  regroup: 'a power lets figures move out of turn',
  moveAgain: 'a power lets figures move again',
  markersTaken: 'a power takes order markers',
  approach: 'a side of a duel moves nearer, or away',
  move: 'a figure moves',
  stops: 'a figure stops before its destination',
  put: 'a figure is put on a place, or comes back',
  leaves: 'a figure leaves the board for a time',
  onGlyph: 'a figure stands on a glyph',
  glyphRoll: 'a figure rolls for a glyph',
  glyphHeals: 'a glyph heals a figure',
  lava: 'a figure enters molten lava',
  heat: 'a figure stands on a lava field as the round ends',
  strike: 'a figure strikes another that leaves it',
  falls: 'a figure falls',
  aims: 'a figure announces an attack',
  roll: 'a roll decides the dice, the number or the targets of attacks',
  powerRoll: 'a roll for a power decides how a figure can attack',
  sharedRoll: 'one roll for all targets of an attack',
  attack: 'a figure attacks another',
  moment: 'powers act on arrival, at the end of a turn, or for another turn',
  use: 'a power is used outside of attacks',
  hide: 'figures hide',
  suffers: 'a power costs its own figure wounds',
  driven: 'Knockback drives a figure back',
  stopped: 'Knockback ends, and why',
  attackRoll: 'HeroClix: a character rolls for its attack on another',
  knockbackDamage: 'HeroClix: the damage that a knockback deals',
  left: 'the Life, or the figures, that are left',
  destroyed: 'a figure or card is destroyed',
  mayAttackAgain: 'a figure may attack again',
  inherits: 'a card gets a power of a destroyed figure',
  changeSides: 'figures change sides',
  losePowers: 'figures lose their powers',
  points: 'the points that the sides have left',
  stands: 'no further attack can destroy a card',
  turnEnd: 'a turn has ended',
  end: 'a duel has ended',
  gameEnd: 'a game has ended',
} as const;

type Kind = keyof typeof EVENTS;

/** The schema of an event, with the keys of all kinds of events. */
export const fightEventSchema = z.strictObject({
  is: z.enum(Object.keys(EVENTS) as [Kind, ...Kind[]]).describe(
    `The kind, on which the other keys depend: ${Object.entries(EVENTS)
      .map(([kind, what]) => `${kind} (${what})`)
      .join(', ')}`,
  ),
  // The figures and sides.
  ...left,
  who: word('The figure or side that acts or is affected'),
  target: word('The figure or side that it acts on'),
  side: word('The side'),
  sides: z.tuple([text, text]).describe('Both sides').optional(),
  card: word('The card under an order marker'),
  cards: words('The cards that take a turn'),
  figures: groups.describe('The figures').optional(),
  on: groups.describe('The figures on which a power is used').optional(),
  targets: z
    .array(
      z.strictObject({ who: text.describe('A target'), odds: oddsSchema.describe('Known before') }),
    )
    .describe('The targets of one roll')
    .optional(),
  power: word('The power or the special attack'),
  powers: words('The powers that roll'),
  isSpecial: isSo('A special attack'),
  isUse: isSo('A power is used, in place of an attack'),
  // When.
  round: count('Its number'),
  turn: count('Its number; in a battle, within the round'),
  marker: z
    .union([number, z.literal('X')])
    .describe('The order marker')
    .optional(),
  first: word('The side that goes first'),
  decides: oneOf('What the roll decides', [
    'turn',
    'placing',
    'round',
    'dice',
    'attacks',
    'targets',
  ]),
  d20s: z.array(pair).describe('The D20 of both sides, roll by roll').optional(),
  added: pair.describe('What powers and glyphs add to the D20 of each side').optional(),
  isTossed: isSo('A toss decides'),
  isLost: isSo('The turn is lost'),
  isSquad: isSo('The card has several figures'),
  why: oneOf('Why no figure of the card acts', [
    'off',
    'cutShort',
    'acted',
    'held',
    'outOfReach',
    'moves',
    'attacks',
  ]),
  when: oneOf('At which moment of the turn', ['arrival', 'end', 'anotherTurn']),
  until: oneOf('For how long', ['turn', 'game', 'back']),
  choices: z
    .array(
      z.strictObject({
        who: text.describe('The figure or side'),
        does: z.enum(['attack', 'move', 'jump']).describe('What it does'),
        power: word('The special attack'),
        isAgain: isSo('It continues its attacks'),
        place: at('From or to which place; absent on clear ground'),
        target: word('The figure that it attacks'),
        distance: count('From how far'),
        moves: isSo('It moves there first'),
        direction: word('The line of Knockback, if there are several'),
      }),
    )
    .describe('The best choices')
    .optional(),
  // Where.
  areas: words('The start area of each side'),
  does: oneOf('Whether figures begin on given places or are placed', ['begins', 'places']),
  placed: z
    .array(z.strictObject({ card: text.describe('Its card'), place: place.describe('Its place') }))
    .describe('The figures that are set up')
    .optional(),
  from: at('Where a movement began'),
  to: at('Where it was to end'),
  place: at('Where it is then'),
  places: z.array(place).describe('The places along a Knockback').optional(),
  levels: pair.describe('The levels of the first place and of the last').optional(),
  spaces: count('How far; away is negative'),
  distance: count('Spaces between the two'),
  flies: isSo('It flies'),
  isStopped: isSo('It does not reach its destination'),
  isBack: isSo('It comes back to the board'),
  isPut: isSo('They are put there'),
  isUnengaged: isSo('Next to no enemy'),
  glyph: word('The glyph'),
  isIdle: isSo('It does nothing'),
  // Dice.
  dice: z.record(text, z.array(text)).describe('The faces of the dice, by their pool').optional(),
  d20: count('The D20 as rolled'),
  roll: z.strictObject(rolledFaces).describe('The roll of a power').optional(),
  rolls: z.array(powerRoll).describe('The rolls of powers, in order').optional(),
  counts: rolledFaces.counts,
  givers: rolledFaces.givers,
  symbols: z
    .strictObject({
      dice: number.describe('Dice rolled'),
      face: z.enum(['skull', 'symbol']).describe('The face that counts'),
      shown: number.describe('How many show it'),
    })
    .describe('Other dice of a power')
    .optional(),
  needs: count('The D20 roll needed; for powers, only if it was missed'),
  isAtMost: isSo('The highest roll instead'),
  odds: oddsSchema.describe('Known before the attack is rolled').optional(),
  // The attack.
  ignoring: z
    .strictObject({
      roll: text.describe('The D20'),
      needs: number.describe('The least number that ignores the attack'),
    })
    .describe('The roll to ignore the attack')
    .optional(),
  none: oneOf('Why no attack is made', [
    'replaced',
    'targetDestroyed',
    'attackerDestroyed',
    'hidden',
    'noDice',
  ]),
  hidden: word('The power that hides the target'),
  isLeft: isSo('The attack is still to be made'),
  ignored: isSo('The attack is ignored'),
  evaded: isSo('The attack is evaded'),
  undefended: isSo('No defense dice'),
  attackDice: count('Attack dice'),
  skulls: count('Skulls rolled'),
  automaticSkulls: count('Automatic skulls'),
  hitsPerSkull: count('Hits for each skull'),
  defenseDice: count('Defense dice'),
  shields: count('Shields rolled'),
  automaticShields: count('Automatic shields'),
  blocksPerShield: count('Blocks for each shield'),
  idleShields: words('Powers whose automatic shields do not count'),
  hits: count('Hits'),
  blocks: count('Blocks'),
  strikers: words('Powers that turn the blocks left over into wounds'),
  changes: z
    .array(
      z.strictObject({
        cause: text.describe('The power, the ground or the setting'),
        field: text.describe('What it changes'),
        by: z.number().describe('By how much'),
      }),
    )
    .describe('What changes the numbers of an attack')
    .optional(),
  attackValue: count('The attack value, which is added to the dice'),
  defenseValue: count('The defense value, which hits reach'),
  isHit: isSo('The attack hits'),
  isCritical: isSo('A critical hit'),
  // The results.
  wounds: count('Wounds; of an attack, without those of powers and Knockback'),
  fewer: oneOf('Why there are fewer than hits minus blocks', [
    'ignored',
    'oneShield',
    'most',
    'lifeLeft',
  ]),
  targetLife: z
    .strictObject({
      of: number.describe('Life without wounds'),
      wounds: number.describe('Wounds after the attack, before Knockback'),
    })
    .describe('The Life of the target')
    .optional(),
  tolls: z
    .array(
      z.strictObject({
        who: text.describe('The figure that is wounded'),
        at: z.enum(ROLL_TIMES).describe('When in the attack'),
        wounds: number.describe('Wounds; 0: destroyed'),
        kind: oneOf('The kind of wounds', ['extra', 'unblockable']),
        causes: z.array(text).describe('The powers behind it'),
        isBacklash: isSo('Blocks left over strike back'),
        isPrice: isSo('The figure pays for its own power'),
      }),
    )
    .describe('Other wounds that powers inflict on either figure')
    .optional(),
  knockback: knockback.describe('The Knockback of an attack; absent if there is none').optional(),
  isTooFar: isSo('The target is too far away for Knockback'),
  healed: count('Wounds healed on the attacker'),
  isHealedInAll: isSo('It has more Life than before'),
  again: isSo('It may act again'),
  isUnused: isSo('It does not'),
  ownWounds: count('Wounds of the one that acts; negative: healed'),
  targetWounds: count('Wounds of the other'),
  ownCauses: words('The powers that wound the one that acts'),
  targetCauses: words('The powers that wound the other'),
  healers: words('The powers that heal'),
  damage: count('Clicks of damage'),
  isShort: isSo('Its knockback was stopped short'),
  isLower: isSo('Its last square is lower than the one before'),
  isImmune: isSo('It takes no knockback damage'),
  isDestroyed: isSo('It is destroyed'),
  drop: count('Levels of a fall'),
  returns: isSo('It returns to its squad'),
  knockbackPoints: count('Knockback points'),
  isFurther: isSo('It is driven on'),
  cause: word('Why Knockback ends'),
  isSkull: flag('Whether the die of Knockback Damage shows a skull; absent if it was not rolled'),
  blockers: words('The figures that prevent the next step'),
  acts: flag('Whether the power has an effect'),
  count: count('How many figures or order markers'),
  most: count('The most figures that may move'),
  only: oneOf('What they may do in that turn', ['move', 'attack']),
  isInstead: isSo('Instead of its own turn'),
  keeps: isSo('Its order markers change sides, too'),
  revealedTo: word('The card that gets the order marker'),
  more: count('Attack dice more'),
  mayAct: count('How many figures may act'),
  moreMove: count('How much farther it may move'),
  isWhole: isSo('Adjacent enemies cannot attack them either'),
  isForTurn: isSo('For this turn'),
  points: z.array(z.number()).describe('Points left, by side').optional(),
  // The end.
  attacks: count('Attacks that stand for any number'),
  turns: count('Turns of the duel'),
  rounds: count('Rounds of the game'),
  winner: word('The side that has won; absent if neither has'),
  left: z
    .strictObject({
      is: z.literal('left').describe('The kind'),
      ...left,
      who: text.describe('The figure or side'),
    })
    .describe('What the winner has left')
    .optional(),
  isByPoints: isSo('Points decide'),
  isForEver: isSo('The sides stay apart forever'),
});
