/*
 * The schema for the keys of events. The types in `fight-event.ts` are derived from it. Loaded only for the JSON Schema
 * of explanations.
 */

import * as z from 'zod';
import { once } from '../base/index.ts';
import { ROLL_TIMES } from './roll-times.ts';

const text = once(() => z.string());
const number = once(() => z.number().int());
const pair = once(() => z.tuple([number(), number()]));
const place = once(() => z.array(z.tuple([number(), number()])));

/** Short forms for keys that an event may have. */
const flag = (meaning: string) => z.boolean().describe(meaning).optional();
const isSo = (meaning: string) =>
  z.literal(true).describe(`${meaning}; absent means no`).optional();
const count = (meaning: string) => number().describe(meaning).optional();
const word = (meaning: string) => text().describe(meaning).optional();
const words = (meaning: string) => z.array(text()).describe(meaning).optional();
const counts = (meaning: string) => z.array(number()).describe(meaning).optional();
const at = (meaning: string) => place().describe(meaning).optional();
const oneOf = <const Names extends readonly [string, ...string[]]>(meaning: string, names: Names) =>
  z.enum(names).describe(meaning).optional();

const rolledFaces = once(() => ({
  faces: z.array(text()).describe('The faces as rolled; empty if the power needs no roll'),
  counts: counts('What each D20 counts as after additions; absent if nothing is added'),
  givers: words('The powers that add to the D20'),
}));
const powerRoll = once(() =>
  z.strictObject({
    who: text().describe('The figure or side that rolls'),
    power: text().describe('The power for which it rolls'),
    effect: text().describe('What the power does after this roll'),
    at: oneOf('The moment of the attack at which it rolls', ROLL_TIMES),
    ...rolledFaces(),
    needs: count('The lowest roll that would have had an effect; given only if the roll was lower'),
    distance: count('The distance on which the needed number depends'),
    isForUse: isSo('Whether this roll decides if the power can be used again'),
    rerolled: count('How many dice of the attack were rolled again; `faces` is what they show'),
  }),
);
export const oddsSchema = once(() =>
  z.strictObject({
    destroys: z.number().describe('The exact chance to destroy the target'),
    wounds: z.number().describe('The exact mean of the wounds dealt to the target'),
  }),
);
const groups = once(() =>
  z.array(
    z.strictObject({
      name: text().describe('The name of the card, or of a single figure'),
      numbers: counts("The numbers of the card's figures"),
    }),
  ),
);
const left = once(() => ({
  who: word('Whose'),
  figuresLeft: count('Figures left'),
  life: count('Life left'),
  of: count('The Life without any wounds'),
  isOfSquad: isSo('Whether this is one figure of a squad'),
  isHealed: isSo('Whether the figure has been healed'),
}));

