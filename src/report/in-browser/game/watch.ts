import { strFromU8 } from 'fflate';
import { unpacked } from '../unpacked.ts';
import { gamePlayer, stepOf, type WatchedGame } from './player.ts';

/**
 * Lets a reader of a report watch the game that the page contains. The arrow keys step through it, wherever the focus
 * is, except in elements that use the arrow keys themselves, such as a scrolling table.
 */
export function letWatch(packed: string): void {
  const room = document.querySelector<HTMLElement>('#game .player');
  if (!room) return;
  const watched: WatchedGame = JSON.parse(strFromU8(unpacked(packed)));
  const player = gamePlayer(room, watched);
  document.addEventListener('keydown', (event) => {
    const step = stepOf(event);
    const { target } = event;
    const isFree = target instanceof Element && target.matches('body, a, button, summary');
    if (step === undefined || event.defaultPrevented || !isFree) return;
    event.preventDefault();
    player.by(step);
    room.scrollIntoView({ block: 'nearest' });
  });
}
