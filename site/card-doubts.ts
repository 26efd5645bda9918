import { measuredTable } from './measured-table.ts';

const FOLDER = 'research/card-doubts';

const HEAD = `# All doubts about the cards

For designers and players: what the model of each card leaves out or may get wrong. [Doubts about the
cards](../docs/card-doubts.md) says how the list was made.

Doubts that several cards share have labels:
`;

/** The page of the doubts that readers of the models had. */
export function cardDoubtsPage(): string {
  const [labels, doubts] = ['labels', 'doubts'].map((name) =>
    measuredTable(`${FOLDER}/${name}.csv`),
  );
  return `${HEAD}\n${labels}\n\n## Card by card\n\n${doubts}\n`;
}
