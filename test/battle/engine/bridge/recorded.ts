import type { Game } from '../../../../src/battle/engine/game.ts';
import { battleEngine } from '../../../../src/battle/engine/index.ts';
import { targetsFrom } from '../../../../src/battle/engine/policies/expectations.ts';
import { policyNamed } from '../../../../src/battle/engine/policies/index.ts';
import type { PolicyMaker } from '../../../../src/battle/engine/policies/maker.ts';
import type { GameEvent } from '../../../../src/battle/engine/tell.ts';
import type { BattleScenario } from '../../../../src/battle/scenario.ts';
import { placeText, spacesOfPlace } from './spaces.ts';

/** The engine's state at the time of an event. */
export interface Snapshot {
  /** By figure, by the names of its spaces; empty off the board. */
  readonly places: readonly string[];
  readonly wounds: readonly number[];
  readonly lives: readonly boolean[];
  /** By glyph, whether it lies there. */
  readonly glyphs: readonly boolean[];
}

/** The places that a figure can go to and its targets; `isSafe` if nothing is rolled on the way. */
export interface Options {
  readonly figure: number;
  readonly places: readonly { readonly place: string; readonly isSafe: boolean }[];
  readonly targets: readonly number[];
}

export interface Told {
  readonly event: GameEvent;
  readonly now: Snapshot;
  /** The glyphs' bonus for a D20 of the figure that rolled it. */
  readonly bonus: number;
  /** For all figures on the board, when a turn begins. */
  readonly options: readonly Options[];
  /** The places where the figure that is being placed could have been placed. */
  readonly starts: readonly string[];
}

/** Events for narration only, which the reference does not need, since it derives them from earlier events. */
const OF_STORIES: readonly GameEvent['is'][] = ['passes', 'arrives', 'idle'];

/** Plays a game and records all of its events. */
export function recordGame(scenario: BattleScenario, seed: string, number: number): Told[] {
  const starts: string[][] = [];
  let playing: Game | undefined;
  const makers = scenario.sides.map(({ policy }): PolicyMaker => {
    const make = policyNamed(policy);
    return (game, acts) => {
      playing = game;
      const put = acts.placing.put.bind(acts.placing);
      acts.placing.put = (figure, place) => {
        const { state } = game;
        starts[figure] = acts.placing
          .startsOf(figure)
          .map((start) => placeText(spacesOfPlace(state, figure, start)));
        put(figure, place);
      };
      return make(game, acts);
    };
  });
  const engine = battleEngine(scenario, seed, makers);
  const told: Told[] = [];
  engine.play(number, (event) => {
    if (!playing) throw new Error('nobody plays');
    if (OF_STORIES.includes(event.is)) return;
    told.push(writtenDown(playing, event, starts));
  });
  return told;
}

function writtenDown(game: Game, event: GameEvent, starts: readonly string[][]): Told {
  const { state, tables, encounters } = game;
  const figures = Array.from({ length: tables.figures }, (_, figure) => figure);
  const text = (figure: number, place: number) => placeText(spacesOfPlace(state, figure, place));
  const roller = 'figure' in event ? event.figure : undefined;
  return {
    event,
    now: {
      places: figures.map((f) => (state.isOnBoard(f) ? text(f, state.place[f] as number) : '')),
      wounds: [...state.wounds],
      lives: [...state.lives].map((lives) => lives === 1),
      glyphs: [...state.glyphLies].map((lies) => lies === 1),
    },
    bonus: roller === undefined ? 0 : encounters.glyphs.sum(tables.sideOf[roller] as number, 'd20'),
    options:
      event.is === 'turn'
        ? figures.filter((f) => state.isOnBoard(f)).map((f) => optionsOf(game, f))
        : [],
    starts: event.is === 'placed' ? (starts[event.figure] ?? []) : [],
  };
}

function optionsOf(game: Game, figure: number): Options {
  const { list, size, strikes, hazards } = game.reach(figure);
  const places = Array.from({ length: size }, (_, i) => {
    const place = list[i] as number;
    return {
      place: placeText(spacesOfPlace(game.state, figure, place)),
      isSafe: (strikes[place] as number) + (hazards[place] as number) === 0,
    };
  });
  return { figure, places, targets: targetsFrom(game, figure) };
}
