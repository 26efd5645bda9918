/* Rules as English sentences. */

import { listed } from '../../../base/index.ts';
import { timesText } from '../texts.ts';
import { countText } from './amount.ts';
import { conditionsText } from './condition.ts';
import { barText } from './families/bar.ts';
import { type Clause, clauseText, receiving, type Scene } from './families/clause.ts';
import { countActionText } from './families/count.ts';
import { diceText } from './families/dice.ts';
import { hideText } from './families/hide.ts';
import { markersText, tokensText } from './families/markers.ts';
import { modeText } from './families/mode.ts';
import { moveText } from './families/move.ts';
import { putText, raiseText } from './families/put.ts';
import { turnText } from './families/turn.ts';
import { valueText } from './families/value.ts';
import { wayText } from './families/way.ts';
import { wordsText } from './families/words.ts';
import { healText, woundText } from './families/wounds.ts';
import {
  type About,
  aboutAttack,
  attackMomentText,
  isOfAttack,
  momentText,
  type Role,
} from './moment-text.ts';
import { isMomentOf, type RuleMoment } from './moments.ts';
import type {
  Cost,
  Duration,
  Event,
  Limit,
  Roll,
  Rows,
  Rule,
  Standing,
  Step,
  Trait,
} from './rule.ts';
import { eachOfText, figuresText, oneText, placeText, type Selector } from './selector.ts';

/**
 * A rule in words, without capital and full stop: "when it destroys a figure, it heals 1 wound".
 *
 * @param self      the words for the figure with the power
 * @param isSpecial whether the rule belongs to a special attack that the sentence has already named
 */
export function ruleText(rule: Rule, self = 'it', isSpecial = false): string {
  const text =
    'on' in rule ? eventText(withRows(rule), self, isSpecial) : standingText(rule, self, isSpecial);
  const where = rule.in === undefined ? '' : ` (${IN[rule.in]})`;
  return `${[...(rule.limits ?? []).map(limitText), text].join(', ')}${where}`;
}

const IN = { fights: 'in one-on-one fights', battles: 'in battles' };

const OF = { figure: ' for each figure', card: '', side: ' for your army' };

const limitText = ({ uses, per, of = 'card' }: Limit) =>
  `${uses === 1 ? 'once' : `up to ${timesText(uses)}`} per ${per}${OF[of]}`;

/* Standing rules. */

function standingText(rule: Standing, self: string, isSpecial: boolean): string {
  const when = conditionsText(rule.if ?? [], 'the target');
  const texts = rule.has.map((trait) => traitText(trait, rule, self, isSpecial));
  const special = rule.has[0]?.way?.special?.rules ?? [];
  const isFirst = when !== '' && (rule.has[0]?.gives || rule.has[0]?.way?.special);
  return [
    isFirst
      ? `if ${when}, ${listed(texts)}`
      : `${listed(texts)}${when === '' ? '' : ` if ${when}`}`,
    ...special.map((one, i) => `${i === 0 ? 'in that attack, ' : ''}${ruleText(one, self, true)}`),
  ].join('; ');
}

function traitText(trait: Trait, rule: Standing, self: string, isSpecial: boolean): string {
  const { whom } = rule;
  const scene = { self, other: 'the target', ...(whom && whomText(whom)) };
  if (trait.value) return clauseText(valueText(trait.value, scene));
  if (trait.mode) return clauseText(modeText(trait.mode, scene));
  if (trait.bar) return clauseText(barText(trait.bar, whom, self));
  if (trait.way) return clauseText(wayText(trait.way, scene, isSpecial));
  if (trait.words) return clauseText(wordsText(trait.words, scene));
  return auraText(rule);
}

/** An aura as text: "each other friendly Orc figure adjacent to this figure rolls 1 extra attack die, counted once" */
function auraText({ whom = {}, from, has }: Standing): string {
  const rules = has.flatMap(({ gives = [] }) => gives);
  const receivers = eachOfText(whom, 'this figure');
  const text = givenText(rules, receivers);
  if (from) return `${text} ${giversText(from)}`;
  const { most } = whom;
  if (most === undefined) return text;
  return `${text}, counted ${most === 1 ? 'once' : `at most ${timesText(most)}`}`;
}

