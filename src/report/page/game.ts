/* The section in which a reader watches the first game of a run. */

import { atOnce, printable } from '../../base/index.ts';
import { compile, type Result } from '../../experiments/index.ts';
import { html, type Markup } from './html.ts';
import { packedJson } from './packed.ts';
import { watchedGame } from './watched-game.ts';

/**
 * The first game of a run, packed for the page's script; undefined for a sweep, or if games are not played on a board.
 */
export function gameOf(results: readonly Result[]): string | undefined {
  const [result, ...others] = results;
  if (!result || others.length > 0 || !isWatchable(result)) return undefined;
  const { scenario, simulation } = result;
  const watched = watchedGame(atOnce(compile(scenario)), simulation?.seed ?? '', FIRST);
  return watched && packedJson(watched, printable);
}

const FIRST = 0;

const isWatchable = ({ account, simulation }: Result) =>
  account.games !== undefined && account.scene !== undefined && simulation !== undefined;

/** The section that the script fills with the game. Without scripts, it mentions `explain` instead. */
export function gameSection(results: readonly Result[]): Markup | undefined {
  const [result, ...others] = results;
  if (!result || others.length > 0 || !isWatchable(result)) return undefined;
  return html`<section id="game" class="needs-script" aria-labelledby="game-title"><h2 id="game-title">The first game, move by move</h2>
<p class="note">The ring around a wounded figure shows how much of its Life is left. Use the arrow keys to go back and forward. The command knockback explain narrates this game; with --game, it narrates any other game of the run.</p>
<div class="player"></div>
</section>`;
}
