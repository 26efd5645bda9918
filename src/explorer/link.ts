/*
 * The state, encoded in the part of an address after `#`: the version of the format, a dot, and the state as JSON that
 * is deflated and written in URL-safe base64. A link may be untrusted, so its length is checked before it is read, and
 * its inflated size is limited.
 */

import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { type State, stateOf, withoutCards } from './state.ts';

const VERSION = '1';

/** The maximum length of a link that is read or made, in characters. Chats and browsers accept longer links. */
export const MOST_LETTERS = 200_000;

/** Whether a link is too long for this page to read. */
export function isTooLong(link: string): boolean {
  return link.length > MOST_LETTERS;
}

/** The maximum size of a state in bytes: far more than the largest board takes. */
export const MOST_BYTES = 2_000_000;

/** A text with more bytes is deflated with more memory, which finds more repetitions. */
const LONG = 20_000;

/** How many milliseconds after the last change the state is written to the address. */
export const SETTLED = 400;

/**
 * The link for a state. If the link would be too long, the user's own cards are left out, except those in the
 * experiments.
 *
 * @returns `#1.…`
 */
export function linkOf(state: State): string {
  const whole = linkOfAll(state);
  return isTooLong(whole) && state.cards ? linkOfAll(withoutCards(state)) : whole;
}

function linkOfAll(state: State): string {
  const text = strToU8(JSON.stringify(state));
  // For a short text, preparing more memory would take longer than deflating.
  const bytes = deflateSync(text, { level: 9, ...(text.length > LONG && { mem: 8 }) });
  return `#${VERSION}.${base64(bytes)}`;
}

/** The state in a link, or a sentence that says why the link cannot be read. */
export type Linked = { readonly state: State } | { readonly problem: string };

/** @param hash the part of an address from `#` on */
export function linked(hash: string): Linked {
  const [, version = '', text = ''] = /^#(\d+)\.(.*)$/s.exec(hash) ?? [];
  if (isTooLong(hash)) return { problem: 'This link is too long; it cannot be from this page.' };
  if (version !== '' && version !== VERSION) {
    return {
      problem: `This link has version ${version.slice(0, 9)}, but this page reads only version ${VERSION}.`,
    };
  }
  const state = stateOf(jsonIn(text));
  return state
    ? { state }
    : { problem: 'This link is damaged or incomplete. Copy the whole link again.' };
}

function jsonIn(text: string): unknown {
  try {
    // Inflating stops when the array is full, so a full array means that the state is too large.
    const bytes = inflateSync(bytesOf(text), { out: new Uint8Array(MOST_BYTES + 1) });
    return bytes.length > MOST_BYTES ? undefined : JSON.parse(strFromU8(bytes));
  } catch {
    return undefined;
  }
}

function base64(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws Error if the text is not base64 */
function bytesOf(text: string): Uint8Array {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
