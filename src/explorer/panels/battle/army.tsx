import { useState } from 'preact/hooks';
import { counted, grouped } from '../../../base/index.ts';
import { MOST_COPIES } from '../../../fight/index.ts';
import { AddCard } from '../../fight/card-list.tsx';
import { cardsOf, withCardBrought } from '../../fight/fighter.ts';
import type { DocumentProps } from '../../panel.ts';
import { Stepper } from '../../parts/stepper.tsx';
import {
  entryOf,
  isList,
  pastedArmy,
  sumOf,
  type WrittenSide,
  withArmy,
  withCard,
  withCopies,
} from './battle-document.ts';

interface ArmyProps extends DocumentProps {
  readonly written: WrittenSide;
  /** The index of the side: 0 or 1. */
  readonly side: number;
  /** The name of the side in the battle; undefined until it is known. */
  readonly called: string | undefined;
}

/**
 * One army of the Battle panel: its cards with their copies, and their total points. The user can paste a whole army as
 * text.
 */
export function Army({ document, written, side, called, onChange }: ArmyProps) {
  const [notes, setNotes] = useState<readonly string[]>([]);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // If the text is a single name, the browser pastes it into the search field.
    if (!isList(text)) return;
    event.preventDefault();
    const { entries, notes } = pastedArmy(document, text);
    setNotes(entries ? notes : ['The army is as before. The text was not understood:', ...notes]);
    if (entries) onChange(withArmy(document, side, entries));
  };
  const entries = written.army.map((one) => entryOf(document, one));
  const role = ROLES[side] ?? '';
  return (
    <section class={`card side side-${side} army`} aria-label={role} onPaste={paste}>
      <div class="title">
        <h2>{called ?? (typeof written.name === 'string' ? written.name : role)}</h2>
        <Sum points={sumOf(entries)} most={document.points} />
      </div>
      {entries.length === 0 && <p class="note">No cards yet.</p>}
      <ul class="army-cards">
        {entries.map(({ name, points, isAssumed, copies, isUnique }, i) => (
          <li key={`${name} ${i}`}>
            <span class="army-card">
              {name}
              <small>{pointsText(points, isAssumed)}</small>
            </span>
            {!isUnique && (
              <Stepper
                label={`Copies of ${name}`}
                isLabelSeen={false}
                value={copies}
                least={1}
                most={MOST_COPIES}
                onChange={(next = 1) => onChange(withCopies(document, side, i, next))}
              />
            )}
            <button
              type="button"
              class="remove"
              aria-label={`Remove ${name}`}
              onClick={() => onChange(withCopies(document, side, i, 0))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <AddCard
        label="Add a card"
        ofExperiment={cardsOf(document)}
        onAdd={(name, brought) =>
          onChange(withCard(withCardBrought(document, brought), side, name))
        }
      />
      <p class="note">
        Or paste a whole army into this field, as forums and army builders write it.
      </p>
      <div role="status">
        {notes.map((note) => (
          <p key={note} class="note">
            {note}
          </p>
        ))}
      </div>
    </section>
  );
}

const ROLES = ['First army', 'Second army'];

/** "120 points", or the points that the battle assumes for a card without any. */
function pointsText(points: number | undefined, isAssumed: boolean): string {
  if (points === undefined) return 'no points';
  return isAssumed ? `no points known: ${points} are assumed` : counted(points, 'point');
}

/** "430 of 500 points" */
function Sum({ points, most }: { readonly points: number; readonly most: unknown }) {
  const limit = typeof most === 'number' ? most : undefined;
  const isOver = limit !== undefined && points > limit;
  return (
    <p class={isOver ? 'sum over' : 'sum'}>
      <strong>{grouped(points)}</strong>
      {limit === undefined ? ' points' : ` of ${grouped(limit)} points`}
    </p>
  );
}
