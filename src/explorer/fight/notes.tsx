import type { Told } from '../engine/answers/odds.ts';
import { Blocks } from '../parts/blocks.tsx';

/** What a reader must know of the fight: the cards with their numbers, rulings that matter, what is assumed. */
export function Notes({ told }: { readonly told: Told | undefined }) {
  const lists = told?.blocks.filter(({ kind }) => kind === 'list') ?? [];
  return (
    <details class="card notes">
      <summary>The fight in full</summary>
      <dl>
        {told?.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Blocks blocks={lists} />
    </details>
  );
}
