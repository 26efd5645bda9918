/** The stages of one attack (POWERS.md), each a step from what is known to the states that can follow. */

import { amount, harm, reached, scaled } from './amounts.ts';
import { atStage, costsAt, strikesAt, whenDestroyed } from './at-stage.ts';
import type { Fight } from './fight.ts';
import { andThen, certain, d20Reaches, NO_FACES } from './law.ts';
import { rolling } from './rolling.ts';
import {
  destroy,
  diceIn,
  lifeLeft,
  type Role,
  type State,
  UNSPENT,
  wound,
  woundsOn,
} from './state.ts';
import { adding, always, each, inOrder, onlyIf, type Step } from './steps.ts';

const bothLive = (state: State): boolean => !state.destroyed && !state.attackerDestroyed;

/**
 * "1. Dice. Attack and defense dice of the cards, height, then every `attackDice`, `defenseDice`, `enemyAttackDice`,
 * `enemyDefenseDice`; never below 0." "Attack dice of special attacks are never changed by"
 * height; the defender's are.
 */
function dice(fight: Fight): Step {
  const height = (role: Role) => (fight.heightAdvantage === role ? 1 : 0);
  const attack =
    fight.special === undefined
      ? fight.attacker.attack + height('attacker')
      : (fight.special.dice ?? fight.attacker.attack);
  const defense = fight.defender.defense + height('defender');
  return inOrder(
    always((state) => ({ ...state, attackDice: attack, defenseDice: defense })),
    adding(fight, 'attacker', 'attackDice', 'attackDice'),
    adding(fight, 'attacker', 'enemyDefenseDice', 'defenseDice'),
    adding(fight, 'defender', 'defenseDice', 'defenseDice'),
    adding(fight, 'defender', 'enemyAttackDice', 'attackDice'),
    always((state) => ({
      ...state,
      attackDice: Math.max(0, state.attackDice),
      defenseDice: Math.max(0, state.defenseDice),
    })),
    each(fight, 'attacker', 'mostEnemyDefenseDice', (most, state) =>
      certain({ ...state, defenseDice: Math.min(state.defenseDice, most) }),
    ),
  );
}

/**
 * "2. Instead or before of the attack." First what comes before, then what replaces the attack; then the attack begins, if it
 * has dice: the defender answers (`whenAttacked`) and, last, may ignore it.
 */
function insteadOrBefore(fight: Fight): Step {
  return inOrder(
    atStage(fight, 'attacker', 'before'),
    whenDestroyed(fight),
    onlyIf(bothLive, atStage(fight, 'attacker', 'instead')),
    whenDestroyed(fight),
    onlyIf(
      // "an attack with 0 dice is no attack"
      (state) => bothLive(state) && !state.replaced && state.attackDice > 0,
      inOrder(
        atStage(fight, 'defender', 'whenAttacked'),
        whenDestroyed(fight),
        always((state) => ({ ...state, attackMade: bothLive(state) })),
      ),
    ),
    onlyIf(
      (state) => state.attackMade,
      each(fight, 'defender', 'ignoreAttack', (reach, state) =>
        state.ignoredAttack
          ? certain(state)
          : andThen(reached(reach, state), (ignoredAttack) => certain({ ...state, ignoredAttack })),
      ),
    ),
  );
}

/** "3. Attack roll; `rerolls` of the attacker; `automaticSkulls` join the hits, never the Knockback points." */
function attackRoll(fight: Fight): Step {
  return inOrder(
    rolling(fight, 'attacker', 'attackRoll', (state) => state.attackDice),
    adding(fight, 'attacker', 'automaticSkulls', 'automaticSkulls'),
    // Later stages need only the number of skulls and whether any die shows something else.
    always((state) => {
      const { skull, shield, blank } = state.attackRoll;
      return {
        ...state,
        attackDice: 0,
        attackRoll: { skull, shield: 0, blank: Math.min(1, shield + blank) },
      };
    }),
  );
}

/** "4. Evasion: with at least one skull or automatic skull … at n or above nothing happens, below it defends." */
function evasion(fight: Fight): Step {
  return onlyIf(
    (state) => state.attackRoll.skull + state.automaticSkulls > 0,
    each(fight, 'defender', 'evade', (reach, state) =>
      state.evaded
        ? certain(state)
        : andThen(reached(reach, state), (evaded) => certain({ ...state, evaded })),
    ),
  );
}

