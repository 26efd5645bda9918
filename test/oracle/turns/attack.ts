/** One attack of a turn, RULES.md sections 1 and 2 with all rulings at their defaults, for figures with single bases. */

import {
  DIRECTIONS,
  type Direction,
  neighbour,
  type Place,
  samePlace,
  wallBetween,
} from '../c3g/board.ts';
import { type Dice, everyCourse, type Fraction, plus, resultsOf, times } from '../c3g/chance.ts';
import { distance, type Ground, placeName, spaceAt } from './board.ts';
import { type Card, has, heightOf, type Kind, type Special } from './document.ts';
import { fallOf, rollFall } from './falls.ts';

/** Another figure or object on the board, in addition to the two that fight. */
export interface Bystander {
  /** By which an ending names those that were hit. */
  id: string;
  kind: Kind;
  at: readonly Place[];
  passable?: boolean;
}

export interface Scene {
  ground: Ground;
  /** Without `special` it makes a normal attack. */
  attacker: { card: Card; at: Place; special?: Special };
  /** `lifeLeft` is infinite without a Life. */
  defender: { card: Card; at: Place; lifeLeft: number };
  bystanders: readonly Bystander[];
}

export interface Ending {
  attackWounds: number;
  /** Blocks in excess of the hits, if Counter Strike turns them into wounds; the attacker's Life is ignored. */
  attackerWounds: number;
  knockbackPoints: number;
  spacesMoved: number;
  stoppedBy: string;
  knockbackDamageRolled: boolean;
  knockbackWounds: number;
  fallWounds: number;
  hazardDestroyed: boolean;
  destroyed: boolean;
  at: Place;
  /** Ids of the figures and objects hit by Knockback Damage. */
  hit: string[];
}

interface Rolled {
  wounds: number;
  blocksBeyondHits: number;
  /** Skulls of the attacker less skulls of the defender, not below 0. */
  skullsAhead: number;
}

/** "A Range of 1 reaches only whoever is adjacent, others so many spaces, whatever lies between"; without a Range it is 1. */
function inReach(scene: Scene): boolean {
  const { attacker, defender } = scene;
  const { range = 1 } = attacker.special ?? attacker.card;
  if (range === 1) return directionOf(scene) !== undefined;
  return distance(attacker.at, defender.at) <= range;
}

/** The way from the attacker to a defender that is adjacent; `undefined` if it is not. */
function directionOf({ ground, attacker, defender }: Scene): Direction | undefined {
  const level = spaceAt(ground, attacker.at).level;
  const levelOfDefender = spaceAt(ground, defender.at).level;
  // "Unless a wall stands between them or their levels differ by at least the Height of the lower figure"
  const lower = level < levelOfDefender ? attacker.card : defender.card;
  if (wallBetween(ground.walls, attacker.at, defender.at)) return undefined;
  if (Math.abs(level - levelOfDefender) >= heightOf(lower)) return undefined;
  return DIRECTIONS.find((way) => samePlace(neighbour(attacker.at, way), defender.at));
}

/** "+1 attack die to an attacker, or +1 defense die to a defender, whose base is higher; +2 from ten levels on" */
function diceOf({ ground, attacker, defender }: Scene): { attack: number; defense: number } {
  const level = spaceAt(ground, attacker.at).level;
  const levelOfDefender = spaceAt(ground, defender.at).level;
  const gained = (above: number): number => (above <= 0 ? 0 : above < 10 ? 1 : 2);
  const { card, special } = attacker;
  return {
    // "Attack dice of special attacks are never changed by it."
    attack: special ? (special.dice ?? card.attack) : card.attack + gained(level - levelOfDefender),
    defense: defender.card.defense + gained(levelOfDefender - level),
  };
}

/** Whether it is an attack at all: "an attack with 0 dice is no attack". */
export function canAttack(scene: Scene): boolean {
  return inReach(scene) && diceOf(scene).attack > 0;
}

/** Tough: one automatic shield "against a normal attack"; `automaticShieldsNeedARoll`: "only when at least one defense die is rolled". */
function automaticShields(scene: Scene): number {
  const isNormal = scene.attacker.special === undefined;
  return isNormal && has(scene.defender.card, 'tough') && diceOf(scene).defense > 0 ? 1 : 0;
}