/** "for each friendly Elf figure adjacent to it (at most 3)", "while a friendly Elf figure is adjacent to it" */
function giversText({ most, chosen, within, sight, ...who }: Selector): string {
  const place = { ...(within !== undefined && { within }), ...(sight && { sight }) };
  const all = { ...who, self: true } as const;
  const before = chosen ? ' chosen before the battle' : '';
  if (most === 1) {
    const one = chosen ? `the ${figuresText(all)}${before}` : oneText(all);
    return `while ${one} is ${within === undefined ? 'on the board' : placeText(place)}`;
  }
  const limit = most === undefined ? '' : ` (at most ${most})`;
  return `for each ${figuresText({ ...all, ...place })}${limit}${before}`;
}

/** Given rules as text: "each friendly Orc figure has +1 Move and rolls 1 extra attack die" */
function givenText(rules: readonly Rule[], whom: string): string {
  const texts = rules.map((rule) => {
    const text = ruleText(rule, whom);
    return whom === 'it' || text.startsWith(`${whom} `) ? text : `for ${whom}, ${ruleText(rule)}`;
  });
  return joined(texts, [whom]);
}

/** Joins clauses. A shared subject is named once: "it moves and attacks". */
function joined([first = '', ...others]: readonly string[], subjects: readonly string[]): string {
  const isSame = subjects.some((subject) => subject !== '' && first.startsWith(`${subject} `));
  const start = subjects.at(-1);
  const rest = others.map((text) =>
    isSame && text.startsWith(`${start} `) ? text.slice(`${start} `.length) : text,
  );
  return listed([first, ...rest]);
}

/* Events. */

/** The role that the figure with the power has in the attack. */
function roleOf({ on, of, does }: Event): Role {
  const [step = {}] = stepsOf(does);
  const { dice, count, ignore } = step;
  const isDefending =
    isMomentOf(on, 'target') ||
    dice?.defense !== undefined ||
    dice?.enemyAttack !== undefined ||
    dice?.enemyHeight !== undefined ||
    count?.shields !== undefined ||
    count?.perShield !== undefined ||
    count?.oneShieldBlocksAll ||
    count?.mostWounds !== undefined ||
    count?.excessWounds === 'attacker' ||
    count?.blanks === 'shield' ||
    count?.reroll?.dice === 'defense' ||
    (on === 'attackOver' && of !== undefined && of.side !== 'own') ||
    (on === 'wounded' && of === undefined) ||
    (on === 'blocked' && count === undefined);
  return isDefending && ignore !== 'defense' ? 'defender' : 'attacker';
}

const stepsOf = (does: Event['does']): readonly Step[] =>
  isTable(does) ? Object.values(does).flat() : does;

const isTable = (does: Event['does']): does is Rows => !Array.isArray(does);

/** Rewrites an event that has actions for a failed roll as an event with a D20 table. */
function withRows({ roll, else: otherwise, ...event }: Event): Event {
  if (otherwise === undefined || isTable(event.does)) return { ...event, ...(roll && { roll }) };
  return { ...event, does: { 1: otherwise, [Number(roll?.d20)]: event.does } };
}

function eventText(event: Event, self: string, isSpecial: boolean): string {
  const isOuter = !isOfAttack(event);
  const role = roleOf(event);
  const about = aboutAttack(event);
  const isRolled = event.roll !== undefined || isTable(event.does);
  const isOwn = about.opponent === undefined && (!isRolled || isOuter) && changesOwnAttack(event);
  const { kind } = about;
  const scene = {
    ...sceneOf(event, role, self, isRolled),
    ...(isOwn && kind && { kind }),
    ...(event.for && { isTimed: true as const }),
  };
  const main = mainText(event, scene, isRolled);
  const isNeeded = !isSpecial && (isRolled || !main.startsWith(`${self} `));
  const moment = isOuter
    ? momentText(event, about.whom)
    : attackMomentText(event, role, isOwn ? withoutKind(about) : about, isNeeded, isSpecial);
  const when = conditionsText(about.rest, scene.other);
  const before = [
    ...(moment === '' ? [] : [moment]),
    ...(event.cost?.attacks ? ['in place of all attacks of its card'] : []),
  ];
  if (before.length === 0 && !isRolled) {
    if (when === '') return main;
    return `${main} if ${main.startsWith(`${self} `) ? when : withRole(when, role)}`;
  }
  const clauses = [...before, ...(when === '' ? [] : [ifText(when, event.holders)]), main];
  return [...clauses, ...endTexts(event)].join(', ');
}

/** Names the figure with the power in a condition that follows a clause about the other figure, where "it" is unclear. */
const withRole = (when: string, role: Role) =>
  when.replaceAll(/^it\b|(?<=adjacent to )it\b/g, `the ${role}`);

