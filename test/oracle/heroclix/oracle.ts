/**
 * Brute-force oracle for HeroClix knockback (12.6d, 12.6e; RULES.md sections 3 and 4). It plays the attack and the
 * knockback separately, square by square, for each of the 36 results of 2d6. Comments in quotation marks are the rule
 * that the lines below them transcribe.
 */

type Square = [number, number]; // [column, row]

export interface OracleClixAttack {
  attackValue: number;
  damage: number;
  keyphraseKnockback: boolean;
  knockbackDistance?: number; // default 3
  defenseValue: number;
  immune: boolean;
  terrain?: string; // absent: endless level ground
  attacker?: Square;
  defender?: Square; // need not be the attacker's neighbour
  others?: { name: string; at: Square }[]; // characters
  walls?: [Square, Square][]; // between orthogonally neighbouring squares
  rulings?: Partial<
    Record<'knockbackNeedsDamage' | 'fallAndShortAddUp' | 'statedDistanceIsFull', boolean>
  >;
}

/** Probability of every value that can occur, keyed by String(value); fractions are reduced. */
export type Distribution = Map<string, { numerator: bigint; denominator: bigint }>;

type Cause = 'none' | 'character' | 'blocking' | 'wall' | 'edge' | 'higher' | 'fell';
type Ground = { kind: 'level'; level: number } | { kind: 'blocking' } | { kind: 'offMap' };

interface Board {
  groundAt(square: Square): Ground;
  characterAt(square: Square): boolean;
  wallBetween(oneSquare: Square, neighbour: Square): boolean; // orthogonal neighbours only
  attacker: Square;
  defender: Square;
}

interface Knockback {
  squaresMoved: number;
  stoppedBy: Cause;
  finalSquare: Square;
  lastSquareWasLower: boolean;
}

const USUAL_DISTANCE = 3;
const DICE_RESULTS = 36;

export function heroclixOracle(attack: OracleClixAttack): Record<string, Distribution> {
  const counts: Record<string, Map<string, number>> = {};
  for (let firstDie = 1; firstDie <= 6; firstDie++) {
    for (let secondDie = 1; secondDie <= 6; secondDie++) {
      for (const [measure, value] of Object.entries(playAttack(attack, firstDie + secondDie))) {
        counts[measure] ??= new Map<string, number>();
        const ofMeasure = counts[measure];
        ofMeasure.set(String(value), (ofMeasure.get(String(value)) ?? 0) + 1);
      }
    }
  }
  const distributions: Record<string, Distribution> = {};
  for (const [measure, ofMeasure] of Object.entries(counts)) {
    const distribution: Distribution = new Map();
    for (const [value, count] of ofMeasure)
      distribution.set(value, reducedFraction(count, DICE_RESULTS));
    distributions[measure] = distribution;
  }
  return distributions;
}

/** One whole attack with a given sum of the two dice: the measures of RULES.md section 4. */
function playAttack(attack: OracleClixAttack, diceSum: number): Record<string, string | number> {
  const board = readBoard(attack);

  // "The attacker rolls 2d6 + attack value; it hits when that is at least the defense value;
  //  2 always misses, 12 always hits with +1 damage."
  let hit = diceSum + attack.attackValue >= attack.defenseValue;
  if (diceSum === 2) hit = false;
  if (diceSum === 12) hit = true;
  let damage = 0; // "`damage` (0 on a miss)"
  if (hit) damage = diceSum === 12 ? attack.damage + 1 : attack.damage;

  // "On a hit by a character with KNOCKBACK the target, after its clicks, is knocked back."
  // "ruling `knockbackNeedsDamage` (default off)"
  const needsDamage = attack.rulings?.knockbackNeedsDamage ?? false;
  const knockedBack = hit && attack.keyphraseKnockback && (!needsDamage || damage > 0);

  // "3 squares, or the number an effect states."
  const distance = attack.knockbackDistance ?? USUAL_DISTANCE;
  let knockback: Knockback = {
    squaresMoved: 0,
    stoppedBy: 'none',
    finalSquare: board.defender,
    lastSquareWasLower: false,
  };
  let knockbackDamage = 0;
  if (knockedBack) {
    knockback = knockBack(board, distance);
    knockbackDamage = damageOfKnockback(attack, knockback, distance);
  }

  const measures: Record<string, string | number> = {
    hit: hit ? 1 : 0,
    damage,
    squaresMoved: knockback.squaresMoved,
    stoppedBy: knockback.stoppedBy,
    knockbackDamage,
  };
  if (attack.terrain !== undefined) measures.finalSquare = key(knockback.finalSquare);
  return measures;
}