/** Every ending of the attack once, with its chance. */
export function attackDistribution(scene: Scene): { ending: Ending; chance: Fraction }[] {
  const { attack, defense } = diceOf(scene);
  const distribution = new Map<string, { ending: Ending; chance: Fraction }>();
  for (const { rolled, chance } of rolls(attack, defense, automaticShields(scene))) {
    for (const course of everyCourse((later) => play(scene, rolled, later)))
      gather(distribution, course.ending, times(chance, course.chance));
  }
  return [...distribution.values()];
}

/** The same with given attack and defense dice: only the dice after them are random. */
export function attackDistributionOfRoll(
  scene: Scene,
  skulls: number,
  shields: number,
  skullsOfDefender: number,
): { ending: Ending; chance: Fraction }[] {
  const rolled = cameTo(skulls, shields + automaticShields(scene), skullsOfDefender);
  return everyCourse((later) => play(scene, rolled, later));
}

/** "Hits = skulls rolled. Blocks = shields rolled + automatic shields." */
function cameTo(skulls: number, blocks: number, skullsOfDefender: number): Rolled {
  return {
    wounds: Math.max(0, skulls - blocks),
    blocksBeyondHits: Math.max(0, blocks - skulls),
    skullsAhead: Math.max(0, skulls - skullsOfDefender),
  };
}

function gather<Value>(
  distribution: Map<string, { ending: Value; chance: Fraction }>,
  ending: Value,
  chance: Fraction,
): void {
  const key = JSON.stringify(ending);
  const before = distribution.get(key);
  distribution.set(key, {
    ending,
    chance: before === undefined ? chance : plus(before.chance, chance),
  });
}

const knownRolls = new Map<string, { rolled: Rolled; chance: Fraction }[]>();

/** The outcomes of the attack and defense dice. The same few numbers of dice are needed again and again. */
function rolls(
  attack: number,
  defense: number,
  automatic: number,
): { rolled: Rolled; chance: Fraction }[] {
  const key = `${attack} ${defense} ${automatic}`;
  const known = knownRolls.get(key);
  if (known !== undefined) return known;
  const distribution = new Map<string, { ending: Rolled; chance: Fraction }>();
  for (const attacking of resultsOf(attack)) {
    for (const defending of resultsOf(defense)) {
      const blocks = defending.shields + automatic;
      const rolled = cameTo(attacking.skulls, blocks, defending.skulls);
      gather(distribution, rolled, times(attacking.chance, defending.chance));
    }
  }
  const found = [...distribution.values()].map(({ ending, chance }) => ({
    rolled: ending,
    chance,
  }));
  knownRolls.set(key, found);
  return found;
}

/** The attack after its first dice: "attack wounds, Knockback steps (molten lava at each step), KD, then falls". */
function play(scene: Scene, rolled: Rolled, dice: Dice): Ending {
  const { attacker, defender } = scene;
  const direction = directionOf(scene);
  const attackWounds = Math.min(rolled.wounds, defender.lifeLeft);
  // Counter Strike answers a normal attack from next to it.
  const isNormal = attacker.special === undefined;
  const countered = isNormal && has(defender.card, 'counter-strike') && direction !== undefined;
  const ending: Ending = {
    attackWounds,
    attackerWounds: countered ? rolled.blocksBeyondHits : 0,
    knockbackPoints: 0,
    spacesMoved: 0,
    stoppedBy: 'none',
    knockbackDamageRolled: false,
    knockbackWounds: 0,
    fallWounds: 0,
    hazardDestroyed: false,
    destroyed: attackWounds === defender.lifeLeft,
    at: defender.at,
    hit: [],
  };
  // Knockback is for who "makes a normal attack on an adjacent figure".
  if (!isNormal || !has(attacker.card, 'super-strength') || direction === undefined) return ending;
  ending.knockbackPoints = rolled.skullsAhead;
  // `destroyedFiguresStay`
  if (ending.knockbackPoints > 0 && !ending.destroyed) knockBack(scene, direction, ending, dice);
  return ending;
}

interface Walk {
  /** The defender's spaces at first and after each step. */
  path: Place[];
  stoppedBy: string;
  /** The figures and objects that prevented the step that could not be made. */
  prevented: readonly Bystander[];
}

