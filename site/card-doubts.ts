import { measuredTable } from './measured-table.ts';

const HEAD = `# All doubts about the cards

For designers and players: what the model of each card leaves out or may get wrong. [Doubts about the
cards](../docs/card-doubts.md) explains the labels.
`;

/** The page of the doubts that readers of the models had. */
export function cardDoubtsPage(): string {
  return `${HEAD}\n${measuredTable('research/card-doubts/doubts.csv')}\n`;
}
