/*
 * Studies of cards, based on many games or duels: how cards do against all other cards (Duel panel), what all cards are
 * worth, and what a card should cost (Battle panel).
 */

import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { grouped } from '../../base/index.ts';
import { ARMIES_FIELDS } from '../../battle/index.ts';
import { TERMS_FIELDS } from '../../fight/index.ts';
import type { Fields } from '../../rules/index.ts';
import type { ExperimentDocument } from '../document.ts';
import { AddCard, CardChips } from '../fight/card-list.tsx';
import { OpenedCards, ownCardsOf } from '../fight/card-options.ts';
import { cardsOf } from '../fight/fighter.ts';
import type { Tools } from '../panel.ts';
import { Blocks } from '../parts/blocks.tsx';
import { Pick } from '../parts/choice.tsx';
import { FieldControl } from '../parts/field-control.tsx';
import { Fold } from '../parts/folded.tsx';
import { Announced, Problems } from '../parts/messages.tsx';
import { MOST_CARDS, MOST_GAMES, type StudyAsk } from './asked.ts';
import { useStudy } from './use-study.ts';

interface StudyProps {
  /** The panel's document. The user can name the cards in it. */
  readonly document: ExperimentDocument;
  readonly tools: Tools;
}

/** Cards against all classic cards, in duels in which each side has the first turn half of the time. */
export function AgainstAll(props: StudyProps) {
  return (
    <Fold class="card study" summary="How does a card do against all others?">
      <FieldStudy {...props} />
    </Fold>
  );
}

/** What cards are worth, according to games between random armies. */
export function Worths(props: StudyProps) {
  return (
    <>
      <Fold class="card study" summary="What is each card worth?">
        <ArmiesStudy {...props} />
      </Fold>
      <Fold class="card study" summary="What should a card cost?">
        <PlaytestStudy {...props} />
      </Fold>
    </>
  );
}

function FieldStudy({ document, tools }: StudyProps) {
  const { names, cards, list } = useNamed(document, 'Add a card', MOST_CARDS);
  const [fields, setFields] = useState<ExperimentDocument>({});
  const ask = names.length > 0 ? { study: 'field' as const, names, fields, cards } : undefined;
  return (
    <Study
      ask={ask}
      tools={tools}
      unit="pairs"
      note={`Name up to ${MOST_CARDS} cards. Each fights every classic card until one of the two is destroyed, and goes first half the time. The odds are exact.`}
    >
      {list}
      <Terms of={FIELD_TERMS} fields={fields} onChange={setFields} />
    </Study>
  );
}

const { rounds, superStrength } = TERMS_FIELDS;
const FIELD_TERMS = { rounds, superStrength };

const { points, policy } = ARMIES_FIELDS;
const ARMIES_TERMS = { points, policy };

function ArmiesStudy({ document, tools }: StudyProps) {
  const [games, setGames] = useState(0);
  const [fields, setFields] = useState<ExperimentDocument>({});
  const own = ownCardsOf(cardsOf(document), useContext(OpenedCards));
  const cards = own.map(({ written }) => written);
  const ask: StudyAsk =
    games === 0
      ? { study: 'armies', fields: {}, cards: [] }
      : { study: 'armies', games, fields, cards };
  return (
    <Study
      ask={ask}
      tools={tools}
      unit="games"
      note={`Random armies fight each other, and the results show what each card is worth. The page comes with estimates from 20,000 games of the classic cards; it can also play up to ${grouped(MOST_GAMES)} games itself, with your own cards among them. The command knockback armies plays as many games as you like.`}
    >
      <Games of={[0, ENOUGH, MOST_GAMES]} value={games} onChange={setGames} />
      {games > 0 && <Terms of={ARMIES_TERMS} fields={fields} onChange={setFields} />}
    </Study>
  );
}

