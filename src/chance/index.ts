/*
 * Throws of dice, their exact distributions, chains of throws, and their simulation by kernels with streams of random
 * numbers. The module must not know the rules: callers decide what a raw outcome means.
 */

export { cellsOf, decode } from './dice/cells.ts';
export { type Dice, diceReader, emptyCounts, NO_DICE, wholeName } from './dice/dice.ts';
export { combatDie, type Die, numberedDie, reachingDie } from './dice/die.ts';
export { generatorOf } from './dice/generator.ts';
export { type FacesRolled, rollFaces, symbolsOf } from './dice/roll-faces.ts';
export {
  countOf,
  type Pool,
  type PoolKind,
  type Purpose,
  poolOf,
  type RawOutcome,
  type Throw,
} from './dice/throw.ts';
export { bestChoices, CHOOSER, type ChoiceTable } from './exact/chains/best-choices.ts';
export type { Chain, ChainStep, ChainView } from './exact/chains/chain.ts';
export { statesWithoutEnd } from './exact/chains/ends.ts';
export { enumerate, type StateLimit } from './exact/chains/enumerate.ts';
export { chainFractions } from './exact/chains/fractions.ts';
export { meansAtEnd, type StepsToEnds } from './exact/chains/means-at-end.ts';
export { solveTracking } from './exact/chains/progress.ts';
export { MOST_TOGETHER, solveView, type ViewDistribution } from './exact/chains/solve.ts';
export { stepList } from './exact/chains/step-list.ts';
export { type StepTable, stepTableOf } from './exact/chains/step-table.ts';
export { visitsOf } from './exact/chains/visits.ts';
export { discoverThrow, discoverThrowInSteps } from './exact/discover.ts';
export { facesComingTo } from './exact/faces-coming-to.ts';
export {
  type Ascending,
  ascendingCells,
  canBeAdded,
  type Grid,
  type Kinds,
  type KindTally,
  type RowSums,
  sumRow,
  tallyKinds,
} from './exact/grid.ts';
export {
  countOutcomes,
  type OutcomeTally,
  weighOutcomes,
  weighOutcomesInSteps,
} from './exact/outcomes.ts';
export { type PoolEnds, poolEnds } from './exact/pool-ends.ts';
export { possibleIn } from './exact/possible.ts';
export {
  type Branch,
  type Follow,
  type Followed,
  followed,
  type Process,
  type Thrown,
} from './exact/process.ts';
export { ratioTo, sharesOf, type Weighed } from './exact/shares.ts';
export {
  type KnownDice,
  knownDice,
  type Stages,
  type WeighedState,
  weighOnward,
  weighStages,
} from './exact/staged.ts';
export { MOST_ENDS, TooManyEnds } from './exact/too-many-ends.ts';
export { facesInWholes, poolsLookedAt, type ThrowOf } from './exact/watched.ts';
export type { ExactTally } from './exact/weigh.ts';
export { askedWorker } from './simulate/browser/asked-worker.ts';
export { browserMachine, pause } from './simulate/browser/browser-machine.ts';
export {
  type BrowserWorker,
  failed,
  portOf,
  serve,
  workerBehind,
  workerStarter,
} from './simulate/browser/worker.ts';
export { prepareChain } from './simulate/kernels/chains/program.ts';
export {
  type BattleProgram,
  type GameView,
  type PlayedNumber,
  prepareBattle,
  setGamePlayer,
} from './simulate/kernels/games.ts';
export { KERNEL_NAMES, type KernelName, kernelRuns } from './simulate/kernels/kernels.ts';
export { chunkTrialsOf, type KernelProgram, prepare } from './simulate/kernels/program.ts';
export type { Tally } from './simulate/kernels/tally.ts';
export {
  type ChunkRange,
  type ChunkRanges,
  chunksIn,
  chunksOfShard,
  inCommon,
  MOST_SHARDS,
  type Shard,
  shardText,
  WHOLE,
  without,
  withRange,
} from './simulate/schedule/chunk-ranges.ts';
export { earlyMarks } from './simulate/schedule/early-marks.ts';
export type { JobResult, Mark } from './simulate/schedule/job.ts';
export type { Machine } from './simulate/schedule/machine.ts';
export { NOTHING_ROLLED, type Rolled } from './simulate/schedule/rolled.ts';
export type { Progress } from './simulate/schedule/schedule.ts';
export { type SimulateOptions, simulate, type Until } from './simulate/simulate.ts';
export { answers, type WorkerRequest } from './simulate/threads/answers.ts';
