import type { Told } from '../engine/answers/odds.ts';
import { Blocks } from '../parts/blocks.tsx';

/** What a reader must know of the fight: the cards with their numbers, rulings that matter, what is assumed. */
export function Notes({ told }: { readonly told: Told | undefined }) {
  const lists = told?.blocks.filter(({ kind }) => kind === 'list') ?? [];
  return (
    <section class="card notes" aria-label="The fight in full">
      <h2>The fight in full</h2>
      <dl>
        {told?.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Blocks blocks={lists} />
    </section>
  );
}
