import {
  type AuraValue,
  type Condition,
  type EffectLine,
  effectNamed,
  fitsArmyCard,
  type Gives,
  type Side,
  type SpiritValue,
} from '../../../cards/index.ts';
import { isForCard, linesGiven, titleOfGiver, withInner } from '../../../fight/index.ts';
import { type BattleCard, dearest } from '../state/cards.ts';
import type { Giver } from '../state/grants.ts';

/** An aura of a card. */
export interface Aura extends Giver {
  readonly card: number;
  readonly line: EffectLine;
  readonly title: string;
  /** By number, the figures from which it goes out. */
  readonly figures: readonly number[];
  /** Spaces, 1 for adjacent figures; absent: any distance. */
  readonly within?: number;
  readonly needsSight: boolean;
  readonly most: number;
  /** Holds of the figures from which it goes out. */
  readonly when?: readonly Condition[];
  /** How far longer it makes Ranges, whenever all of its lines act. */
  readonly range: number;
  /** What it does to movements. */
  readonly moving: readonly EffectLine[];
  /** Which side of an attack it can change. */
  readonly sides: readonly Side[];
}

/** An aura as a card is concerned by it. */
export interface Reaching {
  /** Its number among those who give effects. */
  readonly giver: number;
  readonly aura: Aura;
  /** It reaches figures from which it goes out as well. */
  readonly isSelf: boolean;
  /** It does so at any distance. */
  readonly isAnywhere: boolean;
  /** Only those: other figures of the card do not fit. */
  readonly isOnlySelf: boolean;
}

/** What a destroyed figure leaves to a card of its side. */
export interface Spirit extends Giver {
  readonly card: number;
  readonly line: EffectLine;
  /** Its number among those who give effects. */
  readonly giver: number;
  /** What it does to movements. */
  readonly moving: readonly EffectLine[];
  /** The cards that may get it. */
  readonly cards: readonly number[];
}

/** What a power gives for a time. */
export interface Gift extends Giver {
  readonly card: number;
  readonly line: EffectLine;
  readonly value: Gives;
  readonly giver: number;
  readonly moving: readonly EffectLine[];
  /** The cards whose figures may get it. */
  readonly cards: readonly number[];
}

/** What a figure has got. */
export interface Given {
  readonly gift: Gift;
  readonly figure: number;
}

/** The auras of a battle: which of them can reach which card is known before it begins. */
export interface BattleAuras {
  readonly all: readonly Aura[];
  readonly spirits: readonly Spirit[];
  readonly gifts: readonly Gift[];
  /** By card. */
  readonly reaching: readonly (readonly Reaching[])[];
  /** By card, whether an aura can make its Range or its movements other than they are. */
  readonly ranges: readonly boolean[];
  readonly moves: readonly boolean[];
  /** Whether any of them changes rolls of the D20 for powers. */
  readonly changeRolls: boolean;
  /** By card: what auras and spirits might give it. */
  readonly given: readonly (readonly EffectLine[])[];
}

/**
 * @param firstGiver the number of the first aura among those who give effects
 */
export function battleAuras(cards: readonly BattleCard[], firstGiver: number): BattleAuras {
  const found = cards.flatMap((card) => aurasOf(card, cards));
  const reaching = cards.map((card) =>
    found.flatMap(({ aura, value }, i): Reaching[] => {
      const owner = cards[aura.card] as BattleCard;
      const standing = { isOfSide: card.side === owner.side, isSameCard: card === owner };
      const isOther = isForCard(value.to, standing, card.card);
      const isGiver = aura.figures.some((figure) => isOf(card, figure));
      const isSelf = value.to.self === true && isGiver;
      return isOther || isSelf
        ? [
            {
              ...{ giver: firstGiver + i, aura, isSelf, isOnlySelf: !isOther },
              isAnywhere: value.anywhere !== undefined && fitsArmyCard(value.anywhere, card.card),
            },
          ]
        : [];
    }),
  );
  const spirits = cards
    .flatMap((card) => spiritsOf(card, cards))
    .map((spirit, i) => ({
      ...spirit,
      giver: firstGiver + found.length + i,
    }));
  const gifts = cards
    .flatMap((card) => giftsOf(card, cards))
    .map((gift, i) => ({ ...gift, giver: firstGiver + found.length + spirits.length + i }));
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
          ({ lines, cards: all }) => all.includes(card) && lines.some(({ range }) => range),
        ),
    ),
    moves: some(({ moving }) => moving.length > 0).map(
      (is, card) =>
        is || lasting.some(({ moving, cards: all }) => moving.length > 0 && all.includes(card)),
    ),
    changeRolls: found.some(({ aura }) => aura.lines.some(({ rollsHigher }) => rollsHigher)),
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
): { readonly aura: Aura; readonly value: AuraValue }[] {
  return owner.battleLines.flatMap((line) => {
    if (line.aura === undefined) return [];
    const value = line.aura as AuraValue;
    const { within, sight, by, chosen, most = Number.POSITIVE_INFINITY, effects } = value;
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
      ...(line.when && { when: line.when }),
      range: lines.reduce((sum, { range = 0 }) => sum + Math.max(0, Number(range)), 0),
      moving: effects.filter(changesMovement),
      sides: (['attacker', 'defender'] as const).filter((side) => changes(lines, side)),
    };
    return [{ aura, value }];
  });
}

function titleOf({ card }: BattleCard, line: EffectLine): string {
  return titleOfGiver(
    card,
    card.powers.find(({ effects = [] }) => effects.includes(line)),
  );
}

function spiritsOf(owner: BattleCard, cards: readonly BattleCard[]): Omit<Spirit, 'giver'>[] {
  return owner.battleLines.flatMap((line) => {
    if (line.spirit === undefined) return [];
    const { to, effects } = line.spirit as SpiritValue;
    const title = titleOf(owner, line);
    const fitting = cards.filter(
      (one) => one !== owner && one.side === owner.side && fitsArmyCard(to, one.card),
    );
    return [
      {
        card: owner.index,
        line,
        lines: linesGiven(title, effects),
        moving: effects.filter(changesMovement),
        cards: fitting.map(({ index }) => index),
      },
    ];
  });
}

function giftsOf(owner: BattleCard, cards: readonly BattleCard[]): Omit<Gift, 'giver'>[] {
  return owner.battleLines.flatMap((line) => {
    const value = line.gives as Gives | undefined;
    if (!value) return [];
    const { to, enemies, self, pays, effects } = value;
    const receivers = cards.filter(
      (one) =>
        (one.side === owner.side) !== (enemies === true) &&
        (fitsArmyCard(to, one.card) ||
          (self && one === owner) ||
          (pays && fitsArmyCard(pays.who, one.card))),
    );
    return [
      {
        ...{ card: owner.index, line, value },
        lines: linesGiven(titleOf(owner, line), effects),
        moving: effects.filter(changesMovement),
        cards: receivers.map(({ index }) => index),
      },
    ];
  });
}

/** What movements depend on, beside the conditions of an attack. */
const MOVING = [
  'move',
  'charge',
  'ignoreLeavingWounds',
  'leapLevels',
  'leavesUnstruck',
  'cannotStrike',
];

const changesMovement = (line: EffectLine) => MOVING.some((name) => name in line);

/** Whether lines can act for a side of an attack. */
function changes(lines: readonly EffectLine[], side: Side): boolean {
  const names = lines.flatMap(withInner).flatMap((line) => Object.keys(line));
  return names.some((name) => {
    const owner = effectNamed(name)?.owner;
    return owner === 'either' || owner === side;
  });
}
