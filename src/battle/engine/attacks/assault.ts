/* Carries out one figure's attacks in its turn, with outcomes drawn from their distributions. */

import type { Board } from '../../../board/index.ts';
import {
  type AttackRun,
  type FiguresInReach,
  firstThrow,
  isTogether,
  linesTakenUp,
  type Other,
  type PlannedAttack,
  step,
  type ThrowOutcome,
  thrownIn,
  type Way,
  type WeighedWays,
} from '../../../fight/index.ts';
import type { AttackOdds } from '../../../rules/index.ts';
import type { Game } from '../game.ts';
import { returnNear } from '../powers/families/raise.ts';
import { aftermathOf } from '../powers/moments/aftermath.ts';
import { chanceSaved, spared } from '../powers/moments/saving.ts';
import type { GameDice } from '../state/game-dice.ts';
import type { VictimTold } from '../tell.ts';
import { noteAttack, regroup, takeMarkers } from './after-attack.ts';
import { worthOf, worthOn } from './attack-worths.ts';
import { type Distribution, drawn } from './distribution.ts';
import { knockBack, linesFrom } from './knockback.ts';
import { victimsOf } from './victims.ts';

/** The odds of an attack as told to the player, including the rolls by which friends may save the target. */
function oddsTold(
  game: Game,
  figure: number,
  target: number,
  { dealt, destroys }: Distribution,
): AttackOdds {
  const { state, tables } = game;
  const isEnemy = tables.sideOf[target] !== tables.sideOf[figure];
  const saved = isEnemy ? destroys * chanceSaved(game, target) : 0;
  const left = state.card(target).life - (state.wounds[target] as number);
  return { destroys: destroys - saved, wounds: dealt - saved * left };
}

/**
 * For each figure that an attack hits, the odds before the roll that all these figures share.
 *
 * @param run the shared roll
 */
function oddsOnAll(
  game: Game,
  figure: number,
  victims: readonly number[],
  shared: Distribution,
  way: Way,
  run: AttackRun,
): VictimTold[] {
  const { encounters } = game;
  return victims.map((victim, v) => {
    const sum = { destroys: 0, wounds: 0 };
    for (const [i, { rolled = 0 }] of shared.outcomes.entries()) {
      const share = (shared.upTo[i] as number) - (shared.upTo[i - 1] ?? 0);
      const met = encounters.meetsNow(figure, victim);
      met.again = run.again;
      const part = thrownIn(way, {
        ...run,
        left: victims.length - 1 - v,
        isFurther: v > 0,
        rolled,
      });
      const distribution = encounters.attackDistribution(figure, victim, part, met);
      const odds = oddsTold(game, figure, victim, distribution);
      sum.destroys += share * odds.destroys;
      sum.wounds += share * odds.wounds;
    }
    return { figure: victim, odds: sum };
  });
}

/** Upper bound for the number of attacks by a figure in a turn, whatever its powers allow. */
const MOST_ATTACKS = 100;

type Made = 'none' | 'one' | 'together';

/**
 * Carries out one figure's attacks in its turn: chooses the way to attack and the targets, and applies the outcomes.
 */
export class Assault implements FiguresInReach {
  // On a board, the figures around a target are known when the attack begins.
  readonly settlesTargets = true;
  readonly countsByAttack = true;
  readonly mostCounted = Number.POSITIVE_INFINITY;
  private readonly game: Game;
  private readonly board: Board<Other>;
  /** How many attacks were made this turn. */
  private made = 0;
  /** How many figures have been attacked so far. */
  private struck = 0;
  /** The attacking figure. */
  private figure = -1;
  /** The way in which the figure attacks. */
  private way: Way = { attacks: [], takesUp: [] };
  /** The first target of the current attack. */
  private aim = -1;
  /** The target of the last repeat of the current attack. */
  private target = -1;
  /** The figures that the current attack hits. */
  private victims: readonly number[] = [];
  /** The index in `victims` of the figure that is hit next. */
  private victim = 0;
  /** Whether the current attack will be repeated. */
  private goesAgain = false;

  constructor(game: Game, board: Board<Other>) {
    this.game = game;
    this.board = board;
  }

  beginTurn(): void {
    this.made = 0;
  }

  make(figure: number, first: number): Made {
    const { game } = this;
    const { encounters } = game;
    if (!encounters.canTargetNow(figure, first)) return 'none';
    game.moments?.attacks(figure, first);
    this.figure = figure;
    const way = this.chosenWay(first);
    if (!way) return 'none';
    const { limited } = encounters.distributions(figure, first);
    encounters.uses.note(figure, first, linesTakenUp(way, limited));
    this.way = way;
    this.aim = first;
    this.struck = 0;
    let run = firstThrow(way, this);
    while (run) run = this.after(run, this.thrown(run));
    const isSpecial = way.attacks.some(({ special }) => special);
    if (this.struck > 0) {
      const attack = { isNormal: !isSpecial, wounds: 0, isDestroyed: false };
      const about = { attack, attacked: this.struck };
      game.moments?.together('attacksOver', game.state.card(figure).index, about);
    }
    return isTogether(way) ? 'together' : 'one';
  }

