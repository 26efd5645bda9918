import { TERRAIN_KINDS, TERRAIN_LETTERS, type TerrainLetter } from '../../../board/index.ts';
import { initialsOf, type Names, pieceText } from './describe.ts';
import type { EditedBoard, ThingKind } from './edited-board.ts';
import { TOKENS } from './layers.tsx';
import { hexPath } from './view.ts';

interface KeyProps {
  readonly board: EditedBoard;
  readonly names: Names;
  readonly isAiming: boolean;
  readonly hasOdds: boolean;
}

const MOST_NAMED = 12;

/** The pieces that the tokens stand for, the kinds of terrain, and the meaning of the shades. */
export function Key({ board, names, isAiming, hasOdds }: KeyProps) {
  const { others } = board;
  const different = [...new Map(others.map((one, i) => [`${one.kind} ${one.name}`, i])).values()];
  const rest = different.length - MOST_NAMED;
  return (
    <ul class="key" aria-label="Key">
      {board.attacker.length > 0 && (
        <Entry kind="figure" look="attacker" letters="A" text={names.attacker} />
      )}
      <Entry kind="figure" look="defender" letters="D" text={names.defender} />
      {different.slice(0, MOST_NAMED).map((i) => {
        const { kind, name } = others[i] as EditedBoard['others'][number];
        return (
          <Entry
            key={i}
            kind={kind}
            look={kind}
            letters={initialsOf(name)}
            text={pieceText(board, i, names)}
          />
        );
      })}
      {rest > 0 && <li>and {rest} more</li>}
      {kindsOn(board).map((letter) => (
        <li key={letter}>
          <svg viewBox="-32 -32 64 64" aria-hidden="true">
            <path d={GROUND} style={{ fill: `var(--${TERRAIN_KINDS[letter].paint})` }} />
          </svg>
          {letter}: {TERRAIN_KINDS[letter].name}
        </li>
      ))}
      {hasOdds && (
        <li>
          {isAiming
            ? 'Shades: what an attack from there is worth'
            : 'Shades: the chance that the defender ends there'}
        </li>
      )}
    </ul>
  );
}

const GROUND = hexPath(0.5);

/** The kinds of terrain that a board has. */
function kindsOn({ terrain }: EditedBoard): TerrainLetter[] {
  const letters = new Set(terrain.rows.flat().map((ground) => ground?.letter));
  return TERRAIN_LETTERS.filter((letter) => letters.has(letter));
}

interface EntryProps {
  readonly kind: ThingKind;
  readonly look: string;
  readonly letters: string;
  readonly text: string;
}

function Entry({ kind, look, letters, text }: EntryProps) {
  return (
    <li>
      <svg viewBox="-32 -32 64 64" aria-hidden="true">
        <g class={`token ${look}`}>
          <path d={TOKENS[kind]} />
          <text y="1">{letters}</text>
        </g>
      </svg>
      {text}
    </li>
  );
}