/** "5. Defense roll (none under `noDefense`); `rerolls` of the defender; `automaticShields`." */
function defenseRoll(fight: Fight): Step {
  const needARoll = fight.rulings?.automaticShieldsNeedARoll ?? true;
  return inOrder(
    each(fight, 'attacker', 'noDefense', (value, state) =>
      state.noDefense
        ? certain(state)
        : andThen(value === true ? certain(true) : d20Reaches(value), (noDefense) =>
            certain({ ...state, noDefense }),
          ),
    ),
    rolling(fight, 'defender', 'defenseRoll', (state) => (state.noDefense ? 0 : state.defenseDice)),
    onlyIf(
      // "automatic shields count only when at least one defense die is rolled"
      (state) => !needARoll || diceIn(state.defenseRoll) > 0,
      adding(fight, 'defender', 'automaticShields', 'automaticShields'),
    ),
    always((state) => ({
      ...state,
      defenseDice: 0,
      noDefense: false,
      defenseRoll: { ...state.defenseRoll, blank: 0 },
    })),
  );
}

/**
 * "6. Wounds = max(0, skulls x `hitsPerSkull` + automatic skulls - (shields + automatic shields) x `blocksPerShield`); 0 if
 * `oneShieldBlocksAll` and at least one shield was rolled; then `mostWounds`." Of several such numbers the strongest counts.
 */
function wounds(fight: Fight): Step {
  return inOrder(
    each(fight, 'attacker', 'hitsPerSkull', (number, state) =>
      certain({ ...state, hitsPerSkull: Math.max(state.hitsPerSkull, number) }),
    ),
    each(fight, 'defender', 'blocksPerShield', (number, state) =>
      certain({ ...state, blocksPerShield: Math.max(state.blocksPerShield, number) }),
    ),
    each(fight, 'defender', 'oneShieldBlocksAll', (_, state) =>
      certain({ ...state, oneShieldBlocksAll: true }),
    ),
    each(fight, 'defender', 'mostWounds', (most, state) => {
      const before = state.mostWounds === 'any' ? most : state.mostWounds;
      return certain({ ...state, mostWounds: Math.min(before, most) });
    }),
    always((state) => {
      const { attackRoll: attack, defenseRoll: defense } = state;
      const hits = attack.skull * state.hitsPerSkull + state.automaticSkulls;
      const blocks = (defense.shield + state.automaticShields) * state.blocksPerShield;
      const allBlocked = state.oneShieldBlocksAll && defense.shield > 0;
      const dealt = allBlocked ? 0 : Math.max(0, hits - blocks);
      const most = state.mostWounds === 'any' ? dealt : state.mostWounds;
      return {
        ...state,
        ...UNSPENT,
        pending: Math.min(dealt, most, lifeLeft(fight, state, 'defender')),
        blocksBeyondHits: Math.max(0, blocks - hits),
      };
    }),
  );
}

/**
 * "7. After the wounds are known: `ignoreWounds: n` (D20 at n or above: none of them), `extraWounds` (when at least one wound
 * was dealt)", to a figure that still lives; then the defender's answers to them.
 */
function afterWoundsAreKnown(fight: Fight): Step {
  return inOrder(
    each(fight, 'defender', 'ignoreWounds', (reach, state) =>
      state.pending === 0
        ? certain(state)
        : andThen(reached(reach, state), (ignored) =>
            certain(ignored ? { ...state, pending: 0, ignoredWounds: true } : state),
          ),
    ),
    always((state) => wound(fight, { ...state, pending: 0 }, 'attackWounds', state.pending)),
    each(fight, 'attacker', 'extraWounds', (value, state, owned) => {
      if (state.attackWounds === 0 || state.destroyed) return certain(state);
      return andThen(harm(fight, owned, value, state), ({ wounds: more, destroys }) => {
        const wounded = wound(fight, state, 'extraWounds', more);
        return certain(destroys ? destroy(wounded, 'defender') : wounded);
      });
    }),
    onlyIf(
      (state) => state.attackWounds > 0 && !state.destroyed,
      atStage(fight, 'defender', 'whenWounded'),
    ),
    whenDestroyed(fight),
  );
}

/** "8. `counterStrike`: blocks beyond hits are unblockable wounds to the attacker"; `backlash`, a power of the other card, on its own. */
function backAtTheAttacker(fight: Fight): Step {
  return inOrder(
    each(fight, 'defender', 'counterStrike', (_, state) => certain({ ...state, countered: true })),
    each(fight, 'attacker', 'backlash', (_, state) => certain({ ...state, backlashed: true })),
    always((state) => {
      const times = (state.countered ? 1 : 0) + (state.backlashed ? 1 : 0);
      const wounded = wound(fight, state, 'attackerWounds', times * state.blocksBeyondHits);
      return { ...wounded, ...UNSPENT };
    }),
  );
}

