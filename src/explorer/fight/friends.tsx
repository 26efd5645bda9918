import type { ExperimentDocument } from '../document.ts';
import { AddCard, CardChips } from './card-list.tsx';
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
  const near = [fieldOf(written, 'near') ?? []].flat().map(String);
  const set = (friends: readonly string[], brought?: ExperimentDocument) =>
    onChange(withFieldOf(written, 'near', friends.length > 0 ? friends : undefined), brought);
  return (
    <fieldset class="powers">
      <legend>Friends nearby, whose auras act</legend>
      <CardChips
        names={near}
        labelOf={(name) => `Take away ${name}`}
        onRemove={(name) => set(near.filter((one) => one !== name))}
      />
      <AddCard
        label={`Add a friend near the ${setting.role.toLowerCase()}`}
        ofExperiment={setting.own ?? []}
        onAdd={(name, brought) => !near.includes(name) && set([...near, name], brought)}
      />
    </fieldset>
  );
}
