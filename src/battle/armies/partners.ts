import {
  type ArmyCardAsked,
  type AuraValue,
  allLinesOf,
  type Bonding,
  type BringsBack,
  bare,
  COUNTED,
  type ComesLater,
  type CountsAs,
  type EffectLine,
  fitsArmyCard,
  type GivesWay,
  isOneOf,
  partsOf,
  type RaisesFallen,
  type RegroupsValue,
  type RollsHigher,
  type TakesControl,
  type Trigger,
} from '../../cards/index.ts';
import type { FightSide } from '../../fight/index.ts';

/**
 * By card, the numbers of its partners: cards of which its powers ask something, and those whose powers ask it of them.
 * It gives them turns or an aura, brings them back, is stronger while they are near or in the army, and so on. Powers that
 * are for anybody make no partners.
 */
export function partnersOf(cards: readonly FightSide[]): number[][] {
  const typed = cards.map(withType);
  const friends = typed.map((card) => new Set(friendsAmong(typed, card)));
  const are = (i: number, j: number) => friends[i]?.has(j) || friends[j]?.has(i);
  return cards.map((_, i) => [...cards.keys()].filter((j) => j !== i && are(i, j)));
}

/**
 * The numbers of the cards for whom the powers of a card are, or with whom they act; of a power by which a card counts as
 * something else, those that ask for such a card.
 */
export function friendsOf(card: FightSide, cards: readonly FightSide[]): number[] {
  return friendsAmong(cards.map(withType), card);
}

function friendsAmong(cards: readonly FightSide[], card: FightSide): number[] {
  const asked = askedBy(card);
  const changes = card.powers
    .flatMap(allLinesOf)
    .flatMap(({ countsAs }) => (countsAs ? [countsAs as CountsAs] : []));
  const isMade = (one: ArmyCardAsked) => changes.some((change) => makesOne(change, one, cards));
  return cards.flatMap((other, i) =>
    asked.some((one) => fitsArmyCard(one, other)) ||
    (changes.length > 0 && askedBy(other).some(isMade))
      ? [i]
      : [],
  );
}

/** What a card asks of those of its side for whom, or with whom, its powers act. */
const askedBy = ({ powers }: FightSide) => powers.flatMap(allLinesOf).flatMap(askedByLine);

/** Whether a line of a power acts for, or while near to, or with others of its side, of whom it asks something. */
export const asksOfFriends = (line: EffectLine) => askedByLine(line).length > 0;

const askedByLine = (line: EffectLine) =>
  line.in === 'fights' ? [] : [...askedByEffects(line), ...askedByConditions(line)];

/** Effects that are for friends of whom something is asked. */
interface ForFriends {
  readonly bonding?: Bonding;
  readonly aura?: AuraValue;
  readonly raisesFallen?: RaisesFallen;
  readonly givesWay?: GivesWay;
  readonly sacrifices?: { readonly of: ArmyCardAsked };
  readonly saves?: { readonly to: ArmyCardAsked };
  readonly calls?: Trigger;
  readonly bringsBack?: BringsBack;
  readonly takesControl?: TakesControl;
  readonly comesLater?: ComesLater;
  readonly regroups?: RegroupsValue;
}

function askedByEffects(line: EffectLine): ArmyCardAsked[] {
  const { bonding, raisesFallen, givesWay, bringsBack, sacrifices, saves } = line as ForFriends;
  const { calls, regroups, takesControl, comesLater, aura } = line as ForFriends;
  return [
    ...[bonding?.with, raisesFallen?.of, raisesFallen?.by, givesWay?.to, bringsBack?.to],
    ...[sacrifices?.of, saves?.to, calls?.to, regroups?.who, regroups?.after],
    ...(comesLater?.by ? [{ name: comesLater.by }] : []),
    ...(takesControl?.either ? withWords(takesControl.to) : []),
    ...(aura ? askedByAura(aura) : []),
  ].filter((asked) => asked !== undefined && Object.keys(asked).length > 0) as ArmyCardAsked[];
}

/** Nothing where only the type or the like is asked for, which nearly every army has. */
const withWords = (asked: ArmyCardAsked) => (WORDS.some((word) => asked[word]) ? [asked] : []);

/** Whom it is for, from whom it goes out, and whose rolls it adds to. */
function askedByAura({ to: { side = 'own', self: _, ...asked }, by, effects }: AuraValue) {
  const powers = effects.flatMap(
    ({ rollsHigher }) => (rollsHigher as RollsHigher | undefined)?.powers ?? [],
  );
  const isForFriends = side === 'own' || side === 'all';
  return [by, ...(isForFriends ? [powers.length > 0 ? { ...asked, power: powers } : asked] : [])];
}

/** Conditions of who else of its side is near, in the army, destroyed, or has markers. */
const OF_FRIENDS: readonly string[] = ['near', 'army', 'fallen', 'allMarkers', 'markerOn'];

function askedByConditions({ when = [] }: EffectLine): ArmyCardAsked[] {
  return bare(when).flatMap((condition) => {
    const [name, value] = partsOf(condition);
    if (!OF_FRIENDS.includes(name)) return [];
    const asked = value as ArmyCardAsked & { readonly side?: string };
    return asked.side === 'enemies' ? [] : withWords(asked);
  });
}

const WORDS = [...COUNTED, 'name', 'anyOf'] as const;

/** Whether a power may make some card one that is asked for, which it is not as printed. */
function makesOne(
  { to, like, ...words }: CountsAs,
  asked: ArmyCardAsked,
  cards: readonly FightSide[],
): boolean {
  return COUNTED.some((field) => {
    const { [field]: wanted, ...rest } = asked;
    if (wanted === undefined) return false;
    if (like !== field && !isOneOf(words[field], wanted)) return false;
    return cards.some(
      (card) => fitsArmyCard(to, card) && fitsArmyCard(rest, card) && !fitsArmyCard(asked, card),
    );
  });
}

const withType = (card: FightSide): FightSide => ({
  ...card,
  type: card.type ?? (card.figures > 1 ? 'squad' : 'hero'),
});
