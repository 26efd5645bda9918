/*
 * Switches that the battle turns on and off during play, for example with order marker X or the place of a figure. Each
 * card gets its own.
 */

import {
  allLinesOf,
  bare,
  type Condition,
  conditionNamed,
  type EffectLine,
  eventsIn,
  isOfBattles,
  type PowerUse,
  partsOf,
  takesTurn,
} from '../../../cards/index.ts';
import { type FightSide, linesOf, withInner } from '../../../fight/index.ts';

/** The switches that the battle decides, unless the scenario turns them on. */
export const DECIDED = [
  'marker-x',
  'marker-1',
  'one-marker-left',
  'target-no-revealed-marker',
  'no-bonding',
  'overextend',
  'divine-mission',
  'stinger-drain',
] as const;
export type DecidedSwitch = (typeof DECIDED)[number];

/**
 * A switch of a card that the battle decides: one of `DECIDED`, or one for a condition that only battles can test. The
 * condition is in a list because battles compile each list of conditions once.
 */
export interface OwnSwitch {
  readonly name: string;
  readonly by: DecidedSwitch | readonly [Condition];
}

/** Conditions on the movement of a figure. */
const OF_MOVEMENT: ReadonlySet<string> = new Set(['moved', 'stationary', 'did']);
/** Conditions on the place of a figure. */
const OF_PLACE: ReadonlySet<string> = new Set([
  'engaged',
  'terrain',
  'nearTerrain',
  'near',
  'wayOut',
  'besideObstacle',
]);

/** What a switch depends on: the place of a figure, or only its movement; undefined if neither. */
export function askedBy({ by }: OwnSwitch): 'movement' | 'place' | undefined {
  if (typeof by === 'string') return undefined;
  const names = bare(by).map((condition) => partsOf(condition)[0]);
  if (names.some((name) => OF_PLACE.has(name))) return 'place';
  return names.some((name) => OF_MOVEMENT.has(name)) ? 'movement' : undefined;
}

/**
 * The card with its own switches for everything that the battle decides. Switches in `DECIDED` get names that are
 * unique to the card. Conditions in the card's attacks that only battles can test become switches as well.
 */
export function withOwnSwitches(
  card: FightSide,
  side: 0 | 1,
  on: readonly string[],
): { readonly card: FightSide; readonly decided: readonly OwnSwitch[] } {
  const text = JSON.stringify(card.powers);
  const names = DECIDED.filter((name) => !on.includes(name) && text.includes(written(name)));
  const asked: OwnSwitch[] = [];
  const own = (name: string) => `${name} of ${card.name} on side ${side + 1}`;
  let powers = card.powers.map((use) => withSwitches(use, own, asked));
  if (names.length > 0) {
    let changed = JSON.stringify(powers);
    for (const name of names) changed = changed.replaceAll(written(name), written(own(name)));
    powers = JSON.parse(changed);
  }
  if (names.length + asked.length === 0) return { card, decided: [] };
  return {
    card: { ...card, powers },
    decided: [...names.map((name) => ({ name: own(name), by: name })), ...asked],
  };
}

/**
 * The power with a switch in place of each condition, in its lines for attacks, that only battles can test.
 *
 * @param ownName makes a switch name that is unique to the card
 * @param asked receives the new switches
 */
function withSwitches(
  use: PowerUse,
  ownName: (name: string) => string,
  asked: OwnSwitch[],
): PowerUse {
  if (!use.effects?.some((line) => !isOfBattles(line) && asksBattle(line))) return use;
  const of = (condition: Condition): Condition => {
    const [name, value] = partsOf(condition);
    if (name === 'not') return { not: (value as readonly Condition[]).map(of) };
    if (!conditionNamed(name)?.ofBattles) return condition;
    const known = asked.find(({ by }) => JSON.stringify(by) === JSON.stringify([condition]));
    const own = known ?? { name: ownName(`${name} ${asked.length + 1}`), by: [condition] };
    if (!known) asked.push(own);
    return { state: own.name };
  };
  const line = (one: EffectLine): EffectLine => {
    const special = one.specialAttack as { effects?: readonly EffectLine[] } | undefined;
    return {
      ...one,
      ...(one.when && { when: one.when.map(of) }),
      ...(special?.effects && {
        specialAttack: { ...special, effects: special.effects.map(line) },
      }),
    };
  };
  return { ...use, effects: use.effects.map((one) => (isOfBattles(one) ? one : line(one))) };
}

const asksBattle = (line: EffectLine) =>
  withInner(line).some(({ when = [] }) =>
    bare(when).some((condition) => conditionNamed(partsOf(condition)[0])?.ofBattles),
  );

/** The line that needs a D20 roll before attacks, with the roll that it needs; undefined if the card has none. */
export function rolledLine(
  card: FightSide,
  decided: readonly OwnSwitch[],
): { readonly line: EffectLine; readonly number: number } | undefined {
  for (const { name, by } of decided) {
    if (typeof by === 'string') continue;
    const [asked, number] = partsOf(by[0]);
    const line = linesOf(card).find(({ when }) =>
      JSON.stringify(when ?? []).includes(written(name)),
    );
    if (asked === 'rolled' && line) return { line, number: Number(number) };
  }
  return undefined;
}

const written = (name: string) => JSON.stringify({ state: name });

/** What a card uses its order marker X for: another turn, an effect for the round, or a power that spends it. */
export function useOfX(
  card: FightSide,
  decided: readonly OwnSwitch[],
): 'turn' | 'round' | 'power' | undefined {
  const asking = [
    '"marker-x',
    '"marker":"X"',
    ...decided.flatMap(({ name, by }) => (asksForX(by) ? [JSON.stringify(name)] : [])),
  ];
  const waiting = card.powers
    .flatMap(allLinesOf)
    .flatMap(withInner)
    .filter(({ when }) => {
      const text = JSON.stringify(when ?? []);
      return asking.some((one) => text.includes(one));
    });
  const isSpent = eventsIn(card.powers.flatMap(allLinesOf)).some(({ rule }) => rule.cost?.markerX);
  if (waiting.length === 0) return isSpent ? 'power' : undefined;
  return eventsIn(waiting, 'turnEnds').some(({ rule }) => takesTurn(rule)) ? 'turn' : 'round';
}

const asksForX = (by: OwnSwitch['by']) => JSON.stringify(by) === '[{"marker":"X"}]';
