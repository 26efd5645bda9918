import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, tempFolder } from './knockback.ts';
import { cases, expectBadExperiment } from './refusal.ts';
import type { Result } from './results.ts';

const TEN = '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]';

/** An experiment whose line 5 is the given one. */
const experimentWith = (line: string) =>
  `rules: c3g\nname: Bad\nattacker: hawkgirl\ndefender: solomon-grundy\n${line}\n`;

/** Values of `vary` that are refused, each with the expected place, field, value found and values allowed. */
const VALUES = cases(`
  attack                                | bad.yaml:5:7: vary & "attack" & lists of values
  [attacker.attack]                     | bad.yaml:5:7: vary & a list of 1 & lists of values
  { defender.defense: 3 }               | bad.yaml:5:27: vary.defender.defense is 3 & a list
  { defender.defense: [] }              | bad.yaml:5:27: vary.defender.defense & at least one value
  { defender.defense: [1, -2] }         | bad.yaml:5:31: vary.defender.defense[1] is -2 & a whole number from 0
  { defender.defense: [1, two] }        | bad.yaml:5:31: vary.defender.defense[1] & "two" & a whole number
  { defender.defence: [1, 2] }          | bad.yaml:5:9: vary.defender.defence & did you mean defense?
  { defender.__proto__: [1, 2] }        | bad.yaml:5:9: vary.defender.__proto__ & unknown key
  { defendr.defense: [1, 2] }           | bad.yaml:5:9: vary.defendr.defense & did you mean defender?
  { __proto__.defense: [1, 2] }         | bad.yaml:5:9: vary.__proto__.defense & unknown key
  { attacker.attack.dice: [1] }         | bad.yaml:5:9: vary.attacker.attack.dice is
  { attacker.powers: [[super-strenght]] } | bad.yaml:5:28: vary.attacker.powers[0][0] & "super-strenght" & did you mean super-strength?
  { defender.powers: [tough]             } | bad.yaml:5:27: vary.defender.powers[0] is "tough"; give a list of powers, such as [tough]; each value needs brackets of its own, as in [[…], […]]
  { defender.powers: [{ tough: 2 }]     } | vary.defender.powers[0] is a mapping; give a list of powers, such as [tough]; each value needs brackets of its own
  { attacker: [hawkgirl, hawkgril] }    | bad.yaml:5:30: vary.attacker[1] & did you mean hawkgirl?
  { defender.wounds: [0, 8] }           | bad.yaml:5:30: vary.defender.wounds[1] is 8 & Life of 8
`);

describe('run refuses to vary', () => {
  it.each(VALUES)('%s', async (value, says) => {
    await expectBadExperiment(experimentWith(`vary: ${value}`), says);
  });

  it('a field that is named twice', async () => {
    const line = 'vary: { defender.defense: [1], defender.defense: [2] }';
    await expectBadExperiment(experimentWith(line), ['bad.yaml:5:32: ', 'defender.defense']);
  });

  it('more combinations than anybody reads', async () => {
    const fields = [
      'attacker.attack',
      'attacker.life',
      'defender.attack',
      'defender.defense',
      'defender.life',
    ];
    const line = `vary: { ${fields.map((field) => `${field}: ${TEN}`).join(', ')} }`;
    const says = ['bad.yaml:5:7: vary:', '100000 combinations', 'at most'];
    await expectBadExperiment(experimentWith(line), says);
  });
});

describe('run does not vary in name only', () => {
  it.each(['seed', 'trials'] as const)('%s', async (field) => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'vary.yaml'), experimentWith(`vary: { ${field}: ["1000", "2000"] }`));
    const { code, stdout } = await knockback(['run', 'vary.yaml', '--format', 'json'], { cwd });
    if (code === 2) return;
    const results = JSON.parse(stdout) as Result[];
    expect(results.map((result) => `${result[field]}`)).toEqual(['1000', '2000']);
  });
});
