import { describe, it } from 'vitest';
import { cases, expectBadExperiment, expectRefusal } from './refusal.ts';

/** An experiment whose attacker has one additional line: line 7, from column 3. */
const experimentWith = (line: string) => `rules: c3g
name: Bad
attacker:
  name: A
  attack: 3
  defense: 1
  ${line}
defender: solomon-grundy
`;

/** Lines of a card that are refused, each with the expected place, field, value found and values allowed. */
const LINES = cases(`
  attak: 3                              | bad.yaml:7:3: attacker.attak & unknown key & did you mean attack?
  __proto__: { attack: 9 }              | bad.yaml:7:3: attacker.__proto__ & unknown key
  card: hawkgril                        | bad.yaml:7:9: attacker.card & did you mean hawkgirl?
  life: six                             | bad.yaml:7:9: attacker.life & "six" & a whole number from 1
  life: -1                              | bad.yaml:7:9: attacker.life is -1 & a whole number from 1
  life: 1.5                             | bad.yaml:7:9: attacker.life is 1.5 & a whole number
  life: .inf                            | bad.yaml:7:9: attacker.life is Infinity & a whole number
  life: [3]                             | bad.yaml:7:9: attacker.life is a list & a whole number
  life: true                            | bad.yaml:7:9: attacker.life is true & a whole number
  height: 0                             | bad.yaml:7:11: attacker.height is 0 & a whole number from 1
  base: triple                          | bad.yaml:7:9: attacker.base & "triple" & single, double
  powers: tough                         | bad.yaml:7:11: attacker.powers & "tough" & a list
  powers: [tough, super-strenght]       | bad.yaml:7:19: attacker.powers[1] & "super-strenght" & did you mean super-strength?
  powers: [3]                           | bad.yaml:7:12: attacker.powers[0] is 3 & super-strength, tough
  powers: [{ tough: -1 }]               | bad.yaml:7:21: attacker.powers[0].tough is -1 & a whole number from 0
  powers: [{ ignores-attack: 21 }]      | bad.yaml:7:30: attacker.powers[0].ignores-attack is 21 & from 1 to 20
  powers: [ignores-attack]              | bad.yaml:7:12: attacker.powers[0] & "ignores-attack" & 1-20
  powers: [{}]                          | bad.yaml:7:12: attacker.powers[0] & { tough: 2 }
`);

describe("run refuses an attacker's card with", () => {
  it.each(LINES)('%s', async (line, says) => {
    await expectBadExperiment(experimentWith(line), says);
  });
});

describe('a file of cards', () => {
  const BRUTE = '- name: Brute\n  attack: 51000\n  defense: 1\n';
  const SAYS = ['mine.yaml:2:11: ', 'attack is', '51000', 'a whole number from 0 to'];

  it('is refused by odds with the place in it', async () => {
    const args = ['odds', 'brute', 'the-joker', '--cards', 'mine.yaml'];
    await expectRefusal(args, SAYS, { 'mine.yaml': BRUTE });
  });

  it('is refused by cards with the place in it', async () => {
    await expectRefusal(['cards', '--cards', 'mine.yaml'], SAYS, { 'mine.yaml': BRUTE });
  });

  it('is refused by run with the place in it', async () => {
    const text = 'rules: c3g\nname: B\nattacker: brute\ndefender: the-joker\ncards: [mine.yaml]\n';
    const files = { 'bad.yaml': text, 'mine.yaml': BRUTE };
    await expectRefusal(['run', 'bad.yaml', '--out', 'out'], SAYS, files);
  });
});
