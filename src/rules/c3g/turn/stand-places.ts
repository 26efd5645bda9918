import { remembering } from '../../../words/remembering.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import type { TurnContext } from './context.ts';
import { GONE, type TurnState } from './state.ts';

/** Places from which an attacker can attack the defender, as they make a difference to an attack. */
export interface AttackPlaces {
  /** Places where it would be adjacent: each leads to other lines. */
  readonly adjacent: readonly number[];
  /** Others, in sets of which all are alike for an attack. */
  readonly alike: readonly (readonly number[])[];
}

/** Finds the places from which attackers can attack, wherever fellow attackers stand. */
export function attackPlaces(
  context: TurnContext,
): (state: TurnState, attacker: number) => AttackPlaces {
  const { scenario, field, traits } = context;
  const found = remembering<AttackPlaces>();
  return (state, attacker) => {
    const { defender, hits } = state;
    const gone = hits.reduce((text, wounds, i) => (wounds === GONE ? `${text} ${i}` : text), '');
    return found(`${attacker} ${defender}${gone}`, () => {
      const figure = scenario.attackers[attacker] as (typeof scenario.attackers)[number];
      const { asksPlace, asksDistance } = traits[attacker] as (typeof traits)[number];
      const ranges = specialAttacksOf(figure).map(({ range }) => range);
      const longest = Math.max(figure.range, ...ranges);
      const adjacent: number[] = [];
      const alike = new Map<string, number[]>();
      for (const place of field.restingPlaces(state, attacker)) {
        if (!field.isInRange(longest, attacker, place, defender)) continue;
        const distance = field.distance(place, defender);
        if (field.isAdjacent(attacker, place, defender)) {
          adjacent.push(place);
          continue;
        }
        const isOwn = place === field.begins.places[attacker];
        const key = [
          field.footing(place, defender),
          isOwn,
          Object.values(field.fallsTo(state, attacker, place) ?? {}),
          asksPlace ? place : '',
          asksDistance || ranges.length > 0 ? distance : '',
        ].join('|');
        const set = alike.get(key);
        if (set) set.push(place);
        else alike.set(key, [place]);
      }
      return { adjacent, alike: [...alike.values()] };
    });
  };
}
