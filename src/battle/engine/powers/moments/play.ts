/*
 * Plays an event of a power: finds the figures on which it could act, asks the owner to choose, pays and rolls, then
 * carries out the actions.
 */

import { type Bonus, type Event, type Roll, type Step, stepsOf } from '../../../../cards/index.ts';
import { countUse } from '../../attacks/battle-uses.ts';
import { holdAt } from '../../attacks/conditions.ts';
import { firstRowOf, meanOf, rowAt } from '../d20-table.ts';
import { familyIn, familyOf, whomIn } from '../families/index.ts';
import { isPending } from '../families/wound.ts';
import { isPayable, payAfter, payBefore, payerOf, priceOf } from './paying.ts';
import { actsOn, onBoardOf, type Played, type Rolled, selected } from './played.ts';
import { chanceOf, pick, rollFor, rollWith, SYMBOL_IN, tellUsed } from './triggers.ts';

/** Plays an event whose conditions hold. */
export function play(played: Played): void {
  if (!isPayable(played) || !isFirst(played)) return;
  const { game, rule } = played;
  if (familyIn(rule).isOneByOne) {
    playOneByOne(played);
    return;
  }
  const whom = chosen(played, options(played));
  if (whom.length === 0) return;
  if (rule.cost?.attacks) game.attacks?.forgoAttacks();
  if (rule.roll?.per !== 'whom') {
    act(played, whom);
    return;
  }
  const { fits } = familyIn(rule);
  for (const one of whom) {
    const isThere = !game.isOver() && game.state.isOnBoard(one);
    if (isThere && (!fits || fits(played, one))) act(holderNextTo(played, one), [one]);
  }
}

/** Plays an event on as many figures as allowed. Each figure is chosen and rolled for after the previous one. */
function playOneByOne(played: Played): void {
  const { pick } = played.rule.whom ?? {};
  const before = new Set<number>();
  for (let n = typeof pick === 'number' ? pick : 1; n > 0 && !played.game.isOver(); n--) {
    const [one] = chosen(
      played,
      options(played).filter((other) => !before.has(other)),
    );
    if (one === undefined) return;
    before.add(one);
    act(played, [one]);
  }
}

/**
 * Plays the offer that is worth the most. Each offer is an event and a figure of the card that could play the event.
 */
export function playTogether(all: readonly Played[]): void {
  const offers = all.flatMap((played) =>
    isPayable(played) ? options(played).map((one) => ({ played, one })) : [],
  );
  const [first] = offers;
  if (!first) return;
  const worth = (offer: typeof first) => worthOf(offer.played, offer.one);
  const isChoice = first.played.rule.may === true;
  const { played, one } = isChoice
    ? first
    : offers.reduce((best, other) => (worth(other) > worth(best) ? other : best));
  if (isChoice || whomIn(played.rule)?.pick === undefined) play(played);
  else act(played, [one]);
}

/** Plays an event on figures selected earlier. */
export function playOn(played: Played, all: readonly number[]): void {
  const there = () => all.filter((one) => played.game.state.isOnBoard(one));
  if (isForEach(played)) for (const one of there()) act(played, [one]);
  else {
    const whom = chosen(played, there());
    if (whom.length > 0) act(played, whom);
  }
}

/** Whether dice are rolled separately for each figure on which an event acts. */
function isForEach({ rule }: Played): boolean {
  const [dice] = stepsOf(rule.does).flatMap(({ wound }) =>
    typeof wound === 'object' && 'dice' in wound ? [wound] : [],
  );
  return rule.roll?.per === 'whom' || (dice !== undefined && !dice.shared);
}

/** Whether a figure plays an event. If one figure plays the event for the whole card, only the first figure does. */
function isFirst({ game, figure, card, rule }: Played): boolean {
  if (rule.instead === 'turn') return figure === card.firstFigure;
  return rule.whom?.from !== 'card' || onBoardOf(game, card)[0] === figure;
}

/** The figures on which an event could act. */
export function options(played: Played): readonly number[] {
  const { rule, figure, about } = played;
  const { fits, onOther, onCards } = familyIn(rule);
  const own = onOther && about.it !== undefined ? about.it : figure;
  const whom = whomIn(rule);
  const named = whom ? selected(played, whom) : [own];
  const fitting = fits ? named.filter((one) => fits(played, one)) : named;
  if (!onCards || rule.roll?.per === 'whom') return fitting;
  const { cardOf } = played.game.tables;
  const cards = fitting.map((one) => cardOf[one]);
  return fitting.filter((one, i) => cards.indexOf(cardOf[one]) === i);
}

