/* Turns the engine's reports about attacks, powers and their effects on figures into events of a story. */

import {
  allLinesOf,
  eventsIn,
  type HideAction,
  numberIn,
  type PowerUse,
  stepsOf,
  traitsIn,
  valueTablesIn,
} from '../../cards/index.ts';
import type { BattleEvent, EventOf } from '../../rules/index.ts';
import { rowAt } from '../engine/powers/d20-table.ts';
import type { BattleCard } from '../engine/state/cards.ts';
import type { GameEventOf } from '../engine/tell.ts';
import { goingIn } from '../engine/turns/regroupings.ts';
import type { Recorders, Recording } from './recording.ts';

/** Facts about a power used outside attacks, apart from its name. */
interface UsedPower {
  /** Whether the whole card uses the power, instead of one figure. */
  readonly isOfCard: boolean;
  /** The result from the power's table. */
  readonly comes: Pick<EventOf<'use'>, 'mayAct' | 'moreMove'>;
  /** How figures hide with the power; undefined if they do not. */
  readonly hides: HideAction | undefined;
}

function usedPower(
  { card }: BattleCard,
  { power, roll }: Pick<GameEventOf<'used'>, 'power' | 'roll'>,
): UsedPower {
  const lines = allLinesOf(card.powers[power] as PowerUse);
  const [table] = valueTablesIn(lines);
  const row = table && rowAt(table.rows, roll);
  const isSwarm = table && Object.values(table.rows).some(({ activates }) => activates);
  const comes = isSwarm
    ? { mayAct: row?.activates?.move ?? 0 }
    : table
      ? { moreMove: numberIn(row?.move) }
      : {};
  const events = eventsIn(lines);
  const comesWhole =
    traitsIn(lines, 'mode').some(({ mode }) => mode.waits) &&
    events.every(({ rule }) => rule.whom === undefined);
  const isOfCard = table !== undefined || comesWhole || events.some(({ rule }) => goingIn(rule));
  const [hides] = events.flatMap(({ rule }) => stepsOf(rule.does).flatMap(({ hide = [] }) => hide));
  return { isOfCard, comes, hides };
}

/** Recorders of events about attacks and powers. */
export function recordersOfAttacks(recording: Recording) {
  const { dice: found } = recording;
  const nameOf = (figure: number) => recording.nameOf(figure);
  /** Events about rolls that decide the attack that follows. */
  let before: BattleEvent[] = [];
  const sayBefore = () => {
    for (const event of before) recording.say(event);
    before = [];
  };
  return {
    attack(event) {
      const { figure, target, odds } = event;
      const attack = found.attack(event);
      const more = { dice: attack.dice, ...(odds && { odds }) };
      const moment = recording.begin('attack', { figure, target, ...more });
      sayBefore();
      moment.say(attack);
      recording.attacks(figure, moment, event.outcome.again);
    },
    aims({ figure, target }) {
      recording
        .begin('power', { figure, target })
        .say({ is: 'aims', who: nameOf(figure), target: nameOf(target) });
    },
    ways(event) {
      before.push(found.ways(event));
    },
    sharedRoll(event) {
      const { figure, target } = event;
      recording.begin('power', { figure, target });
      sayBefore();
      recording.say(found.sharedRoll(event));
    },
    tables({ card, powers, more, faces, counts, givers }) {
      recording.say({
        is: 'roll',
        who: recording.cardNamed(card),
        decides: 'dice',
        dice: { d20: faces.map(String) },
        powers: powers.map((power) => recording.titleOf({ card, power })),
        counts,
        givers,
        more,
      });
    },
    power(event) {
      const moment = found.power(event);
      const { ownWounds, enemyWounds, ownDestroyed, enemyDestroyed } = event.outcome;
      const isNothing = !ownWounds && !enemyWounds && !ownDestroyed && !enemyDestroyed;
      if (moment.rolls.length === 0 && !moment.again && isNothing) return;
      if (event.when !== 'arrival') recording.begin('power', { figure: event.figure });
      recording.say(moment);
    },
    used(event) {
      const { figure, power, upon, acts, dice, needed, isAtMost } = event;
      const own = recording.ofFigure(figure);
      const title = recording.titleOf({ card: own.index, power });
      const rolled = recording.rolled(event.roll);
      const { isOfCard, comes, hides } = usedPower(own, event);
      // Hiding without a roll is not told as the use of a power, and may come at the end of another figure's turn.
      const isPlain = hides !== undefined && event.roll === 0;
      if (isPlain && upon.length === 0) return;
      const moment = recording.begin('power', isPlain ? {} : { figure });
      // Figures that hide are named only if they succeed.
      const others = hides ? [] : upon.filter((one) => one !== figure);
      if (!isPlain)
        moment.say({
          is: 'use',
          who: isOfCard ? recording.cardNamed(own.index) : nameOf(figure),
          power: title,
          on: recording.groupsOf(others),
          ...rolled,
          ...(dice && { symbols: dice }),
          acts,
          ...(needed !== undefined && { needs: needed }),
          ...(isAtMost && { isAtMost }),
          ...comes,
        });
      if (!hides || !acts || upon.length === 0) return;
      moment.say({
        is: 'hide',
        figures: recording.groupsOf(upon),
        ...(isPlain && { power: title }),
        ...(hides.wholly && { isWhole: true }),
        ...(hides.until === 'turn' && { isForTurn: true }),
        ...(hides.whileUnengaged && { isUnengaged: true }),
      });
    },
    suffers({ figure, power, wounds }) {
      const title = recording.titleOf({ card: recording.ofFigure(figure).index, power });
      recording.say({ is: 'suffers', who: nameOf(figure), power: title, wounds });
    },
    wounded({ figure, left, points, wounds }) {
      const moment = recording.current();
      moment.count(points, wounds < 0);
      const { name: who, life: of } = recording.figureOf(figure);
      const isHealed = wounds < 0 && !moment.isHealed(who);
      moment.say({ is: 'left', who, life: left, of, ...(isHealed && { isHealed }) });
      recording.live(figure, left);
    },
    destroyed({ figure, points }) {
      const moment = recording.current();
      moment.sayDestroyed(nameOf(figure));
      recording.leave(figure, 0);
      moment.count(points, true);
    },
    spirit({ figure, card, power }) {
      const title = recording.titleOf({ card: recording.ofFigure(figure).index, power });
      const who = recording.cardNamed(card);
      recording.say({ is: 'inherits', who, power: title, target: nameOf(figure) });
    },
    lostPowers({ figures: changed, isForTurn }) {
      const figures = recording.groupsOf(changed.map(({ now }) => now));
      recording.current().say({ is: 'losePowers', figures, ...(isForTurn && { isForTurn }) });
    },
    changedSides({ side, figures: changed, until, points }) {
      const moment = recording.current();
      const figures = recording.groupsOf(changed.map(({ now }) => now));
      if (changed.length > 0)
        moment.say({ is: 'changeSides', figures, side: recording.sideNamed(side), until });
      moment.count(points, until === 'game');
      for (const { now, place, left } of changed) {
        moment.change(now, { side });
        recording.live(now, left);
        if (place >= 0) recording.stand(now, place);
      }
    },
  } satisfies Partial<Recorders>;
}
