import type { PagePlay } from '../../page/data.ts';
import type { Result } from '../../results/result.ts';
import { printable } from '../../words/problem.ts';
import { clauseAbout } from '../sentences/cast.ts';
import { html, type Markup } from './html.ts';

/** The best play for the page's script; absent of a sweep, and where nobody chooses. */
export function playOf(results: readonly Result[]): PagePlay | undefined {
  const [result, ...others] = results;
  const play = result?.account.play;
  if (!result || !play || others.length > 0 || play.decisions.length === 0) return undefined;
  return {
    clause: printable(clauseAbout([result])),
    decisions: play.decisions.map(({ when, choice, worth, sequels }) => ({
      when: printable(when),
      choice: printable(choice),
      worth,
      sequels: sequels.map((sequel) => ({ ...sequel, text: printable(sequel.text) })),
    })),
  };
}

/** Room for the decisions, which the script puts there; without it, the table tells them. */
export function playSection(play: PagePlay | undefined): Markup | undefined {
  return (
    play &&
    html`<section id="play" class="needs-script" aria-labelledby="play-title"><h2 id="play-title">The best play, step by step</h2>
<nav aria-label="What has happened so far"><ol class="trail"></ol></nav>
<div class="decision"></div>
</section>`
  );
}
