export type { CardData } from './cards.ts';
export { cardOf, readCollections } from './collections.ts';
export {
  type DuelData,
  type DuelOdds,
  duelOdds,
  type FirstAttack,
  firstAttacks,
  type Odds,
} from './duel.ts';
export {
  attackLaw,
  type FightData,
  type FigureData,
  type Law,
  meanOf,
  type Outcome,
} from './single.ts';