const knockback = once(() =>
  z.strictObject({
    skulls: number().describe('Skulls of the attacker, each worth one Knockback point'),
    targetSkulls: number().describe(
      'Skulls of the target, each of which cancels one Knockback point',
    ),
    points: number().describe('Knockback points'),
    changers: z.array(text()).describe('The powers that change the Knockback points'),
    walk: z
      .strictObject({
        spaces: number().describe('How many spaces the figure is moved'),
        place: at('Where the figure ends its Knockback; absent without a board'),
        steps: z
          .array(
            z.strictObject({
              place: place().describe('The space to which the step leads'),
              cost: number().describe('The Knockback points that the step costs'),
              lava: word('The D20 roll for molten lava'),
              isBurnt: isSo('Whether molten lava destroys the figure'),
            }),
          )
          .describe('The steps'),
        stoppedBy: text().describe('What stops the figure'),
        blockers: z.array(text()).describe('The figures or objects that block the next step'),
        refused: z
          .strictObject({
            climb: number().describe('How many levels up the step would lead'),
            cost: number().describe('The Knockback points that the step would cost'),
          })
          .describe('The step that was too high or cost too much')
          .optional(),
        putBack: number().describe('How many steps a figure with a double base was put back'),
        pointsLeft: number().describe('Knockback points left'),
      })
      .describe('The path of the figure; absent if the figure is not moved')
      .optional(),
    damage: z
      .strictObject({
        face: text().describe('The die'),
        hit: z.array(text()).describe('The figures that Knockback Damage hits'),
        destroyed: z.array(text()).describe('The figures that Knockback Damage destroys'),
      })
      .describe('Knockback Damage; absent if it was not rolled')
      .optional(),
    falls: z
      .array(
        z.strictObject({
          drop: number().describe('Levels'),
          faces: z.array(text()).describe('The dice'),
          wounds: number().describe('Wounds'),
          isDestroyed: z.boolean().describe('Whether the fall destroys the figure'),
        }),
      )
      .describe('The falls'),
  }),
);

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
  choice: 'the best choices before dice are rolled again',
  noAttack: 'no one attacks any more',
  idle: 'no figure of a card acts, and why',
  nothing: 'no one acts in the turn',
  bonded: 'a power gives a turn without an order marker',
  regroup: 'a power lets figures move out of turn',
  moveAgain: 'a power may let figures move again',
  markersTaken: 'a power takes order markers',
  approach: 'a side of a duel moves nearer to the other side, or away from it',
  move: 'a figure moves',
  stops: 'a figure stops before its destination',
  put: 'a figure is put on a place, or comes back',
  leaves: 'a figure leaves the board for some time',
  onGlyph: 'a figure stands on a glyph',
  glyphRoll: 'a figure rolls for a glyph',
  glyphHeals: 'a glyph heals a figure',
  lava: 'a figure enters molten lava',
  heat: 'a figure stands on a lava field as the round ends',
  strike: 'a figure makes a leaving engagement attack',
  falls: 'a figure falls',
  aims: 'a figure announces an attack',
  roll: 'a roll decides the dice, the number or the targets of attacks',
  powerRoll: 'a roll for a power decides how a figure can attack',
  sharedRoll: 'one roll for all targets of an attack',
  attack: 'a figure attacks another',
  moment: 'powers act on arrival, at the end of a turn, or for another turn',
  use: 'a power is used outside an attack',
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
  stands: 'from now on, no attack can destroy a card',
  turnEnd: 'a turn has ended',
  end: 'a duel has ended',
  gameEnd: 'a game has ended',
} as const;

type Kind = keyof typeof EVENTS;

