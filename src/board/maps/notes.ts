import { NameCounts, type Site, seen } from './site.ts';

/** The most names in one sentence. */
const MOST_NAMES = 20;

/** What a map holds and its board does not, in sentences with counts; nothing goes unsaid. */
export function lacksOf(site: Site): string[] {
  const { covered, misplaced, hollow, doubled } = site;
  const lacking = 'Left out of this map';
  return [
    ...told(
      leftOut(site),
      lacking,
      (name, count) => `${count} ${count === 1 ? name : several(name)}`,
    ),
    ...told(covered, `${lacking}, since higher ground is above (spaces)`),
    ...told(misplaced, `${lacking}, since there is no room or ground for it`),
    ...(hollow.size > 0
      ? [
          `${lacking}: the room below ${spacesText(hollow.size)}, as under a bridge; a space has one level, its highest.`,
        ]
      : []),
    ...(doubled.size > 0
      ? [
          `Two tiles of this map are in one place, in ${spacesText(doubled.size)}; the later counts.`,
        ]
      : []),
  ];
}

/** What else is to be known of the ground of a board. */
export function notesOn(site: Site): string[] {
  return told(
    groundWithoutLetter(site),
    'Ground without a terrain letter, of which only the level counts (spaces)',
  );
}

function told(tally: NameCounts, before: string, each?: (name: string, count: number) => string) {
  return tally.isEmpty ? [] : [`${before}: ${tally.text(MOST_NAMES, each)}.`];
}

/** "ladders", "tiles of type 99001", "warehouse ruins, but for their floor" */
function several(name: string): string {
  return name.replace(/^.*?(?=,| of |$)/, '$&s').replace(' its ', ' their ');
}

function spacesText(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

function leftOut(site: Site): NameCounts {
  const tally = new NameCounts();
  for (const { name, role, hexes } of site.placements) {
    if (role.is === 'left out' && seen(site, hexes).length > 0) tally.add(name);
  }
  return tally;
}

function groundWithoutLetter({ tops }: Site): NameCounts {
  const tally = new NameCounts();
  for (const top of tops) {
    if (top?.kind && !top.kind.letter) tally.add(top.kind.name);
  }
  return tally;
}