/** The words that follow the actions: how the actions spread from one figure to the next, and what they replace. */
function endTexts({ on, instead, spread = {}, whom }: Event): string[] {
  const { count, roll, goesOn } = spread;
  return [
    ...(instead && on !== 'beforeTurn' ? ['in place of its turn'] : []),
    ...(count === undefined ? [] : [`for up to ${count} different figures`]),
    ...(roll === undefined ? [] : ['with one roll for all figures attacked']),
    ...(goesOn === undefined ? [] : [`again for another figure if this one is ${goesOn}`]),
    ...(whom?.most === undefined ? [] : [`at most ${timesText(whom.most)} for one figure`]),
  ];
}

/** Whether the event changes dice of the figure's own attack, so that the sentence can name the kind of attack. */
function changesOwnAttack({ does }: Event): boolean {
  const [step = {}] = stepsOf(does);
  return step.dice?.attack !== undefined || step.count?.skulls !== undefined;
}

const withoutKind = ({ kind: _, ...about }: About): About => about;

const ifText = (when: string, holders: Event['holders']) =>
  holders === undefined
    ? `if ${when}`
    : `if ${holders} of its figures meet this condition (${when})`;

function mainText(event: Event, scene: Scene, isRolled: boolean): string {
  const { on, does, cost, for: time } = event;
  const may = event.may !== undefined;
  if (isRolled) return rollText(event, scene);
  const steps = does as readonly Step[];
  const pays = cost && payText(cost, may);
  const isChoice = pays === undefined && may && steps.some(({ gives, loses }) => gives ?? loses);
  const text = stepsText(steps, scene, on, may && pays === undefined && !steps[0]?.loses);
  const all = withEnd(text, cost, time, pays !== undefined);
  if (pays) return `${pays}: ${all}`;
  return isChoice ? `if you choose, ${all}` : all;
}

/** "you may reveal its order marker X": the cost, which the sentence names first */
function payText({ markerX, self }: Cost, may: boolean): string | undefined {
  if (markerX) return 'you may reveal its order marker X';
  return self && may ? 'you may destroy it' : undefined;
}

function sceneOf(event: Event, role: Role, self: string, isRolled: boolean): Scene {
  const { whom, on, of, roll } = event;
  const isOuter = !isOfAttack(event);
  const isOfTarget = !isOuter || (on === 'turnEnds' && of === undefined);
  const opponent = role === 'attacker' ? 'the target' : 'the attacker';
  const other = on === 'struck' || !isOfTarget ? 'that figure' : opponent;
  if (whom === undefined) return { self, other };
  if (whom.self === 'only') return { self, other, whom: self };
  if (whom.self === 'concerned')
    return { self, other, whom: whom.pick === undefined && !isRolled ? `each such figure` : other };
  if (isRolled && (roll?.per === 'whom' || whom.pick !== undefined))
    return { self, other, whom: 'that figure' };
  return { self, other, ...whomText(whom) };
}

/** The figures on which a rule acts, as text: "each enemy figure adjacent to it", "up to 3 friendly Orc figures" */
function whomText(whom: Selector): Pick<Scene, 'whom' | 'several'> {
  const { pick, chosen, withFriends } = whom;
  const several = figuresText(whom, true);
  if (chosen)
    return { whom: `the ${figuresText({ ...whom, self: true })} chosen before the battle` };
  if (pick === undefined) {
    const friends = withFriends ? ' and each friendly figure adjacent to one' : '';
    return { whom: `${eachOfText(whom)}${friends}` };
  }
  if (pick === 'best' || pick === 1) return { whom: oneText(whom) };
  if (pick === 'payer') return { whom: 'the figure that pays for it' };
  if (pick === 'bestOrEachAdjacent')
    return { whom: `${oneText(whom)}, or all such figures adjacent to it,` };
  if (pick === 'any') return { whom: `any number of ${several}`, several: true };
  if (typeof pick === 'number')
    return { whom: `${pick >= ALL ? 'any number of' : `up to ${pick}`} ${several}`, several: true };
  if ('each' in pick) return { whom: `for each ${countText(pick.each)}, ${oneText(whom)}` };
  const { cards, squads } = pick;
  if (cards === 1) return { whom: cardText(whom) };
  const most = squads === undefined ? '' : ` (at most ${squads} of them squads)`;
  return { whom: `up to ${cards} cards of ${several}${most}`, several: true };
}