/** The schema of an event, with the keys of all kinds of events. */
export const fightEventSchema = once(() =>
  z.strictObject({
    is: z.enum(Object.keys(EVENTS) as [Kind, ...Kind[]]).describe(
      `The kind, on which the other keys depend: ${Object.entries(EVENTS)
        .map(([kind, what]) => `${kind} (${what})`)
        .join(', ')}`,
    ),
    // The figures and sides.
    ...left(),
    who: word('The figure or side that acts or is affected'),
    target: word('The figure or side on which something is done'),
    side: word('The side'),
    sides: z.tuple([text(), text()]).describe('Both sides').optional(),
    card: word('The card under an order marker'),
    cards: words('The cards that take a turn'),
    figures: groups().describe('The figures').optional(),
    on: groups().describe('The figures on which a power is used').optional(),
    targets: z
      .array(
        z.strictObject({
          who: text().describe('A target'),
          odds: oddsSchema().describe('The odds before the attack is rolled'),
        }),
      )
      .describe('The figures that are attacked with one roll')
      .optional(),
    power: word('The power or the special attack'),
    powers: words('The powers that roll'),
    isSpecial: isSo('Whether it is a special attack'),
    isUse: isSo('Whether a power is used instead of an attack'),
    // When.
    round: count('The number of the round'),
    turn: count('The number of the turn; in a battle, within the round'),
    marker: z
      .union([number(), z.literal('X')])
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
    d20s: z.array(pair()).describe('The D20 rolls of both sides, in order').optional(),
    added: pair().describe('What powers and glyphs add to the D20 of each side').optional(),
    isTossed: isSo('Whether a toss of a coin decides'),
    isLost: isSo('Whether the turn is lost'),
    isSquad: isSo('Whether the card has several figures'),
    why: oneOf('Why no figure of the card acts', [
      'off',
      'cutShort',
      'acted',
      'held',
      'outOfReach',
      'moves',
      'attacks',
    ]),
    when: oneOf('The moment of the turn', ['arrival', 'end', 'anotherTurn']),
    until: oneOf(
      'How figures change sides. `turn`: for one turn; `game`: for the rest of the game; `back`: they return after their turn on the other side',
      ['turn', 'game', 'back'],
    ),
    choices: z
      .array(
        z.strictObject({
          who: text().describe('The figure or side'),
          does: z.enum(['attack', 'move', 'jump']).describe('What the figure or side does'),
          power: word('The special attack'),
          isAgain: isSo('Whether the figure continues its attacks'),
          place: at(
            'The place where the figure attacks or to which it moves; absent on clear ground',
          ),
          target: word('The figure that it attacks'),
          distance: count('The distance to that figure, in spaces'),
          moves: isSo('Whether the figure moves there first'),
          direction: word('The line of Knockback, if there are several'),
        }),
      )
      .describe('The best choices')
      .optional(),
    // Where.
    areas: words('The start area of each side'),
    does: oneOf(
      '`begins`: the figures begin on places given in advance; `places`: their side places them',
      ['begins', 'places'],
    ),
    placed: z
      .array(
        z.strictObject({
          card: text().describe('The card of the figure'),
          place: place().describe('The place of the figure'),
        }),
      )
      .describe('The figures that are set up')
      .optional(),
    from: at('Where a movement began'),
    to: at('Where the movement was meant to end'),
    place: at('Where the figure is afterwards'),
    places: z.array(place()).describe('The places along the path of a Knockback').optional(),
    drops: counts('How many levels lower each of these places is than the one before'),
    levels: pair().describe('The levels of the first and the last place').optional(),
    spaces: count('How many spaces it moves; negative: away from the enemy'),
    distance: count('The distance between the two figures, in spaces'),
    flies: isSo('Whether the figure flies'),
    isStopped: isSo('Whether the figure stops before its destination'),
    isBack: isSo('Whether the figure comes back to the board'),
    isPut: isSo('Whether the figures are put on their new places instead of moving'),
    isUnengaged: isSo(
      'Whether no enemy may be adjacent: after the move, or while the figures hide',
    ),
    glyph: word('The glyph'),
    isIdle: isSo('Whether the glyph does nothing'),
    // Dice.
    dice: z
      .record(text(), z.array(text()))
      .describe('The faces rolled, by pool of dice (attack, defense, …)')
      .optional(),
    d20: count('The D20 as rolled'),
    roll: z.strictObject(rolledFaces()).describe('The roll of a power').optional(),
    rolls: z.array(powerRoll()).describe('The rolls of powers, in order').optional(),
    counts: rolledFaces().counts,
    givers: rolledFaces().givers,
    symbols: z
      .strictObject({
        dice: number().describe('Dice rolled'),
        face: z.enum(['skull', 'symbol']).describe('The face that counts'),
        shown: number().describe('How many dice show that face'),
      })
      .describe('Dice other than a D20 that are rolled for a power')
      .optional(),
    needs: count('The D20 roll needed; for powers, given only if the roll failed'),
    isAtMost: isSo('Whether the roll must be at most that number'),
    odds: oddsSchema().describe('The odds before the attack is rolled').optional(),
    // The attack.
    ignoring: z
      .strictObject({
        roll: text().describe('The D20'),
        needs: number().describe('The lowest roll that ignores the attack'),
      })
      .describe('The roll that may ignore the attack')
      .optional(),
    none: oneOf('Why no attack is made', [
      'replaced',
      'targetDestroyed',
      'attackerDestroyed',
      'hidden',
      'noDice',
    ]),
    hidden: word('The power that protects the target from attacks'),
    isLeft: isSo('Whether the attack is still to be made'),
    ignored: isSo('Whether the attack is ignored'),
    evaded: isSo('Whether the attack is evaded'),
    undefended: isSo('Whether a power leaves the target without defense dice'),
    attackDice: count('Attack dice'),
    skulls: count('Skulls rolled'),
    automaticSkulls: count('Automatic skulls'),
    hitsPerSkull: count('How many hits each skull counts as'),
    defenseDice: count('Defense dice'),
    shields: count('Shields rolled'),
    automaticShields: count('Automatic shields'),
    blocksPerShield: count('How many hits each shield blocks'),
    idleShields: words('Powers whose automatic shields do not count'),
    hits: count('Hits'),
    blocks: count('Blocks'),
    strikers: words('Powers that turn excess shields into wounds'),
    changes: z
      .array(
        z.strictObject({
          cause: text().describe('The power, terrain or setting that causes the change'),
          field: text().describe('The number that is changed'),
          by: z.number().describe('How much is added; negative: subtracted'),
        }),
      )
      .describe('Changes to the numbers of an attack')
      .optional(),
    attackValue: count('The attack value, which is added to the roll'),
    defenseValue: count('The defense value, which an attack must reach to hit'),
    isHit: isSo('Whether the attack hits'),
    isCritical: isSo('Whether it is a critical hit'),
    unmoved: oneOf('Why a hit does not knock the target back', ['noDamage', 'noPower']),
    // The results.
    wounds: count('How many wounds; for an attack, not counting wounds from powers and Knockback'),
    fewer: oneOf('Why there are fewer wounds than hits minus blocks', [
      'ignored',
      'oneShield',
      'most',
      'lifeLeft',
    ]),
    targetLife: z
      .strictObject({
        of: number().describe('The Life without any wounds'),
        wounds: number().describe('The wounds after the attack and before Knockback'),
      })
      .describe('The Life of the target')
      .optional(),
    tolls: z
      .array(
        z.strictObject({
          who: text().describe('The figure that is wounded'),
          at: z.enum(ROLL_TIMES).describe('The moment of the attack'),
          wounds: number().describe('Wounds; 0: destroyed'),
          kind: oneOf('The kind of wounds', ['extra', 'unblockable']),
          causes: z.array(text()).describe('The powers that cause the wounds'),
          isBacklash: isSo('Whether excess shields cause the wounds'),
          isPrice: isSo("Whether the wounds are the price of the figure's own power"),
        }),
      )
      .describe('Wounds that powers cause to either figure')
      .optional(),
    knockback: knockback()
      .describe('The Knockback of an attack; absent if there is none')
      .optional(),
    isTooFar: isSo('Whether the target is too far away for Knockback'),
    healed: count('How many wounds of the attacker are healed'),
    isHealedInAll: isSo('Whether the attacker ends with more Life than before'),
    again: isSo('Whether the figure may attack again'),
    isUnused: isSo('Whether the figure forgoes that further attack'),
    ownWounds: count('The wounds that the acting figure takes; negative: wounds healed'),
    targetWounds: count('The wounds that the other figure takes'),
    ownCauses: words('The powers that wound the acting figure'),
    targetCauses: words('The powers that wound the other figure'),
    healers: words('The powers that heal'),
    damage: count('Clicks of damage'),
    fullDistance: count(
      'How many squares a knockback must cover; with fewer, it counts as stopped short',
    ),
    isShort: isSo('Whether the knockback was stopped short'),
    isLower: isSo('Whether the last square is lower than the one before'),
    isImmune: isSo('Whether the character takes no knockback damage'),
    isDestroyed: isSo('Whether the figure is destroyed'),
    drop: count('How many levels the figure falls'),
    returns: isSo('Whether the figure returns to its squad'),
    knockbackPoints: count('Knockback points'),
    isFurther: isSo('Whether a further attack drives the figure on'),
    cause: word('Why Knockback ends'),
    isSkull: flag('Whether the Knockback Damage die shows a skull; absent if it was not rolled'),
    blockers: words('The figures or objects that block the next step'),
    next: at('The next place, which the figure does not enter'),
    climb: count('How many levels higher the next place is'),
    acts: flag('Whether the power has an effect'),
    count: count('How many figures or order markers'),
    most: count(
      'The maximum number of figures that may move, or of squares that a knockback covers',
    ),
    only: oneOf('What the figures may do in that turn', ['move', 'attack']),
    isInstead: isSo("Whether the turn replaces the card's own turn"),
    keeps: isSo('Whether the order markers change sides, too'),
    revealedTo: word('The card that gets the order marker'),
    more: count('The number of extra attack dice'),
    mayAct: count('How many figures may act'),
    moreMove: count('How many spaces farther the figures may move'),
    isWhole: isSo('Whether adjacent enemies cannot attack the hidden figures either'),
    isForTurn: isSo('Whether the effect lasts only for this turn'),
    points: z.array(z.number()).describe('Points left, by side').optional(),
    // The end.
    attacks: count('The number of attacks that is counted although no attack can destroy the card'),
    turns: count('Turns of the duel'),
    rounds: count('Rounds of the game'),
    winner: word('The side that has won; absent if neither has'),
    left: z
      .strictObject({
        is: z.literal('left').describe('The kind'),
        ...left(),
        who: text().describe('The figure or side'),
      })
      .describe('What the winner has left')
      .optional(),
    isByPoints: isSo('Whether points decide the game'),
    isForEver: isSo('Whether the sides stay apart forever'),
  }),
);
