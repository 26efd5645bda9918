import { measuredTable } from './measured-table.ts';

/* The page of tables that self-play has measured. */

/** CSV files, as `research/self-play` prints them. */
const TABLES = 'research/self-play/tables';

interface Measured {
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

const MEASURED: readonly Measured[] = [
  {
    file: 'policies',
    title: 'Policies against each other',
    text: 'Twelve armies play against themselves on each map, 480 games in each row. **Wins** are those of the first policy; draws count half. **Last round**: games that points decide after twelve rounds. **Turns lost**: turns of the first policy per game, lost to order markers on cards without figures.',
  },
  {
    file: 'best-play',
    title: 'Distance from best play',
    text: 'Battles of one hero on each side that can be solved. **First side wins** if both play best. The losses are points of wins, as first and as second side.',
  },
  {
    file: 'weights',
    title: 'Weights',
    text: 'Change in wins, in percentage points, when a weight is multiplied. Shares do not exceed 1.',
  },
  {
    file: 'changes',
    title: 'Changes of the policy',
    text: 'Wins of `standard` with each change against `standard` without it. Words in backticks are weights.',
  },
  {
    file: 'auras',
    title: 'Auras',
    text: 'Armies against themselves without their auras, 144 games each. **Under an aura**: the share of attacks made under an aura, among all attacks with the aura within a turn’s reach. **Blind**: the same with a policy that ignores auras.',
  },
  {
    file: 'bonding',
    title: 'Bonding',
    text: 'Wins of armies on The Hill against themselves, 200 games with their bondings and 200 without. The difference has its 95% interval.',
  },
  {
    file: 'super-strength-maps',
    title: 'Super Strength by map',
    text: 'What heroes gain by [Super Strength](../docs/super-strength.md) on each map. A pit, with its depth in levels, crosses the middle of level ground.',
  },
  {
    file: 'super-strength-heroes',
    title: 'Super Strength by hero',
    text: 'The heroes that gain most and least on all maps that are not flat.',
  },
];

const HEAD = `# Tables of self-play

For people who change a policy: what its games have measured. [How well the policies of battles
play](../docs/battle-policy.md) explains the tables and says how to make them. If not stated otherwise, ± is two
standard errors.
`;

/** The whole page. */
export function selfPlayPage(): string {
  const parts = MEASURED.map(
    ({ file, title, text }) =>
      `## ${title}\n\n${text}\n\n${measuredTable(`${TABLES}/${file}.csv`)}\n`,
  );
  return `${HEAD}\n${parts.join('\n')}`;
}
