/* The section for the best play of a turn. `in-browser/play.ts` makes it interactive. */

import { printable } from '../../base/index.ts';
import { middleOf, type Scene, type Space, type Stand } from '../../board/index.ts';
import type { Result } from '../../experiments/index.ts';
import type { PagePlay, PagePoint, PageStand } from '../in-browser/data.ts';
import { clauseAbout } from '../tables/cast.ts';
import { html, type Markup } from './html.ts';
import { playBoard, playOverview } from './play-board.ts';

/** The best play, for the page's script; undefined for a sweep, or if there are no choices. */
export function playOf(results: readonly Result[]): PagePlay | undefined {
  const [result, ...others] = results;
  const { play, scene } = result?.account ?? {};
  if (!result || !play || others.length > 0 || play.decisions.length === 0) return undefined;
  return {
    clause: printable(clauseAbout([result])),
    decisions: play.decisions.map(({ when, choice, worth, sequels, stand }) => ({
      when: printable(when),
      choice: printable(choice),
      worth,
      sequels: sequels.map((sequel) => ({ ...sequel, text: printable(sequel.text) })),
      ...(stand && scene && { stand: standOn(scene, stand) }),
    })),
  };
}

function standOn(scene: Scene, { name, spaces, line }: Stand): PageStand {
  const point = (space: Space): PagePoint => {
    const { x, y } = middleOf(scene.grid, space);
    return [x, Math.round(y * 1000) / 1000];
  };
  return { name: printable(name), places: spaces.map(point), line: line.map(point) };
}

/** The section that the script fills with decisions. Without scripts, readers use the table of decisions. */
export function playSection(results: readonly Result[]): Markup | undefined {
  const carried = playOf(results);
  const { play, scene } = results[0]?.account ?? {};
  if (!carried || !play) return undefined;
  const hasBoard = carried.decisions.some(({ stand }) => stand);
  return html`<section id="play" class="needs-script" aria-labelledby="play-title"><h2 id="play-title">The best play, step by step</h2>
<nav aria-label="What has happened so far"><ol class="trail"></ol></nav>
<div class="going"><div class="decision"></div>${hasBoard && scene && html`<div class="play-board">${playBoard(scene, play)}<p class="note"></p>${playOverview(scene, play)}</div>`}</div>
</section>`;
}