/** The knockback sequence (12.6d). */
function knockBack(board: Board, distance: number): Knockback {
  let squaresMoved = 0;
  let here = board.defender;
  let lastSquareWasLower = false; // "the square just entered was lower than the one before"
  for (;;) {
    const next = squareOfPath(board, squaresMoved + 1);
    const stoppedBy = causeToStop(board, here, next, squaresMoved, distance, lastSquareWasLower);
    if (stoppedBy !== undefined)
      return { squaresMoved, stoppedBy, finalSquare: here, lastSquareWasLower };
    lastSquareWasLower = levelAt(board, next) < levelAt(board, here);
    here = next;
    squaresMoved += 1;
  }
}

/**
 * "**directly away** from the attacker: step k stands at target + (round(k dx / m), round(k dy / m)), where (dx, dy)
 *  leads from attacker to target, m = max(|dx|, |dy|), halves rounded away from zero"
 */
function squareOfPath(board: Board, k: number): Square {
  const dx = board.defender[0] - board.attacker[0];
  const dy = board.defender[1] - board.attacker[1];
  const m = Math.max(Math.abs(dx), Math.abs(dy));
  if (m === 0) throw new Error('attacker and defender stand on the same square');
  return [
    board.defender[0] + roundedQuotient(k * dx, m),
    board.defender[1] + roundedQuotient(k * dy, m),
  ];
}

/** dividend / divisor rounded to the nearest integer, halves away from zero; computed with integers, so exact. */
function roundedQuotient(dividend: number, divisor: number): number {
  const size = Math.abs(dividend);
  const remainder = size % divisor;
  const roundedDown = (size - remainder) / divisor;
  const rounded = 2 * remainder >= divisor ? roundedDown + 1 : roundedDown;
  return dividend < 0 ? 0 - rounded : rounded;
}

/** "Before each square, stop at the first of these"; undefined: the next square is entered. */
function causeToStop(
  board: Board,
  here: Square,
  next: Square,
  squaresMoved: number,
  distance: number,
  lastSquareWasLower: boolean,
): Cause | undefined {
  // "the full number is reached (`none`)"
  if (squaresMoved >= distance) return 'none';
  // "a character occupies the next square (`character`)"
  if (board.characterAt(next)) return 'character';
  // "the next square is blocking terrain (`blocking`) or a wall is between (`wall`; …)"
  const ground = board.groundAt(next);
  if (ground.kind === 'blocking') return 'blocking';
  if (wallStopsStep(board, here, next)) return 'wall';
  // "the next square is off the map (`edge`)"
  if (ground.kind === 'offMap') return 'edge';
  // "it is higher (`higher`)"
  if (ground.level > levelAt(board, here)) return 'higher';
  // "the square just entered was lower than the one before (`fell`)"
  if (lastSquareWasLower) return 'fell';
  return undefined;
}

/** "on a diagonal: when each of the two orthogonal ways round the corner has a wall" (on either of its two edges) */
function wallStopsStep(board: Board, here: Square, next: Square): boolean {
  const isDiagonal = here[0] !== next[0] && here[1] !== next[1];
  if (!isDiagonal) return board.wallBetween(here, next);
  const columnFirst: Square = [next[0], here[1]];
  const rowFirst: Square = [here[0], next[1]];
  const columnFirstHasWall =
    board.wallBetween(here, columnFirst) || board.wallBetween(columnFirst, next);
  const rowFirstHasWall = board.wallBetween(here, rowFirst) || board.wallBetween(rowFirst, next);
  return columnFirstHasWall && rowFirstHasWall;
}

