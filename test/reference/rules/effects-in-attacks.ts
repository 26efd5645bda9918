/*
 * Candidate effects for a rule, without its conditions and limits: effects of attacks, turns, ways to attack and auras.
 */

import {
  type EffectLine,
  type Moment,
  SCALES,
  type Scale,
} from '../../../src/cards/powers/effect-line.ts';
import type { Amount } from '../../../src/cards/powers/rules/amount.ts';
import { isMost } from '../../../src/cards/powers/rules/families/dice.ts';
import type { Hits, Way } from '../../../src/cards/powers/rules/families/way.ts';
import type { Event, Rows, Rule, Standing, Step } from '../../../src/cards/powers/rules/rule.ts';
import type { Selector } from '../../../src/cards/powers/rules/selector.ts';
import { isRows, mapRows } from '../../../src/cards/powers/spelling/rows.ts';
import { given } from './given.ts';
import { whenOf } from './when.ts';

/** The line for a rule; undefined if there is none. */
export type LineOf = (rule: Rule, isOfSpecial?: boolean) => EffectLine | undefined;

const NONE: readonly EffectLine[] = [];

export function effectsInAttacks(rule: Rule, lineOf: LineOf): readonly EffectLine[] {
  return 'on' in rule ? ofEvent(rule) : ofStanding(rule, lineOf);
}

/** A number with the quantity that multiplies it. */
function scaled(effect: string, amount: Amount | undefined): readonly EffectLine[] {
  if (typeof amount === 'number') return [{ [effect]: amount }];
  if (typeof amount !== 'object' || !('times' in amount) || !isScale(amount.each)) return NONE;
  const { each: per, times, most } = amount;
  return [{ [effect]: times, per, ...(most !== undefined && { most }) }];
}

const isScale = (each: unknown): each is Scale => SCALES.includes(each as Scale);

/** The table of a number with the quantity that multiplies it, if each row is the number of one action. */
function table(
  effect: string,
  rows: Rows,
  amountOf: (step: Step) => Amount | undefined,
): readonly EffectLine[] {
  const all = Object.entries(rows).map(
    ([from, [step = {}]]) => [from, scaled(effect, amountOf(step))[0]] as const,
  );
  const [[, first] = []] = all;
  if (first === undefined || all.some(([, row]) => row === undefined)) return NONE;
  const numbers = Object.fromEntries(all.map(([from, row]) => [from, row?.[effect]]));
  return [{ ...first, [effect]: numbers }];
}

/** The number that a roll must reach; 1 always succeeds. */
const reached = ({ roll, idleRoll }: Event): number =>
  idleRoll || typeof roll?.d20 !== 'number' ? 1 : roll.d20;

function ofEvent(event: Event): readonly EffectLine[] {
  const { does } = event;
  const [step = {}] = isRows(does) ? (Object.values(does).find(([one]) => one) ?? []) : does;
  const { dice, count, ignore, wound, heal, again, turn, raise } = step;
  if (dice) return ofDice(dice, does);
  if (count) return ofCount(count);
  if (ignore) return ofIgnore(event, ignore);
  if (wound !== undefined) return ofWound(event, wound);
  if (heal !== undefined)
    return stagesOf(event).flatMap((stage) =>
      (isRows(does)
        ? table('heals', does, (one) => one.heal as Amount)
        : scaled('heals', heal as Amount)
      ).map((line) => ({ ...line, ...stage })),
    );
  if (again)
    return [
      { attackAgain: true, ...again },
      { attackAgain: reached(event), ...again },
    ];
  if (turn) return [{ anotherTurn: reached(event) }];
  if (raise) return atStages(event, { returns: reached(event) });
  return NONE;
}

const DICE = {
  attack: 'attackDice',
  defense: 'defenseDice',
  enemyAttack: 'enemyAttackDice',
  enemyDefense: 'enemyDefenseDice',
} as const;

function ofDice(dice: NonNullable<Step['dice']>, does: Event['does']): readonly EffectLine[] {
  const [[field, change] = []] = Object.entries(dice);
  if (field === 'enemyHeight') return [{ noEnemyHeight: true }];
  if (isMost(change)) return [{ mostEnemyDefenseDice: change.most }];
  const name = field as keyof typeof DICE;
  if (isRows(does)) return table(DICE[name], does, (step) => step.dice?.[name] as Amount);
  return scaled(DICE[name], change);
}

