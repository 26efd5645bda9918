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
  /** The cards of the experiment that is shown. */
  readonly ofExperiment: readonly ExperimentDocument[];
  /** @param brought a card that the experiment must have, if it does not */
  onAdd(name: string, brought?: ExperimentDocument): void;
}

/** A field that adds one more card to a list, by its name. */
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
  /** What the button of a card does, in words. */
  labelOf(name: string): string;
  onRemove(name: string): void;
}

/** The cards of a list, each taken away by a press. */
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
