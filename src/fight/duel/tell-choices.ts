import { capitalised, isPlural, listed, verbOf } from '../../base/index.ts';
import type { Side } from '../../cards/index.ts';
import type { DecidedGame } from './best-choices.ts';
import type { DuelScenario } from './scenario.ts';
import type { DuelGame } from './turn.ts';

/** What a side does with its movement. */
const DOES = { nearer: 'comes nearer', stays: 'stays', away: 'keeps away' } as const;
type Movement = keyof typeof DOES;

/** What each side does at which distance, if it chooses; told once the duel has been played. */
export function choiceRemarks(scenario: DuelScenario, game: DuelGame | DecidedGame): string[] {
  if (!('taken' in game)) return [];
  const texts = (['attacker', 'defender'] as const).flatMap((side) => {
    const at = movementsOf(game, side);
    return at.size === 0 ? [] : [movementText(scenario, side, at)];
  });
  return texts.length === 0 ? [] : [`What is best: ${texts.join(' ')}`];
}

/** The movements that a side makes, by the distance it has. */
function movementsOf({ taken }: DecidedGame, side: Side): ReadonlyMap<number, Set<Movement>> {
  const at = new Map<number, Set<Movement>>();
  for (const [{ acting, distance, phase }, choice] of taken) {
    if (acting !== side || phase.name !== 'move' || !('to' in choice)) continue;
    const movement = choice.to < distance ? 'nearer' : choice.to > distance ? 'away' : 'stays';
    at.set(distance, (at.get(distance) ?? new Set<Movement>()).add(movement));
  }
  return new Map([...at].sort(([a], [b]) => a - b));
}

/** "Krug stays at 1 space, comes nearer from 2 to 9." */
function movementText(
  scenario: DuelScenario,
  side: Side,
  at: ReadonlyMap<number, Set<Movement>>,
): string {
  const one = scenario[side];
  const ranges: { first: number; last: number; text: string }[] = [];
  for (const [distance, movements] of at) {
    const verbs = (Object.keys(DOES) as Movement[])
      .filter((movement) => movements.has(movement))
      .map((movement) => {
        const [verb = '', ...more] = DOES[movement].split(' ');
        return [verbOf(isPlural(one), verb), ...more].join(' ');
      });
    const text = listed(verbs, 'or');
    const before = ranges.at(-1);
    if (before && before.text === text) before.last = distance;
    else ranges.push({ first: distance, last: distance, text });
  }
  const [only, ...others] = ranges;
  if (only && others.length === 0) return capitalised(`${one.name} always ${only.text}.`);
  const parts = ranges.map(({ first, last, text }, i) => {
    const spaces = i === 0 ? (last === 1 ? ' space' : ' spaces') : '';
    return first === last
      ? `${text} at ${first}${spaces}`
      : `${text} from ${first} to ${last}${spaces}`;
  });
  return capitalised(`${one.name} ${listed(parts)}.`);
}
