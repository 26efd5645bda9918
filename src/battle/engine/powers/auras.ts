/* The auras, spirits and gifts of the cards in a battle, prepared before the first game. */

import {
  actFor,
  addedIn,
  aurasIn,
  type Duration,
  type EffectLine,
  eventsIn,
  fitsArmyCard,
  type HeldAura,
  linesOfRules,
  type Rule,
  type RuleCondition,
  type RuleMoment,
  type Side,
  spiritsIn,
  stepsOf,
} from '../../../cards/index.ts';
import {
  changeRolls,
  isForCard,
  linesGiven,
  luckLeavingIn,
  titleOfGiver,
  withInner,
} from '../../../fight/index.ts';
import { barsOnStrikes } from '../ground/engaging.ts';
import { longerBy } from '../ground/longer-moves.ts';
import { type BattleCard, dearest } from '../state/cards.ts';
import type { Giver } from '../state/grants.ts';

/** An aura of a card. */
export interface Aura extends Giver {
  readonly card: number;
  readonly line: EffectLine;
  readonly title: string;
  /** The figures that have the aura. */
  readonly figures: readonly number[];
  /** Reach in spaces, 1 for adjacent figures; undefined for any distance. */
  readonly within?: number;
  readonly needsSight: boolean;
  /** Maximum number of figures whose auras of this kind add up for one figure. */
  readonly most: number;
  /** Conditions on the figures that have the aura. */
  readonly when: readonly RuleCondition[];
  /** What the aura adds to Range if all of its lines of effects act. */
  readonly range: number;
  /** Lines that affect movement. */
  readonly moving: readonly EffectLine[];
  /** The sides of an attack that the aura can affect. */
  readonly sides: readonly Side[];
}

/** An aura that can reach figures of a card. */
export interface Reaching {
  /** Index among the givers of effects. */
  readonly giver: number;
  readonly aura: Aura;
  /** Whether the aura also reaches the figures that have it. */
  readonly isSelf: boolean;
  /** Whether the aura reaches figures of this card at any distance. */
  readonly isAnywhere: boolean;
  /** Whether the aura reaches the figures that have it, but no other figures of their card. */
  readonly isOnlySelf: boolean;
}

/** Effects that a destroyed figure leaves to a card of its side. */
export interface Spirit extends Giver {
  readonly card: number;
  readonly line: EffectLine;
  /** Index among the givers of effects. */
  readonly giver: number;
  /** Lines that affect movement. */
  readonly moving: readonly EffectLine[];
  /** The cards that may get the spirit. */
  readonly cards: readonly number[];
}

/** Effects that a power gives for a time. */
export interface Gift extends Giver {
  readonly card: number;
  readonly line: EffectLine;
  readonly on: RuleMoment;
  readonly lasts: Duration;
  /** Whether the receiver stops moving. */
  readonly stops: boolean;
  /** Whether the receiver may not make special attacks. */
  readonly barsSpecials: boolean;
  readonly giver: number;
  readonly moving: readonly EffectLine[];
  /** The cards whose figures may get the gift. */
  readonly cards: readonly number[];
}

/** A gift that a figure has. */
export interface Given {
  readonly gift: Gift;
  readonly figure: number;
}

/** The auras, spirits and gifts of a battle, and the cards that each can reach. */
export interface BattleAuras {
  readonly all: readonly Aura[];
  readonly spirits: readonly Spirit[];
  readonly gifts: readonly Gift[];
  /** For each card, the auras that can reach its figures. */
  readonly reaching: readonly (readonly Reaching[])[];
  /** For each card, whether an aura, spirit or gift can change its Range. */
  readonly ranges: readonly boolean[];
  /** For each card, whether an aura, spirit or gift can change its movements. */
  readonly moves: readonly boolean[];
  /** Whether any aura changes D20 rolls for powers. */
  readonly changeRolls: boolean;
  /** For each card, the effects that auras, spirits and gifts might give it. */
  readonly given: readonly (readonly EffectLine[])[];
}

/**
 * @param firstGiver the number of the first aura among the givers of effects
 */
export function battleAuras(cards: readonly BattleCard[], firstGiver: number): BattleAuras {
  const found = cards.flatMap((card) => aurasOf(card, cards));
  const reaching = cards.map((card) =>
    found.flatMap(({ aura, held }, i): Reaching[] => {
      const owner = cards[aura.card] as BattleCard;
      const standing = { isOfSide: card.side === owner.side, isSameCard: card === owner };
      const isOther = isForCard(held.to, standing, card.card);
      const isGiver = aura.figures.some((figure) => isOf(card, figure));
      const isSelf = held.to.self === true && isGiver;
      return isOther || isSelf
        ? [
            {
              giver: firstGiver + i,
              aura,
              isSelf,
              isOnlySelf: !isOther,
              isAnywhere:
                held.to.anywhere !== undefined && fitsArmyCard(held.to.anywhere, card.card),
            },
          ]
        : [];
    }),
  );
  const spirits = cards
    .flatMap((card) => spiritsOf(card, cards))
    .map((spirit, i) => ({ giver: firstGiver + found.length + i, ...spirit }));
  const gifts = cards
    .flatMap((card) => giftsOf(card, cards))
    .map((gift, i) => ({ giver: firstGiver + found.length + spirits.length + i, ...gift }));
  const lasting = [...spirits, ...gifts];
  const some = (has: (aura: Aura) => boolean) =>
    reaching.map((auras) => auras.some(({ aura }) => has(aura)));
  return {
    all: found.map(({ aura }) => aura),
    spirits,
    gifts,
    reaching,
    ranges: some(({ range }) => range > 0).map(
      (is, card) =>
        is ||
        lasting.some(
          ({ lines, cards: all }) => all.includes(card) && addedIn(lines, 'range').length > 0,
        ),
    ),
    moves: some(({ moving }) => moving.length > 0).map(
      (is, card) =>
        is || lasting.some(({ moving, cards: all }) => moving.length > 0 && all.includes(card)),
    ),
    changeRolls: found.some(({ aura }) => changeRolls(aura.lines)),
    given: cards.map(({ index }) => [
      ...(reaching[index] as readonly Reaching[]).flatMap(({ aura }) => aura.lines),
      ...lasting.flatMap((one) => (one.cards.includes(index) ? one.lines : [])),
    ]),
  };
}