/** A number that means "any number of figures". */
const ALL = 30;

const cardText = (whom: Selector): string =>
  whom.cards?.type === 'hero'
    ? oneText(whom)
    : `one ${whom.self ? '' : 'other '}card of ${figuresText({ ...whom, self: true }, true)}`;

/** "you may choose an enemy figure and roll the D20: on 16 or higher, that figure is destroyed" */
function rollText(event: Event, scene: Scene): string {
  const { may, roll = {}, does, on, cost, for: time } = event;
  const pays = cost && payText(cost, false);
  const spends =
    roll.spends === undefined
      ? ''
      : `; ${rangeText(roll.spends, Number(roll.d20) - 1)} spends a use`;
  const rolls = `${may ? 'you may ' : ''}${rollsText(event, scene)}`;
  if (isTable(does)) {
    const lasting = time && ` ${TIMES[time].replace('the rest of the', 'this')}`;
    return `${rolls}${lasting ?? ''}: ${rowsText(does, scene, on)}${spends}`;
  }
  const then = [reachText(roll), ...(time ? [TIMES[time]] : []), ...(pays ? [pays] : [])].join(
    ', ',
  );
  const text = `${then}${pays ? ': ' : ', '}${stepsText(does, scene, on)}`;
  return `${rolls}: ${withEnd(text, cost, undefined, pays !== undefined)}${spends}`;
}

/** A roll as text: "choose an enemy figure and roll the D20", "roll the D20 for each figure adjacent to it" */
function rollsText({ whom, roll = {}, if: conditions = [] }: Event, scene: Scene): string {
  const isOfOthers =
    whom !== undefined && (whom.self === undefined || whom.self === true || whom.self === 'last');
  const dice = roll.dice === undefined ? 'the D20' : `${roll.dice} combat dice`;
  const again = conditions.some(({ d20 }) => d20 !== undefined) ? ' again' : '';
  const what = `roll ${dice}${again}`;
  const bonus = bonusText(roll, scene);
  if (isOfOthers && whom.pick !== undefined)
    return `choose ${whomText(whom).whom} and ${what}${bonus}`;
  const each = isOfOthers && roll.per === 'whom' ? ` for each ${figuresText(whom)}` : '';
  return `${what}${each}${bonus}`;
}

function reachText({ d20, atMost, symbols, friends }: Roll): string {
  if (symbols !== undefined) return `if they show at least ${symbols} symbols`;
  if (typeof d20 === 'object')
    return `on ${d20.squad} or higher for a squad figure or ${d20.hero} or higher for a hero`;
  if (atMost) return d20 === 1 ? 'on 1' : `on ${d20} or lower`;
  const own = friends === undefined ? '' : ` (${friends} for a friendly figure)`;
  return `on ${d20 === 20 ? '20' : `${d20} or higher`}${own}`;
}

function bonusText({ plus }: Roll, { other, whom = other }: Scene): string {
  if (plus === undefined) return '';
  if (plus === 'distance') return ` and add the number of spaces to ${other}`;
  if ('each' in plus) return `, adding 1 for each ${figuresText(plus.each)}`;
  return `, adding ${plus.add} if ${conditionsText(plus.if, whom)}`;
}

function rowsText(rows: Rows, scene: Scene, on: RuleMoment): string {
  // JavaScript keeps integer keys in ascending order.
  const from = Object.keys(rows).map(Number);
  const texts = from.map((first, i) => {
    const last = (from[i + 1] ?? 21) - 1;
    const text = stepsText(rows[first] as readonly Step[], scene, on);
    return `on ${rangeText(first, last)}, ${text === '' ? 'nothing happens' : text}`;
  });
  return texts.join('; ');
}

function rangeText(first: number, last: number): string {
  if (first === last) return `${first}`;
  return last === 20 ? `${first} or higher` : `${first} to ${last}`;
}

function stepsText(steps: readonly Step[], scene: Scene, on: RuleMoment, may = false): string {
  const texts = steps.map((step, i) => {
    const isNamed = steps.slice(0, i).some(({ whom }) => whom === undefined);
    const isAgain = isNamed && scene.whom !== undefined && scene.whom !== scene.self;
    const who = isAgain ? { ...scene, whom: scene.several ? 'they' : 'that figure' } : scene;
    return stepText(step, who, on, may && i === 0);
  });
  return joined(texts.filter(Boolean), [scene.whom ?? '', 'that figure']);
}

