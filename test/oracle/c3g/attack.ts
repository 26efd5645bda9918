/** One C3G attack with Knockback, played with given dice: RULES.md sections 1 and 2, transcribed literally. */

import {
  type Board,
  DIRECTIONS,
  type Direction,
  endlessGround,
  neighbour,
  type Place,
  readBoard,
  type Space,
  samePlace,
  type Wall,
  wallBetween,
} from './board.ts';
import type { Dice } from './chance.ts';

export interface OracleFigure {
  height: number;
  life?: number;
  wounds?: number;
  spaces: Place[];
  lavaResistant?: boolean;
}
export interface OracleOther {
  kind: 'figure' | 'object' | 'obstacle' | 'glyph' | 'power';
  name: string;
  spaces: Place[];
  life?: number;
  passable?: boolean;
}
export interface OracleRulings {
  automaticShieldsNeedARoll: boolean;
  destroyedFiguresStay: boolean;
  adjacentWithinHeight: boolean;
  greatHeight: boolean;
  glyphsBlock: boolean;
  doubleSpaceEndsLevel: boolean;
}
export interface OracleAttack {
  /** Dice before height advantage. */
  attackDice: number;
  defenseDice: number;
  /** The shields that count against this attack: 0 for Tough against a special attack. */
  automaticShields: number;
  hitsPerSkull: number;
  superStrength: boolean;
  normalAttack: boolean;
  /** A D20 at or above this number ignores the attack. */
  ignoresAttackOn?: number;
  attacker: OracleFigure;
  defender: OracleFigure;
  /**
   * Absent: clear, level ground without end, the figures adjacent; their spaces, `others` and `walls` are ignored.
   */
  terrain?: string;
  others?: OracleOther[];
  walls?: Wall[];
  rulings?: Partial<OracleRulings>;
}

export type Cause =
  | 'none'
  | 'edge'
  | 'wall'
  | OracleOther['kind']
  | 'elevation'
  | 'uneven'
  | 'hazard';

/** The result of one attack: the measures of section 4. */
export interface OracleOutcome {
  attackWounds: number;
  knockbackPoints: number;
  spacesMoved: number;
  displaced: number;
  stoppedBy: Cause;
  knockbackDamageRolled: number;
  knockbackWounds: number;
  fallWounds: number;
  hazardDestroyed: number;
  totalWounds: number;
  destroyed: number;
  finalSpace: string;
  /** The figures and objects hit by the knockback die. */
  hit: OracleOther[];
}

/** The faces of the attack and defense dice, in as much detail as any rule needs. */
export interface Rolled {
  attackerSkulls: number;
  defenderShields: number;
  defenderSkulls: number;
}

const DEFAULT_RULINGS: OracleRulings = {
  automaticShieldsNeedARoll: true,
  destroyedFiguresStay: true,
  adjacentWithinHeight: true,
  greatHeight: true,
  glyphsBlock: true,
  doubleSpaceEndsLevel: true,
};

export interface Line {
  direction: Direction;
  from: Place;
  through: Place;
}

/** The attack with its board read and nothing left optional that the rules ask for. */
export interface Game {
  attack: OracleAttack;
  attacker: OracleFigure;
  defender: OracleFigure;
  board: Board;
  others: OracleOther[];
  walls: Wall[];
  rulings: OracleRulings;
}

export function setUp(attack: OracleAttack): Game {
  const rulings = { ...DEFAULT_RULINGS, ...attack.rulings };
  const { attacker, defender, terrain } = attack;
  if (terrain !== undefined)
    return {
      attack,
      attacker,
      defender,
      board: readBoard(terrain),
      others: attack.others ?? [],
      walls: attack.walls ?? [],
      rulings,
    };
  // Endless level ground is alike everywhere: any two neighbouring spaces do, and the size of a base makes no difference.
  return {
    attack,
    attacker: { ...attacker, spaces: [[0, 0]] },
    defender: { ...defender, spaces: [[1, 0]] },
    board: endlessGround,
    others: [],
    walls: [],
    rulings,
  };
}

function spaceAt({ board }: Game, place: Place): Space {
  const space = board(place);
  if (space === undefined) throw new Error(`no space at ${place.join(',')}`);
  return space;
}

