import {
  allLinesOf,
  bare,
  type Condition,
  conditionNamed,
  type EffectLine,
  isOfBattles,
  type PowerUse,
  partsOf,
} from '../../../cards/index.ts';
import { type FightSide, linesOf, withInner } from '../../../fight/index.ts';

/** Switches that a battle decides by itself, unless its file turns them on. */
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

/** A switch of a card that a battle decides: by what it is called, or by a condition that only battles know. */
export interface OwnSwitch {
  readonly name: string;
  readonly by: DecidedSwitch | Condition;
}

/** Conditions that ask whether a figure has moved, and those that ask more about where it stands. */
const OF_MOVEMENT: ReadonlySet<string> = new Set(['moved', 'stationary', 'did']);
const OF_PLACE: ReadonlySet<string> = new Set([
  'engaged',
  'terrain',
  'nearTerrain',
  'near',
  'wayOut',
  'besideObstacle',
]);

/** What a switch asks of where a figure of its card stands: whether it has moved, or more; undefined: nothing. */
export function askedBy({ by }: OwnSwitch): 'movement' | 'place' | undefined {
  const names = bare([by as Condition]).map((condition) => partsOf(condition)[0]);
  if (names.some((name) => OF_PLACE.has(name))) return 'place';
  return names.some((name) => OF_MOVEMENT.has(name)) ? 'movement' : undefined;
}

/**
 * A card as battles play it: its switches that battles decide are its own, so that those of another card that have the
 * same name are others; conditions of its attacks that only battles know are such switches as well.
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
 * A power of which lines of attacks ask what only battles know: each such condition becomes a switch.
 *
 * @param ownName the name of the card's own switch
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
    const known = asked.find(({ by }) => JSON.stringify(by) === JSON.stringify(condition));
    const own = known ?? { name: ownName(`${name} ${asked.length + 1}`), by: condition };
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

/** A line that waits for a D20 rolled before attacks, and the number to reach; undefined: the card has none. */
export function rolledLine(
  card: FightSide,
  decided: readonly OwnSwitch[],
): { readonly line: EffectLine; readonly number: number } | undefined {
  for (const { name, by } of decided) {
    const [asked, number] = partsOf(by);
    const line = linesOf(card).find(({ when }) =>
      JSON.stringify(when ?? []).includes(written(name)),
    );
    if (asked === 'rolled' && line) return { line, number: Number(number) };
  }
  return undefined;
}

const written = (name: string) => JSON.stringify({ state: name });

/** For what a card reveals its marker X: a further turn, something that lasts for the round, or a power that asks for it. */
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
  const isSpent = card.powers
    .flatMap(allLinesOf)
    .some(
      ({ takesControl, bringsMarker, turnForX }) =>
        turnForX !== undefined ||
        JSON.stringify([takesControl, bringsMarker]).includes('"spendsX":true'),
    );
  if (waiting.length === 0) return isSpent ? 'power' : undefined;
  return waiting.some(({ anotherTurn }: EffectLine) => anotherTurn !== undefined)
    ? 'turn'
    : 'round';
}

const asksForX = (by: OwnSwitch['by']) => JSON.stringify(by) === '{"marker":"X"}';