function PlaytestStudy({ document, tools }: StudyProps) {
  const { names, cards, list } = useNamed(document, 'The card', 1);
  const [games, setGames] = useState(USUAL_GAMES);
  const [fields, setFields] = useState<ExperimentDocument>({});
  const [name] = names;
  const ask =
    name === undefined ? undefined : { study: 'playtest' as const, name, games, fields, cards };
  return (
    <Study
      ask={ask}
      tools={tools}
      unit="games"
      note={`Random armies of equal points fight with the card and without it. The card should cost the points at which an army wins equally often with and without it. The page plays up to ${grouped(MOST_GAMES)} games; the command knockback playtest plays as many games as you like.`}
    >
      {list}
      <Games of={COUNTS} value={games} onChange={setGames} />
      <Terms of={ARMIES_TERMS} fields={fields} onChange={setFields} />
    </Study>
  );
}

/** The number of games between random armies that is enough to estimate the worth of the classic cards. */
const ENOUGH = 1000;

const COUNTS = [200, 500, 1000, MOST_GAMES];
const USUAL_GAMES = 500;

interface GamesProps {
  readonly of: readonly number[];
  readonly value: number;
  onChange(games: number): void;
}

/** Lets the user choose the number of games; 0 stands for the estimates that ship with the page. */
function Games({ of, value, onChange }: GamesProps) {
  const options = of.map((count) => ({
    value: String(count),
    text: count === 0 ? 'None; show the estimates that come with the page' : grouped(count),
  }));
  return (
    <Pick
      label="Games"
      options={options}
      value={String(value)}
      onChange={(games) => onChange(Number(games))}
    />
  );
}

interface TermsProps {
  /** The fields that are shown. */
  readonly of: Fields;
  readonly fields: ExperimentDocument;
  onChange(fields: ExperimentDocument): void;
}

function Terms({ of, fields, onChange }: TermsProps) {
  return (
    <div class="terms">
      {Object.entries(of).map(([name, field]) => (
        <FieldControl key={name} name={name} field={field} document={fields} onChange={onChange} />
      ))}
    </div>
  );
}

/** The cards that the user names for a study, and the list that shows and changes them. */
function useNamed(document: ExperimentDocument, label: string, most: number) {
  const [names, setNames] = useState<readonly string[]>([]);
  const own = ownCardsOf(cardsOf(document), useContext(OpenedCards));
  const cards = own.filter(({ name }) => names.includes(name)).map(({ written }) => written);
  const add = (name: string) => {
    if (names.includes(name)) return;
    setNames(most === 1 ? [name] : [...names, name]);
  };
  const list = (
    <>
      <CardChips
        names={names}
        labelOf={(name) => `Without ${name}`}
        onRemove={(name) => setNames(names.filter((one) => one !== name))}
      />
      {(most === 1 || names.length < most) && (
        <AddCard label={label} ofExperiment={cardsOf(document)} onAdd={add} />
      )}
    </>
  );
  return { names, cards, list };
}

interface StudyViewProps {
  /** The request; undefined until everything that the study needs is known. */
  readonly ask: StudyAsk | undefined;
  readonly tools: Tools;
  /** The noun for what the progress counts. */
  readonly unit: 'games' | 'pairs';
  readonly note: string;
  readonly children: ComponentChildren;
}

/** The fields of a study, a button that runs it, its progress and its answer. */
function Study({ ask, tools, unit, note, children }: StudyViewProps) {
  const { progress, answer, problems, start, stop } = useStudy(ask, tools.simulate);
  return (
    <>
      <p class="note">{note}</p>
      {children}
      <button
        type="button"
        class="strong"
        disabled={ask === undefined}
        onClick={progress ? stop : start}
      >
        {progress ? 'Stop' : 'Go'}
      </button>
      {progress && (
        <div class="estimate-now">
          <progress max={progress.total ?? 1} value={progress.done} aria-label="Played" />
          <p>
            <strong>{grouped(progress.done)}</strong>
            {progress.total !== undefined && ` of ${grouped(progress.total)}`} {unit}
          </p>
        </div>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {answer && (
        <section aria-label="What the study found">
          <p class="headline">{answer.headline}</p>
          {answer.status === 'interrupted' && (
            <p class="note">Stopped. These are the results so far.</p>
          )}
          <Blocks blocks={answer.blocks} />
          <Announced text={answer.headline} />
        </section>
      )}
    </>
  );
}