/** "Its base's level is the higher of its two spaces." */
function baseLevel(game: Game, spaces: readonly Place[]): number {
  return Math.max(...spaces.map((place) => spaceAt(game, place).level));
}

/** "Every adjacent pair (attacker's space, defender's space) gives a line." */
export function linesOf(game: Game): Line[] {
  const { attacker, defender } = game;
  const lines: Line[] = [];
  for (const from of attacker.spaces) {
    for (const through of defender.spaces) {
      for (const direction of DIRECTIONS) {
        if (samePlace(neighbour(from, direction), through) && areAdjacent(game, from, through))
          lines.push({ direction, from, through });
      }
    }
  }
  return lines;
}

/** "Neighbouring spaces are adjacent unless a wall stands between them or their levels differ by at least the Height of the lower figure." */
function areAdjacent(game: Game, from: Place, through: Place): boolean {
  if (wallBetween(game.walls, from, through)) return false;
  if (!game.rulings.adjacentWithinHeight) return true;
  const attackerLevel = spaceAt(game, from).level;
  const defenderLevel = spaceAt(game, through).level;
  const lower = attackerLevel < defenderLevel ? game.attacker : game.defender;
  return Math.abs(attackerLevel - defenderLevel) < lower.height;
}

/**
 * "Height advantage gives +1 attack die to an attacker, or +1 defense die to a defender, whose base is higher; +2 from ten levels
 * on (ruling `greatHeight`). Attack dice of special attacks are never changed by it"; "never below 0".
 */
export function diceCounts(game: Game): { attackDice: number; defenseDice: number } {
  const { attack, rulings } = game;
  const attackerBase = baseLevel(game, game.attacker.spaces);
  const defenderBase = baseLevel(game, game.defender.spaces);
  const gained = (own: number, other: number): number => {
    if (own <= other) return 0;
    return rulings.greatHeight && own - other >= 10 ? 2 : 1;
  };
  const forAttacker = attack.normalAttack ? gained(attackerBase, defenderBase) : 0;
  return {
    attackDice: Math.max(0, attack.attackDice + forAttacker),
    defenseDice: Math.max(0, attack.defenseDice + gained(defenderBase, attackerBase)),
  };
}

/** The defender's Life running out. Without a Life wounds are counted and destroy nothing. */
class Defender {
  destroyed = false;
  private lifeLeft: number;

  constructor({ life, wounds = 0 }: OracleFigure) {
    this.lifeLeft = life === undefined ? Number.POSITIVE_INFINITY : life - wounds;
    if (this.lifeLeft <= 0) throw new Error('the defender is destroyed already');
  }

  /** "Wounds never exceed the Life left": answers how many of the wounds counted. */
  takeWounds(wounds: number): number {
    const counted = Math.min(wounds, this.lifeLeft);
    this.lifeLeft -= counted;
    if (this.lifeLeft === 0) this.destroyed = true;
    return counted;
  }
}

interface Walk {
  /** The figure's spaces at first and after each step. */
  stands: Place[][];
  stoppedBy: Cause;
  /** Everything that prevented the step that could not be made. */
  preventedBy: OracleOther[];
}

/** "Step along the line while KP remain. A step costs 1 + levels climbed." No dice: terrain that could destroy is dealt with later. */
function walk(game: Game, direction: Direction, knockbackPoints: number): Walk {
  const stands: Place[][] = [game.defender.spaces];
  let standing = game.defender.spaces;
  let left = knockbackPoints;
  while (left > 0) {
    const next = standing.map((place) => neighbour(place, direction));
    const preventedBy = occupantsAhead(game, standing, next);
    const cause = whyNot(game, standing, next, preventedBy, left);
    if (cause !== undefined)
      return {
        stands,
        stoppedBy: cause,
        preventedBy: cause === 'edge' ? [] : preventedBy,
      };
    left -= 1 + Math.max(0, baseLevel(game, next) - baseLevel(game, standing));
    standing = next;
    stands.push(standing);
  }
  return { stands, stoppedBy: 'none', preventedBy: [] };
}

