/* The Turn panel without its view: its start, and the experiments and fights that it accepts. */

import type { ExperimentDocument } from '../../document.ts';
import type { Fight } from '../../fight/along.ts';
import { cardsWith, fighterOf, withFieldOf } from '../../fight/fighter.ts';
import type { PanelKind } from '../../panel.ts';
import { EXAMPLES } from './examples.ts';
import { refittedTurn } from './turn-board.ts';
import { attackersIn, changed, defenderSetting, turnTitle } from './turn-document.ts';

/** The fight of a turn's first attacker. */
function fightOfTurn(document: ExperimentDocument): Fight | undefined {
  const [first] = attackersIn(document) ?? [];
  const { defender, cards } = document;
  return first && { attacker: first.figure, defender, cards };
}

/**
 * The turn with the attacker of a fight as its first attacker, and the defender of the fight. An example, or a document
 * that the fields cannot express, becomes a turn of that attacker alone on clear ground.
 */
function turnWithFight(document: ExperimentDocument, fight: Fight): ExperimentDocument {
  // Friends nearby exist only in single attacks and duels.
  const [figure, defender] = [fight.attacker, fight.defender].map((one) =>
    withFieldOf(one, 'near', undefined),
  );
  const { cards } = fight;
  const isExample = EXAMPLES.some((example) => example.document === document);
  const attackers = isExample ? undefined : attackersIn(document);
  const { cards: _, ...rest } = attackers ? changed(document) : ({} as ExperimentDocument);
  const [first, ...others] = attackers ?? [];
  const next: ExperimentDocument = {
    ...rest,
    ...cardsWith(attackers ? document : {}, { cards }),
    turn: [{ ...first, figure }, ...others],
    defender,
  };
  const { name } = fighterOf(defender, defenderSetting(next));
  return refittedTurn({ ...next, name: turnTitle(name) });
}

/** The Turn panel. */
export const turnKind: PanelKind = {
  name: 'turn',
  start: EXAMPLES[0].document,
  accepts: (document) => document.turn !== undefined,
  fightIn: fightOfTurn,
  withFight: turnWithFight,
};