function ofCount(count: NonNullable<Step['count']>): readonly EffectLine[] {
  const { reroll, blanks, skulls, shields, perSkull, perShield, mostWounds, excessWounds } = count;
  if (reroll) return [{ rerolls: reroll }];
  if (blanks) return [{ blanksCount: blanks }];
  if (skulls !== undefined) return scaled('automaticSkulls', skulls);
  if (shields !== undefined) return scaled('automaticShields', shields);
  if (perSkull !== undefined) return [{ hitsPerSkull: perSkull }];
  if (perShield !== undefined) return [{ blocksPerShield: perShield }];
  if (mostWounds !== undefined) return [{ mostWounds }];
  if (excessWounds) return [{ [excessWounds === 'self' ? 'backlash' : 'counterStrike']: true }];
  return count.oneShieldBlocksAll
    ? [{ oneShieldBlocksAll: true }]
    : scaled('knockbackPoints', count.knockbackPoints);
}

function ofIgnore(event: Event, ignore: NonNullable<Step['ignore']>): readonly EffectLine[] {
  const { on, does, roll, else: otherwise } = event;
  if (isRows(does)) return NONE;
  const d20 = reached(event);
  const more = given({
    plus: roll?.plus,
    moves: does.some(({ move }) => move),
    returns: does.some(({ raise }) => raise),
    orNoDefense: otherwise !== undefined,
  });
  const reach = Object.keys(more).length === 0 ? d20 : { d20, ...more };
  if (on === 'attacked') return [{ ignoreAttack: reach }];
  if (on === 'evasion') return [{ evade: reach }];
  if (ignore === 'defense') return [{ noDefense: true }, { noDefense: d20 }];
  return [{ [on === 'left' ? 'ignoreLeavingWounds' : 'ignoreWounds']: reach }];
}

const STAGES: Readonly<Record<string, Moment>> = {
  beforeAttack: 'before',
  insteadOfAttack: 'instead',
  attackOver: 'after',
  attacked: 'whenAttacked',
  wounded: 'whenWounded',
  blocked: 'whenUnhurt',
  destroyed: 'whenDestroyed',
  moved: 'enemyArrives',
  turnEnds: 'endOfTurn',
};

/** The stage of an event. Without a stage, an effect acts at the end of the attack. */
function stagesOf({ on }: Event): readonly object[] {
  const stage = STAGES[on];
  if (stage === undefined) return [];
  return on === 'attackOver' ? [{}, { stage }] : [{ stage }];
}

/** An effect at the stage of an event, on the figures of the event. */
function atStages(event: Event, effect: EffectLine): readonly EffectLine[] {
  const { whom, spread } = event;
  const stage = STAGES[event.on];
  if (stage === undefined) return NONE;
  const targets =
    whom?.self !== 'only' &&
    (whom || spread) &&
    targetsOf({ whom: {}, ...spread, ...(whom && { whom }) });
  return [{ ...effect, stage, ...(targets && { targets }) }];
}

function ofWound(event: Event, wound: NonNullable<Step['wound']>): readonly EffectLine[] {
  const { does, roll, whom } = event;
  if (whom?.self === 'only')
    return (isRows(does) ? costTable(does) : costs(wound)).flatMap((line) => atStages(event, line));
  const harm = isRows(does) ? harmTable(does) : harms(wound);
  const spends = roll?.spends;
  const d20 = reached(event);
  return [
    ...harm.map(({ unblockableWounds, ...line }) => ({ extraWounds: unblockableWounds, ...line })),
    ...harm.flatMap((line) => atStages(event, line)),
    ...(wound === 'destroy' && !isRows(does)
      ? atStages(event, { destroys: spends === undefined ? d20 : { d20, spends } })
      : []),
  ];
}

const costs = (wound: Step['wound']): readonly EffectLine[] =>
  wound === 'destroy' ? [{ costs: 'self' }] : scaled('costs', wound as Amount);

function costTable(rows: Rows): readonly EffectLine[] {
  const costOf = ([step]: readonly Step[]) => (step ? costs(step.wound)[0]?.costs : undefined);
  return [{ costs: mapRows(rows, costOf) }];
}

