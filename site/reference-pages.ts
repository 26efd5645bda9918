import { cardDoubtsPage } from './card-doubts.ts';
import { libraryPage } from './library-reference.ts';
import type { Page } from './page.ts';
import { powersInBattlePage } from './powers-in-battle.ts';
import { keysPage } from './result-keys.ts';
import { selfPlayPage } from './self-play.ts';

/** The pages that describe the library and its files, and the tables of research. */
export function referencePages(): Page[] {
  return [
    { name: 'library', text: libraryPage() },
    { name: 'results', text: keysPage() },
    { name: 'self-play', text: selfPlayPage() },
    { name: 'powers-in-battle', text: powersInBattlePage() },
    { name: 'card-doubts', text: cardDoubtsPage() },
  ];
}
