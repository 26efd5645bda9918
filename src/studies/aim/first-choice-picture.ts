import { percent } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import { boardSpec, type ChartSpec, spaceNotes, subjectOf } from '../../report/index.ts';
import {
  type AttackerChoices,
  choicesByAttacker,
  unplayed,
  worthInWords,
} from './first-choices.ts';

/**
 * The board with the chance from each space that an attacker can act from first; several attackers have one board each,
 * one below the other. The best spaces stand out.
 */
export function firstChoicePicture(result: Result, isCropped = true): ChartSpec {
  const all = choicesByAttacker(result);
  const specs = all.map((one) => pictureOf(result, one, all.length > 1, isCropped));
  const [only, ...others] = specs;
  if (!only) throw new Error('no attacker can act from any space');
  if (others.length === 0) return only;
  const { $schema, config } = only;
  return {
    ...($schema && { $schema }),
    ...(config && { config }),
    description: specs.map(({ description }) => description).join(' '),
    vconcat: specs.map(({ $schema: _, config: __, ...view }) => view),
  } as ChartSpec;
}

function pictureOf(
  result: Result,
  { who, choices }: AttackerChoices,
  several: boolean,
  isCropped: boolean,
): ChartSpec {
  const { scene } = result.account;
  if (!scene) throw new Error('a place to act from is on a board');
  const notes = choices.map(([space, { rank, worth }]) => ({
    space,
    text: percent(worth, 1),
    chance: worth,
    rank,
  }));
  const caption = {
    text: several ? `${who} first: from where?` : `${subjectOf([result])}: from where first?`,
    subtitle: `On each space to act from: ${worthInWords(result)}. The rings mark the best`,
    noted: 'chance from here',
  };
  return boardSpec(unplayed(scene), spaceNotes(notes), caption, { isCropped });
}
