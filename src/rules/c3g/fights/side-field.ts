import { listOf, shortText } from '../../../words/fields.ts';
import {
  alliesField,
  fighterField,
  grantedField,
  specialAttackField,
  terrainField,
} from '../schema.ts';

/** What can be said of a side of a duel beside its card: the rest is played. */
const standing = {
  granted: grantedField.optional(),
  specialAttack: specialAttackField.optional(),
  terrain: terrainField.optional(),
  allies: alliesField.optional(),
  beganTurn: listOf(
    shortText('A terrain letter', 20),
    10,
    'words',
    '[w]',
    'The terrain that every turn begins on for it',
  ).optional(),
};

/** @param needs what an inline card must give beside its name */
export const sideField = (who: string, needs: Readonly<Record<string, string>>) =>
  fighterField(who, needs, standing);
