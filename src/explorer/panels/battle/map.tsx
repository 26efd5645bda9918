import { sameName } from '../../../base/index.ts';
import { MAP_NAMES, mapTitle, middleOf } from '../../../board/index.ts';
import { valueAt } from '../../document.ts';
import type { MusteredBattle } from '../../engine/answers/battle.ts';
import type { DocumentProps } from '../../panel.ts';
import { Pick } from '../../parts/choice.tsx';
import { Ground } from '../../parts/ground.tsx';
import { onMap } from './battle-document.ts';

interface BattleMapProps extends DocumentProps {
  /** Undefined until the battle has been read. */
  readonly mustered: MusteredBattle | undefined;
}

/** The option for a board that is not a built-in map. */
const OWN = '';

/** The choice of the map on the Battle panel, with a preview that shows where the armies start. */
export function BattleMap({ document, mustered, onChange }: BattleMapProps) {
  const map = valueAt(document, ['board', 'map']);
  const known = MAP_NAMES.find((name) => typeof map === 'string' && sameName(name, map));
  const options = [
    ...(known === undefined ? [{ value: OWN, text: 'The board of this battle' }] : []),
    ...MAP_NAMES.map((name) => ({ value: name, text: mapTitle(name) })),
  ];
  return (
    <section class="card map" aria-label="The map">
      <Pick
        label="Map"
        options={options}
        value={known ?? OWN}
        onChange={(value) => value !== OWN && onChange(onMap(document, value))}
      />
      {mustered && <Preview {...mustered} areDrawn={document.ends === 'drawn'} />}
    </section>
  );
}

/** A small picture of the map, with the start areas in the colors of the sides. */
function Preview({ ground, starts, areDrawn }: MusteredBattle & { readonly areDrawn: boolean }) {
  return (
    <div class="preview">
      <Ground box={ground.box} ground={ground.ground}>
        {starts.map((spaces, side) => (
          <path
            key={side}
            class={`start start-${side}`}
            d={spaces
              .map((space) => {
                const { x, y } = middleOf('hex', space);
                return `M${x.toFixed(3)} ${y.toFixed(3)}${ground.outline}`;
              })
              .join('')}
          />
        ))}
      </Ground>
      <p class="note">
        Shaded: where the two armies begin{areDrawn ? ', unless a random draw switches them' : ''}.
      </p>
    </div>
  );
}
