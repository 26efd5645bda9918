/*
 * The state of the page, as a link holds it: the open panel, the documents, the pinned results, and the user's own
 * cards and figures. The functions here change states, and check states from links and files.
 */

import { isMapping, sameData } from '../base/index.ts';
import type { ExperimentDocument } from './document.ts';

/** A result kept for comparison. Only the experiment is kept, since the result can be computed again. */
export interface Pin {
  readonly title: string;
  /** The panel in which the result was pinned; if absent, any panel that accepts the document is used. */
  readonly panel?: string;
  readonly document: ExperimentDocument;
}

/**
 * The indices of the two compared results among the pinned results. The index after the last one stands for the current
 * result.
 */
export interface Compared {
  readonly a: number;
  readonly b: number;
}

/** The panel in which the fight was last changed. Panels that are opened later take over its fight. */
export interface Source {
  readonly panel: string;
  /**
   * Identifies the fight that the open panel showed when it was opened; absent if the panel could not take over the
   * fight.
   */
  readonly shown?: string;
}

/** The whole state of the page, as plain data that fit in a link. */
export interface State {
  /** The name of the open panel. */
  readonly panel: string;
  /** The document of each panel, by the panel's name. */
  readonly documents: Readonly<Record<string, ExperimentDocument>>;
  readonly pinned: readonly Pin[];
  /** The results that are compared. They are shown instead of the panel. */
  readonly compared?: Compared;
  /** The user's own cards, as written in their files; absent if none were opened. */
  readonly cards?: readonly ExperimentDocument[];
  /** Where the fight comes from; absent until another panel has been opened. */
  readonly source?: Source;
  /** The names of the user's figures, for "Who of mine should attack?"; absent if there are none. */
  readonly figures?: readonly string[];
}

export const START: State = { panel: 'attack', documents: {}, pinned: [] };

/**
 * The state in which a panel is open with another document. If a different panel was open before, `source` is dropped.
 */
export function withDocument(state: State, panel: string, document: ExperimentDocument): State {
  const { compared: _, source, ...others } = state;
  return {
    ...others,
    panel,
    documents: { ...state.documents, [panel]: document },
    ...(source && panel === state.panel && { source }),
  };
}

/** The state in which a panel is open with the panel's last document. */
export function withPanel(state: State, panel: string): State {
  const { compared: _, ...others } = state;
  return { ...others, panel };
}

/** The maximum number of results that can be pinned. */
export const MOST_PINNED = 12;

/** The state with another pinned result; unchanged if the result is already pinned, or if the maximum is reached. */
export function withPin(state: State, pin: Pin): State {
  const isKnown = state.pinned.some(({ document }) => sameData(document, pin.document));
  if (isKnown || state.pinned.length >= MOST_PINNED) return state;
  return { ...state, pinned: [...state.pinned, pin] };
}

/** The state without one of its pinned results. The compared results stay the same if possible. */
export function withoutPin(state: State, at: number): State {
  const { compared } = state;
  const pinned = state.pinned.filter((_, i) => i !== at);
  if (!compared) return { ...state, pinned };
  // If the removed result was compared, the current result takes its place.
  const moved = (side: number) => (side === at ? pinned.length : side > at ? side - 1 : side);
  const [a, b] = [moved(compared.a), moved(compared.b)];
  return { ...state, pinned, compared: { a: a === b ? 0 : a, b } };
}

/** The maximum number of the user's own cards that are kept. */
export const MOST_CARDS = 1000;

/** The state with cards added to the user's own. An added card replaces an earlier one with the same name. */
export function withCards(state: State, cards: readonly ExperimentDocument[]): State {
  const all = new Map([...(state.cards ?? []), ...cards].map((card) => [card.name, card]));
  return { ...state, cards: [...all.values()].slice(-MOST_CARDS) };
}

/** The state without the user's own cards. Experiments keep the cards that they use. */
export function withoutCards({ cards: _, ...others }: State): State {
  return others;
}

/** The maximum number of figures that are kept, more than anyone has at a table. */
export const MOST_FIGURES = 20;
const LONGEST_NAME = 120;

/** The state with another list of the user's own figures. Figures beyond the maximum are left out. */
export function withFigures(state: State, figures: readonly string[]): State {
  const { figures: _, ...others } = state;
  return figures.length > 0 ? { ...others, figures: figures.slice(0, MOST_FIGURES) } : others;
}

/** The state in which the last pinned result is compared with the current result. */
export function comparing(state: State): State {
  const { length } = state.pinned;
  return { ...state, compared: { a: Math.max(0, length - 1), b: length } };
}

/** The maximum nesting of a state: more than any experiment has, but safe for the call stack. */
const MOST_DEPTH = 40;
const MOST_PINS = 20;
const MOST_PANELS = 20;

/**
 * Reads a state from untrusted data; undefined if the data are not a state. Experiments in it are only checked later,
 * by the engine.
 */
export function stateOf(data: unknown): State | undefined {
  if (!isMapping(data) || isDeeper(data, MOST_DEPTH)) return undefined;
  const { panel, documents, pinned = [], compared, source, cards = [], figures = [] } = data;
  if (typeof panel !== 'string' || !isMapping(documents) || !Array.isArray(pinned))
    return undefined;
  if (compared !== undefined && !isCompared(compared)) return undefined;
  if (source !== undefined && !isSource(source)) return undefined;
  if (!Array.isArray(cards) || cards.length > MOST_CARDS || !cards.every(isMapping))
    return undefined;
  if (!Array.isArray(figures) || figures.length > MOST_FIGURES || !figures.every(isName))
    return undefined;
  const all = Object.entries(documents);
  if (all.length > MOST_PANELS || pinned.length > MOST_PINS) return undefined;
  if (!all.every(([, document]) => isMapping(document)) || !pinned.every(isPin)) return undefined;
  return {
    panel,
    documents: documents as State['documents'],
    pinned: pinned.map(({ title, panel: of, document }) => ({
      title,
      ...(of !== undefined && { panel: of }),
      document,
    })),
    ...(compared && { compared: { a: compared.a, b: compared.b } }),
    ...(source && { source }),
    ...(cards.length > 0 && { cards }),
    ...(figures.length > 0 && { figures }),
  };
}

/** The key under which a file stores a whole state. */
const MINE = 'knockback explorer';

/** The text of a file with everything that the user has: fights, pinned results, cards and figures. */
export function mineText(state: State): string {
  return `${JSON.stringify({ [MINE]: state }, undefined, 1)}\n`;
}

/** The state in the data of a file that `mineText` wrote; undefined for any other file. */
export function mineIn(data: unknown): State | undefined {
  return isMapping(data) && MINE in data ? stateOf(data[MINE]) : undefined;
}

function isName(data: unknown): boolean {
  return typeof data === 'string' && data.length <= LONGEST_NAME;
}

function isPin(data: unknown): data is Pin {
  if (!isMapping(data)) return false;
  const { title, panel, document } = data;
  const hasPanel = panel === undefined || typeof panel === 'string';
  return typeof title === 'string' && hasPanel && isMapping(document);
}

function isCompared(data: unknown): data is Compared {
  const isPlace = (at: unknown) => Number.isInteger(at) && (at as number) >= 0;
  return isMapping(data) && isPlace(data.a) && isPlace(data.b);
}

function isSource(data: unknown): data is Source {
  if (!isMapping(data)) return false;
  const { panel, shown } = data;
  return isName(panel) && (shown === undefined || isName(shown));
}

function isDeeper(data: unknown, most: number): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return most === 0 || Object.values(data).some((inner) => isDeeper(inner, most - 1));
}
