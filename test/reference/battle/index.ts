/**
 * A second, slow and simple engine of the rules of battles, without anybody who decides: written from the rules alone, with
 * no look at the program's engine of battles or its tests. Attacks are played by the engine of single attacks beside it,
 * which was written the same way. What the two engines say differently of the same decisions and the same dice, one of
 * them has misread.
 *
 * In order: `begin`, `place` for every figure, `endPlacing`; in each round `mark` for both sides, `initiative`, six times
 * `choose`, `follow`, `attack` and `endTurn`, then `endOfRound`. Nothing that is handed in changes. What is not allowed,
 * and dice that do not come up, are mistakes.
 *
 * Where the rules are silent or can be read in several ways, this is what was taken.
 *
 * Setting up
 *  1. Any free space of the start area will do, water, lava and glyphs too, which do nothing then. A double base is placed
 *     within the area, on two neighbouring spaces of one level with no wall between.
 *  2. With `armiesMustFit` off, a figure for which there is no room is out: it does not keep its side alive and has no points.
 *
 * Rounds
 *  3. All four markers are placed. A card whose figures all wait off the board may have them, and its turn is not lost.
 *  4. Each of several glyphs of one name counts. Lodin counts in every roll of the D20: for initiative, molten lava,
 *     extreme falls, powers, and the one for Wannok, on which its holder's side is never wounded then.
 *  5. The figures of a turn are chosen first. Each moves once, all before the first attack; attacks of several figures may
 *     alternate.
 *
 * Moving
 *  6. What terrain costs takes the place of the 1, by the letter of the space that is entered (of a double base by its
 *     leading half). Climbing comes on top. Flying figures pay 1 everywhere.
 *  7. A double base moves half by half, and either half may lead, anew at each step (RULES.md section 6, reading 10). Cost,
 *     climb and walls are those of the leading half. Its falls are between the higher levels of the two places.
 *  8. Molten lava ends the movement where it is entered: of a double base by either half (RULES.md section 6, reading 10),
 *     unlike water. Whoever resists lava does not roll, and ends there all the same.
 *  9. A movement on road: every space of the base, where it begins and after every step. Nobody flies on road.
 * 10. Own engaged figures bar the way, with what they are engaged as the board stands: figures that move do not count.
 * 11. Objects bar the way like obstacles; powers do not. A ruin bars every step across it.
 * 12. Flying is chosen for a whole movement. It leads over walls, obstacles and objects, not over gaps. Taking off, a
 *     figure leaves also an enemy next to which it comes down. A figure on Rannveig does not fly away from it.
 * 13. A step brings the strikes of those that are left, then the fall, then the roll for lava. A fall does not end a
 *     movement. Whoever is destroyed by a first strike need not be struck by the others.
 * 14. Yadulkia counts for whoever leaves it, with the first step. Two Valdas: the one that a figure stands on does not
 *     count for it.
 * 15. Proftaka holds a figure that has no adjacent friend as its movement begins. Knockback drives it off.
 * 16. Kelda heals all wounds of the hero that ends its movement on it, with either half, and is gone also if it had none.
 *     Others leave it there. Whoever is placed or driven there is not healed.
 * 17. A figure may end where it began, by a way that leads back.
 * 18. Whoever resists lava rolls for no lava field either.
 *
 * Attacking
 * 19. `taller than it` compares the Height on the card with that of the ruin, whatever the levels.
 * 20. Range 1 as a power or glyph has made it: a Range of 1 needs adjacency. Others need a clear sight also of an adjacent
 *     figure. Ivor looks at the Range on the card, and does nothing for special attacks.
 * 21. The two spaces from and to which a line is drawn do not block it, or no line to level 0 were ever clear; the other
 *     halves of the bases do. Gaps are no hexes. What reaches the line exactly, blocks.
 * 22. An obstacle's height is counted from its ground, a wall's from the higher of its spaces. Objects block like
 *     obstacles, glyphs and powers do not.
 * 23. A wall that the line runs along blocks it. A line through the end of walls is blocked where there is one on either
 *     side. With `figuresBlockSight` all figures but the two block up to their Height.
 * 24. Uncommon counts as unique for Ulaniva, and not as common for Crevcor. A card that says nothing counts as common.
 * 25. Gerda and Jalgard count against special attacks, too.
 * 26. An attack without dice may be made, and does nothing.
 * 27. `nextToAlly` is to be adjacent to another figure of the side that asks.
 * 28. A special attack with an explosion is aimed at an enemy in reach, which an engaged figure need not be engaged with, if
 *     the explosion hits one with which it is. It hits all adjacent to that one, without regard to range and sight; its
 *     conditions are asked of each. A line begins next to the attacker's base and goes on beyond gaps; it hits whom the attacker
 *     sees. Each has to hit an enemy. It counts as one attack, also with a roll for each. Whoever is gone before its turn to
 *     defend is left out.
 *
 * The end
 * 29. Lava fields come before Wannok. Wannok wounds by 1, and does so also in the last round.
 * 30. Figures that wait off the board have no points. Two sides without figures: a draw.
 * 31. Copies of a hero are heroes. Without `partialPoints`, of a squad as many copies count as its figures left fill.
 *
 * Not played: auras, bonding, normal attacks and powers on several figures, attacks that go on or are made together, what
 * powers do between attacks (coming near, leaving, end of turn, further turns), powers of movement other than flying and
 * disengage, and conditions of how many attacks a figure has.
 */
export { adjacency, areAdjacent, distance, engagedWith } from './adjacency.ts';
export { attack } from './attack.ts';
export type {
  ArmyCardData,
  BattleCardData,
  BattleData,
  BattleRulings,
  Side,
  WallData,
} from './data.ts';
export { follow } from './follow.ts';
export { held } from './glyphs.ts';
export { invariants } from './invariants.ts';
export { type Move, moves, type Way } from './moves.ts';
export { endPlacing, fits, leaveOut, legalPlacements, place } from './placing.ts';
export { pointsLeft, pointsOfCard, type Result, result } from './result.ts';
export type { Roll, Roller, RollKind } from './rolls.ts';
export { endOfRound } from './round-end.ts';
export type { AttackChoices, AttackKind } from './scene-now.ts';
export { attackSeveral, type HitChoice, hitChoices, mayHit } from './several.ts';
export { sees } from './sight.ts';
export {
  begin,
  cardOf,
  type Figure,
  figureOf,
  type Markers,
  type State as ReferenceBattle,
} from './state.ts';
export { canFly, moveOf } from './steps.ts';
export { diceOf, targets } from './targets.ts';
export {
  choose,
  endTurn,
  higher,
  initiative,
  legalMarkers,
  mark,
  mayAct,
  mayAttack,
  mayMove,
  type Turn,
  turnNow,
} from './turns.ts';