/** Knockback damage (12.6e). */
function damageOfKnockback(
  attack: OracleClixAttack,
  knockback: Knockback,
  distance: number,
): number {
  // "Immune characters take none."
  if (attack.immune) return 0;
  // "1 if stopped short of three squares (or of the stated number if that is greater), for any cause but `character`;
  //  the map's edge **does** count here."
  let stoppedShort =
    knockback.squaresMoved < Math.max(USUAL_DISTANCE, distance) &&
    knockback.stoppedBy !== 'character';
  // "ruling `statedDistanceIsFull` (default on): completing a stated distance below three is not 'stopped short'."
  const statedDistanceIsFull = attack.rulings?.statedDistanceIsFull ?? true;
  if (statedDistanceIsFull && knockback.squaresMoved >= distance) stoppedShort = false;
  // "1 also if the last square entered is lower than the one before it, whatever stopped it then."
  const fell = knockback.lastSquareWasLower;
  // "ruling `fallAndShortAddUp` (default on): both reasons together make 2. Off: 1."
  const addUp = attack.rulings?.fallAndShortAddUp ?? true;
  if (stoppedShort && fell) return addUp ? 2 : 1;
  return stoppedShort || fell ? 1 : 0;
}

function readBoard(attack: OracleClixAttack): Board {
  const { terrain, others = [], walls = [] } = attack;
  if (terrain !== undefined && !(attack.attacker && attack.defender))
    throw new Error('a board needs attacker and defender');
  const attacker = attack.attacker ?? [0, 0];
  const defender = attack.defender ?? [attacker[0] + 1, attacker[1]];
  // A row a line, cells separated by blanks; empty lines are no rows.
  const rows = terrain
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));
  const occupied = new Set([attacker, defender, ...others.map((other) => other.at)].map(key));
  const edges = new Set<string>(); // every wall in both directions
  for (const [oneSide, otherSide] of walls) {
    if (Math.abs(oneSide[0] - otherSide[0]) + Math.abs(oneSide[1] - otherSide[1]) !== 1)
      throw new Error('a wall stands between neighbours');
    edges.add(`${key(oneSide)}|${key(otherSide)}`).add(`${key(otherSide)}|${key(oneSide)}`);
  }
  return {
    attacker,
    defender,
    groundAt: ([column, row]) =>
      rows === undefined ? { kind: 'level', level: 0 } : readCell(rows[row]?.[column]),
    characterAt: (square) => occupied.has(key(square)),
    wallBetween: (oneSquare, neighbour) => edges.has(`${key(oneSquare)}|${key(neighbour)}`),
  };
}

/** "A cell is a level with an optional terrain letter …; `.` is no space: off the map. … `#` is blocking terrain." */
function readCell(cell: string | undefined): Ground {
  if (cell === undefined || cell === '.') return { kind: 'offMap' };
  if (cell === '#') return { kind: 'blocking' };
  const level = /^(\d+)[a-z]?$/i.exec(cell)?.[1];
  if (level === undefined) throw new Error(`"${cell}" is no cell`);
  return { kind: 'level', level: Number(level) };
}

function levelAt(board: Board, square: Square): number {
  const ground = board.groundAt(square);
  if (ground.kind !== 'level') throw new Error(`nobody can stand on square ${key(square)}`);
  return ground.level;
}

function key(square: Square): string {
  return `${square[0]},${square[1]}`;
}

function reducedFraction(count: number, total: number): { numerator: bigint; denominator: bigint } {
  let [divisor, rest] = [total, count];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  return { numerator: BigInt(count / divisor), denominator: BigInt(total / divisor) };
}
