/*
 * The forms in which an army can be written: a list, text, an army file, or an army builder's file. Finds the entries
 * in each form.
 */

import * as z from 'zod';
import {
  BadInput,
  blamed,
  isMapping,
  type Mistakes,
  type Problem,
  printable,
} from '../base/index.ts';
import {
  type ArmyList,
  type BuilderArmy,
  builderArmy,
  type ListReading,
  readArmyText,
  readEntries,
  readItems,
} from '../cards/index.ts';
import type { Surroundings } from '../rules/index.ts';
import { type EntryDocument, FILE_FORMS, type SideDocument, sideFile } from './schema.ts';

/** An entry of an army, with its field in the document for error messages. */
export interface WrittenEntry {
  readonly entry: EntryDocument;
  /** The number of copies in an entry written as text; undefined if the entry has its own field for the copies. */
  readonly copies?: number;
  readonly path: Problem['path'];
  /** The file and line of the entry; undefined if the entry is in the document itself. */
  readonly place?: string | undefined;
}

/** A side with the entries of its army, in whatever form they were written. */
export interface WrittenSide extends Omit<SideDocument, 'army'> {
  readonly army: readonly WrittenEntry[];
}

type Path = Problem['path'];

const FILE = /^[^\n]*\.(?:ya?ml|json|txt)\s*$|^-$|^\/(?:dev|proc)\/\S+$/i;

/** Whether the text of an army names a file or a stream. */
export function isArmyFile(text: string): boolean {
  return FILE.test(text);
}

/** The contents of an army file. */
interface FileArmy extends Partial<Omit<SideDocument, 'army'>> {
  readonly army: SideDocument['army'] | BuilderArmy;
}

/**
 * Opens an army file: text, a list of cards, a side, or an army builder's file.
 *
 * @param at the field that names the file
 * @throws BadInput for any other file
 */
export function openedArmy(path: string, at: Path, surroundings: Surroundings): FileArmy {
  const data = surroundings.readFile(path, z.unknown(), at);
  if (typeof data === 'string') return { army: data };
  const builders = inFile(path, () => builderArmy(data));
  if (builders) return { army: builders, ...(builders.name && { name: builders.name }) };
  if (isMapping(data) && !('army' in data)) {
    throw new BadInput({
      path: ['army'],
      place: nameOf(path),
      found: 'nothing',
      allowed: FILE_FORMS,
    });
  }
  return surroundings.readFile(path, sideFile(), at);
}

/**
 * Reads the army of a side, in any form, and finds its cards. Other fields in the army file apply unless the side
 * itself has them.
 *
 * @param at the field of the side
 * @param mistakes receives the mistakes found
 * @param isWhole whether the library is complete, so that an unknown name is a mistake
 */
export function writtenSide(
  side: SideDocument,
  at: Path,
  { surroundings, isWhole, ...reading }: ListReading & SideReading,
  mistakes: Mistakes,
): WrittenSide {
  const armyAt = [...at, 'army'];
  const { army: text } = side;
  const file = typeof text === 'string' && isArmyFile(text) ? text.trim() : undefined;
  const opened =
    file === undefined
      ? { army: text }
      : (mistakes.in(() => openedArmy(file, armyAt, surroundings)) ?? { army: [] });
  // If the army was rejected, the side has no army.
  const { army = [], ...others } = opened;
  const place = nameOf(file ?? '');
  const found = (list: ArmyList, placeOf: PlaceOf): PlacedEntry[] => {
    for (const { text, line } of list.notes) surroundings.note?.(noteText(text, placeOf(line)));
    for (const { line, column, ...problem } of isWhole ? list.problems : []) {
      mistakes.add({ ...problem, ...placeOf(line, column) });
    }
    return list.cards.flatMap(({ card, copies, line }) => {
      const { path, place } = placeOf(line);
      return [{ entry: card.name, copies, path, place, line }];
    });
  };
  const entries = (): readonly PlacedEntry[] => {
    if (typeof army === 'string') {
      const isLong = army.includes('\n');
      return found(readArmyText(army, reading), (line, column = 0) =>
        file === undefined
          ? { path: [...armyAt], ...(isLong && { within: { line, column } }) }
          : { path: [], place: `${place}:${line + 1}` },
      );
    }
    if (!Array.isArray(army)) {
      const { key, entries } = army;
      const path = (i: number) => (key === undefined ? [i] : [key, i]);
      return found(readEntries(entries, reading), (i) => ({ path: path(i), place }));
    }
    const placeOf: PlaceOf = (i) =>
      file === undefined ? { path: [...armyAt, i] } : { path: ['army', i], place };
    const texts = army.map((entry) => (typeof entry === 'string' ? entry : undefined));
    const others = army.flatMap((entry, line): PlacedEntry[] =>
      typeof entry === 'string' ? [] : [{ entry, line, ...placeOf(line) }],
    );
    return [...found(readItems(texts, reading), placeOf), ...others].sort(
      (a, b) => a.line - b.line,
    );
  };
  return { ...others, ...side, army: entries() };
}

interface SideReading {
  readonly surroundings: Surroundings;
  readonly isWhole: boolean;
}

interface PlacedEntry extends WrittenEntry {
  readonly line: number;
}

type Place = Pick<Problem, 'path' | 'place' | 'within'>;

/** Returns the place of an entry, given the entry's line or its number in a list. */
type PlaceOf = (line: number, column?: number) => Place;

function noteText(text: string, { place, within }: Place): string {
  if (place !== undefined) return `${place}: ${text}`;
  return within === undefined ? text : `line ${within.line + 1}: ${text}`;
}

/** The name of a file in messages. */
function nameOf(file: string): string {
  return file === '-' ? 'standard input' : printable(file);
}

/** Adds the name of the file to mistakes in its data. */
function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, place: nameOf(file) }));
  }
}
