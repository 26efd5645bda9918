/* The Turn panel without its view: its first document, and the experiments and fights that it accepts. */

import type { ExperimentDocument } from '../../document.ts';
import type { Fight } from '../../fight/along.ts';
import { cardsWith, fighterOf, withFieldOf } from '../../fight/fighter.ts';
import type { PanelKind } from '../../panel.ts';
import { EXAMPLES } from './examples.ts';
import { refittedTurn } from './turn-board.ts';
import { attackersIn, changed, defenderSetting, turnTitle } from './turn-document.ts';

/** The fight between the first attacker of a turn and the defender. */
function fightOfTurn(document: ExperimentDocument): Fight | undefined {
  const [first] = attackersIn(document) ?? [];
  const { defender, cards } = document;
  return first && { attacker: first.figure, defender, cards };
}

/**
 * The turn with the fight's attacker as its first attacker, and with the fight's defender. If the document is an
 * example, or if the fields cannot express it, the result is a turn of this attacker alone on clear ground.
 */
function turnWithFight(document: ExperimentDocument, fight: Fight): ExperimentDocument {
  // Friends near a figure exist only in single attacks and duels, so they are removed.
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