function harms(wound: Step['wound']): readonly EffectLine[] {
  if (typeof wound !== 'object' || !('dice' in wound))
    return scaled('unblockableWounds', wound as Amount);
  const { dice, each } = wound;
  return scaled('dice', dice).map(({ dice: count, ...scale }) => ({
    unblockableWounds: given({ dice: count, per: each }),
    ...scale,
  }));
}

function harmTable(rows: Rows): readonly EffectLine[] {
  const rowOf = ([step]: readonly Step[]): unknown => {
    if (step === undefined) return 0;
    const { wound, rollAgain } = step;
    const wounds = typeof wound === 'object' && 'times' in wound ? wound.times : wound;
    if (!rollAgain) return wounds;
    return wounds === undefined ? 'again' : { wounds, again: true };
  };
  const amounts = Object.values(rows).flatMap(([step]) => step?.wound ?? []);
  const [scale] = amounts.flatMap((one) =>
    typeof one === 'object' && 'times' in one ? [given({ per: one.each, most: one.most })] : [],
  );
  return [{ unblockableWounds: mapRows(rows, rowOf), ...scale }];
}

const NEXT_TO: Readonly<Record<string, string>> = {
  target: 'target',
  both: 'both',
  card: 'squad',
  previous: 'previous',
};

function targetsOf({ whom, ...others }: Hits): Record<string, unknown> {
  const { within, from, sight, side, self, except } = whom;
  const nextTo = within === 1 && !sight ? (from ? NEXT_TO[from] : 'attacker') : undefined;
  return given({
    ...others,
    nextTo,
    within: nextTo === undefined ? within : undefined,
    passed: from === 'over',
    self,
    only: side === 'enemy' ? 'enemies' : undefined,
    friends: side === 'either',
    except,
  });
}

/* Standing rules. */

function ofStanding(
  { has: [trait = {}], ...rule }: Standing,
  lineOf: LineOf,
): readonly EffectLine[] {
  const { value, mode, bar, way, words, gives } = trait;
  if (value?.range !== undefined) return scaled('range', value.range);
  if (value?.leavingDice !== undefined) return [{ leavingAttackDice: value.leavingDice }];
  if (value?.d20) return [{ rollsHigher: value.d20 }];
  if (mode?.superStrength) return [{ superStrength: true }];
  if (mode?.lavaResistant) return [{ lavaResistant: true }];
  if (mode?.fly) return [{ flying: true }];
  if (bar?.what === 'attackNormally') return [{ notTargetedBeyond: rule.whom?.beyond }];
  if (way) return ofWay(way, lineOf);
  if (words && 'mark' in words) return [{ marked: words.mark }];
  return gives ? ofAura(gives, rule, lineOf) : NONE;
}

function ofWay({ attacks, special, hits }: Way<Rule>, lineOf: LineOf): readonly EffectLine[] {
  if (hits) return [{ targets: targetsOf(hits) }];
  if (typeof attacks === 'number') return [{ attacks }];
  if (attacks)
    return [{ attacks: attacks.map((attackDice) => (attackDice === 0 ? {} : { attackDice })) }];
  if (!special) return NONE;
  const { again, rules, ...others } = special;
  const effects = rules && linesOf(rules, lineOf, true);
  const againWhen = again && whenOf(again);
  if ((rules && !effects) || (again && !againWhen)) return NONE;
  return [{ specialAttack: { ...others, ...given({ againWhen, effects }) } }];
}

/** The lines for some rules; undefined if one of the rules has no line. */
export function linesOf(
  rules: readonly Rule[],
  lineOf: LineOf,
  isOfSpecial = false,
): readonly EffectLine[] | undefined {
  const lines = rules.map((rule) => lineOf(rule, isOfSpecial));
  return lines.some((line) => line === undefined) ? undefined : (lines as EffectLine[]);
}

const SIDES = { own: undefined, enemy: 'enemies', either: 'all', card: 'card' } as const;

function ofAura(
  gives: readonly Rule[],
  { whom = {}, from }: Pick<Standing, 'whom' | 'from'>,
  lineOf: LineOf,
): readonly EffectLine[] {
  const { side = 'own', cards, self, except, anywhere, ...place }: Selector = whom;
  const { side: _, cards: by, ...giver } = from ?? {};
  const effects = linesOf(gives, lineOf);
  const to = given({ side: SIDES[side], ...cards, self, except });
  return effects
    ? [{ aura: given({ ...(from ? { ...giver, by: by ?? {} } : place), to, anywhere, effects }) }]
    : NONE;
}
