import { capitalised, listed } from '../../../words/english.ts';
import { linesOf } from '../duel/asks.ts';
import { fighterRemarks } from '../power-remarks.ts';
import { assumedRemark } from '../remarks.ts';
import type { Fighter } from '../scenario.ts';
import { withoutHeight } from '../without-height.ts';
import type { TurnAttacker, TurnScenario } from './scenario.ts';

/** What a reader should know beside the numbers: assumed values, and what is not looked at. */
export function turnRemarks(scenario: TurnScenario): string[] {
  const { attackers, defender, board, states = [] } = scenario;
  const height = board ? ['height'] : [];
  const moving = attackers.filter(({ moves }) => moves);
  const shooting = attackers.filter(({ range }) => range > 1);
  const names = (all: readonly Fighter[]) => listed(all.map(({ name }) => name));
  const endOfTurn = attackers.filter((one) => linesOf(one).some(actsAtEnd));
  return [
    ...attackers.flatMap((one) => [
      ...assumedRemark(one, ['attack', 'range', ...(one.moves ? ['move'] : []), ...height]),
      ...usualRemarks(one),
    ]),
    ...assumedRemark(defender, ['defense', 'life', ...height]),
    ...heightRemarks(scenario),
    ...(board?.others ?? []).flatMap(({ name, life, assumedLife }) =>
      assumedLife
        ? [`Assumed, since the rule document does not give it: ${name}'s life of ${life}.`]
        : [],
    ),
    ...(board?.lacks ?? []),
    ...(defender.life === undefined
      ? [`${defender.name} has no Life given, so wounds never destroy it.`]
      : []),
    ...[...attackers, defender].flatMap((one) => fighterRemarks(one, states)),
    ...(endOfTurn.length > 0
      ? [`Powers of ${names(endOfTurn)} at the end of the turn are not played.`]
      : []),
    ...(board && moving.length > 0 ? ['Leaving engagements costs nothing.'] : []),
    ...(board && shooting.length > 0
      ? [`Lines of sight are not looked at for the attacks of ${names(shooting)} from afar.`]
      : []),
  ];
}

const actsAtEnd = ({ stage, anotherTurn }: ReturnType<typeof linesOf>[number]): boolean =>
  stage === 'endOfTurn' || anotherTurn !== undefined;

function usualRemarks(attacker: TurnAttacker): string[] {
  const { name, moves, usual = [] } = attacker;
  return usual
    .filter((field) => moves || field !== 'move')
    .map((field) => `${name}'s card gives no ${capitalised(field)}: ${attacker[field]} is taken.`);
}

function heightRemarks({ attackers, defender, board }: TurnScenario): string[] {
  const unknown = attackers.flatMap((attacker) =>
    withoutHeight({ attacker, defender, ...(board && { board }) }),
  );
  return [...new Set(unknown)].map(
    ({ name, height }) => `${name}'s card gives no Height: ${height} is taken.`,
  );
}
