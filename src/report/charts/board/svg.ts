/* Pictures of boards as SVG. */

import { textWidth } from '../../pictures/text-width.ts';
import { type SvgNode, svgText } from '../../svg.ts';
import { FONT } from '../theme.ts';
import { type Lettering, type Mark, tenths } from './mark.ts';
import { type BoardPicture, factsInWords } from './picture.ts';

/** How a picture is framed. */
export interface Frame {
  /** Around the picture, in pixels. */
  readonly padding: number;
  /** Whether the title and the background are part of the picture; a page has its own. */
  readonly isTitled: boolean;
}

/** The frame of pictures in files. */
const FILE: Frame = { padding: 16, isTitled: true };

/** Between pictures below one another, in pixels. */
const GAP = 20;

/** Pictures below one another as the text of an SVG file. */
export function boardsSvg(pictures: readonly BoardPicture[]): string {
  return `${svgText(drawn(pictures, FILE, {}))}\n`;
}

/** Scaled to its room on a page within these limits, so that its text stays legible. */
const SMALLEST = 0.62;
const LARGEST = 1.4;

/** A picture as an element of a page, which scales it and gives it a title. */
export function boardOnPage(picture: BoardPicture): string {
  const frame: Frame = { padding: 4, isTitled: false };
  const width = picture.width + 2 * frame.padding;
  const style =
    `width:100%;height:auto;` +
    `min-width:${Math.floor(SMALLEST * width)}px;max-width:${Math.ceil(LARGEST * width)}px`;
  return svgText(drawn([picture], frame, { style }));
}

/** Pictures below one another; each has its title above it. */
function drawn(
  pictures: readonly BoardPicture[],
  frame: Frame,
  attributes: SvgNode['attributes'],
): SvgNode {
  const { padding, isTitled } = frame;
  const [first] = pictures;
  let bottom = padding;
  const parts = pictures.flatMap((picture, i) => {
    if (i > 0) bottom += GAP;
    const title = isTitled ? titleOf(picture) : { lines: [], width: 0, height: 0 };
    const top = bottom + title.height;
    const part = [
      placed(title.lines.map(textNode), bottom),
      placed([...picture.marks.map((mark) => markNode(mark, picture)), ...textNodes(picture)], top),
    ];
    bottom = top + picture.height;
    return part;
  });
  const widths = pictures.map((one) => Math.max(one.width, isTitled ? titleOf(one).width : 0));
  const [width, height] = [Math.max(...widths) + 2 * padding, bottom + padding].map(Math.ceil);
  return {
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      width: width ?? 0,
      height: height ?? 0,
      viewBox: `0 0 ${width} ${height}`,
      ...attributes,
      role: 'graphics-document',
      'aria-label': pictures.map(({ description }) => description).join(' '),
      'font-family': `${FONT}, system-ui, sans-serif`,
      fill: 'none',
      'text-anchor': 'middle',
    },
    content: [
      ...(isTitled ? [rectNode(width ?? 0, height ?? 0, first?.palette.background ?? '')] : []),
      ...parts,
    ],
  };

  function placed(content: readonly SvgNode[], top: number): SvgNode {
    return {
      tag: 'g',
      attributes: { transform: `translate(${padding} ${tenths(top)})` },
      content,
    };
  }
}

const TITLE_SIZE = 17;
const SUBTITLE_SIZE = 12;
/** From the top to the middle of the title and of the first line below it, and from line to line, in pixels. */
const TITLE_Y = 9;
const SUBTITLE_Y = 28;
const SUBTITLE_LINE = 14;
const BELOW_TITLE = 21;

function titleOf({ title, subtitle, palette }: BoardPicture): {
  readonly lines: readonly Lettering[];
  readonly width: number;
  readonly height: number;
} {
  const lines: Lettering[] = [
    {
      x: 0,
      y: TITLE_Y,
      text: title,
      fontSize: TITLE_SIZE,
      isBold: true,
      fill: palette.ink,
      isStart: true,
    },
    ...subtitle.map((text, i) => ({
      x: 0,
      y: SUBTITLE_Y + i * SUBTITLE_LINE,
      text,
      fontSize: SUBTITLE_SIZE,
      fill: palette.faint,
      isStart: true,
    })),
  ];
  const widths = lines.map(({ text, fontSize, isBold }) =>
    textWidth(text, fontSize, isBold ? 600 : 400),
  );
  return { lines, width: Math.max(...widths), height: (lines.at(-1)?.y ?? 0) + BELOW_TITLE };
}

function rectNode(width: number, height: number, fill: string): SvgNode {
  return { tag: 'rect', attributes: { width, height, fill } };
}

/** A mark; that of a space says what is on it. */
function markNode(mark: Mark, picture: BoardPicture): SvgNode {
  const { x, y, path, fill, stroke, strokeWidth, dash, facts } = mark;
  return {
    tag: 'path',
    attributes: {
      transform: `translate(${tenths(x)} ${tenths(y)})`,
      d: path,
      ...(fill !== undefined && { fill }),
      ...(stroke !== undefined && { stroke, 'stroke-width': tenths(strokeWidth ?? 1) }),
      ...(dash && { 'stroke-dasharray': dash.join(' ') }),
      ...(fill === undefined && !dash && { 'stroke-linecap': 'round' }),
      ...(facts
        ? {
            role: 'graphics-symbol',
            'aria-roledescription': 'space',
            'aria-label': factsInWords(facts, picture),
          }
        : { 'pointer-events': 'none' }),
    },
  };
}

function textNodes({ texts }: BoardPicture): SvgNode[] {
  return [{ tag: 'g', attributes: { 'pointer-events': 'none' }, content: texts.map(textNode) }];
}

/** From the middle of a line of text to its baseline, as a share of the letter size. */
const BASELINE = 0.3;

function textNode({ x, y, text, fontSize, isBold, fill, isStart }: Lettering): SvgNode {
  return {
    tag: 'text',
    attributes: {
      x: tenths(x),
      y: tenths(y + BASELINE * fontSize),
      'font-size': tenths(fontSize),
      ...(isBold && { 'font-weight': 600 }),
      fill,
      ...(isStart && { 'text-anchor': 'start' }),
    },
    content: text,
  };
}
