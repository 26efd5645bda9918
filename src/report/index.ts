/* Results as blocks, tables, charts, pictures and pages. This module must not compute odds. */

export {
  type Block,
  boardBlocks,
  caveatBlocks,
  isUnderHeadline,
  listBlocks,
  tableBlocks,
} from './block.ts';
export { blocksOf, type Extent, effortBlock, MORE } from './blocks.ts';
export { type BoardPicture, boardPicture } from './charts/board/picture.ts';
export { boardsSpec } from './charts/board/spec.ts';
export { boardsSvg } from './charts/board/svg.ts';
export {
  type Chart,
  type ChartMaker,
  type ChartSpec,
  captionOf,
  drawable,
  type Layer,
  layers,
  SCHEMA,
} from './charts/chart.ts';
export { convergence } from './charts/convergence.ts';
export { type CourseShown, courseOf, courses } from './charts/course.ts';
export { distributions } from './charts/distribution.ts';
export { firstRows, whoWins } from './charts/first.ts';
export { CHART_NAMES, nameOfMeasure } from './charts/index.ts';
export { labelWidth, nameAxis, nameLabels } from './charts/labels.ts';
export { leftRows, meanText, whatIsLeft } from './charts/left.ts';
export { lifeByTurn } from './charts/life.ts';
export { namesOfDots, type PanelDot } from './charts/named-dots.ts';
export { type OddsRow, oddsRow } from './charts/odds-row.ts';
export {
  BALANCE_SHADES,
  BEFORE_AND_AFTER,
  FAR,
  inkOn,
  PAINTS,
  PAPER,
  SHADES,
} from './charts/palette.ts';
export { pointsLeft } from './charts/points.ts';
export { MOST_RANKED, rankedChart } from './charts/ranked.ts';
export { winnersOf } from './charts/sides.ts';
export { sweeps } from './charts/sweeps.ts';
export { LOOK, THEME, themeOf, withBalance } from './charts/theme.ts';
export { combinationColumns, csvOf } from './formats/csv.ts';
export { markdownText } from './formats/markdown.ts';
export { specFor } from './in-browser/chart-spec.ts';
export type {
  PageCard,
  PageChart,
  PageData,
  PageGround,
  PageMatrix,
  PagePlay,
} from './in-browser/data.ts';
export { shareCode } from './in-browser/field/odds.ts';
export type { WatchedGame } from './in-browser/game/player.ts';
export { PAGE_PALETTE, shadesCss } from './page/colours.ts';
export { html, Markup } from './page/html.ts';
export { packed } from './page/packed.ts';
export { pageChartOf } from './page/page-chart.ts';
export { playOf } from './page/play.ts';
export { playGround, wholeGround } from './page/play-board.ts';
export { watchedGame } from './page/watched-game.ts';
export {
  FORMATS,
  type Format,
  type Picture,
  type Presentation,
  type Report,
} from './presentation.ts';
export { variedBoards } from './sentences/boards.ts';
export { briefText } from './sentences/brief.ts';
export { headlineOf } from './sentences/headline.ts';
export { caveatItems } from './sentences/remarks.ts';
export { effortText, fitStatement, warningText } from './sentences/simulation.ts';
export { untilSentence } from './sentences/until.ts';
export { disagreementText, whyBlocks } from './sentences/why.ts';
export type { SvgNode } from './svg.ts';
export { answerTables } from './tables/answer.ts';
export {
  castOf,
  clauseAbout,
  labelAbout,
  shareOfTrials,
  subjectOf,
  titleOf,
  trialOf,
} from './tables/cast.ts';
export { nextTable } from './tables/choices.ts';
export {
  combinationLabel,
  fieldLabel,
  type VariedField,
  variedColumns,
  variedFields,
  variedLabel,
} from './tables/labels.ts';
export { alike, groupedBy, isCertain, lawText } from './tables/measures.ts';
export { type KnownOdds, knownOf } from './tables/odds-columns.ts';
export { chartedOutcomes, foldedFrom, orMoreText, RARE } from './tables/rare-tail.ts';
export {
  type CellValue,
  type Column,
  type ColumnOf,
  isTextColumn,
  type RecordColumn,
  recordJson,
  rowsAtFirst,
  type Table,
  tableColumns,
  tableOf,
  withColumns,
} from './tables/table.ts';
export { boardText, drawBoard } from './terminal/board.ts';
export { folded, widthOf } from './terminal/fold.ts';