function stepText(step: Step, outer: Scene, on: RuleMoment, may: boolean): string {
  const scene = step.whom === undefined ? outer : { ...outer, ...stepWhom(step.whom, outer) };
  const roll = step.roll === undefined ? '' : `on a D20 roll of ${reachText(step.roll).slice(3)}, `;
  const text = step.gives
    ? givenText(step.gives, scene.whom ?? scene.self)
    : actionText(step, scene, on, may);
  const when = step.if === undefined ? '' : ` if ${conditionsText(step.if, 'it')}`;
  const again = step.rollAgain ? 'the D20 is rolled again' : '';
  return [`${text === '' ? '' : roll}${text}${when}`, again].filter(Boolean).join(' and ');
}

function stepWhom(whom: Selector, { self, other }: Scene): Pick<Scene, 'whom' | 'several'> {
  if (whom.self === 'only') return { whom: self, several: false };
  return whom.self === 'concerned' ? { whom: other, several: false } : whomText(whom);
}

function actionText(step: Step, scene: Scene, on: RuleMoment, may: boolean): string {
  const clause = clauseOf(step, scene, on);
  return clause === undefined ? '' : clauseText(clause, may);
}

function clauseOf(step: Step, scene: Scene, on: RuleMoment): Clause | undefined {
  const { dice, count, ignore, wound, heal, again, turn, move, put, raise, side, markers } = step;
  if (dice) return diceText(dice, scene);
  if (count) return countActionText(count, scene);
  if (ignore) return ignoreText(ignore, scene, on);
  if (wound !== undefined) return woundText(wound, scene, isExtra(on, scene) ? 'extra' : '');
  if (heal !== undefined) return healText(heal, scene);
  if (again) {
    const most = again.most === undefined ? '' : `, at most ${timesText(again.most)}`;
    return { who: scene.self, does: `may attack again${most}` };
  }
  if (turn) return turnText(turn, scene);
  if (move) return moveText(move, scene);
  if (put) return putText(put, scene);
  if (raise) return raiseText(raise, scene);
  if (side) {
    const to = side.to === 'own' ? 'your' : 'your opponent’s';
    return receiving({ ...scene, other: scene.self }, `joins ${to} army for the rest of the game`);
  }
  if (step.loses)
    return receiving(
      scene,
      `loses all powers on its card${scene.isTimed ? '' : ' for the rest of the game'}`,
    );
  if (markers) return markersText(markers, scene);
  if (step.tokens) return tokensText(step.tokens);
  return step.hide ? hideText(step.hide, scene) : undefined;
}

/** Whether wounds are added to the wounds of an attack. */
const isExtra = (on: RuleMoment, { other }: Scene) =>
  on === 'left' || (on === 'wounded' && other === 'the target');

function ignoreText(ignore: NonNullable<Step['ignore']>, scene: Scene, on: RuleMoment): Clause {
  const { self, other, whom = self } = scene;
  if (ignore === 'defense') return { who: other, does: 'rolls no defense dice' };
  if (ignore === 'ownDefense') return { who: self, does: 'rolls no defense dice' };
  if (ignore === 'attack')
    return { who: whom, does: on === 'evasion' ? 'evades the attack' : 'ignores the attack' };
  return {
    who: whom,
    does: on === 'left' ? 'takes no wounds' : 'ignores all wounds from the attack',
  };
}

const TIMES: Readonly<Record<Duration, string>> = {
  turn: 'for the rest of the turn',
  round: 'for the rest of the round',
  marker: 'until the next order marker is revealed',
  ownMarker: 'until you reveal your next order marker',
  game: 'for the rest of the game',
};

/** @param isPaid whether the sentence has already named the cost */
function withEnd(
  text: string,
  cost: Cost | undefined,
  time: Duration | undefined,
  isPaid: boolean,
): string {
  const lasting = time === undefined ? text : `${TIMES[time]}, ${text}`;
  return isPaid || cost === undefined ? lasting : [lasting, ...costTexts(cost)].join(', ');
}

function costTexts({ self, wounds, destroy, by }: Cost): string[] {
  const who = by === undefined ? 'it' : oneText(by);
  return [
    ...(self ? ['and it is destroyed'] : []),
    ...(wounds === undefined
      ? []
      : [`and ${who} takes ${wounds} ${wounds === 1 ? 'wound' : 'wounds'} for it`]),
    ...(destroy ? [`and ${who} is destroyed instead`] : []),
  ];
}