/** The figures on which an event acts, as its owner chooses. */
function chosen(played: Played, all: readonly number[]): readonly number[] {
  const { game, figure, card, rule, about } = played;
  const { may } = rule;
  const family = familyIn(rule);
  if (family.chosen) return family.chosen(played, all);
  const whom = whomIn(rule) ?? {};
  const worthOfAll = (them: readonly number[]) =>
    them.reduce((sum, one) => sum + worthOf(played, one, 0), 0);
  const isKnown = whom.self === 'concerned' && about.it !== undefined && !may;
  if (whom.pick === undefined || isKnown) {
    if (!may || all.length === 0) return all;
    const sum = worthOfAll(all) - priceOf(played);
    if (may === 'ifBetter') return sum > 0 ? all : [];
    const policy = game.policies[card.side];
    const isWanted = rule.cost?.markerX
      ? policy.goOn(card.side, card.index)
      : policy.choose(figure, [0, sum]) === 1;
    return isWanted ? all : [];
  }
  const offered = family.inOrder?.(played, all) ?? all;
  const best = pick(played, offered, (one) => worthOf(played, one));
  const picked = best === undefined ? [] : [best];
  if (whom.pick !== 'bestOrEachAdjacent') return picked;
  const beside = all.filter((one) => game.state.areAdjacent(figure, one));
  return worthOfAll(beside) > worthOfAll(picked) ? beside : picked;
}

/** What an event on a figure is worth to the owner, in points. */
function worthOf(played: Played, one: number, price = priceOf(played)): number {
  const { rule } = played;
  const needed = rule.roll && neededFor(played, rule.roll, one);
  return familyIn(rule).worth(played, one, (of) => meanOver(rule, of, needed), price);
}

/**
 * The mean of a number over the outcomes of an event's roll.
 *
 * @param needed the D20 roll that the event needs, if any
 */
export function meanOver(
  { does }: Pick<Event, 'does'>,
  of: (step: Step) => number,
  needed?: number,
): number {
  const sum = (steps: readonly Step[]) => steps.reduce((all, step) => all + of(step), 0);
  if (!isList(does)) return meanOf(does, sum);
  return needed === undefined ? sum(does) : chanceOf(needed) * sum(does);
}

const isList = (does: Event['does']): does is readonly Step[] => Array.isArray(does);

/** The event as played by the card's figure next to `one`, if the card rolls once for all its figures. */
function holderNextTo(played: Played, one: number): Played {
  const { game, card, rule } = played;
  if (rule.whom?.from !== 'card') return played;
  const next = onBoardOf(game, card).find(
    (holder) => holder !== one && game.state.areAdjacent(holder, one),
  );
  return next === undefined ? played : { ...played, figure: next };
}

/** Rolls for an event and carries it out. */
function act(played: Played, upon: readonly number[]): void {
  const { rule } = played;
  const family = familyIn(rule);
  const { it: target, attacker } = played.about;
  if (rule.on === 'targeted')
    played.game.state.tell?.({ is: 'aims', figure: attacker as number, target: target as number });
  const thrown = rolled(played, upon);
  const made = family.settle?.(played, upon, thrown) ?? thrown;
  const { roll, does, told, whom = upon } = made;
  if (rule.cost?.by && payerOf(played) === undefined) return;
  const acts = does.length > 0 && told.dice?.shown !== 0;
  const isSuffering =
    rule.whom?.self === 'only' &&
    !rule.roll &&
    does.some(({ wound }) => wound !== undefined && wound !== 'pending');
  if (isSuffering) tellSuffering(played, does);
  else if (family.tell) family.tell(played, whom, made);
  else if (rule.cost?.markerX && !rule.roll) countUnsaid(played);
  else tellUsed(played, toldOn(played, whom), roll, acts, told);
  if (!acts) return;
  payBefore(played);
  const steps = family.isWhole ? does.slice(0, 1) : does;
  for (const step of steps.filter((one) => one.roll?.per !== 'power')) carryOut(step);
  payAfter(played);
  const further = steps.findLast(
    (one) => one.roll?.per === 'power' && roll >= Number(one.roll.d20),
  );
  if (further) carryOut(further);

  function carryOut(step: Step) {
    if (step.move?.stop) return;
    const fitting = step.if ? whom.filter((one) => isOnBoardAnd(played, step, one)) : whom;
    if ((step.if && fitting.length === 0) || !reaches(played, step, fitting)) return;
    familyOf(step, rule).act(played, step, fitting, made);
  }
}

