import { Stepper } from '../../parts/stepper.tsx';
import { KINDS } from './describe.ts';
import type { Thing } from './edited-board.ts';
import { hasLife, NameField } from './toolbar.tsx';

interface ThingFieldsProps {
  readonly thing: Thing;
  /** Undefined takes it off the board. */
  onChange(thing: Thing | undefined): void;
}

/** What can be changed of a thing that was tapped. */
export function ThingFields({ thing, onChange }: ThingFieldsProps) {
  const { kind, name, more } = thing;
  const numberOf = (key: string) => (typeof more[key] === 'number' ? more[key] : undefined);
  const set = (key: string, value: unknown) => {
    const { [key]: _, ...rest } = more;
    onChange({ ...thing, more: value === undefined ? rest : { ...rest, [key]: value } });
  };
  const wounds = numberOf('wounds') ?? 0;
  const life = numberOf('life');
  return (
    <section class="settings chosen" aria-label={`${name}, ${KINDS[kind]}`}>
      <NameField value={name} onChange={(value) => onChange({ ...thing, name: value })} />
      {hasLife(kind) && (
        <>
          <Stepper
            label="Life"
            value={life}
            least={wounds + 1}
            most={1000}
            isOptional={wounds === 0}
            onChange={(value) => set('life', value)}
          />
          <Stepper
            label="Wounds already"
            value={wounds}
            least={0}
            most={life === undefined ? 999 : life - 1}
            onChange={(value) => set('wounds', value || undefined)}
          />
        </>
      )}
      {kind === 'glyph' && (
        <button
          type="button"
          class="chip"
          aria-pressed={more.passable === true}
          onClick={() => set('passable', more.passable === true ? undefined : true)}
        >
          Lets figures pass
        </button>
      )}
      <button type="button" onClick={() => onChange(undefined)}>
        Take it away
      </button>
    </section>
  );
}
