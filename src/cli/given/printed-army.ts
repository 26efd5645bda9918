/* An army as text to post, or as JSON for army builders, for `cards --army`. */

import { blamed, Mistakes, type Problem } from '../../base/index.ts';
import {
  isArmyFile,
  MOST_ENTRIES,
  type WrittenEntry,
  type WrittenSide,
  writtenSide,
} from '../../battle/index.ts';
import {
  armyJson,
  armyText,
  cardNamed,
  type Library,
  type WrittenCard,
} from '../../cards/index.ts';
import { surroundingsOf } from '../../experiments/index.ts';
import type { Presentation } from '../../report/index.ts';
import type { Session } from '../session.ts';
import { givenFiles } from './given-files.ts';

const OPTION = '--army';

/**
 * An army in forms that other programs read. The army may be given in any form that `battle` accepts.
 *
 * @param text cards, or the path of a file with an army
 * @throws BadInput with every mistake in the army
 */
export async function armyAnswer(
  text: string,
  library: Library,
  session: Session,
): Promise<Presentation> {
  const files = await givenFiles(isArmyFile(text) ? [text] : [], session);
  const side = readSide(text, library, files);
  const cards = side.army.map((entry) => writtenCard(entry, library));
  const posted = armyText(cards);
  return {
    title: side.name ?? 'Army',
    blocks: () => [{ kind: 'drawing', text: posted.trimEnd() }],
    table: () => posted,
    json: () => armyJson(cards, side.name),
    csv: async () => {
      const { stringify } = await import('csv-stringify/sync');
      const columns = ['name', 'copies', 'points'];
      return stringify([...cards], { header: true, columns, escape_formulas: true });
    },
  };
}

function readSide(
  text: string,
  library: Library,
  files: Parameters<typeof surroundingsOf>[1],
): WrittenSide {
  const mistakes = new Mistakes();
  const reading = {
    surroundings: surroundingsOf('.', files),
    isWhole: true,
    library: { ...library, note: undefined },
    most: MOST_ENTRIES,
    pointsOf: ({ points }: { readonly points?: number }) => points,
  };
  try {
    const side = writtenSide({ army: text }, [], reading, mistakes);
    mistakes.tell();
    return side;
  } catch (error) {
    throw blamed(error, ofOption);
  }
}

function ofOption(problem: Problem): Problem {
  if (problem.place !== undefined) return problem;
  const [, ...path] = problem.path;
  return { ...problem, place: OPTION, path };
}

function writtenCard({ entry, copies = 1 }: WrittenEntry, library: Library): WrittenCard {
  if (typeof entry === 'string') {
    const points = cardNamed(library, entry)?.points;
    return { name: entry, copies, ...(points !== undefined && { points }) };
  }
  const {
    card: name,
    copies: own = 1,
    ...fields
  } = entry as {
    readonly card?: string;
    readonly copies?: number;
    readonly name?: string;
    readonly points?: number;
  };
  const card = name === undefined ? undefined : cardNamed(library, name);
  const points = fields.points ?? card?.points;
  return {
    name: fields.name ?? card?.name ?? name ?? '',
    copies: own,
    ...(points !== undefined && { points }),
  };
}
