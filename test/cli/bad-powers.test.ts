import { describe, it } from 'vitest';
import { cases, expectBadExperiment } from './refusal.ts';

/** An experiment whose attacker has a power of its own, with one effect in line 9 from column 11. */
const experimentWith = (effect: string) => `rules: c3g
name: Bad
attacker:
  name: A
  attack: 3
  defense: 1
  powers:
    - name: Rage
      effects: [${effect}]
defender: solomon-grundy
`;

/** Effects that are refused, each with the expected place, field, value found and values allowed. */
const EFFECTS = cases(`
  { atackDice: 1 }                          | bad.yaml:9:19: attacker.powers[0].effects[0].atackDice & unknown key & did you mean attackDice?
  { attackDice: two }                       | bad.yaml:9:31: attacker.powers[0].effects[0].attackDice is "two" & a whole number from -50 to 50
  { attackDice: 1, when: adjcent }          | bad.yaml:9:40: attacker.powers[0].effects[0].when is "adjcent" & did you mean adjacent?
  { attackDice: 1, when: [moved, adjcent] } | bad.yaml:9:48: attacker.powers[0].effects[0].when[1] is "adjcent" & did you mean adjacent?
  { attackDice: 1, when: [{ not: adjcent }] } | bad.yaml:9:48: attacker.powers[0].effects[0].when[0].not is "adjcent" & did you mean adjacent?
  { attackDice: 1, when: { distanc: 3 } }   | bad.yaml:9:42: attacker.powers[0].effects[0].when.distanc & unknown key & did you mean distance?
  { attackDice: 1, when: { d20: 21 } }      | bad.yaml:9:47: attacker.powers[0].effects[0].when.d20 is 21 & from 1 to 20
  { attackDice: 1, when: { d20: 3, skulls: 2 } } | bad.yaml:9:40: attacker.powers[0].effects[0].when & exactly one condition
  { destroys: 16 }                          | bad.yaml:9:17: attacker.powers[0].effects[0].stage is missing & one of before, instead
  { destroys: 16, stage: befor }            | bad.yaml:9:40: attacker.powers[0].effects[0].stage is "befor" & did you mean before?
  { extraWounds: { 10: destoy } }           | bad.yaml:9:34: attacker.powers[0].effects[0].extraWounds.10 is "destoy" & did you mean destroy?
  { rerolls: { dice: attack, faces: [blnk] } } | bad.yaml:9:52: attacker.powers[0].effects[0].rerolls.faces[0] is "blnk" & did you mean blank?
  { specialAttack: { range: 5, effects: [{ evad: 3 }] } } | bad.yaml:9:58: attacker.powers[0].effects[0].specialAttack.effects[0].evad & unknown key & did you mean evade?
`);

describe('run refuses a power with', () => {
  it.each(EFFECTS)('%s', async (effect, says) => {
    await expectBadExperiment(experimentWith(effect), says);
  });
});
