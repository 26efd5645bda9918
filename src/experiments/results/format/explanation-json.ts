/* The JSON of an explanation, for `explain --format json` and the library. */

import * as z from 'zod';
import { type Written, writtenJsonSchema } from '../../../base/index.ts';
import { type FightEvent, MOMENT_KINDS } from '../../../rules/index.ts';
import type { Case } from '../../scenarios/experiment.ts';
import type { Explanation } from '../explanation.ts';

const text = z.string();

const space = z.tuple([z.number().int(), z.number().int()]);
const number = z.number().int();

const place = z.array(space);
/** Keys that an event may have. */
const flag = (meaning: string) => z.boolean().describe(meaning).optional();
const count = (meaning: string) => number.describe(meaning).optional();
const word = (meaning: string) => text.describe(meaning).optional();
const words = (meaning: string) => z.array(text).describe(meaning).optional();
const counts = (meaning: string) => z.array(number).describe(meaning).optional();
const at = (meaning: string) => place.describe(meaning).optional();
const isTrue = (meaning: string) => `${meaning}; absent: no`;

const rolledFaces = {
  faces: z.array(text).describe('As rolled; none where the power needs no roll'),
  counts: counts('What each D20 counts as with what others add; absent: the same'),
  givers: words('The powers that add to it'),
};
const powerRoll = z.strictObject({
  who: word('Who rolls, for its own power'),
  power: word('The power'),
  effect: word('What the power does'),
  at: word('The stage of the attack'),
  ...rolledFaces,
  needs: count('The least roll for an effect, if it was missed'),
  distance: count('The distance on which that number depends'),
  isForUse: flag(isTrue('It decides whether the power may be used again')),
  rerolled: count('Dice of the attack that were rolled again'),
});
const odds = z.strictObject({
  destroys: z.number().describe('The exact chance to destroy the target'),
  wounds: z.number().describe('The exact mean of the wounds dealt to it'),
});
const left = {
  who: word('Whose'),
  figuresLeft: count('Figures left'),
  life: count('Life left'),
  of: count('Life without wounds'),
  isOfSquad: flag(isTrue('One figure of several')),
  isHealed: flag(isTrue('It is healed')),
};

