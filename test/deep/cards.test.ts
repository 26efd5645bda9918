import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareCards, FIGHTING_CARDS, OPPONENTS } from '../reference/cards-agreement.ts';

const RESULTS = new URL('cards.md', import.meta.url);

test('every card has the odds of the reference against three opponents, whoever begins', () => {
  const { compared, left, different, attacks, differentAttacks } = compareCards(FIGHTING_CARDS);
  const list = (names: readonly string[]) =>
    names.length > 0 ? names.map((name) => `- ${name}`).join('\n') : 'None.';
  writeFileSync(
    RESULTS,
    `# Cards against the reference

The latest run of \`npm run test:deep\`: exact duels of all ${FIGHTING_CARDS.length} cards of the collections with
${OPPONENTS.join(', ')}, from both starts, by the engine and by the reference (\`test/reference\`), which shares no
code with it. Chances to win are the same where they differ by less than 1e-12.

${compared} pairs compared, ${compared - different.length} of them the same. ${attacks} single attacks of the same cards, each
way, in exact fractions of every measure: ${attacks - differentAttacks.length} of them the same.

## Different

${list([...different, ...differentAttacks])}

## Too large for the reference

${list(left)}
`,
  );
  expect([...different, ...differentAttacks]).toEqual([]);
});
