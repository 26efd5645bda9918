import { attackers } from './attackers.ts';
import { game, muster } from './battle.ts';
import { aim, map, onBoard } from './board.ts';
import { comparison, comparisonMarkdown, comparisonPicture } from './comparison.ts';
import { explanation } from './explanation.ts';
import { opened, openedFile, saved } from './file.ts';
import { odds } from './odds.ts';
import { ownPower, powerWords, vocabulary } from './own-power.ts';
import { play } from './play.ts';
import { markdown, picture, pictures } from './report.ts';

/**
 * What the engine can be asked, by name: each takes plain data and gives plain data, for it goes to a
 * worker and back. A new one is a function in a file beside these and a name here.
 */
export const ANSWERS = {
  odds,
  picture,
  pictures,
  comparison,
  comparisonMarkdown,
  comparisonPicture,
  explanation,
  opened,
  openedFile,
  saved,
  markdown,
  play,
  vocabulary,
  ownPower,
  powerWords,
  onBoard,
  aim,
  map,
  muster,
  game,
  attackers,
};
