import { percent } from '../../base/index.ts';
import { spaceNotes } from '../../board/index.ts';
import type { Result } from '../../experiments/index.ts';
import { type BoardPicture, boardPicture, subjectOf } from '../../report/index.ts';
import {
  type AttackerChoices,
  choicesByAttacker,
  unplayed,
  worthInWords,
} from './first-choices.ts';

/**
 * A board for each attacker. It shows the chance of success on each space from which the attacker can act first, and
 * highlights the best spaces.
 */
export function firstChoicePictures(result: Result, isCropped = true): BoardPicture[] {
  const all = choicesByAttacker(result);
  if (all.length === 0) throw new Error('no attacker can act from any space');
  return all.map((one) => pictureOf(result, one, all.length > 1, isCropped));
}

function pictureOf(
  result: Result,
  { who, choices }: AttackerChoices,
  several: boolean,
  isCropped: boolean,
): BoardPicture {
  const { scene } = result.account;
  if (!scene) throw new Error('a picture of the first choices needs a board');
  const notes = choices.map(([space, { rank, worth }]) => ({
    space,
    text: percent(worth, 1),
    chance: worth,
    rank,
  }));
  const caption = {
    text: several ? `${who} acts first: from where?` : `${subjectOf([result])}: from where first?`,
    subtitle: `On each space from which a figure can act: ${worthInWords(result)}. The rings mark the best spaces`,
    noted: 'chance from here',
  };
  return boardPicture(unplayed(scene), spaceNotes(notes), caption, { isCropped });
}