  /** The way in which the figure attacks a target; undefined if none of its attacks reaches the target. */
  private chosenWay(target: number): Way | undefined {
    const { game, figure } = this;
    const { state, encounters } = game;
    const met = encounters.meetsNow(figure, target);
    const drawable = encounters.ways(figure, target, met);
    const { ways } = drawnWays(drawable, state.dice);
    if (drawable.length > 1) {
      state.tell?.({ is: 'ways', figure, target, met: { ...met }, ways });
    }
    const possible = ways.filter((way) =>
      way.attacks.some((one) => encounters.reaches(figure, target, one, met)),
    );
    return this.chosenOf(possible, (way) => worthOf(game, figure, target, way));
  }

  /** Sets the next target of an attack and all figures that it hits. Returns how many it hits. */
  hitBy(planned: PlannedAttack, isRepeat: boolean): number {
    const { game, figure } = this;
    const { alive, orders } = game.state;
    if (alive[0] === 0 || alive[1] === 0) return 0;
    const target = this.seenTarget(isRepeat ? this.target : this.aim, planned);
    if (target === undefined) return 0;
    this.target = target;
    if (!isRepeat) this.aim = target;
    if (this.made >= MOST_ATTACKS || orders.isCutShort) return 0;
    this.victims = victimsOf(game, figure, target, planned);
    this.victim = 0;
    return this.victims.length;
  }

  /**
   * If an attack has lost its target, makes the rest of the attack on another target, and on all figures that the
   * attack hits there.
   */
  hitByRest(planned: PlannedAttack): number {
    return this.hitBy(planned, true);
  }

  /**
   * Moves on to the next figure hit by the attack, skipping figures that have left the board. Returns how many figures
   * remain.
   */
  stillHitBy(): number {
    const { state } = this.game;
    const { victims } = this;
    do this.victim++;
    while (this.victim < victims.length && !state.isOnBoard(victims[this.victim] as number));
    return victims.length - this.victim;
  }

  /** Draws the outcome of one roll of an attack. */
  private thrown(run: AttackRun): ThrowOutcome {
    const planned = thrownIn(this.way, run);
    if (!run.isFurther && run.rolled === undefined) {
      this.made++;
      this.goesAgain = false;
    }
    if (planned.part?.rolls) return this.rollForAll(run, planned);
    return this.strike(this.victims[this.victim] as number, planned, run.again);
  }

  /** Rolls once for all figures that the attack hits. */
  private rollForAll(run: AttackRun, planned: PlannedAttack): ThrowOutcome {
    const { game, figure, target } = this;
    const { state, encounters } = game;
    const met = encounters.meetsNow(figure, target);
    met.again = run.again;
    const shared = encounters.distributions(figure, target).sharedRoll(planned, met);
    const outcome = drawn(shared, state.dice.uniform());
    if (state.tell) {
      const told = { figure, target, planned, met: { ...met }, outcome };
      const victims = oddsOnAll(game, figure, this.victims, shared, this.way, run);
      state.tell({ is: 'sharedRoll', ...told, victims });
    }
    return outcome;
  }

  /** The roll that follows an outcome, if any. */
  private after(run: AttackRun, outcome: ThrowOutcome): AttackRun | undefined {
    const { lives } = this.game.state;
    if (lives[this.figure] === 0) return undefined;
    // If an attack hits several targets, a power from another figure may allow a repeat after any of the rolls against
    // them. One of these rolls is enough.
    this.goesAgain ||= outcome.again;
    const all = this.goesAgain === outcome.again ? outcome : { ...outcome, again: true };
    const next = step(run, this.way, all, this);
    return next && next.again > run.again ? this.chosenAnew(next) : next;
  }

  private choose(worth: readonly number[]): number {
    const { policies, tables } = this.game;
    return policies[tables.sideOf[this.figure] as 0 | 1].choose(this.figure, worth);
  }

  /** The option that the policy chooses; undefined if there are no options. */
  private chosenOf<Option>(
    options: readonly Option[],
    worth: (option: Option) => number,
  ): Option | undefined {
    return options[options.length > 1 ? this.choose(options.map(worth)) : 0];
  }

  /** The target of an attack. Each chosen target may try to hide; if it does, another is chosen. */
  private seenTarget(before: number, planned: PlannedAttack): number | undefined {
    const { game, figure } = this;
    let target = this.targetOf(before, planned);
    const hides = (one: number) => {
      game.moments?.targeted(figure, one, planned.special === undefined);
      return !game.encounters.canTargetNow(figure, one);
    };
    if (game.tables.hides)
      while (target !== undefined && hides(target)) target = this.targetOf(target, planned);
    return target;
  }

