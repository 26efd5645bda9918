/* The page of a single card, as the `cards` command shows it. */

import { grouped, listed, Z95 } from '../../base/index.ts';
import {
  actOnOwnCard,
  allLinesOf,
  type Card,
  COMPLETE_IN,
  type CompleteIn,
  leftOutIn,
  linesOfPower,
  linesText,
  missingPart,
  type PowerUse,
  powerTitle,
} from '../../cards/index.ts';
import { type Block, disagreementText, listBlocks, withColumns } from '../../report/index.ts';
import type { WorthInArmies } from '../armies/estimates.ts';
import { pointsText } from '../price/report/words.ts';
import { cardTable } from './card-table.ts';

/**
 * One card in full: its numbers, its powers in words, which powers are not modelled, and where sources disagree.
 *
 * @param from the card's collection; undefined if it has none
 * @param worth the shipped estimate of its worth from random armies; undefined if there is none
 */
export function cardBlocks(card: Card, from?: string, worth?: WorthInArmies): Block[] {
  const numbers = withColumns(
    { ...cardTable([card]), title: 'Numbers' },
    ({ head }) => head !== 'card' && head !== 'powers',
  );
  const modelled = card.powers.filter((use) => linesOfPower(use).length > 0);
  const partly = card.powers.filter((use) => use.modelled === 'partly');
  const missing = card.powers.filter((use) => use.modelled === 'no');
  const throughOthers = card.powers.filter((use) => use.modelled === 'throughOthers');
  const isForItself = (use: PowerUse) => actOnOwnCard(allLinesOf(use));
  const idle = card.powers.filter(
    (use) => use.modelled === undefined && linesOfPower(use).length === 0,
  );
  const granting = card.powers.filter(({ grants = [] }) => grants.length > 0);
  return [
    { kind: 'headline', text: [card.name, whoText(card)].filter(Boolean).join(': ') },
    ...(card.set || from ? [{ kind: 'text', text: whereText(card, from) } as const] : []),
    { kind: 'table', table: numbers },
    ...(card.modernPoints === undefined
      ? []
      : [{ kind: 'text', text: `${card.modernPoints} points in the modern pricing.` } as const]),
    ...(worth ? [{ kind: 'text', text: worthSentence(worth) } as const] : []),
    ...listBlocks('Powers', modelled.map(powerText)),
    ...listBlocks('Modelled only in part', partly.map(missingText)),
    ...listBlocks('Not modelled', missing.map(missingText)),
    ...listBlocks(
      'Affects only other cards',
      throughOthers.filter((use) => !isForItself(use)).map(noteText),
    ),
    ...listBlocks('Acts only in battles', throughOthers.filter(isForItself).map(noteText)),
    ...listBlocks('Nothing to model in one-on-one fights', idle.map(noteText)),
    ...listBlocks(
      'Effects that the card gives to other figures (`granted` in an experiment)',
      granting.map(grantsText),
    ),
    { kind: 'text', text: completeText(card) },
    ...disagreementBlocks(card),
  ];
}

/** "Worth 112 points in armies, estimated from the point margins of 20,000 games …" */
function worthSentence({ points, standardError, games }: WorthInArmies): string {
  const [low, high] = [points - Z95 * standardError, points + Z95 * standardError];
  const range = `95% interval ${pointsText(low)} to ${pointsText(high)}`;
  return `Worth ${pointsText(points)} points in armies, estimated from the point margins of ${grouped(games)} games between random armies (${range}).`;
}

/** "unique hero, Human Soldier, Valiant, of Jandar" */
function whoText(card: Card): string {
  const { type, unique, species, class: of, personality, general } = card;
  const kind = [unique, type, figuresText(card)];
  const parts = [
    kind.filter(Boolean).join(' '),
    [species, of].filter(Boolean).join(' '),
    personality,
    general && `of ${general}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The number of figures, in words; empty if the card does not state it or if it is a hero with one figure. */
function figuresText({ type, figures }: Card): string {
  if (figures === undefined) return '';
  if (figures === 1) return type === 'squad' ? 'of 1 figure' : '';
  return `of ${figures} figures`;
}

function whereText({ set }: Card, from?: string): string {
  return [set, from && `collection ${from}`].filter(Boolean).join('; ');
}

/** A power in words, for fights and battles: "Frenzy: At the end of its turn, roll the D20: on 16 or higher, …". */
function powerText(use: PowerUse): string {
  const may = use.may ? ' (optional)' : '';
  return `${powerTitle(use)}${may}: ${linesText(allLinesOf(use))}${use.note ? ` (${use.note})` : ''}`;
}

/**
 * The part of a power that is not modelled, such as "Cell Divide: figures come back"; if the power has no effects, also
 * its note.
 */
function missingText(use: PowerUse): string {
  const isTold = linesOfPower(use).length > 0;
  const missing = use.missing === undefined ? undefined : missingPart(use.missing);
  const why = [missing, isTold ? undefined : use.note].filter(Boolean).join('; ');
  return why ? `${powerTitle(use)}: ${why}` : powerTitle(use);
}

/**
 * What a power does, including outside one-on-one fights; if it does nothing, its note: "Defensive Aura: Other friendly
 * figures within 4 spaces …".
 */
function noteText(use: PowerUse): string {
  const what = linesText(allLinesOf(use)) || use.note;
  return what ? `${powerTitle(use)}: ${what}` : powerTitle(use);
}

function grantsText(use: PowerUse): string {
  return `${powerTitle(use)}: ${linesText(use.grants ?? [])}`;
}

/** Says in which kinds of fights a card is complete: "Everything on the card is modelled in attacks …" */
function completeText(card: Card): string {
  const isWhole = (where: CompleteIn) => leftOutIn(where, card).length === 0;
  const whole = COMPLETE_IN.filter(isWhole);
  const others = COMPLETE_IN.filter((where) => !isWhole(where));
  if (others.length === 0) return `Everything on the card is modelled in ${listed(whole)}.`;
  if (whole.length === 0) return `Something on the card is not modelled in ${listed(others)}.`;
  return `Everything on the card is modelled in ${listed(whole)}; something is left out in ${listed(others)}.`;
}

function disagreementBlocks(card: Card): Block[] {
  const text = disagreementText(card);
  return text === undefined ? [] : [{ kind: 'text', text }];
}
