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
export { attackLaw, type Law, meanOf, type Outcome } from './single.ts';
export {
  type End,
  type TurnAttackerData,
  type TurnData,
  type TurnValue,
  turnValue,
  type Worth,
} from './turn.ts';
