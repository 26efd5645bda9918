/*
 * The fields of one figure in a fight: its card, numbers, powers and friends. Used by the Attack, Duel and Turn panels.
 */

import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { FIGURE_NUMBERS } from '../../cards/index.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Engine } from '../engine/engine.ts';
import { Folded } from '../parts/folded.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { CardCombobox } from './card-combobox.tsx';
import { AddCard, CardChips } from './card-list.tsx';
import { cardOfOption, cardOptions, moreCards, OpenedCards, ownCardsOf } from './card-options.ts';
import {
  type Fighter,
  fieldOf,
  fighterOf,
  type NumberField,
  type Setting,
  withCardOf,
  withFieldOf,
  withNumberOf,
} from './fighter.ts';
import { More } from './more.tsx';
import { Powers } from './powers.tsx';
import { titleOfPower } from './written-powers.ts';

interface FriendsProps {
  /** The figure as written in its experiment. */
  readonly written: unknown;
  readonly setting: Setting;
  /** @param brought the card itself, to be added to the experiment's `cards`; absent if it is in a collection */
  onChange(written: unknown, brought?: ExperimentDocument): void;
}

/** Friendly cards near a figure, whose auras affect the fight. */
function Friends({ written, setting, onChange }: FriendsProps) {
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

interface FigureProps {
  /** The figure as written in its experiment. */
  readonly written: unknown;
  readonly setting: Setting;
  /** The numbers that matter in this fight, in the order in which they are shown. */
  readonly fields: readonly NumberField[];
  /** The numbers that the experiment must give if no card does, each with a default. */
  readonly needed: Readonly<Partial<Record<NumberField, number>>>;
  /** The number of the side, from 0; determines its color. */
  readonly side: number;
  readonly engine: Engine;
  /** @param brought the card itself, to be added to the experiment's `cards`; absent if it is in a collection */
  onChange(written: unknown, brought?: ExperimentDocument): void;
  /** The additional fields, as in `More`, that this kind of fight has; absent if it has all of them. */
  readonly sayable?: readonly string[] | undefined;
  /** Whether the user can name friends near the figure. */
  readonly hasFriends?: boolean;
  /** Additional fields, shown below the powers. */
  readonly children?: ComponentChildren;
}

/** One figure of a fight: its card, numbers and powers. */
export function Figure(props: FigureProps) {
  const {
    written,
    setting,
    fields,
    needed,
    side,
    sayable,
    engine,
    onChange,
    children,
    hasFriends,
  } = props;
  const fighter = fighterOf(written, setting);
  const { name, card, numbers } = fighter;
  const own = ownCardsOf(setting.own ?? [], useContext(OpenedCards));
  const stepper = (field: NumberField) => {
    const { label, least, most, usual, isOptional } = steppingOf(field, numbers, needed);
    return (
      <Stepper
        key={field}
        label={label}
        value={numbers[field] ?? usual}
        least={least}
        most={most}
        isOptional={isOptional ?? false}
        onChange={(value) => onChange(withNumberOf(written, setting, field, value))}
      />
    );
  };
  return (
    <section class={`card side side-${side}`} aria-label={setting.role}>
      <CardCombobox
        label={setting.role}
        text={card ?? `${name} (numbers)`}
        optionsFor={(typed) => cardOptions(typed, own)}
        moreFor={(typed) => moreCards(typed, own)}
        onChoose={(value) => {
          const chosen = own.find((one) => one.value === value);
          const card = chosen ?? cardOfOption(value);
          onChange(withCardOf(written, setting, card, needed), chosen?.written);
        }}
      />
      <div class="steppers">{fields.slice(0, AT_ONCE).map(stepper)}</div>
      <Folded class="rest" summary={restOf(fighter, fields.slice(AT_ONCE))}>
        <div class="steppers">{fields.slice(AT_ONCE).map(stepper)}</div>
        <Powers written={written} setting={setting} engine={engine} onChange={onChange} />
        {hasFriends && <Friends written={written} setting={setting} onChange={onChange} />}
        {children}
        <More
          written={written}
          role={setting.role}
          sayable={sayable}
          engine={engine}
          onChange={onChange}
        />
      </Folded>
    </section>
  );
}

/** How many numbers a narrow screen shows side by side; the rest are folded. */
const AT_ONCE = 2;

/** A line that lists a figure's folded numbers and powers: "Life 8, Tough 1". */
function restOf({ numbers, powers }: Fighter, fields: readonly NumberField[]): string {
  const said = [
    ...fields.flatMap((field) => {
      const { label, usual } = steppingOf(field, numbers, {});
      const value = numbers[field];
      return value === undefined || value === usual ? [] : [`${label} ${value}`];
    }),
    ...powers.filter(({ isOn }) => isOn).map(({ power }) => titleOfPower(power)),
  ];
  return said.length > 0 ? said.join(', ') : 'No powers';
}

/** The properties of a number's stepper, except its label. */
interface Stepping {
  readonly least?: number;
  readonly most?: number;
  /** The value if none is given; absent if this is unknown. */
  readonly usual?: number;
  readonly isOptional?: boolean;
}

type Numbers = Readonly<Partial<Record<NumberField, number>>>;

/** The steppers that have a default or depend on other numbers of the figure. */
const STEPPINGS: Readonly<
  Partial<Record<NumberField, (numbers: Numbers, needed: Numbers) => Stepping>>
> = {
  life: ({ wounds = 0 }, needed) => ({
    least: wounds + 1,
    isOptional: wounds === 0 && needed.life === undefined,
  }),
  wounds: ({ life }) => ({ ...(life !== undefined && { most: life - 1 }), usual: 0 }),
  figures: () => ({ usual: 1 }),
};

function steppingOf(field: NumberField, numbers: Numbers, needed: Numbers) {
  const { label, least, most } = FIGURE_NUMBERS[field];
  const stepping: Stepping = STEPPINGS[field]?.(numbers, needed) ?? {};
  return { label, least, most, ...stepping };
}
