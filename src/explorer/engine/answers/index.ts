/* The registry of the questions that the engine answers. */

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
 * The questions that the engine answers, by name. Each function takes and returns plain data, since its arguments and
 * results are sent between the page and a worker. To add a question, add a function in this folder and a name here.
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
