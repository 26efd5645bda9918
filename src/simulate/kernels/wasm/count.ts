import { CELL_COUNTS, DRAWS, ENTRY_COUNTS, GROUP_STRIDE, LANE_STRIDE, STEPS } from './layout';

/** The first round counts draws that nobody made: zeros, taken back beforehand. */
export function expectDraws(groups: i32): void {
  memory.fill(DRAWS, 0, max(2, groups) << 4);
  addDraws(groups, -1);
}

/** Counts what the last round has drawn. */
export function countDraws(groups: i32): void {
  addDraws(groups, 1);
}

function addDraws(groups: i32, by: i32): void {
  for (let lane = 0; lane < 4; lane++) {
    count(groups, DRAWS, lane, by);
    if (groups === 1) count(groups, DRAWS + 16, lane, by);
  }
}

/** Adds to the counter of one lane's draws. */
export function count(groups: i32, draws: i32, lane: i32, by: i32): void {
  const ofLane = draws + (lane << 2);
  if (groups === 1) {
    const index: i32 = load<u16>(ofLane, 2);
    store<u8>(index, load<u8>(index, ENTRY_COUNTS) + by, ENTRY_COUNTS);
    return;
  }
  let cell = 0;
  for (let g = 0; g < groups; g++) {
    cell += load<u16>(load<u16>(ofLane + (g << 4), 2) + STEPS + g * GROUP_STRIDE);
  }
  const counter = (cell << 2) + lane * LANE_STRIDE;
  store<u32>(counter, load<u32>(counter, CELL_COUNTS) + by, CELL_COUNTS);
}
