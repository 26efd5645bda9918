/* The limitations and assumptions that reports on battles list. */

import { capitalised, counted, inSentence, listed } from '../base/index.ts';
import { inBattle, type PowerUse, playedInBattles, powerTitle } from '../cards/index.ts';
import { type CaveatSide, caveatsOf, hasSeveral } from '../fight/index.ts';
import type { Caveat } from '../rules/index.ts';
import { cardText, pointsOf } from './army.ts';
import { USUAL_POINTS } from './costs.ts';
import { DECIDED } from './engine/state/own-switches.ts';
import type { ArmyCard, ArmySide, BattleScenario, PolicyName } from './scenario.ts';
import { isSummoned, type TakingPart } from './taking-part.ts';

/** Card statistics that matter in battles. */
const COUNTING = ['attack', 'defense', 'life', 'figures', 'move', 'range', 'height', 'base'];

/**
 * The kinds of caveats that are listed for each card. Caveats about powers that are not modeled are listed for each
 * army instead.
 */
const OF_CARDS: readonly string[] = ['switches', 'counts', 'assumed', 'unstated', 'note'];

/**
 * The limitations and assumptions of a battle: the policies, figures left out, powers not played, and assumed
 * statistics.
 */
export function battleCaveats(
  scenario: BattleScenario,
  parts: readonly (readonly TakingPart[])[],
): Caveat[] {
  const { sides, board, states = [] } = scenario;
  const [one, other] = sides;
  const cards: CaveatSide[] = sides.flatMap((side) => {
    const enemies = side === one ? other : one;
    return side.cards.map(({ card }) => ({
      card: { ...card, powers: card.powers.map(withoutLinesOfFights) },
      role: 'both' as const,
      counting: COUNTING,
      enemies: enemies.cards.map(({ card: enemy }) => enemy),
      facesSeveral: enemies.cards.length > 1 || enemies.cards.some((each) => hasSeveral(each.card)),
    }));
  });
  return [
    { kind: 'policy', text: policyText(one, other) },
    ...sides.flatMap(({ name }, i) => stayingOut(name, parts[i] ?? [])),
    ...sides.flatMap(notModelled),
    ...caveatsOf({
      kind: 'battle',
      states: [...states, ...DECIDED],
      hasBoard: true,
      areApart: true,
      sides: cards,
    }).filter(({ kind }) => OF_CARDS.includes(kind)),
    ...sides.flatMap(withoutPoints),
    ...(board.lacks ?? []).map((text) => ({ kind: 'map', text })),
  ];
}

/** The caveat about games in which the sides never met, if there were any. */
export function battleGamesCaveats(
  { apart: [apart = 0] = [] }: Readonly<Record<string, readonly number[]>>,
  trials: number,
): Caveat[] {
  if (apart === 0) return [];
  const games =
    apart === trials ? 'any of the battles' : `${apart} of ${counted(trials, 'battle')}`;
  return [
    { kind: 'noAttacks', text: `In ${games}, the sides never met: neither attacked the other.` },
  ];
}

/** A power as used in battles: without its lines for one-on-one fights, and without the note about those lines. */
function withoutLinesOfFights(use: PowerUse): PowerUse {
  if (!use.effects?.some((line) => line.in === 'fights')) return use;
  const { note: _, ...others } = inBattle(use);
  return others;
}

const POLICIES: Readonly<Record<PolicyName, string>> = {
  standard: 'the standard policy, which estimates the value of each turn in points',
  nearest: 'the policy “nearest”, which approaches the nearest enemy',
  random: 'the policy “random”, which makes random legal choices',
};

/** "Both sides are played by the standard policy, …. Other players may get different odds." */
function policyText(one: ArmySide, other: ArmySide): string {
  const who =
    one.policy === other.policy
      ? `Both sides are played by ${POLICIES[one.policy]}`
      : `${one.name} is played by ${POLICIES[one.policy]}; ${inSentence(other.name)} by ${POLICIES[other.policy]}`;
  return `${capitalised(who)}. Other players may get different odds.`;
}

/**
 * The caveat about figures that are left out of every game because the start area or a summoning card has no room for
 * them.
 */
function stayingOut(name: string, parts: readonly TakingPart[]): Caveat[] {
  const lacking = parts.filter(({ entry, figures }) => figures < figuresOf(entry));
  const text = (isCalled: boolean, why: string): Caveat[] => {
    const out = lacking.filter(({ entry }) => isSummoned(entry) === isCalled).map(lackText);
    return out.length === 0
      ? []
      : [
          {
            kind: 'stayingOut',
            text: `Left out of the game, and not counted in points: ${listed(out)}. ${why}`,
          },
        ];
  };
  return [
    ...text(false, `The start area of ${inSentence(name)} has no room for them.`),
    ...text(true, `No figure of ${inSentence(name)} can summon them.`),
  ];
}

/** "3 of the 4 figures of Foo", or "Deathreavers x2" if none of them is in the game. */
function lackText({ entry, figures }: TakingPart): string {
  const all = figuresOf(entry);
  return figures === 0
    ? cardText(entry)
    : `${all - figures} of the ${all} figures of ${cardText(entry)}`;
}

const figuresOf = ({ card, copies }: ArmyCard) => card.figures * copies;

/**
 * The caveats about an army's powers that are not played, or are played only in part. They state the points of the
 * cards with these powers.
 */
function notModelled({ name, cards }: ArmySide): Caveat[] {
  const touched = cards
    .map((entry) => ({ entry, uses: entry.card.powers.filter(leavesOut) }))
    .filter(({ uses }) => uses.length > 0);
  if (touched.length === 0) return [];
  const powers = touched.map(
    ({ entry, uses }) => `${listed(uses.map(titleOf))} (${entry.card.name})`,
  );
  const points = pointsOf(touched.map(({ entry }) => entry));
  const all = pointsOf(cards);
  const share = points === all ? `all of its ${all} points` : `${points} of its ${all} points`;
  return [
    {
      kind: 'notModelled',
      powers: touched.flatMap(({ uses }) => uses.map(powerTitle)),
      text: `Games leave out powers of ${inSentence(name)}, completely or in part: ${powers.join('; ')}. The cards with these powers cost ${share}.`,
    },
  ];
}

const titleOf = (use: PowerUse) =>
  playedInBattles(use) === 'partly' ? `${powerTitle(use)}, in part` : powerTitle(use);

const leavesOut = (use: PowerUse) => playedInBattles(use) !== 'whole';

/** The caveat about cards with unknown points. */
function withoutPoints({ cards }: ArmySide): Caveat[] {
  return cards.filter(isWithoutPoints).map(({ card }) => ({
    kind: 'assumed',
    card: card.name,
    text: `${card.name} has no known points, so ${USUAL_POINTS} are assumed.`,
  }));
}

const isWithoutPoints = ({ card }: ArmyCard) => card.points === undefined;