/**
 * "9. Knockback": Super Strength that nothing negates, a normal attack, adjacent; points = attacker's skulls rolled - defender's
 * skulls rolled, never below 0; on endless clear ground a space a point. A defender that the attack destroyed stays (ruling).
 */
function knockback(fight: Fight): Step {
  const stays = fight.rulings?.destroyedFiguresStay ?? true;
  return inOrder(
    each(fight, 'attacker', 'superStrength', (_, state) => {
      const applies =
        fight.superStrengthNegated !== true && fight.special === undefined && state.distance === 1;
      return certain({ ...state, superStrength: applies });
    }),
    onlyIf(
      (state) => state.superStrength,
      inOrder(
        always((state) => ({
          ...state,
          knockbackPoints: Math.max(0, state.attackRoll.skull - state.defenseRoll.skull),
        })),
        // "own attack's points when there is at least one"
        onlyIf(
          (state) => state.knockbackPoints > 0,
          inOrder(
            each(fight, 'attacker', 'knockbackPoints', (more, state, owned) =>
              certain({
                ...state,
                knockbackPoints: state.knockbackPoints + scaled(fight, owned, more, state),
              }),
            ),
            always((state) => ({ ...state, knockbackPoints: Math.max(0, state.knockbackPoints) })),
          ),
        ),
        always((state) => {
          const spacesMoved = state.destroyed && stays ? 0 : state.knockbackPoints;
          const distance = state.destroyed ? state.distance : state.distance + spacesMoved;
          return { ...state, spacesMoved, distance };
        }),
      ),
    ),
    // Later conditions ask only whether a shield was rolled.
    always((state) => ({
      ...state,
      superStrength: false,
      defenseRoll: { ...NO_FACES, shield: Math.min(1, state.defenseRoll.shield) },
    })),
  );
}

/**
 * "10. After the attack": its wounds, then its costs, then what looks at who was destroyed: `heals`, `attackAgain`. Without an
 * attack only `heals` are left, for what destroyed the defender instead. A destroyed attacker does nothing more.
 * Ignored or evaded: "nothing happens (no wounds, no Knockback)", so it wounds nobody afterwards either.
 */
function afterTheAttack(fight: Fight): Step {
  const attackerLives = (state: State) => !state.attackerDestroyed;
  const mayGoOn = (state: State) => state.attackMade && attackerLives(state);
  const lost = (state: State) => state.ignoredAttack || state.evaded;
  return inOrder(
    onlyIf((state) => mayGoOn(state) && !lost(state), strikesAt(fight, 'attacker', 'after')),
    onlyIf(mayGoOn, costsAt(fight, 'attacker', 'after')),
    whenDestroyed(fight),
    onlyIf(
      (state) => attackerLives(state) && (state.attackMade || state.destroyed),
      each(fight, 'attacker', 'heals', (value, state, owned) => {
        if ((owned.effect.stage ?? 'after') !== 'after') return certain(state);
        return andThen(amount(fight, owned, value, state), (healed) => {
          const wounds = woundsOn(fight, state, 'attacker');
          return certain({ ...state, heals: state.heals + Math.min(healed, wounds) });
        });
      }),
    ),
    onlyIf(
      mayGoOn,
      each(fight, 'attacker', 'attackAgain', (value, state) =>
        state.attackAgain
          ? certain(state)
          : andThen(value === true ? certain(true) : d20Reaches(value), (attackAgain) =>
              certain({ ...state, attackAgain }),
            ),
      ),
    ),
  );
}

/** The whole attack; an ignored attack skips stages 3 to 9, an evaded one 5 to 9. */
export function wholeAttack(fight: Fight): Step {
  const goesOn = (state: State) => state.attackMade && !state.ignoredAttack;
  const hits = (state: State) => goesOn(state) && !state.evaded;
  return inOrder(
    dice(fight),
    insteadOrBefore(fight),
    onlyIf(goesOn, attackRoll(fight)),
    onlyIf(goesOn, evasion(fight)),
    onlyIf(hits, defenseRoll(fight)),
    onlyIf(hits, wounds(fight)),
    onlyIf(hits, afterWoundsAreKnown(fight)),
    onlyIf(hits, backAtTheAttacker(fight)),
    onlyIf(hits, knockback(fight)),
    afterTheAttack(fight),
  );
}
