/*
 * Hexes and squares, terrain, boards and maps, and the layout that all pictures of boards share. This module must not
 * depend on cards.
 */

export { type Board, boardOf, type Occupant } from './board.ts';
export { type Crop, isWithin, sizeOf, wholeBoard } from './crop.ts';
export {
  type Box,
  boxOf,
  cornersOf,
  middleOf,
  type Point,
  type Segment,
  SHAPES,
  sharedSide,
} from './geometry.ts';
export {
  DIRECTIONS,
  FAR,
  Ground,
  kindOfLetter,
  LAVA,
  LAVA_FIELD,
  WATER,
} from './ground.ts';
export {
  HEX_DIRECTIONS,
  type HexDirection,
  hexDirection,
  hexDistance,
  hexNeighbours,
  hexStep,
  showsOtherRowsShifted,
} from './hex.ts';
export {
  type BoardLayout,
  type Cell,
  layoutIn,
  layoutOf,
  type NumberedAttacker,
} from './layout.ts';
export { boardData } from './maps/board-file.ts';
export { isMapLink } from './maps/editor/link.ts';
export { isBinaryMap, isEditorMap, readEditorMap, readMap } from './maps/formats/read-map.ts';
export type { MapCrop } from './maps/frame.ts';
export type { MapBoard } from './maps/map-board.ts';
export { MAP_NAMES, mapTitle, namedMap } from './maps/named-maps.ts';
export { MoveSearch } from './move-search.ts';
export { notesInWords, rankLabel, type SpaceNotes, spaceNotes } from './notes.ts';
export { type Block, type Overview, overviewOf } from './overview.ts';
export { GROUND_PAINTS, type GroundPaint, HEIGHTS, levelsOf, paintOf } from './paint.ts';
export {
  type ArrowShape,
  type DiscShape,
  levelOn,
  type NumberShape,
  paint,
  type Shape,
} from './painter.ts';
export { Places } from './places.ts';
export { proposalText, proposedStarts } from './proposed-starts.ts';
export { leastBetween, leastIn, RoomForRows, Rows } from './rows.ts';
export type { Grid, Piece, Scene, Stand } from './scene.ts';
export { type Sight, sightOn } from './sight.ts';
export { placeName, type Space, sameSpace, spaceName, type Wall } from './space.ts';
export {
  type SquareBoard,
  shareSide,
  squareBeyond,
  squareBoardOf,
  squareDistance,
  walledOff,
} from './square.ts';
export { START_LETTERS, type StartArea, withLetteredAreas } from './start-area.ts';
export { NO_STEP, type StepProfile, type Steps, stepsOnFoot } from './steps.ts';
export {
  groundAt,
  groundText,
  isTerrainLetter,
  MOST_ROWS,
  readTerrain,
  type SpaceGround,
  spacesOf,
  TERRAIN_KINDS,
  TERRAIN_LETTERS,
  type Terrain,
  type TerrainLetter,
  terrainName,
  terrainText,
} from './terrain.ts';
