/*
 * Turns the engine's reports about movement, falls, lava, glyphs and Knockback into events of a
 * story.
 */

import type { Place } from '../../rules/index.ts';
import type { OpenMoment } from './moments.ts';
import type { Recorders, Recording } from './recording.ts';

/** A figure being knocked back, with those of its steps that have not been reported yet. */
interface Driven {
  readonly moment: OpenMoment;
  readonly points: number;
  /** The levels of the first and the last place. */
  readonly levels: readonly [number, number];
  readonly places: readonly Place[];
  readonly isTold: boolean;
}

/** Recorders for events about movement, and about what happens to figures where they arrive. */
export function recordersOfMoves(recording: Recording) {
  let driven: Driven | undefined;
  const nameOf = (figure: number) => recording.nameOf(figure);
  const endKnockback = (figure: number) => {
    const moment = recording.current();
    if (driven?.moment !== moment) return;
    const { points, levels, places, isTold } = driven;
    const event = { who: nameOf(figure), spaces: places.length, knockbackPoints: points, places };
    if (!isTold) moment.say({ is: 'driven', ...event, levels });
    else if (places.length > 0) moment.say({ is: 'driven', ...event, isFurther: true });
    driven = { ...driven, places: [], isTold: true };
  };
  const put = (figure: number, place: number) => {
    recording.stand(figure, place);
    recording.tellGlyph(figure, place);
  };
  return {
    moved: ({ figure, flies, path }) => recording.move(figure, path, flies ? { flies } : {}),
    leapt({ figure, power, path, isAfter }) {
      const title = recording.titleOf({ card: recording.ofFigure(figure).index, power });
      recording.move(figure, path, { power: title }, isAfter);
    },
    passes: ({ figure, place }) => recording.pass(figure, place),
    arrives: ({ figure, place }) => recording.arrive(figure, place),
    leaves({ figure }) {
      recording.say({ is: 'leaves', who: nameOf(figure) });
      recording.leave(figure);
    },
    struck({ figure, by, skulls, d20 }) {
      const needs = recording.ofFigure(figure).ignoresLeaving;
      recording.say({
        is: 'strike',
        who: nameOf(by),
        target: nameOf(figure),
        skulls,
        ...(d20 !== 0 && { d20, needs }),
      });
    },
    fell({ figure, drop, roll, wounds }) {
      const rolled = roll !== 0 && { d20: roll };
      recording.say({ is: 'falls', who: nameOf(figure), drop, ...rolled, wounds });
    },
    lava({ figure, roll }) {
      endKnockback(figure);
      recording.say({ is: 'lava', who: nameOf(figure), d20: roll });
    },
    glyph({ figure, glyph: number, roll }) {
      const who = nameOf(figure);
      if (roll !== undefined) {
        const glyph = recording.of.tables.glyphs[number]?.name ?? '';
        recording.begin('end of round', { figure }).say({ is: 'glyphRoll', who, glyph, d20: roll });
        return;
      }
      recording.useUp(number);
      recording.say({ is: 'glyphHeals', who });
      recording.live(figure, recording.figureOf(figure).life);
    },
    knockback({ figure, points, from }) {
      const level = recording.levelAt(figure, from);
      const moment = recording.current();
      driven = { moment, points, levels: [level, level], places: [], isTold: false };
    },
    step({ figure, place }) {
      if (driven) {
        const levels = [driven.levels[0], recording.levelAt(figure, place)] as const;
        const places = [...driven.places, recording.spacesAt(figure, place)];
        driven = { ...driven, levels, places };
      }
      recording.stand(figure, place);
    },
    stopped({ figure, cause, damage, blockers }) {
      endKnockback(figure);
      recording.say({
        is: 'stopped',
        who: nameOf(figure),
        cause,
        ...(damage !== undefined && { isSkull: damage }),
        blockers: blockers.map(nameOf),
      });
    },
    put({ figure, place }) {
      recording.say({ is: 'put', who: nameOf(figure), place: recording.spacesAt(figure, place) });
      put(figure, place);
    },
    back({ figure, place, points }) {
      const at = recording.spacesAt(figure, place);
      recording.say({ is: 'put', who: nameOf(figure), place: at, isBack: true });
      recording.current().count(points, true);
      put(figure, place);
    },
  } satisfies Partial<Recorders>;
}
