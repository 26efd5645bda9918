/*
 * Lists of named cards: a field that adds a card, and buttons that remove cards. Used for armies, for friends of a
 * figure, and for the user's own figures.
 */

import { useContext } from 'preact/hooks';
import type { ExperimentDocument } from '../document.ts';
import { CardCombobox } from './card-combobox.tsx';
import {
  cardOfOption,
  cardOptions,
  moreCards,
  NUMBERS,
  OpenedCards,
  ownCardsOf,
} from './card-options.ts';

interface AddCardProps {
  readonly label: string;
  /** The cards listed under `cards` in the current experiment. */
  readonly ofExperiment: readonly ExperimentDocument[];
  /** @param brought the card itself, to be added to the experiment's `cards`; absent if it is in a collection */
  onAdd(name: string, brought?: ExperimentDocument): void;
}

/** A field that searches for a card and adds its name to a list. */
export function AddCard({ label, ofExperiment, onAdd }: AddCardProps) {
  const own = ownCardsOf(ofExperiment, useContext(OpenedCards));
  return (
    <CardCombobox
      label={label}
      text=""
      optionsFor={(typed) => cardOptions(typed, own).filter(({ value }) => value !== NUMBERS)}
      moreFor={(typed) => moreCards(typed, own)}
      onChoose={(value) => {
        const brought = own.find((one) => one.value === value);
        const name = brought?.name ?? cardOfOption(value)?.name;
        if (name !== undefined) onAdd(name, brought?.written);
      }}
    />
  );
}

interface CardChipsProps {
  readonly names: readonly string[];
  /** The label of a card's button; it says that pressing the button removes the card. */
  labelOf(name: string): string;
  onRemove(name: string): void;
}

/** The cards in a list, shown as buttons. Pressing a button removes its card. */
export function CardChips({ names, labelOf, onRemove }: CardChipsProps) {
  return (
    <div class="chips">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          class="chip"
          aria-label={labelOf(name)}
          onClick={() => onRemove(name)}
        >
          {name} <small aria-hidden="true">×</small>
        </button>
      ))}
    </div>
  );
}
