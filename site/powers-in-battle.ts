import { measuredTable } from './measured-table.ts';

const HEAD = `# All powers through others

For designers: how many more games an army wins with a power than without it, from most to least. [What powers through
others are worth](../docs/powers-in-battle.md) explains the games and the columns.
`;

/** The page of the gains that `research/powers-in-battle` has measured. */
export function powersInBattlePage(): string {
  return `${HEAD}\n${measuredTable('research/powers-in-battle/powers.csv')}\n`;
}
