import { nearest, type Problem, shown } from '../../base/index.ts';
import { knownSwitches, type Library, switchesIn } from '../../cards/index.ts';
import type { Powered } from './power-dependencies.ts';

/** The cards and the experiment in which powers may depend on switches. */
interface Asking {
  /** The cards of the fighters that could be read. */
  readonly cards: readonly (Powered | undefined)[];
  readonly library: Library;
  /** The experiment as written, because another of its fights may use the switch. */
  readonly written: unknown;
}

/** Reports switches that no power asks for, either in the experiment or in the program's library. */
export function stateProblems(
  states: readonly string[] = [],
  { cards, library, written }: Asking,
): Problem[] {
  if (states.length === 0) return [];
  const asked = [...new Set(switchesIn(cards))];
  const known = knownSwitches([cards, library.cards, written]);
  const allowed =
    asked.length > 0
      ? `a switch that one of the powers asks for: ${asked.join(', ')}`
      : 'no switch, because no power in this fight asks for one';
  return states.flatMap((name, i): Problem[] => {
    if (known.has(name)) return [];
    return [
      { path: ['states', i], found: shown(name), allowed, nearest: nearest(name, [...known]) },
    ];
  });
}
