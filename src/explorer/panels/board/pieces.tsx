import { spaceName } from '../../../boards/space.ts';
import { initialsOf } from './describe.ts';
import type { EditedBoard, ThingKind } from './edited-board.ts';
import { hexPath, middleOf, sharedSide } from './geometry.ts';
import type { Stander } from './placing.ts';

/** The outlines of tokens about the origin. */
export const TOKENS: Readonly<Record<ThingKind, string>> = {
  figure: 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z',
  object: 'M-21 -21H21V21H-21Z',
  obstacle: 'M0 -27L26 20H-26Z',
  glyph: 'M0 -27L27 0L0 27L-27 0Z',
  power: hexPath(0.46),
};

/** Where the letters of a token are, so that they are in its middle. */
const LETTERS_AT: Readonly<Partial<Record<ThingKind, number>>> = { obstacle: 8 };

interface PiecesProps {
  readonly board: EditedBoard;
  readonly selected: Stander | undefined;
}

/** Who and what stands on a board: those who fight as A and D, others by the first letters of their names. */
export function Pieces({ board, selected }: PiecesProps) {
  const { others, attacker, defender } = board;
  return (
    <g class="pieces">
      {others.map(({ kind, name, spaces, token }, i) => (
        <Token
          key={`${i} ${kind}`}
          kind={kind}
          look={token?.look ?? kind}
          letters={token?.letters ?? initialsOf(name)}
          spaces={spaces}
          isSelected={selected === i}
        />
      ))}
      <Token
        kind="figure"
        look="attacker"
        letters="A"
        spaces={attacker}
        isSelected={selected === 'attacker'}
      />
      <Token
        kind="figure"
        look="defender"
        letters="D"
        spaces={defender}
        isSelected={selected === 'defender'}
      />
    </g>
  );
}

interface TokenProps {
  readonly kind: ThingKind;
  readonly look: string;
  readonly letters: string;
  readonly spaces: EditedBoard['attacker'];
  readonly isSelected: boolean;
}

function Token({ kind, look, letters, spaces, isSelected }: TokenProps) {
  const [a, b] = spaces.map(middleOf);
  return (
    <g class={`token ${look}${isSelected ? ' selected' : ''}`}>
      {kind === 'figure' && a && b && <line class="base" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />}
      {spaces.map((space) => {
        const { x, y } = middleOf(space);
        return (
          <g key={spaceName(space)} transform={`translate(${x} ${y.toFixed(2)})`}>
            <path d={TOKENS[kind]} />
            <text y={LETTERS_AT[kind] ?? 1}>{letters}</text>
          </g>
        );
      })}
    </g>
  );
}

/** Walls as thick strokes on the sides that spaces share. */
export function Walls({ walls }: Pick<EditedBoard, 'walls'>) {
  return (
    <g class="walls">
      {walls.map(([a, b]) => {
        const { x, y, x2, y2 } = sharedSide(a, b);
        return <line key={`${spaceName(a)} ${spaceName(b)}`} x1={x} y1={y} x2={x2} y2={y2} />;
      })}
    </g>
  );
}
