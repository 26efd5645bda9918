import { isMapping } from '../words/same-data.ts';
import type { ExperimentDocument } from './document.ts';

/** A result to compare with: its experiment, from which it is worked out again. */
export interface Pin {
  readonly title: string;
  readonly document: ExperimentDocument;
}

/** All that the page is: plain data, which a link holds and which can be shown again anywhere. */
export interface State {
  /** The name of the panel that is open. */
  readonly panel: string;
  /** What each panel shows, by its name. */
  readonly documents: Readonly<Record<string, ExperimentDocument>>;
  readonly pinned: readonly Pin[];
}

export const START: State = { panel: 'attack', documents: {}, pinned: [] };

export function withDocument(state: State, panel: string, document: ExperimentDocument): State {
  return { ...state, panel, documents: { ...state.documents, [panel]: document } };
}

/** What brackets may be nested in a state: more than any experiment has, fewer than a stack holds. */
const MOST_DEPTH = 40;
const MOST_PINS = 20;
const MOST_PANELS = 20;

/** A state, of data that may be anything; undefined where it is none. What experiments hold is checked as they are read. */
export function stateOf(data: unknown): State | undefined {
  if (!isMapping(data) || isDeeper(data, MOST_DEPTH)) return undefined;
  const { panel, documents, pinned = [] } = data;
  if (typeof panel !== 'string' || !isMapping(documents) || !Array.isArray(pinned))
    return undefined;
  const all = Object.entries(documents);
  if (all.length > MOST_PANELS || pinned.length > MOST_PINS) return undefined;
  if (!all.every(([, document]) => isMapping(document)) || !pinned.every(isPin)) return undefined;
  return {
    panel,
    documents: documents as State['documents'],
    pinned: pinned.map(({ title, document }) => ({ title, document })),
  };
}

function isPin(data: unknown): data is Pin {
  return isMapping(data) && typeof data.title === 'string' && isMapping(data.document);
}

function isDeeper(data: unknown, most: number): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return most === 0 || Object.values(data).some((inner) => isDeeper(inner, most - 1));
}
