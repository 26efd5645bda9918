import { spaceNotes } from '../../board/index.ts';
import { type RankedPlace, spacesByRank } from '../../experiments/index.ts';
import { type BoardPicture, boardPicture, clauseAbout, subjectOf } from '../../report/index.ts';
import { aimedScene, UNKNOWN, worthText } from './blocks.ts';

/** The board with the worth of each place to attack from. The best places are highlighted. */
export function aimPicture(ranking: readonly RankedPlace[], isCropped = true): BoardPicture {
  const [first] = ranking;
  const scene = aimedScene(ranking);
  if (!first || !scene) throw new Error('a picture of the places to attack from needs a board');
  const notes = spacesByRank(ranking).map(([space, one]) => ({
    space,
    text: worthText(one),
    ...(one.worth !== undefined && { chance: one.worth }),
    ...(one.rank !== undefined && { rank: one.rank }),
  }));
  const isWhole = ranking.every(({ rank }) => rank !== undefined);
  const key = isWhole ? '' : `; ${UNKNOWN} where nothing was simulated`;
  const clause = clauseAbout([first.result]);
  const caption = {
    text: `${subjectOf([first.result])}: from which side?`,
    subtitle: `On each space from which to attack: the chance that ${clause}${key}. The ring marks the best space`,
    noted: 'chance from here',
  };
  return boardPicture(scene, spaceNotes(notes), caption, { isCropped });
}
