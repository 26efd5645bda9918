import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { type State, stateOf, withoutCards } from './state.ts';

/*
 * The state as the part of an address after `#`: the version of its form, a dot, and the JSON of the
 * state, deflated, in base64 for addresses. A link may be untrusted: its length is checked before it is read,
 * and it inflates to a limited size.
 */

const VERSION = '1';

/** The most letters of a link: chats and browsers take more. */
export const MOST_LETTERS = 200_000;

/** Whether a link is longer than this page reads. */
export function isTooLong(link: string): boolean {
  return link.length > MOST_LETTERS;
}

/** The most bytes of a state: far more than the largest board takes. */
export const MOST_BYTES = 2_000_000;

/** Longer texts get more memory to find what repeats; bytes. */
const LONG = 20_000;

/** How long after the last change the address gets the new state; milliseconds. */
export const SETTLED = 400;

/**
 * The link of a state. Where it would be too long, it has none of the user's cards but those that its
 * experiments have.
 *
 * @returns `#1.…`
 */
export function linkOf(state: State): string {
  const whole = linkOfAll(state);
  return isTooLong(whole) && state.cards ? linkOfAll(withoutCards(state)) : whole;
}

function linkOfAll(state: State): string {
  const text = strToU8(JSON.stringify(state));
  // The memory of long texts takes longer to prepare than a short one to deflate.
  const bytes = deflateSync(text, { level: 9, ...(text.length > LONG && { mem: 8 }) });
  return `#${VERSION}.${base64(bytes)}`;
}

/** What a link comes to: a state, or why there is none, in a sentence. */
export type Linked = { readonly state: State } | { readonly problem: string };

/** @param hash of an address, with its `#` */
export function linked(hash: string): Linked {
  const [, version = '', text = ''] = /^#(\d+)\.(.*)$/s.exec(hash) ?? [];
  if (isTooLong(hash)) return { problem: 'This link is longer than any link of this page.' };
  if (version !== '' && version !== VERSION) {
    return {
      problem: `This link is of version ${version.slice(0, 9)} of the page's links; this page reads version ${VERSION}.`,
    };
  }
  const state = stateOf(jsonIn(text));
  return state
    ? { state }
    : { problem: 'This link is damaged or incomplete; copy it again as a whole.' };
}

function jsonIn(text: string): unknown {
  try {
    // What does not fit is cut off, which the letter more shows.
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

/** @throws Error for what is no base64 */
function bytesOf(text: string): Uint8Array {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
