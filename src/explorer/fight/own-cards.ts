import { createContext } from 'preact';
import { printable } from '../../words/problem.ts';
import { hyphenated, nameKey } from '../../words/slug.ts';
import type { ExperimentDocument } from '../document.ts';

/** A card that no collection of the program has: of the experiment that is shown, or of a file that was opened. */
export interface OwnCard {
  /** Of its option: no card of the collections has it. */
  readonly value: string;
  readonly name: string;
  /** Where it comes from, in words. */
  readonly source: string;
  /** As its file writes it. */
  readonly written: ExperimentDocument;
}

const LONGEST_NAME = 120;

/** The cards that the user has opened, for all fields that find cards. */
export const OpenedCards = createContext<readonly ExperimentDocument[]>([]);

/** The cards of an experiment, and those that were opened; of two with one name the experiment's. */
export function ownCardsOf(
  ofExperiment: readonly ExperimentDocument[],
  opened: readonly ExperimentDocument[],
): OwnCard[] {
  const known = new Map<string, OwnCard>();
  const add = (written: ExperimentDocument, source: string) => {
    if (typeof written.name !== 'string') return;
    const name = printable(written.name.slice(0, LONGEST_NAME));
    const value = `own ${nameKey(name)}`;
    if (!known.has(value)) known.set(value, { value, name, source, written });
  };
  for (const card of ofExperiment) add(card, 'of this experiment');
  for (const card of opened) add(card, 'your card');
  return [...known.values()];
}

/** How a card fits what was typed: parts of hyphenated names. */
export type Fits = (part: string, slug: string) => boolean;

/** Those whose names fit, the closest first. */
export function fittingOwn(
  own: readonly OwnCard[],
  part: string,
  fits: readonly Fits[],
): readonly OwnCard[] {
  if (part === '') return own;
  return [...new Set(fits.flatMap((one) => own.filter(({ name }) => one(part, hyphenated(name)))))];
}
