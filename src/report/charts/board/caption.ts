/*
 * The texts around the picture of a board: the key of attackers, and a description for readers who cannot see the
 * picture.
 */

import { listed } from '../../../base/index.ts';
import {
  type BoardLayout,
  type NumberedAttacker,
  notesInWords,
  type Space,
  type SpaceNotes,
  spaceName,
} from '../../../board/index.ts';

/** The title and subtitle of a picture of a board. */
export interface BoardCaption {
  readonly text: string;
  readonly subtitle: string;
  /** What the notes are called in tooltips. */
  readonly noted: string;
}

/** The lines below the title: the subtitle, with the part of the board that is drawn, and the key of attackers. */
export function subtitleOf(layout: BoardLayout, { subtitle }: BoardCaption): string[] {
  const { cropText } = layout;
  return [cropText ? `${subtitle}; ${cropText}` : subtitle, ...attackerKey(layout)];
}

function attackerKey({ attackers }: BoardLayout): string[] {
  const named = (some: readonly NumberedAttacker[]) =>
    listed(some.map(({ number, name }) => `${number} ${name}`));
  const standing = attackers.filter(({ stand }) => stand);
  const moving = attackers.filter(({ reach }) => reach.length > 0);
  const others = moving.filter(({ stand }) => !stand);
  // A line that extends beyond the spaces of attacker and defender is drawn with arrows.
  const hasLine = standing.some(({ stand }) => (stand?.line.length ?? 0) > 2);
  return [
    ...(standing.length > 0
      ? [
          `Rings: the best places for ${named(standing)}` +
            (hasLine ? '; arrows: their lines of Knockback' : ''),
        ]
      : []),
    ...(moving.length > 0
      ? [
          'Small numbers: where each attacker can end its move' +
            (others.length > 0 ? `; ${named(others)}` : ''),
        ]
      : []),
  ];
}

/** The picture described in words. */
export function describedBoard(
  layout: BoardLayout,
  notes: SpaceNotes,
  caption: BoardCaption,
): string {
  const [below = ''] = subtitleOf(layout, caption);
  const told = [below, ...attackersInWords(layout), notesInWords(notes)];
  return `${caption.text}. ${told.join('. ')}`;
}

function attackersInWords({ attackers }: BoardLayout): string[] {
  const names = (spaces: readonly Space[]) => spaces.map(spaceName).join(' ');
  return attackers.flatMap(({ number, name, stand, reach }) => [
    ...(stand ? [`Best place for ${number} ${name}: ${names(stand.spaces)}`] : []),
    ...(reach.length > 0 ? [`${number} ${name} can end its move on: ${names(reach)}`] : []),
  ]);
}
