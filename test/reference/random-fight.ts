import { documentOf } from '../fight/powers-document.ts';
import type { Fight, Figure } from '../fight/random-powers.ts';
import type { CardData } from './cards.ts';
import type { FightData, FigureData } from './fight.ts';

/** A random attack between two cards as the reference reads it. */
export function fightDataOf(fight: Fight): FightData {
  const { attacker, defender } = cardsOf(fight);
  const { special, distance, heightAdvantage, states, superStrengthNegated, rulings } = fight;
  return {
    attacker: figureOf(attacker, fight.attacker),
    defender: figureOf(defender, fight.defender),
    special: special ? 0 : 'normal',
    distance,
    ...(heightAdvantage && { heightAdvantage }),
    ...(states && { states }),
    superStrength: superStrengthNegated !== true,
    ...(rulings && { rulings }),
  };
}

/** The two cards as an experiment writes them, as plain objects. */
const cardsOf = (fight: Fight) =>
  JSON.parse(JSON.stringify(documentOf(fight))) as Record<'attacker' | 'defender', CardData>;

function figureOf(card: CardData, figure: Figure): FigureData {
  const { movement, beganAway, engaged, terrain, beganTurn, allies, kills, wounds } = figure;
  return {
    card,
    wounds,
    moved: movement && movement === 'moved',
    charged: beganAway,
    engaged,
    ...(terrain !== undefined && { terrain }),
    beganTurn,
    allies,
    kills,
  };
}
