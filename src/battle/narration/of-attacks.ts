/* What the engine reports about attacks and powers, and what they do to figures, as events of a story. */

import {
  allLinesOf,
  type Hides,
  numberIn,
  type PowerUse,
  valueTablesIn,
} from '../../cards/index.ts';
import { momentText } from '../../fight/index.ts';
import type { BattleEvent, EventOf } from '../../rules/index.ts';
import { rowAt } from '../engine/powers/moments/triggers.ts';
import type { BattleCard } from '../engine/state/cards.ts';
import type { GameEvent } from '../engine/tell.ts';
import type { Tellers, Telling } from './telling.ts';

type Used = Extract<GameEvent, { readonly is: 'used' }>;

/** What is said about a power used outside of attacks, apart from its name. */
interface UsedPower {
  /** Whether the whole card uses it, rather than one figure. */
  readonly isOfCard: boolean;
  /** The result from its table. */
  readonly comes: Pick<EventOf<'use'>, 'mayAct' | 'moreMove'>;
  /** How figures hide with it. */
  readonly hides: Hides | undefined;
}

function usedPower({ card }: BattleCard, { power, roll }: Pick<Used, 'power' | 'roll'>): UsedPower {
  const lines = allLinesOf(card.powers[power] as PowerUse);
  const valueNamed = (name: string) => lines.find((line) => line[name] !== undefined)?.[name];
  const [table] = valueTablesIn(lines);
  const row = table && rowAt(table.rows, roll);
  const isSwarm = table && Object.values(table.rows).some(({ activates }) => activates);
  const comes = isSwarm
    ? { mayAct: row?.activates?.move ?? 0 }
    : table
      ? { moreMove: numberIn(row?.move) }
      : {};
  const isOfCard =
    table !== undefined ||
    ['comesLater', 'regroups'].some((name) => valueNamed(name) !== undefined);
  return { isOfCard, comes, hides: valueNamed('hides') as Hides | undefined };
}

type OfAttacks =
  | 'attack'
  | 'aims'
  | 'ways'
  | 'sharedRoll'
  | 'tables'
  | 'power'
  | 'used'
  | 'suffers'
  | 'wounded'
  | 'destroyed'
  | 'spirit'
  | 'changedSides';

/** Tellers of events about attacks and powers. */
export function tellersOfAttacks(telling: Telling): Pick<Tellers, OfAttacks> {
  const { rolls } = telling.of;
  const nameOf = (figure: number) => telling.nameOf(figure);
  /** Rolls that decide the attack that follows. */
  let before: BattleEvent[] = [];
  const sayBefore = () => {
    for (const event of before) telling.say(event);
    before = [];
  };
  return {
    attack(event) {
      const { figure, target, odds } = event;
      const attack = rolls.attack(event);
      const more = { dice: attack.dice, ...(odds && { odds }) };
      const moment = telling.begin('attack', { figure, target, ...more });
      sayBefore();
      moment.say(attack);
      telling.attacks(figure, moment, event.outcome.again);
    },
    aims({ figure, target }) {
      telling
        .begin('power', { figure, target })
        .say({ is: 'aims', who: nameOf(figure), target: nameOf(target) });
    },
    ways(event) {
      before.push(rolls.ways(event));
    },
    sharedRoll(event) {
      const { figure, target } = event;
      telling.begin('power', { figure, target });
      sayBefore();
      telling.say(rolls.sharedRoll(event));
    },
    tables({ card, powers, more, faces, counts, givers }) {
      telling.say({
        is: 'roll',
        who: telling.cardNamed(card),
        decides: 'dice',
        dice: { d20: faces.map(String) },
        powers: powers.map((power) => telling.titleOf({ card, power })),
        counts,
        givers,
        more,
      });
    },
    power(event) {
      const moment = rolls.power(event);
      const { ownWounds, enemyWounds, ownDestroyed, enemyDestroyed } = event.outcome;
      const isNothing = !ownWounds && !enemyWounds && !ownDestroyed && !enemyDestroyed;
      if (!momentText(moment, telling.who) && isNothing) return;
      if (event.when !== 'arrival') telling.begin('power', { figure: event.figure });
      telling.say(moment);
    },
    used(event) {
      const { figure, power, upon, acts, dice, needed, isAtMost } = event;
      const own = telling.ofFigure(figure);
      const title = telling.titleOf({ card: own.index, power });
      const rolled = telling.rolled(event.roll);
      const { isOfCard, comes, hides } = usedPower(own, event);
      // Hiding without a roll is no use of a power, and may come at the end of another figure's turn.
      const isPlain = hides !== undefined && event.roll === 0;
      if (isPlain && upon.length === 0) return;
      const moment = telling.begin('power', isPlain ? {} : { figure });
      // Figures that hide are named only if they succeed.
      const others = hides ? [] : upon.filter((one) => one !== figure);
      if (!isPlain)
        moment.say({
          is: 'use',
          who: isOfCard ? own.card.name : nameOf(figure),
          power: title,
          on: telling.groupsOf(others),
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
        figures: telling.groupsOf(upon),
        ...(isPlain && { power: title }),
        ...(hides.wholly && { isWhole: true }),
        ...(hides.until === 'turn' && { isForTurn: true }),
        ...(hides.unengaged && { isUnengaged: true }),
      });
    },
    suffers({ figure, power, wounds }) {
      const title = telling.titleOf({ card: telling.ofFigure(figure).index, power });
      telling.say({ is: 'suffers', who: nameOf(figure), power: title, wounds });
    },
    wounded({ figure, left, points, wounds }) {
      const moment = telling.current();
      moment.count(points, wounds < 0);
      const { name: who, life: of } = telling.figureOf(figure);
      const isHealed = wounds < 0 && !moment.hasSaid(`${who} is healed`);
      moment.say({ is: 'left', who, life: left, of, ...(isHealed && { isHealed }) });
      telling.live(figure, left);
    },
    destroyed({ figure, points }) {
      const moment = telling.current();
      moment.sayDestroyed(nameOf(figure));
      telling.leave(figure, 0);
      moment.count(points, true);
    },
    spirit({ figure, card, power }) {
      const title = telling.titleOf({ card: telling.ofFigure(figure).index, power });
      const who = telling.cardNamed(card);
      telling.say({ is: 'inherits', who, power: title, target: nameOf(figure) });
    },
    changedSides({ side, figures: changed, until, points }) {
      const moment = telling.current();
      const figures = telling.groupsOf(changed.map(({ now }) => now));
      if (changed.length > 0)
        moment.say({ is: 'changeSides', figures, side: telling.sideNamed(side), until });
      moment.count(points, until === 'game');
      for (const { now, place, left } of changed) {
        moment.change(now, { side });
        telling.live(now, left);
        if (place >= 0) telling.stand(now, place);
      }
    },
  };
}