/** "Before each step, in this order"; of a double-space figure "each half is checked, and the first cause in the order above counts". */
function whyNot(
  game: Game,
  standing: Place[],
  next: Place[],
  occupants: readonly OracleOther[],
  left: number,
): Cause | undefined {
  // 1. "the next space is not on the map (a hole counts): stop, edge"
  if (next.some((place) => game.board(place) === undefined)) return 'edge';
  // 2. "a wall stands between: wall; the next space holds a figure, a destructible object, an obstacle, a glyph, a blocking special power"
  if (next.some((place, half) => wallBetween(game.walls, standing[half] ?? place, place)))
    return 'wall';
  for (const kind of ['figure', 'object', 'obstacle', 'glyph', 'power'] as const) {
    if (occupants.some((other) => other.kind === kind)) return kind;
  }
  // 3. "the step climbs Height levels or more, or costs more than the KP left: elevation"; "climbs and drops are between base levels"
  const climbed = Math.max(0, baseLevel(game, next) - baseLevel(game, standing));
  return climbed >= game.defender.height || 1 + climbed > left ? 'elevation' : undefined;
}

/**
 * What stands on the next spaces, a double-space figure's "own spaces never in its way". The attacker is not looked for:
 * on a line that leads straight away from it, neither half of a base can come to an attacker's space.
 */
function occupantsAhead(
  { others, rulings, walls }: Game,
  standing: readonly Place[],
  next: readonly Place[],
): OracleOther[] {
  // "A wall before one half does not shield the figure before the other": it shields who is behind it.
  const entered = next.filter(
    (place, half) =>
      !standing.some((own) => samePlace(own, place)) &&
      !wallBetween(walls, standing[half] ?? place, place),
  );
  return others.filter((other) => {
    if (other.kind === 'glyph' && (!rulings.glyphsBlock || other.passable === true)) return false;
    return other.spaces.some((place) => entered.some((nextPlace) => samePlace(place, nextPlace)));
  });
}

/** Ruling `doubleSpaceEndsLevel`: "must end on two spaces of one level. It is put back to the last such step." */
function putBackToLevelGround(game: Game, walked: Walk): Walk {
  const isLevel = (spaces: readonly Place[]): boolean =>
    new Set(spaces.map((place) => spaceAt(game, place).level)).size === 1;
  const stands = [...walked.stands];
  if (isLevel(stands[stands.length - 1] ?? [])) return walked;
  while (stands.length > 1 && !isLevel(stands[stands.length - 1] ?? [])) stands.pop();
  // "If KP ran out without another cause, the cause is `uneven` and KD is rolled; an earlier cause stands as it was."
  return {
    ...walked,
    stands,
    stoppedBy: walked.stoppedBy === 'none' ? 'uneven' : walked.stoppedBy,
  };
}

/** One whole attack along one line (`undefined`: not adjacent), in the order of section 2. */
export function playAttack(
  game: Game,
  line: Line | undefined,
  rolled: Rolled,
  dice: Dice,
): OracleOutcome {
  const { attack, rulings } = game;
  const { attackDice, defenseDice } = diceCounts(game);
  const nameOf = (spaces: readonly Place[]): string =>
    spaces.map((place) => place.join(',')).join('+');
  const outcome: OracleOutcome = {
    attackWounds: 0,
    knockbackPoints: 0,
    spacesMoved: 0,
    displaced: 0,
    stoppedBy: 'none',
    knockbackDamageRolled: 0,
    knockbackWounds: 0,
    fallWounds: 0,
    hazardDestroyed: 0,
    totalWounds: 0,
    destroyed: 0,
    finalSpace: nameOf(game.defender.spaces),
    hit: [],
  };
  const defender = new Defender(game.defender);

  // "An attack with 0 dice is no attack."
  if (attackDice === 0) return outcome;
  // "Ignoring an attack may itself be a roll (D20 at or above a number on the card): then no wounds and no Knockback."
  if (attack.ignoresAttackOn !== undefined && dice.happens(21 - attack.ignoresAttackOn, 20))
    return outcome;

  // "Hits = skulls rolled (doubled where the card says so). Blocks = shields rolled + automatic shields. Wounds = max(0, hits - blocks)."
  const hits = rolled.attackerSkulls * attack.hitsPerSkull;
  const shieldsCount = defenseDice > 0 || !rulings.automaticShieldsNeedARoll;
  const blocks = rolled.defenderShields + (shieldsCount ? attack.automaticShields : 0);
  outcome.attackWounds = defender.takeWounds(Math.max(0, hits - blocks));

  // "Applies when the attacker has Super Strength ..., makes a normal attack on an adjacent figure"
  if (attack.superStrength && attack.normalAttack && line !== undefined) {
    // "KP = skulls rolled by the attacker - skulls rolled by the defender, never below 0."
    outcome.knockbackPoints = Math.max(0, rolled.attackerSkulls - rolled.defenderSkulls);
    // Ruling `destroyedFiguresStay`: "a defender destroyed by the attack itself is not knocked back."
    if (!(defender.destroyed && rulings.destroyedFiguresStay))
      knockBack(game, line.direction, defender, outcome, dice, nameOf);
  }
  outcome.displaced = outcome.spacesMoved > 0 ? 1 : 0;
  outcome.totalWounds = outcome.attackWounds + outcome.knockbackWounds + outcome.fallWounds;
  outcome.destroyed = defender.destroyed ? 1 : 0;
  return outcome;
}