  /**
   * The target of an attack: the previous one if possible, otherwise one that the policy chooses.
   */
  private targetOf(before: number, planned: PlannedAttack): number | undefined {
    const { game, figure } = this;
    const { state, encounters, tables } = game;
    const reaches = (target: number) =>
      encounters.canTargetNow(figure, target) &&
      encounters.reaches(figure, target, planned, encounters.meetsNow(figure, target));
    if (state.isOnBoard(before) && reaches(before)) return before;
    const enemies = tables.figuresOf[1 - (tables.sideOf[figure] as number)] as readonly number[];
    return this.chosenOf(enemies.filter(reaches), (one) => worthOn(game, figure, one, planned));
  }

  /**
   * The run for a repeat of an attack. If the special attack permits it, the policy chooses again among the special
   * attacks of the same power.
   */
  private chosenAnew(run: AttackRun): AttackRun {
    const { game, figure, target, way } = this;
    const before = way.attacks[run.attack] as PlannedAttack;
    if (!before.special?.anew) return run;
    const { encounters } = game;
    const [all] = encounters.ways(figure, target, encounters.meetsNow(figure, target));
    const options = (all?.ways ?? []).flatMap(({ attacks: [one] }) =>
      one?.special?.title === before.special?.title ? [one as PlannedAttack] : [],
    );
    const chosen = this.chosenOf(options, (one) => worthOn(game, figure, target, one)) ?? before;
    this.way = { ...way, attacks: way.attacks.with(run.attack, chosen) };
    this.victims = victimsOf(game, figure, target, chosen);
    return { ...run, left: this.victims.length - 1 };
  }

  /** Makes one attack on one figure and applies all its consequences. */
  private strike(target: number, planned: PlannedAttack, again: number): ThrowOutcome {
    const { game, figure } = this;
    const { state, encounters, tables } = game;
    const met = encounters.meetsNow(figure, target);
    met.again = again;
    this.struck++;
    const distribution = encounters.attackDistribution(figure, target, planned, met);
    const rolled = drawn(distribution, state.dice.uniform());
    if (state.tell) {
      const told = { figure, target, planned, met: { ...met }, distribution, outcome: rolled };
      // The odds for a shared roll were reported with that roll.
      const isKnown = distribution.isNothing || planned.part?.rolled !== undefined;
      const odds = isKnown ? undefined : oddsTold(game, figure, target, distribution);
      state.tell({ is: 'attack', ...told, ...(odds && { odds }) });
    }
    const side = tables.sideOf[figure] as number;
    const isEnemy = tables.sideOf[target] !== side;
    const isNormal = !planned.special && rolled.isAttack;
    const outcome = isEnemy ? spared(game, figure, target, rolled, isNormal) : rolled;
    const card = tables.cardOf[figure] as number;
    const victim = tables.cardOf[target] as number;
    noteAttack(game, figure, target, met, planned, outcome);
    const isPushed = outcome.spacesMoved > 0 && !outcome.enemyDestroyed;
    const lines = isPushed ? linesFrom(game, figure, state.place[figure] as number, target) : [];
    const aftermath = outcome.isAttack ? aftermathOf(game, figure, target, isNormal) : undefined;
    const space = state.isOnBoard(target) ? state.spaceA(target) : -1;
    if (outcome.enemyDestroyed) game.destroy(target, card);
    else game.wound(target, outcome.enemyWounds, card);
    if (outcome.enemyDestroyed) {
      const attack = { isNormal: !planned.special, wounds: outcome.enemyWounds, isDestroyed: true };
      game.moments?.replace(figure, { it: target, space, attack });
    }
    const cause = outcome.paid > 0 ? 'own side' : victim;
    if (outcome.ownDestroyed) game.destroy(figure, outcome.paidAll ? 'own side' : victim);
    else game.wound(figure, outcome.ownWounds, cause);
    if (lines.length > 0 && state.isOnBoard(target)) {
      knockBack(game, this.board, figure, target, lines, outcome.spacesMoved, (worth) =>
        this.choose(worth),
      );
    }
    if (outcome.isAttack) takeMarkers(game, figure, target, planned, outcome);
    regroup(game, figure, target, planned, outcome);
    if (isEnemy && isNormal && outcome.enemyDestroyed) {
      const attack = { isNormal, wounds: outcome.enemyWounds, isDestroyed: true };
      game.moments?.together('destroyed', victim, { it: figure, attack }, 'own', [target]);
    }
    aftermath?.after(outcome.enemyWounds, outcome.enemyDestroyed);
    if (outcome.isAttack && tables.sideOf[target] !== side)
      game.moments?.attacked(figure, target, isNormal, outcome.enemyWounds, outcome.enemyDestroyed);
    if (outcome.returned) {
      returnNear(game, figure, outcome.returned.own);
      returnNear(game, target, outcome.returned.enemy);
    }
    return outcome;
  }
}

/** Draws the ways to attack, if a D20 decides them. */
function drawnWays(weighed: readonly WeighedWays[], dice: GameDice): WeighedWays {
  const [only] = weighed;
  if (weighed.length === 1 && only) return only;
  const total = Number(weighed.reduce((sum, { weight }) => sum + weight, 0n));
  let at = dice.uniform() * total;
  for (const one of weighed) {
    at -= Number(one.weight);
    if (at < 0) return one;
  }
  return weighed.at(-1) as WeighedWays;
}
