import { describe, expect, test } from 'vitest';
import { Ground } from '../../src/board/ground.ts';
import { Places } from '../../src/board/places.ts';
import type { Space, Wall } from '../../src/board/space.ts';
import { NO_STEP, type StepProfile, stepsOnFoot } from '../../src/board/steps.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

/** The cost and the hazards of the step from the first space of a row to the second. */
function firstStep(
  text: string,
  profile: Partial<StepProfile> = {},
  on: { walls?: readonly Wall[]; held?: readonly Space[]; costs?: Record<string, number> } = {},
) {
  const ground = new Ground({ terrain: readTerrain(text) as Terrain, walls: [], ...on });
  const places = new Places(ground, false);
  const figure = { climbs: 5, falls: 5, lavaResistant: false, ...profile };
  const { cost, hazards, links } = stepsOnFoot(ground, places, figure);
  const step = places.first[0] as number;
  expect(places.to[step]).toBe(1);
  expect(links[step]).toBe(256 + Math.min(255, cost[step] as number));
  return [cost[step], hazards[step]];
}

describe('a step on foot', () => {
  test('costs 1 and the levels that it climbs; down is free', () => {
    expect(firstStep('1 1')).toEqual([1, 0]);
    expect(firstStep('1 4')).toEqual([4, 0]);
    expect(firstStep('4 1')).toEqual([1, 0]);
  });

  test('costs what the terrain costs, or what it costs the figure', () => {
    const costs = { s: 2 };
    expect(firstStep('1 2s', {}, { costs })).toEqual([3, 0]);
    expect(firstStep('1 2s', { terrainCost: Uint8Array.from([1, 4]) }, { costs })).toEqual([5, 0]);
  });

  test('climbs fewer levels than the figure can', () => {
    expect(firstStep('1 5')).toEqual([5, 0]);
    expect(firstStep('1 6')[0]).toBe(NO_STEP);
  });

  test('leads through no wall and to no held space', () => {
    const wall: Wall = [
      [0, 0],
      [1, 0],
    ];
    expect(firstStep('1 1', {}, { walls: [wall] })[0]).toBe(NO_STEP);
    expect(firstStep('1 1', {}, { held: [[1, 0]] })[0]).toBe(NO_STEP);
  });

  test('is a fall from the figure’s drop on', () => {
    expect(firstStep('5 1')).toEqual([1, 0]);
    expect(firstStep('6 1')).toEqual([1, 1]);
    // A figure that falls from any height does not fall on level ground.
    expect(firstStep('1 1', { falls: 0 })).toEqual([1, 0]);
    expect(firstStep('2 1', { falls: 0 })).toEqual([1, 1]);
  });

  test('burns in lava, unless the figure resists it or does not enter it', () => {
    expect(firstStep('1 1m')).toEqual([1, 1]);
    expect(firstStep('9 1m')).toEqual([1, 2]);
    expect(firstStep('1 1m', { lavaResistant: true })).toEqual([1, 0]);
    expect(firstStep('1 1m', { entersLava: false })[0]).toBe(NO_STEP);
    expect(firstStep('1 1m', { entersLava: false, lavaResistant: true })).toEqual([1, 0]);
  });
});
