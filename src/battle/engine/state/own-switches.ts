/*
 * Switches that the battle turns on and off during play, for example with order marker X or the place of a figure. Each
 * card gets its own.
 */

import {
  allLinesOf,
  amountsIn,
  type EffectLine,
  eventsIn,
  isOfBattles,
  isOfBoard,
  nameOf,
  type PowerUse,
  type Rule,
  type RuleCondition,
  rulesOfLine,
  type Scaled,
  type Trait,
  takesTurn,
  whenOf,
  withAmounts,
  withoutNot,
  withRules,
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
 * condition is in a list because battles test lists of conditions.
 */
export interface OwnSwitch {
  readonly name: string;
  readonly by: DecidedSwitch | readonly [RuleCondition];
}

/** An amount that the battle counts for a card's attacks: what is counted (`each`) and where (`on`). */
export type OwnCount = Pick<Scaled, 'each' | 'on'>;

/** What a count depends on; `askedBy` gives the same for a switch. */
export const countedBy = ({ each, on }: OwnCount): ReturnType<typeof askedBy> => {
  const asked = typeof each === 'object' ? each : on;
  const isOfPlace = typeof asked === 'object' && asked.side !== 'card' && !asked.state;
  return isOfPlace || each === 'engagedOfCard' ? 'place' : undefined;
};

/** What a switch depends on: the place of a figure, or only its movement; undefined if neither. */
export function askedBy({ by }: OwnSwitch): 'movement' | 'place' | undefined {
  if (typeof by === 'string') return undefined;
  const all = withoutNot(by);
  if (all.some(asksPlace)) return 'place';
  return all.some(({ did }) => did && !OF_TARGET.includes(did)) ? 'movement' : undefined;
}

function asksPlace({ self, ground, count, least, wayOut }: RuleCondition): boolean {
  const isNear = typeof count === 'object' && count.side !== 'card' && !count.state;
  return (
    self?.engaged === true ||
    (ground !== undefined && !('of' in ground)) ||
    (isNear && least !== 'all') ||
    wayOut !== undefined
  );
}

/** Actions in conditions about what has happened to the target, not about how the figure moved. */
const OF_TARGET: readonly string[] = ['attackedBefore', 'passedThrough'];

/** Whether only battles can test a condition. */
function isOfBattle({ self, ground, did, count, markers, turn, wayOut, rolled }: RuleCondition) {
  return (
    self?.given === true ||
    (ground !== undefined && !('is' in ground && ground.within === undefined)) ||
    (did !== undefined && !OF_FIGHTS.includes(did)) ||
    (count !== undefined && !(typeof count === 'object' && count.side === 'card')) ||
    (markers ?? turn ?? wayOut ?? rolled) !== undefined
  );
}

const OF_FIGHTS: readonly string[] = ['moved', 'stood', 'attackedBefore'];

/**
 * The card with its own switches for everything that the battle decides. Switches in `DECIDED` get names that are
 * unique to the card. Conditions in the card's attacks that only battles can test become switches as well. Amounts that
 * only battles can count are numbered.
 */
export function withOwnSwitches(
  card: FightSide,
  side: 0 | 1,
  on: readonly string[],
): {
  readonly card: FightSide;
  readonly decided: readonly OwnSwitch[];
  readonly counted: readonly OwnCount[];
} {
  const text = JSON.stringify(card.powers);
  const names = DECIDED.filter((name) => !on.includes(name) && text.includes(written(name)));
  const asked: OwnSwitch[] = [];
  const counted: OwnCount[] = [];
  const own = (name: string) => `${name} of ${card.name} on side ${side + 1}`;
  let powers = card.powers.map((use) => withSwitches(use, own, asked, counted));
  if (names.length > 0) {
    let changed = JSON.stringify(powers);
    for (const name of names) changed = changed.replaceAll(written(name), written(own(name)));
    powers = JSON.parse(changed);
  }
  if (names.length + asked.length + counted.length === 0) return { card, decided: [], counted };
  return {
    card: { ...card, powers },
    decided: [...names.map((name) => ({ name: own(name), by: name })), ...asked],
    counted,
  };
}

/**
 * Rewrites a power's lines for attacks: each condition that only battles can test becomes a switch, and each amount
 * that only battles can count becomes a number.
 *
 * @param ownName makes a switch name that is unique to the card
 * @param asked receives the new switches
 * @param counted receives the new counts
 */
function withSwitches(
  use: PowerUse,
  ownName: (name: string) => string,
  asked: OwnSwitch[],
  counted: OwnCount[],
): PowerUse {
  if (!use.effects?.some((line) => !isOfBattles(line) && asksBattle(line))) return use;
  const of = (condition: RuleCondition): RuleCondition => {
    if (condition.not) return { not: condition.not.map(of) };
    if (!isOfBattle(condition)) return condition;
    const known = asked.find(({ by }) => JSON.stringify(by) === JSON.stringify([condition]));
    const name = ownName(`${nameOf(condition)} ${asked.length + 1}`);
    const own: OwnSwitch = known ?? { name, by: [condition] };
    if (!known) asked.push(own);
    return { state: own.name };
  };
  const numbered = (amount: Scaled): Scaled => {
    if (!isOfBoard(amount)) return amount;
    const { each, on } = amount;
    const one = { each, ...(on !== undefined && { on }) };
    const known = counted.findIndex((other) => JSON.stringify(other) === JSON.stringify(one));
    return { ...amount, counted: known >= 0 ? known : counted.push(one) - 1 };
  };
  const ruleOf = (written: Rule): Rule => {
    const rule = withAmounts(written, numbered);
    const now = { ...rule, ...(rule.if && { if: rule.if.map(of) }) };
    return 'has' in now ? { ...now, has: now.has.map(traitOf) } : now;
  };
  const traitOf = ({ way, ...trait }: Trait): Trait =>
    way?.special?.rules
      ? { way: { ...way, special: { ...way.special, rules: way.special.rules.map(ruleOf) } } }
      : { ...(way && { way }), ...trait };
  const line = (one: EffectLine): EffectLine => withRules(one, rulesOfLine(one).map(ruleOf));
  return { ...use, effects: use.effects.map((one) => (isOfBattles(one) ? one : line(one))) };
}

const asksBattle = (line: EffectLine) =>
  withInner(line).some(
    (one) =>
      withoutNot(whenOf(one)).some(isOfBattle) || amountsIn(rulesOfLine(one)).some(isOfBoard),
  );

/**
 * The line that needs a D20 roll before attacks, and the required roll; undefined if the card has no line of this kind.
 */
export function rolledLine(
  card: FightSide,
  decided: readonly OwnSwitch[],
): { readonly line: EffectLine; readonly number: number } | undefined {
  for (const { name, by } of decided) {
    if (typeof by === 'string') continue;
    const [{ rolled }] = by;
    const line = linesOf(card).find((one) => JSON.stringify(whenOf(one)).includes(written(name)));
    if (rolled !== undefined && line) return { line, number: rolled };
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
    '"markers":"X"',
    ...decided.flatMap(({ name, by }) => (asksForX(by) ? [JSON.stringify(name)] : [])),
  ];
  const waiting = card.powers
    .flatMap(allLinesOf)
    .flatMap(withInner)
    .filter((line) => {
      const text = JSON.stringify(whenOf(line));
      return asking.some((one) => text.includes(one));
    });
  const isSpent = eventsIn(card.powers.flatMap(allLinesOf)).some(({ rule }) => rule.cost?.markerX);
  if (waiting.length === 0) return isSpent ? 'power' : undefined;
  return eventsIn(waiting, 'turnEnds').some(({ rule }) => takesTurn(rule)) ? 'turn' : 'round';
}

const asksForX = (by: OwnSwitch['by']) => JSON.stringify(by) === '[{"markers":"X"}]';