const isOf = ({ firstFigure, figures }: BattleCard, figure: number) =>
  figure >= firstFigure && figure < firstFigure + figures;

const figuresOf = ({ firstFigure, figures }: BattleCard) =>
  Array.from({ length: figures }, (_, i) => firstFigure + i);

function aurasOf(
  owner: BattleCard,
  cards: readonly BattleCard[],
): { readonly aura: Aura; readonly held: HeldAura }[] {
  return aurasIn(owner.battleLines).map((held) => {
    const { line, when, by, place, effects } = held;
    const { within, sight, chosen, most = Number.POSITIVE_INFINITY } = place;
    const title = titleOf(owner, line);
    const lines = linesGiven(title, effects);
    const fitting = by
      ? cards.filter(({ side, card }) => side === owner.side && fitsArmyCard(by, card))
      : [owner];
    const givers = chosen ? dearest(fitting) : fitting;
    const aura: Aura = {
      card: owner.index,
      line,
      title,
      lines,
      figures: givers.flatMap(figuresOf),
      ...(within !== undefined && { within }),
      needsSight: sight === true,
      most,
      when,
      range: addedIn(lines, 'range').reduce((sum, range) => sum + Math.max(0, range), 0),
      moving: effects.filter(changesMovement),
      sides: (['attacker', 'defender'] as const).filter((side) =>
        actFor(lines.flatMap(withInner), side),
      ),
    };
    return { aura, held };
  });
}

function titleOf({ card }: BattleCard, line: EffectLine): string {
  return titleOfGiver(
    card,
    card.powers.find(({ effects = [] }) => effects.includes(line)),
  );
}

function spiritsOf(owner: BattleCard, cards: readonly BattleCard[]): Omit<Spirit, 'giver'>[] {
  return spiritsIn(owner.battleLines).map(({ line, to, effects }) => {
    const title = titleOf(owner, line);
    const fitting = cards.filter(
      (one) => one !== owner && one.side === owner.side && fitsArmyCard(to, one.card),
    );
    return {
      card: owner.index,
      line,
      lines: linesGiven(title, effects),
      moving: effects.filter(changesMovement),
      cards: fitting.map(({ index }) => index),
    };
  });
}

function giftsOf(owner: BattleCard, cards: readonly BattleCard[]): Omit<Gift, 'giver'>[] {
  return eventsIn(owner.battleLines).flatMap(({ rule, line }) => {
    const { of, whom = {}, cost, if: all = [], does } = rule;
    if (rule.for === undefined || of?.self === 'only' || !Array.isArray(does)) return [];
    const [{ gives } = {}, ...others] = stepsOf(does);
    if (!gives) return [];
    const { side, cards: to = {} } =
      whom.self === 'concerned' ? (of ?? all.find(({ target }) => target)?.target ?? {}) : whom;
    const payer = cost?.by;
    const receivers = cards.filter(
      (one) =>
        (one.side === owner.side) !== (side === 'enemy') &&
        (fitsArmyCard(to, one.card) ||
          (whom.self === true && one === owner) ||
          (payer && fitsArmyCard(payer.cards ?? {}, one.card))),
    );
    const effects = linesOfRules(gives);
    return [
      {
        ...{ card: owner.index, line, on: rule.on, lasts: rule.for },
        stops: others.some(({ move }) => move?.stop),
        barsSpecials: gives.some(barsSpecials),
        lines: linesGiven(titleOf(owner, line), effects),
        moving: effects.filter(changesMovement),
        cards: receivers.map(({ index }) => index),
      },
    ];
  });
}

const barsSpecials = (rule: Rule): boolean =>
  'has' in rule && rule.has.some(({ bar }) => bar?.what === 'attackSpecially');

/** Whether a line changes how far figures move, or who strikes them as they leave. */
const changesMovement = (line: EffectLine): boolean =>
  longerBy(line).some((longer) => longer.for === 'any' || longer.for === 'nextToEnemy') ||
  addedIn([line], 'leapLevels').length > 0 ||
  luckLeavingIn([line]).length > 0 ||
  barsOnStrikes([line]).length > 0;
