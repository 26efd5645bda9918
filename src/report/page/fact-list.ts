import type { Result } from '../../results/result.ts';
import type { Fact } from '../../rules/plan.ts';
import { html, type Markup } from './html.ts';

/** Who fights whom with what. Of a sweep, what differs is told of the first combination. */
export function factList(results: readonly Result[]): Markup {
  const [first = [], ...others] = results.map(({ account }) => account.facts);
  const isCommon = ({ term, text }: Fact) =>
    others.every((facts) => facts.some((fact) => fact.term === term && fact.text === text));
  return html`<dl>${first.map((fact) => {
    const varies = html` <em>(so in the first combination; it is varied)</em>`;
    return html`<div><dt>${fact.term}</dt><dd>${fact.text}${!isCommon(fact) && varies}</dd></div>`;
  })}</dl>`;
}
