/* "Who of mine should attack?" in the Attack panel. The names of the user's figures are part of the page's state. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PartProps } from '../panel.ts';
import { Fold } from '../parts/folded.tsx';
import { Announced, Problems } from '../parts/messages.tsx';
import { Ways } from '../parts/ways.tsx';
import { MOST_FIGURES } from '../state.ts';
import { useAnswer } from '../use-answer.ts';
import { AddCard, CardChips } from './card-list.tsx';
import { OpenedCards, ownCardsOf } from './card-options.ts';
import { cardsOf } from './fighter.ts';

/** The names of the user's figures, and a way to change them. */
interface FiguresOfMine {
  readonly names: readonly string[];
  change(names: readonly string[]): void;
}

/** The user's figures. They are the same for all fights. */
export const OfMine = createContext<FiguresOfMine>({ names: [], change: () => {} });

type WhoAttacksProps = Omit<PartProps, 'onChange'>;

/** Ranks the user's figures. Each has a whole turn against the defender. */
export function WhoAttacks(props: WhoAttacksProps) {
  return (
    <Fold class="card who-attacks" summary="Who of mine should attack?">
      <Ranking {...props} />
    </Fold>
  );
}

function Ranking({ document, tools }: WhoAttacksProps) {
  const { names, change } = useContext(OfMine);
  const own = ownCardsOf(cardsOf(document), useContext(OpenedCards));
  const cards = own.filter(({ name }) => names.includes(name)).map(({ written }) => written);
  const asked = names.length > 1 ? { document, names, cards } : undefined;
  const { answer, problems } = useAnswer(tools.engine, 'attackers', 'attackers', asked);
  const isShown = asked !== undefined && answer !== undefined && problems.length === 0;
  return (
    <>
      <p class="note">
        {names.length < 2
          ? 'Name two or more of your figures: each has a whole turn against the defender.'
          : 'Each has a whole turn against the defender, with all attacks and all figures of a squad.'}
      </p>
      <CardChips
        names={names}
        labelOf={(name) => `Without ${name}`}
        onRemove={(name) => change(names.filter((one) => one !== name))}
      />
      {names.length < MOST_FIGURES && (
        <AddCard
          label="Add one of mine"
          ofExperiment={cardsOf(document)}
          onAdd={(name) => !names.includes(name) && change([...names, name])}
        />
      )}
      {isShown && (
        <>
          <p class="headline">{answer.headline}</p>
          <Ways title="The best first" ways={answer.ways} />
          <Announced text={answer.headline} />
        </>
      )}
      {asked !== undefined && problems.length > 0 && <Problems problems={problems} />}
    </>
  );
}
