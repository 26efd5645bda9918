/* What the engine reports about movement, falls, lava, glyphs and Knockback, as events of a story. */

import type { Place } from '../../rules/index.ts';
import type { OpenMoment } from './moments.ts';
import type { Tellers, Telling } from './telling.ts';

type OfMoves =
  | 'moved'
  | 'leapt'
  | 'passes'
  | 'arrives'
  | 'leaves'
  | 'struck'
  | 'fell'
  | 'lava'
  | 'glyph'
  | 'knockback'
  | 'step'
  | 'stopped'
  | 'put'
  | 'back';

/** A figure that is knocked back in a moment, with the steps that are not told yet. */
interface Driven {
  readonly moment: OpenMoment;
  readonly points: number;
  /** Level of the first place, and of the last. */
  readonly levels: readonly [number, number];
  readonly places: readonly Place[];
  readonly isTold: boolean;
}

/** Tellers of events about movement, and about what happens to figures where they arrive. */
export function tellersOfMoves(telling: Telling): Pick<Tellers, OfMoves> {
  let driven: Driven | undefined;
  const nameOf = (figure: number) => telling.nameOf(figure);
  const endKnockback = (figure: number) => {
    const moment = telling.current();
    if (driven?.moment !== moment) return;
    const { points, levels, places, isTold } = driven;
    const event = { who: nameOf(figure), spaces: places.length, knockbackPoints: points, places };
    if (!isTold) moment.say({ is: 'driven', ...event, levels });
    else if (places.length > 0) moment.say({ is: 'driven', ...event, isFurther: true });
    driven = { ...driven, places: [], isTold: true };
  };
  const put = (figure: number, place: number) => {
    telling.stand(figure, place);
    telling.tellGlyph(figure, place);
  };
  return {
    moved: ({ figure, flies, path }) => telling.move(figure, path, flies ? { flies } : {}),
    leapt({ figure, power, path, isAfter }) {
      const title = telling.titleOf({ card: telling.ofFigure(figure).index, power });
      telling.move(figure, path, { power: title }, isAfter);
    },
    passes: ({ figure, place }) => telling.pass(figure, place),
    arrives: ({ figure, place }) => telling.arrive(figure, place),
    leaves({ figure }) {
      telling.say({ is: 'leaves', who: nameOf(figure) });
      telling.leave(figure);
    },
    struck({ figure, by, skulls, d20 }) {
      const needs = telling.ofFigure(figure).ignoresLeaving;
      telling.say({
        is: 'strike',
        who: nameOf(by),
        target: nameOf(figure),
        skulls,
        ...(d20 !== 0 && { d20, needs }),
      });
    },
    fell({ figure, drop, roll, wounds }) {
      const rolled = roll !== 0 && { d20: roll };
      telling.say({ is: 'falls', who: nameOf(figure), drop, ...rolled, wounds });
    },
    lava({ figure, roll }) {
      endKnockback(figure);
      telling.say({ is: 'lava', who: nameOf(figure), d20: roll });
    },
    glyph({ figure, glyph: number, roll }) {
      const who = nameOf(figure);
      if (roll !== undefined) {
        const glyph = telling.of.tables.glyphs[number]?.name ?? '';
        telling.begin('end of round', { figure }).say({ is: 'glyphRoll', who, glyph, d20: roll });
        return;
      }
      telling.useUp(number);
      telling.say({ is: 'glyphHeals', who });
      telling.live(figure, telling.figureOf(figure).life);
    },
    knockback({ figure, points, from }) {
      const level = telling.levelAt(figure, from);
      const moment = telling.current();
      driven = { moment, points, levels: [level, level], places: [], isTold: false };
    },
    step({ figure, place }) {
      if (driven) {
        const levels = [driven.levels[0], telling.levelAt(figure, place)] as const;
        const places = [...driven.places, telling.spacesAt(figure, place)];
        driven = { ...driven, levels, places };
      }
      telling.stand(figure, place);
    },
    stopped({ figure, cause, damage, blockers }) {
      endKnockback(figure);
      telling.say({
        is: 'stopped',
        who: nameOf(figure),
        cause,
        ...(damage !== undefined && { isSkull: damage }),
        blockers: blockers.map(nameOf),
      });
    },
    put({ figure, place }) {
      telling.say({ is: 'put', who: nameOf(figure), place: telling.spacesAt(figure, place) });
      put(figure, place);
    },
    back({ figure, place, points }) {
      const at = telling.spacesAt(figure, place);
      telling.say({ is: 'put', who: nameOf(figure), place: at, isBack: true });
      telling.current().count(points, true);
      put(figure, place);
    },
  };
}
