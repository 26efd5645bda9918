import type { IsReplaceable } from '../../src/base/files/folder-files.ts';

/** A report whose files all contain its mark. The old one has one more picture. */
export function reportOf(mark: string, content = mark): Record<string, string> {
  const picture = mark === 'old' ? ['board.png'] : [];
  // In the order in which they are moved into a folder that cannot be swapped.
  const names = ['results.json', 'displaced.csv', ...picture, 'report.md'];
  return Object.fromEntries(names.map((name) => [name, content]));
}

export const isReplaceable: IsReplaceable = ({ name }) => name in reportOf('old');
