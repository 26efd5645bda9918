import { strFromU8 } from 'fflate';
import { unpacked } from '../unpacked.ts';
import { gamePlayer, type WatchedGame } from './player.ts';

/** Lets a reader of a report watch the game that its page carries. */
export function letWatch(packed: string): void {
  const room = document.querySelector<HTMLElement>('#game .player');
  if (!room) return;
  const watched: WatchedGame = JSON.parse(strFromU8(unpacked(packed)));
  gamePlayer(room, watched);
}