/** Whether a figure is still on the board, and the conditions of a step hold for it. */
const isOnBoardAnd = (played: Played, step: Step, one: number): boolean =>
  played.game.state.isOnBoard(one) && actsOn(played, step, one);

/** Whether a step acts. If the step has a separate roll, makes that roll. */
function reaches(played: Played, { roll }: Step, whom: readonly number[]): boolean {
  if (roll === undefined || roll.per === 'power') return true;
  const needed = Number(roll.d20);
  const number = rollFor(played);
  tellUsed(played, whom, number, number >= needed, { needed });
  return number >= needed;
}

/** Counts a power whose use is not reported because the revealed marker X has already been reported. */
function countUnsaid({ game, figure, card, line }: Played): void {
  countUse(game.state, figure, line);
  game.fires(card, line);
}

/**
 * The figures named in the report of a power: the figures on which the power acts, or the figure that pays or is
 * protected.
 */
function toldOn(played: Played, whom: readonly number[]): readonly number[] {
  const { rule, about } = played;
  const isOnOther = isPending(rule) || (rule.early && !rule.whom);
  const one = rule.cost?.destroy ? payerOf(played) : isOnOther ? about.it : undefined;
  if (one !== undefined) return [one];
  return whomIn(rule) || familyIn(rule).onOther ? whom : [];
}

/** Reports a power that wounds its own figure. */
function tellSuffering({ game, figure, card, line }: Played, does: readonly Step[]): void {
  const power = card.powerOf.get(line) as number;
  const wounds = does.reduce((sum, step) => sum + Number(step.wound), 0);
  game.state.tell?.({ is: 'suffers', figure, power, wounds });
  countUse(game.state, figure, line);
  game.fires(card, line);
}

function rolled(played: Played, whom: readonly number[]): Rolled {
  const { roll, does } = played.rule;
  const [one = played.figure] = whom;
  if (!isList(does)) {
    const number = rollWith(played, helping(played, roll?.plus, one));
    return { roll: number, does: rowAt(does, number) ?? [], told: { needed: firstRowOf(does) } };
  }
  if (!roll) return { roll: 0, does, told: diceOf(played, does) };
  if (roll.dice !== undefined) return symbolsOf(played, roll);
  const needed = neededFor(played, roll, one);
  const number = Math.min(20, rollWith(played, helping(played, roll.plus, one)));
  const acts = roll.atMost ? number <= needed : number >= needed;
  const told = { needed, ...(roll.atMost && { isAtMost: true as const }) };
  return { roll: number, does: acts ? does : [], told };
}

/** Rolls dice that have a symbol on one of their six faces. */
function symbolsOf({ game: { state }, rule }: Played, { dice = 0, symbols = 0 }: Roll): Rolled {
  let shown = 0;
  for (let i = 0; i < dice; i++) shown += Number(state.dice.below(SYMBOL_IN) === 0);
  const told = { dice: { dice, face: 'symbol' as const, shown }, needed: symbols };
  return { roll: 0, does: shown >= symbols ? stepsOf(rule.does) : [], told };
}

/** How many figures add to a roll. */
const helping = (played: Played, plus: Bonus | undefined, one: number): number =>
  typeof plus === 'object' && 'each' in plus ? selected(played, plus.each, one).length : 0;

/** The D20 roll that an event needs for a figure. */
function neededFor(
  { game, figure, card, about }: Played,
  { d20 = 1, friends, plus }: Roll,
  one: number,
): number {
  const { isHero, side } = game.state.card(one);
  const number = typeof d20 === 'number' ? d20 : isHero ? d20.hero : d20.squad;
  if (friends !== undefined && side === card.side) return friends;
  if (typeof plus !== 'object' || !('add' in plus)) return number;
  return holdAt(game.state, figure, plus.if, about) ? number - plus.add : number;
}

/** Rolls the dice that decide the size of an action. */
function diceOf({ game }: Played, does: readonly Step[]): Rolled['told'] {
  const [wound] = does.flatMap(({ wound: one }) =>
    typeof one === 'object' && 'dice' in one ? [one] : [],
  );
  if (!wound) return {};
  const dice = Number(wound.dice);
  return { dice: { dice, face: wound.face, shown: game.state.dice.skulls(dice) } };
}