/** "Order: ... Knockback steps (molten lava at each step), KD, then falls in the order of the path." Writes into the outcome. */
function knockBack(
  game: Game,
  direction: Direction,
  defender: Defender,
  outcome: OracleOutcome,
  dice: Dice,
  nameOf: (spaces: readonly Place[]) => string,
): void {
  // "If the attacking figure has any remaining KPs": with none nothing moves, not even off uneven ground.
  if (outcome.knockbackPoints === 0) return;
  const freely = walk(game, direction, outcome.knockbackPoints);
  const isDouble = game.defender.spaces.length === 2;
  const { stands, stoppedBy, preventedBy } =
    isDouble && game.rulings.doubleSpaceEndsLevel ? putBackToLevelGround(game, freely) : freely;

  for (const [step, spaces] of stands.entries()) {
    outcome.spacesMoved = step;
    outcome.finalSpace = nameOf(spaces);
    if (step === 0 || defender.destroyed || game.defender.lavaResistant === true) continue;
    // "Enters a molten lava space ... destroyed on 1-19"; double: "once per step that puts it on one or two such spaces".
    if (spaces.some((place) => spaceAt(game, place).terrain === 'm') && dice.happens(19, 20)) {
      // "A figure destroyed on the way stops there (`hazard`, if by lava) and rolls no more."
      defender.destroyed = true;
      outcome.hazardDestroyed = 1;
      outcome.stoppedBy = 'hazard';
      return;
    }
  }
  outcome.stoppedBy = stoppedBy;

  // KD for every cause but `edge` (and `none`): "one attack die. A skull is 1 unblockable hit to the defender and to every
  // figure or destructible object that prevented the step."
  if (stoppedBy !== 'none' && stoppedBy !== 'edge') {
    outcome.knockbackDamageRolled = 1;
    if (rollSkull(dice)) {
      if (!defender.destroyed) outcome.knockbackWounds = defender.takeWounds(1);
      outcome.hit = preventedBy.filter(({ kind }) => kind === 'figure' || kind === 'object');
    }
  }

  for (let step = 1; step < stands.length && !defender.destroyed; step++)
    fall(game, stands[step - 1] ?? [], stands[step] ?? [], defender, outcome, dice);
}

/** "One step down of at least Height levels is a fall"; "landing on water: no fall", and a double "lands on water only with both spaces". */
function fall(
  game: Game,
  above: readonly Place[],
  below: readonly Place[],
  defender: Defender,
  outcome: OracleOutcome,
  dice: Dice,
): void {
  const drop = baseLevel(game, above) - baseLevel(game, below);
  const { height } = game.defender;
  if (drop < height || below.every((place) => spaceAt(game, place).terrain === 'w')) return;
  if (drop >= height + 20) {
    // "D20, destroyed on 1-18, unhurt on 19-20"
    if (!dice.happens(18, 20)) return;
    defender.destroyed = true;
    outcome.hazardDestroyed = 1;
    return;
  }
  let skulls = 0;
  for (let die = 0; die < (drop >= height + 10 ? 3 : 1); die++) skulls += rollSkull(dice) ? 1 : 0;
  outcome.fallWounds += defender.takeWounds(skulls);
}

/** "Combat die: six equally likely faces: 3 skulls ..." */
function rollSkull(dice: Dice): boolean {
  return dice.happens(3, 6);
}
