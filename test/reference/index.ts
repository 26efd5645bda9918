/**
 * A second, slow and simple reading of the rules (RULES.md sections 1, 2 and 4 to 7), written without a look at the
 * program: what the two say differently, one of them has misread. It plays everything that the dice can show, one
 * after another, and plays every choice to its end.
 *
 * `attackDistribution` is a single attack, in exact fractions; `duelOdds` a duel, with the choices of reading 14, and
 * `firstAttacks` how each side attacks first in it; `bestWorth` what a duel is worth, in rounds or not, when both sides do
 * what is best for them; `turnValue` the best play of a turn on a board.
 *
 * Where the rules are silent or can be read in several ways, this is what was taken.
 *
 * Powers
 *  1. Shields of Valor, Ignores Attack, Stealth Dodge and One Shield Defense act in any attack.
 *  2. `most` limits the product of a number and what is counted by `per`.
 *  3. Uses are of each effect, not of a whole power. One is used up where all conditions hold, those on the D20 too, and
 *     there is something to change: wounds to ignore, faces to roll again, wounds to heal. What the dice of its value show
 *     does not matter, but for `spends`: there a roll of at least that number uses one up, unless it destroys. Those of
 *     effects on dice are used up when the attack is made.
 *  4. An effect that can have a stage and names none acts after the attack. `stage: after` is the attacker's only.
 *  5. `plus: distance` adds the spaces between the two to the roll: 1 where they are adjacent.
 *  6. Of several faces to roll again with a limit, those named first go first. Several powers roll again one after
 *     another, each of them dice as they lie then.
 *  7. An evasion that one may use is weighed by the wounds of the attack, less those that are ignored, without extra ones.
 *  8. `wounded` and `woundDealt` are of the attack itself, not of extra wounds; while wounds can still be ignored,
 *     those that are about to be dealt count for `wounded`.
 *  9. A destroyed defender answers at once, with conditions as they are then; it does not answer a wound as well.
 * 10. With no dice, or where a figure is no target from so far away, powers before and instead of the attack act all the same.
 * 11. After an attack that was ignored or evaded only costs, healing and repeats follow. Where a power before or instead of
 *     it has destroyed the defender, healing follows alone (Life Drain: who destroys is healed), and no costs.
 * 12. Knockback happens also where another answer than Counter Strike has destroyed the attacker.
 * 13. What is called a power is its name: `flying: true` in a power of another name is not `power: flying`. The last s is
 *     that of the whole name.
 * 14. `woundThisTurn` counts for the side that attacks; for powers of the defender it is 0. Extra and unblockable
 *     wounds, Knockback Damage and falls count in it. Kills count the figure that this attack has destroyed.
 * 15. Between attacks (`enemyArrives`, `endOfTurn`, `anotherTurn`) no kind of attack holds, nothing is wounded and nothing rolled;
 *     `destroyed` does not hold either. A D20 condition of `attacks`, `specialAttack` or `noEnemyHeight` never holds.
 *
 * Boards
 * 16. Adjacency goes by the levels of the two spaces, height advantage and `levelsApart` by those of the bases. Distance is
 *     that of the nearest halves; `terrain` is that of either half.
 * 17. A figure behind a wall, before the same half, is not hit by Knockback Damage.
 * 18. A double base that begins on uneven ground may be put back there.
 *
 * Measures
 * 19. `totalWounds` are all wounds of the defender, extra and unblockable ones and what it pays itself too. `destroys`, a
 *     table's `destroy` and `self` add no wounds, as lava adds none. `attackerWounds` are of answers, shields and costs.
 *     `ignoredWounds` is 0 or 1, like `evaded`. What a table that is rolled again has come to before it destroys are wounds.
 *     An extreme fall that destroys is a hazard, like lava.
 * 20. Without a Life, destruction is worth the wounds taken.
 *
 * Single attacks
 * 21. Way and line are chosen before any dice, D20 tables of attack dice included: of each way the line that the goal
 *     wants, of equal ones the one with more wounds, then the way that is worth most. Attacks beside others are no choice unless they are named.
 *
 * Duels
 * 22. A figure out of range of all its attacks settles nothing. Otherwise normal attacks that do not reach are a way of
 *     value 0, so that an attack worth less than it costs is not made.
 * 23. Conditions of a special attack are asked when it is chosen, of one beside the others when its turn comes; the use of
 *     both is used up when the figure's attacks begin. At the end of a turn wounds and destruction come between
 *     healing and costs.
 * 24. An attack beyond `notTargetedBeyond` is out of range: it is lost, with the powers before it.
 * 25. The attack on the next figure, after a power before it has destroyed the first, may be replaced (`instead`), and
 *     rolls anew for D20 conditions.
 * 26. What a power that one may use does at the end of the turn, it does unless the figure's way left it out.
 * 27. A further turn is rolled for with the conditions of the first living figure. It belongs to the round of the turn
 *     that it follows.
 * 28. Gone at once is: by the same attack, with all its powers.
 * 29. A repeat that would never end without changing anything ends.
 *
 * Turns on a board
 * 30. Values are compared one after another: the chance, own figures left, wounds, attackers used, each on average.
 * 31. Whether it makes normal attacks or which special one is settled with an attacker's first attack; the line and
 *     what it uses of powers anew for each. It may leave out an attack and make the next.
 * 32. `beganTurn: engaged` is to be adjacent to the defender; of the defender, to any attacker.
 * 33. D20 tables of attack dice are rolled when the attacker has come to its place, before it chooses its attack.
 * 34. It arrives if it was not adjacent where it began. On clear ground nobody moves.
 * 35. Ten additional attacks are the most also where a power says more.
 */
export { bestWorth } from './best-play.ts';
export type { BoardData, OtherData } from './board.ts';
export type { CardData, Plain } from './cards.ts';
export { cardOf, readCollections } from './collections.ts';
export {
  type DuelData,
  type DuelOdds,
  duelOdds,
  type FirstAttack,
  firstAttacks,
  type Odds,
} from './duel.ts';
export type { FightData, FigureData } from './fight.ts';
export { type Fraction, toNumber, toText } from './fractions.ts';
export type { Measures } from './measures.ts';
export type { Rulings } from './scene.ts';
export { attackDistribution, type Law, meanOf, type Outcome } from './single.ts';
export {
  type End,
  type TurnAttackerData,
  type TurnData,
  type TurnValue,
  turnValue,
  type Worth,
} from './turn.ts';
