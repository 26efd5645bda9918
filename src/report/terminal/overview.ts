import { type Block, type Crop, overviewOf, type Scene } from '../../board/index.ts';

/** The most letters across and down. */
const MOST = 24;

/** What a letter stands for, unless it is a figure or in the part that is drawn. */
const SIGNS: Readonly<Record<string, string>> = { water: '~', lava: '^', blocking: '#' };

/** A whole board in small, below a picture of a part of it: a letter for each block of spaces. */
export function overviewText(scene: Scene, crop: Crop): string {
  const { size, rows } = overviewOf(scene, crop, MOST);
  const all = rows.flat();
  const hasSign = (sign: string) => all.some((block) => signOf(block) === sign);
  const { columns, rows: lines } = scene.terrain;
  const told = [
    `${columns} × ${lines.length} spaces`,
    ...(size > 1 ? [`a letter for ${size} × ${size}`] : []),
    '▒ is the part above',
    ...(hasSign('~') ? ['~ water'] : []),
    ...(hasSign('^') ? ['^ lava'] : []),
  ];
  return [
    `The whole board: ${told.join(', ')}`,
    '',
    ...rows.map((row) => `  ${row.map(signOf).join(' ')}`.trimEnd()),
  ].join('\n');
}

function signOf({ paint, isDrawn, role }: Block): string {
  if (role === 'attacker') return 'A';
  if (role === 'defender') return 'D';
  if (!paint) return ' ';
  return isDrawn ? '▒' : (SIGNS[paint] ?? '·');
}
