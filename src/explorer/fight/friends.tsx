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
import { fieldOf, type Setting, withFieldOf } from './fighter.ts';

interface FriendsProps {
  /** The figure as its experiment writes it. */
  readonly written: unknown;
  readonly setting: Setting;
  /** @param brought a card that the experiment must have, if it does not */
  onChange(written: unknown, brought?: ExperimentDocument): void;
}

/** Cards of its side near a figure, whose auras act in the fight. */
export function Friends({ written, setting, onChange }: FriendsProps) {
  const own = ownCardsOf(setting.own ?? [], useContext(OpenedCards));
  const near = [fieldOf(written, 'near') ?? []].flat().map(String);
  const set = (friends: readonly string[], brought?: ExperimentDocument) =>
    onChange(withFieldOf(written, 'near', friends.length > 0 ? friends : undefined), brought);
  return (
    <fieldset class="powers">
      <legend>Friends nearby, whose auras act</legend>
      <div class="chips">
        {near.map((name, i) => (
          <button
            key={name}
            type="button"
            class="chip"
            aria-label={`Take away ${name}`}
            onClick={() => set(near.filter((_, at) => at !== i))}
          >
            {name} <span aria-hidden="true">×</span>
          </button>
        ))}
      </div>
      <CardCombobox
        label={`Add a friend near the ${setting.role.toLowerCase()}`}
        text=""
        optionsFor={(typed) => cardOptions(typed, own).filter(({ value }) => value !== NUMBERS)}
        moreFor={(typed) => moreCards(typed, own)}
        onChoose={(value) => {
          const brought = own.find((one) => one.value === value);
          const name = brought?.name ?? cardOfOption(value)?.name;
          if (name !== undefined && !near.includes(name)) set([...near, name], brought?.written);
        }}
      />
    </fieldset>
  );
}
