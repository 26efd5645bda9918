import fc from 'fast-check';
import { anyCharacter } from '../../any-character.ts';
import { type Door, type Due, judged } from '../door.ts';
import { changedText, leavesOf, replaced, type TextChange } from '../places.ts';
import { scratchFile } from '../scratch.ts';
import { tryCommand, verdictOf } from '../try-command.ts';

type Change =
  | TextChange
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly at: number; readonly to: unknown };

interface ResultsInput {
  readonly base: number;
  readonly change: Change;
  readonly format: string;
}

/** Fights whose results are damaged: exact and simulated, only one of the two, and by the HeroClix rules. */
const FIGHTS = [
  ['odds', 'hawkgirl', 'solomon-grundy', '--trials', '2000'],
  ['odds', 'hawkgirl', 'the-joker', '--trials', '500', '--no-exact'],
  ['odds', '--attack', '2', '--defense', '1', '--no-simulation'],
  ['run', 'experiments/heroclix-off-a-roof.yaml', '--trials', '300'],
];

const texts = new Map<number, string>();

async function textOf(base: number): Promise<string> {
  const known = texts.get(base);
  if (known !== undefined) return known;
  const { stdout } = await tryCommand([...(FIGHTS[base] ?? []), '--format', 'json']);
  texts.set(base, stdout);
  return stdout;
}

const WRONG = [-1, 2, 0.5, 2 ** 53, 1e308, '', 'x', '1/0', '7/3', true, null, [], {}, [[]]];

/** In these fields a whole number or fraction must add up with all the others. */
const ADDS_UP = new Set(['count', 'fraction', 'trials', 'format', 'version']);

/** Files of results, as `compare` reads them. */
export const resultsDoor: Door<ResultsInput> = {
  name: 'results',
  atATime: 16,
  inputs: fc.record({
    base: fc.nat({ max: FIGHTS.length - 1 }),
    change: fc.oneof(
      fc.record({
        kind: fc.constantFrom('cut' as const, 'letter' as const),
        at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        letter: fc.string({ unit: anyCharacter, minLength: 1, maxLength: 1 }),
      }),
      fc.constant({ kind: 'none' as const }),
      fc.record({
        kind: fc.constant('value' as const),
        at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        to: fc.constantFrom(...WRONG),
      }),
    ),
    format: fc.constantFrom('table', 'json', 'csv', 'markdown', 'bbcode'),
  }),
  async enter({ base, change, format }) {
    const whole = await textOf(base);
    const { text, due } = spoilt(whole, change);
    const sound = scratchFile('sound.json', whole);
    const other = scratchFile('other.json', text);
    const verdict = verdictOf(await tryCommand(['compare', sound, other, '--format', format]));
    return judged(verdict, due, JSON.stringify(change));
  },
};

function spoilt(whole: string, change: Change): { text: string; due: Due } {
  if (change.kind === 'none') return { text: whole, due: 'accepted' };
  if (change.kind !== 'value') {
    return { text: changedText(whole, change), due: change.kind === 'cut' ? 'refused' : undefined };
  }
  const document: unknown = JSON.parse(whole);
  const leaves = leavesOf(document);
  const place = leaves[Math.floor(change.at * leaves.length)] ?? [];
  const isSame = place.reduce<unknown>((at, key) => (at as never)[key], document) === change.to;
  const addsUp = place.some((key) => ADDS_UP.has(String(key)));
  return {
    text: JSON.stringify(replaced(document, place, change.to)),
    due: addsUp && !isSame ? 'refused' : undefined,
  };
}
