export type { CardData } from './cards.ts';
export {
  attackLaw,
  type FightData,
  type FigureData,
  type Law,
  meanOf,
  type Outcome,
} from './single.ts';