const BLOCKING: readonly Kind[] = ['figure', 'object', 'obstacle', 'glyph', 'power'];

/** "Step along the line while KP remain. A step costs 1 + levels climbed." */
function walk(scene: Scene, direction: Direction, points: number): Walk {
  const { ground, defender } = scene;
  const path = [defender.at];
  let here = defender.at;
  let left = points;
  while (left > 0) {
    const next = neighbour(here, direction);
    const nobody: Bystander[] = [];
    if (ground.at(next) === undefined) return { path, stoppedBy: 'edge', prevented: nobody };
    if (wallBetween(ground.walls, here, next))
      return { path, stoppedBy: 'wall', prevented: nobody };
    const ahead = scene.bystanders.filter(
      ({ at, passable }) => passable !== true && at.some((place) => samePlace(place, next)),
    );
    const inTheWay = BLOCKING.find((kind) => ahead.some((bystander) => bystander.kind === kind));
    if (inTheWay !== undefined) return { path, stoppedBy: inTheWay, prevented: ahead };
    const climbed = Math.max(0, spaceAt(ground, next).level - spaceAt(ground, here).level);
    if (climbed >= heightOf(defender.card) || 1 + climbed > left)
      return { path, stoppedBy: 'elevation', prevented: nobody };
    left -= 1 + climbed;
    here = next;
    path.push(here);
  }
  return { path, stoppedBy: 'none', prevented: [] };
}

function knockBack(scene: Scene, direction: Direction, ending: Ending, dice: Dice): void {
  const { ground, defender } = scene;
  const { path, stoppedBy, prevented } = walk(scene, direction, ending.knockbackPoints);
  let lifeLeft = defender.lifeLeft - ending.attackWounds;
  const wound = (wounds: number): number => {
    const taken = Math.min(wounds, lifeLeft);
    lifeLeft -= taken;
    if (lifeLeft === 0) ending.destroyed = true;
    return taken;
  };
  for (const [step, place] of path.entries()) {
    ending.spacesMoved = step;
    ending.at = place;
    if (step === 0 || spaceAt(ground, place).terrain !== 'm') continue;
    // "Destroyed on 1-19, survives on 20. Lava-resistant figures never roll."
    if (has(defender.card, 'lava-resistant') || !dice.happens(19, 20)) continue;
    ending.stoppedBy = 'hazard';
    ending.hazardDestroyed = true;
    ending.destroyed = true;
    return;
  }
  ending.stoppedBy = stoppedBy;
  if (stoppedBy !== 'none' && stoppedBy !== 'edge') {
    ending.knockbackDamageRolled = true;
    if (dice.happens(3, 6)) {
      ending.knockbackWounds = wound(1);
      ending.hit = prevented
        .filter(({ kind }) => kind === 'figure' || kind === 'object')
        .map(({ id }) => id);
    }
  }
  for (let step = 1; step < path.length && !ending.destroyed; step++) {
    const [above, below] = [path[step - 1], path[step]];
    if (above !== undefined && below !== undefined) fall(scene, above, below, ending, wound, dice);
  }
}

function fall(
  { ground, defender }: Scene,
  above: Place,
  below: Place,
  ending: Ending,
  wound: (wounds: number) => number,
  dice: Dice,
): void {
  const drop = spaceAt(ground, above).level - spaceAt(ground, below).level;
  const kind = fallOf(heightOf(defender.card), drop);
  // "Landing on water: no fall."
  if (kind === undefined || spaceAt(ground, below).terrain === 'w') return;
  const came = rollFall(kind, dice);
  if (came === 'destroyed') {
    ending.hazardDestroyed = true;
    ending.destroyed = true;
    return;
  }
  ending.fallWounds += wound(came);
}

/** All that an attack depends on, as text. */
export function sceneKey({ attacker, defender, bystanders }: Scene): string {
  const others = bystanders.map(({ id, at }) => `${id}@${placeName(at)}`).join(' ');
  const { card, special } = attacker;
  const what = special ? `${special.range}/${special.dice}` : '';
  return `${card.name} ${what}@${attacker.at} ${defender.at} ${defender.lifeLeft} ${others}`;
}