const knockback = z.strictObject({
  skulls: number.describe('A point for each'),
  targetSkulls: number.describe('Each cancels a point'),
  points: number.describe('Knockback points'),
  changers: z.array(text).describe('The powers that change them'),
  walk: z
    .strictObject({
      spaces: number.describe('How far'),
      place: at('Where it ends; absent: without a board'),
      steps: z
        .array(
          z.strictObject({
            place: place.describe('Where it leads'),
            cost: number.describe('Knockback points that it takes'),
            lava: word('The D20 of molten lava'),
            isBurnt: flag(isTrue('Molten lava destroys the figure')),
          }),
        )
        .describe('The steps'),
      stoppedBy: text.describe('What stops it'),
      blockers: z.array(text).describe('Who prevents the next step'),
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
    .describe('The way; absent: it is not moved')
    .optional(),
  damage: z
    .strictObject({
      face: text.describe('The die'),
      hit: z.array(text).describe('Whom it hits'),
      destroyed: z.array(text).describe('Whom it destroys'),
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
const EVENTS: Readonly<Record<FightEvent['is'], string>> = {
  begin: 'a duel begins',
  areas: 'start areas are drawn by lot',
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
  powerRoll: 'a roll of a power decides how a figure can attack',
  sharedRoll: 'one roll for all targets of an attack',
  attack: 'a figure attacks another',
  moment: 'powers act on arrival, at the end of a turn, or for another turn',
  use: 'a power is used outside of attacks',
  hide: 'figures hide',
  suffers: 'a power costs its own figure wounds',
  driven: 'Knockback drives a figure back',
  stopped: 'Knockback ends, and why',
  left: 'the Life, or the figures, that are left',
  destroyed: 'a figure or card is destroyed',
  mayAttackAgain: 'a figure may attack again',
  inherits: 'a card gets a power of a destroyed figure',
  changeSides: 'figures change sides',
  points: 'the points that the sides have left',
  stands: 'no further attack can destroy a card',
  turnEnd: 'a turn has ended',
  end: 'a duel has ended',
  gameEnd: 'a game has ended',
};

/** An event (`FightEvent`), with the keys of all kinds. */
const event = z.strictObject({
  is: z.enum(Object.keys(EVENTS) as [FightEvent['is'], ...FightEvent['is'][]]).describe(
    `The kind, on which the other keys depend: ${Object.entries(EVENTS)
      .map(([kind, what]) => `${kind} (${what})`)
      .join(', ')}`,
  ),
  // Who, and whom.
  ...left,
  who: word('Who acts, or whom it happens to'),
  target: word('On whom'),
  side: word('The side'),
  sides: words('Both sides'),
  card: word('The card under an order marker'),
  cards: words('The cards that take a turn'),
  figures: z
    .array(
      z.strictObject({
        name: text.describe('The card or the figure'),
        numbers: counts('The figures of the card'),
      }),
    )
    .describe('The figures')
    .optional(),
  on: z
    .array(
      z.strictObject({
        name: text.describe('The card or the figure'),
        numbers: counts('The figures of the card'),
      }),
    )
    .describe('The figures on which a power is used')
    .optional(),
  targets: z
    .array(z.strictObject({ who: text.describe('A target'), odds: odds.describe('Known before') }))
    .describe('The targets of one roll')
    .optional(),
  power: word('The power or the special attack'),
  powers: words('The powers that roll'),
  isSpecial: flag(isTrue('A special attack')),
  isUse: flag(isTrue('A power is used, in place of an attack')),
  // When.
  round: count('Its number'),
  turn: count('Its number, in a battle within the round'),
  marker: z.union([number, text]).describe('The order marker').optional(),
  first: word('Who goes first'),
  decides: word('What the roll decides'),
  d20s: z.array(z.array(number)).describe('The D20 of both sides, roll by roll').optional(),
  added: counts('What powers and glyphs add to the D20 of each side'),
  isTossed: flag(isTrue('A toss decides')),
  isLost: flag(isTrue('The turn is lost')),
  isSquad: flag(isTrue('The card has several figures')),
  why: word('Why no figure of the card acts'),
  when: word('At which moment of the turn'),
  until: word('For how long'),
  choices: z
    .array(
      z.strictObject({
        who: text.describe('Who'),
        does: text.describe('What it does'),
        power: word('The special attack'),
        isAgain: flag(isTrue('It continues its attacks')),
        place: at('From where, or whereto; absent: on clear ground'),
        target: word('Whom it attacks'),
        distance: count('From how far'),
        moves: flag(isTrue('It moves there first')),
        direction: word('Of Knockback, if there are several'),
      }),
    )
    .describe('The best choices')
    .optional(),
  // Where.
  areas: words('The start area of each side'),
  does: word('Whether figures begin on given places or are placed'),
  placed: z
    .array(z.strictObject({ card: text.describe('Its card'), place: place.describe('Its place') }))
    .describe('The figures that are set up')
    .optional(),
  from: at('Where a movement began'),
  to: at('Where it was to end'),
  place: at('Where it is then'),
  places: z.array(place).describe('The places along a Knockback').optional(),
  levels: counts('The levels of the first place and of the last'),
  spaces: count('How far; away is negative'),
  distance: count('Spaces between the two'),
  flies: flag(isTrue('It flies')),
  isStopped: flag(isTrue('It does not reach its destination')),
  isBack: flag(isTrue('It comes back to the board')),
  isPut: flag(isTrue('They are put there')),
  isUnengaged: flag(isTrue('Next to no enemy')),
  glyph: word('The glyph'),
  isIdle: flag(isTrue('It does nothing')),
  // Dice.
  dice: z.record(text, z.array(text)).describe('The faces of the dice, by their pool').optional(),
  d20: count('The D20 as rolled'),
  roll: powerRoll.describe('The roll of a power').optional(),
  rolls: z.array(powerRoll).describe('The rolls of powers, in order').optional(),
  counts: rolledFaces.counts,
  givers: rolledFaces.givers,
  symbols: z
    .strictObject({
      dice: number.describe('Dice rolled'),
      face: word('The face that counts'),
      shown: number.describe('How many show it'),
    })
    .describe('Other dice of a power')
    .optional(),
  needs: count('The D20 roll needed; for powers, only if it was missed'),
  isAtMost: flag(isTrue('The highest roll instead')),
  odds: odds.describe('Known before the attack is rolled').optional(),
  // The attack.
  ignoring: z
    .strictObject({
      roll: text.describe('The D20'),
      needs: number.describe('The least number that ignores the attack'),
    })
    .describe('The roll to ignore the attack')
    .optional(),
  none: word('Why no attack is made'),
  hidden: word('The power that hides the target'),
  isLeft: flag(isTrue('The attack is still to be made')),
  ignored: flag(isTrue('The attack is ignored')),
  evaded: flag(isTrue('The attack is evaded')),
  undefended: flag(isTrue('No defense dice')),
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
  // What comes of it.
  wounds: count('Wounds; of an attack, without those of powers and Knockback'),
  fewer: word('Why there are fewer than hits minus blocks'),
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
        who: text.describe('Whom'),
        at: text.describe('The stage of the attack'),
        wounds: number.describe('Wounds; 0: destroyed'),
        kind: word('The kind of wounds'),
        causes: z.array(text).describe('The powers behind it'),
        isBacklash: flag(isTrue('Blocks left over strike back')),
        isPrice: flag(isTrue('The figure pays for its own power')),
      }),
    )
    .describe('What powers cost either figure besides')
    .optional(),
  knockback: knockback.describe('The Knockback of an attack; absent: none').optional(),
  isTooFar: flag(isTrue('The target is too far away for Knockback')),
  healed: count('Wounds healed on the attacker'),
  isHealedInAll: flag(isTrue('It has more Life than before')),
  again: flag(isTrue('It may act again')),
  isUnused: flag(isTrue('It does not')),
  ownWounds: count('Wounds of the one that acts; negative: healed'),
  targetWounds: count('Wounds of the other'),
  ownCauses: words('The powers that wound the one that acts'),
  targetCauses: words('The powers that wound the other'),
  healers: words('The powers that heal'),
  isDestroyed: flag(isTrue('It is destroyed')),
  drop: count('Levels of a fall'),
  returns: flag(isTrue('It comes back to its squad')),
  knockbackPoints: count('Knockback points'),
  isFurther: flag(isTrue('It is driven on')),
  cause: word('Why Knockback ends'),
  isSkull: flag('Whether the die of Knockback Damage shows a skull; absent: not rolled'),
  blockers: words('Who prevents the next step'),
  acts: flag('Whether the power has an effect'),
  count: count('How many figures or order markers'),
  most: count('The most figures that may move'),
  only: word('What they may do in that turn'),
  isInstead: flag(isTrue('In place of its own turn')),
  keeps: flag(isTrue('The order markers come over')),
  revealedTo: word('The card that gets the order marker'),
  more: count('Attack dice more'),
  mayAct: count('How many figures may act'),
  moreMove: count('How much farther it may move'),
  isWhole: flag(isTrue('Adjacent enemies cannot attack them either')),
  isForTurn: flag(isTrue('For this turn')),
  points: z.array(z.number()).describe('Points left, by side').optional(),
  // The end.
  attacks: count('Attacks that stand for any number'),
  turns: count('Turns of the duel'),
  rounds: count('Rounds of the game'),
  winner: word('Who has won; absent: nobody'),
  left: z
    .strictObject({ is: text.describe('Always "left"'), ...left })
    .describe('What the winner has left')
    .optional(),
  isByPoints: flag(isTrue('Points decide')),
  isForEver: flag(isTrue('The sides keep apart for ever')),
});

/** A game of a battle, move by move (`ToldGame`). */
const toldGame = z
  .strictObject({
    sides: z
      .array(
        z.strictObject({
          name: text.describe('What it is called'),
          points: z.number().describe('Of its whole army'),
        }),
      )
      .describe('The two sides, which go by their index elsewhere'),
    figures: z
      .array(
        z.strictObject({
          name: text.describe('What sentences call it'),
          mark: text.describe('A few letters for it, its own within its side'),
          side: number.describe('0 or 1'),
          life: number.describe('Its Life without wounds'),
        }),
      )
      .describe('All figures, which go by their index elsewhere'),
    moments: z
      .array(
        z.strictObject({
          kind: z.enum(MOMENT_KINDS).describe('What happens'),
          round: number.describe('0 while the armies are set up'),
          turn: number.describe('Of the round, from 1; absent: outside of turns').optional(),
          side: number.describe('Whose turn it is').optional(),
          isAfterTurns: z
            .boolean()
            .describe('Whether the turns of the round are over; absent: they are not')
            .optional(),
          text: text.describe('What happens, in sentences'),
          figure: number.describe('Who acts').optional(),
          target: number.describe('On whom').optional(),
          path: z
            .array(z.array(space))
            .describe(
              'The places that a figure moves over, from where it stood; two spaces of a double base',
            )
            .optional(),
          dice: z
            .record(text, z.array(text))
            .describe('The faces of the dice of an attack, by their pool')
            .optional(),
          odds: odds.describe('What the attack promised before it was rolled').optional(),
          changes: z
            .array(
              z.strictObject({
                figure: number.describe('Of whom'),
                at: z.array(space).describe('Where it stands; empty: off the board').optional(),
                life: number.describe('Life left').optional(),
                side: number.describe('The side for which it fights from now on').optional(),
              }),
            )
            .describe('What is different afterwards'),
          points: z.array(z.number()).describe('Points that the sides have left').optional(),
        }),
      )
      .describe('What happens, in order'),
  })
  .describe('Of a battle: the game, move by move');

/** One attack, turn or fight narrated step by step, as `explain --format json` prints it. */
const explanation = z.looseObject({
  format: z.literal('knockback-explanation').describe('What the file holds'),
  version: z.literal(1).describe('Of the format: a higher one gives keys another meaning'),
  scenario: z
    .looseObject({
      rules: text.describe('The rules'),
      fight: text.describe('The kind of fight; absent: a single attack').optional(),
    })
    .describe('Who fights whom, with what, where, under which rulings, complete'),
  combination: z
    .record(text, z.unknown())
    .describe('The value of each varied field, by its path')
    .optional(),
  labels: z
    .record(text, text)
    .describe('What the experiment calls these values, by field')
    .optional(),
  seed: text.describe('That dice were rolled from; absent where all were given').optional(),
  dice: z
    .record(text, z.array(text))
    .describe(
      'The faces of the dice of an attack by their pool, in the order rolled; none of a fight of many throws, whose steps tell them',
    ),
  steps: z
    .array(
      z.strictObject({
        title: text.describe('What the step is called'),
        text: text.describe('What happened, with the rule that decides it'),
      }),
    )
    .describe('What happened, in order'),
  events: z
    .array(event)
    .describe(
      'The same as plain data, in order; none of a HeroClix attack; absent in explanations of the first programs',
    )
    .optional(),
  question: z
    .strictObject({
      text: text.describe('As it was asked'),
      answer: z.boolean().describe('Whether the answer is yes'),
    })
    .describe('Absent where nothing was asked')
    .optional(),
  outcome: z
    .record(text, z.union([z.number().int(), text]))
    .describe('What each measure came to: a number, 0 or 1 for no or yes, a name or a place'),
  game: toldGame.optional(),
});

export type ExplanationJson = Written<typeof explanation>;

/**
 * An explanation as JSON.
 *
 * @param seed of the rolled dice, if any
 */
export function explanationJson(
  { scenario, combination, labels = {} }: Pick<Case, 'scenario' | 'combination' | 'labels'>,
  { faces, steps, events, question, outcome, isRolled, game }: Explanation,
  seed: string,
): ExplanationJson {
  return {
    format: 'knockback-explanation',
    version: 1,
    scenario: { ...scenario },
    ...(Object.keys(combination).length > 0 && { combination }),
    ...(Object.keys(labels).length > 0 && { labels }),
    ...(isRolled && { seed }),
    dice: faces,
    steps,
    events,
    ...(question && { question }),
    outcome,
    ...(game && { game }),
  };
}

/** The type as the library declares it (`build/declared-types.js`). */
export const DECLARED = {
  ExplanationJson: { text: 'One fight, told step by step.', schema: explanation },
};

export function explanationJsonSchema(): object {
  return writtenJsonSchema('One attack, turn or fight told by knockback', explanation);
}
