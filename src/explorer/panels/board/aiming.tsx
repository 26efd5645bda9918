import { percent } from '../../../base/index.ts';
import { placeName, type Space, sameSpace } from '../../../board/index.ts';
import type { AimAnswer } from '../../engine/answers/board.ts';
import { Blocks } from '../../parts/blocks.tsx';

interface AimingProps {
  readonly aimed: AimAnswer;
  /** Where the attacker stands now. */
  readonly attacker: readonly Space[];
  onAttackFrom(spaces: readonly Space[]): void;
}

/** The places to attack from, the best first; the attacker goes to the one that is pressed. */
export function Aiming({ aimed, attacker, onAttackFrom }: AimingProps) {
  const isHere = (spaces: readonly Space[]) =>
    spaces.length === attacker.length &&
    spaces.every((space) => attacker.some((one) => sameSpace(one, space)));
  return (
    <section class="aiming" aria-label="Places to attack from">
      <h2>Places to attack from</h2>
      <p class="headline">{aimed.headline}</p>
      <ol>
        {aimed.places.slice(0, MOST_PLACES).map(({ place, spaces, worth, rank }) => (
          <li key={place}>
            <button
              type="button"
              aria-pressed={isHere(spaces)}
              class="place"
              onClick={() => onAttackFrom(spaces)}
            >
              <span>#{rank}</span> from {placeName(spaces)} <strong>{percent(worth, 1)}</strong>
            </button>
          </li>
        ))}
      </ol>
      {aimed.table && (
        <details>
          <summary>All places in a table</summary>
          <Blocks blocks={[aimed.table]} />
        </details>
      )}
    </section>
  );
}

/** Of a double base there may be dozens; the table has them all. */
const MOST_PLACES = 12;
