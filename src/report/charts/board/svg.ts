/* Pictures of boards as SVG. */

import { textWidth } from '../../pictures/text-width.ts';
import { type SvgNode, svgText } from '../../svg.ts';
import { FONT } from '../theme.ts';
import { type Lettering, type Mark, tenths } from './mark.ts';
import { type BoardPicture, factsInWords } from './picture.ts';

/** In pixels: the margin around the pictures of a file, and the gap between stacked pictures. */
const PADDING = 16;
const GAP = 20;

/** Stacked pictures with their titles, as the text of an SVG file. */
export function boardsSvg(pictures: readonly BoardPicture[]): string {
  const parts: SvgNode[] = [];
  let top = PADDING;
  let width = 0;
  for (const picture of pictures) {
    const title = titleOf(picture);
    parts.push(
      placed(PADDING, top, title.lines.map(textNode)),
      placed(PADDING, top + title.height, boardNodes(picture)),
    );
    top += title.height + picture.height + GAP;
    width = Math.max(width, title.width, picture.width);
  }
  const size = { width: Math.ceil(width + 2 * PADDING), height: Math.ceil(top - GAP + PADDING) };
  const fill = pictures[0]?.palette.background ?? '';
  const background: SvgNode = { tag: 'rect', attributes: { ...size, fill } };
  const attributes = svgAttributes(size, pictures);
  return `${svgText({ tag: 'svg', attributes, content: [background, ...parts] })}\n`;
}

/** The margin around a picture on a page, in pixels. */
const PAGE_PADDING = 4;
/**
 * A picture on a page is scaled to the available width, but only within these limits, so that its text stays legible.
 */
const SMALLEST = 0.62;
const LARGEST = 1.4;

/** A picture as an element of a page. The page adds a title and a background. */
export function boardOnPage(picture: BoardPicture): string {
  const width = Math.ceil(picture.width + 2 * PAGE_PADDING);
  const height = Math.ceil(picture.height + 2 * PAGE_PADDING);
  const least = Math.floor(SMALLEST * width);
  const most = Math.ceil(LARGEST * width);
  const attributes = {
    ...svgAttributes({ width, height }, [picture]),
    style: `width:100%;height:auto;min-width:${least}px;max-width:${most}px`,
  };
  const content = [placed(PAGE_PADDING, PAGE_PADDING, boardNodes(picture))];
  return svgText({ tag: 'svg', attributes, content });
}

function svgAttributes(
  { width, height }: { readonly width: number; readonly height: number },
  pictures: readonly BoardPicture[],
): SvgNode['attributes'] {
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'graphics-document',
    'aria-label': pictures.map(({ description }) => description).join(' '),
    'font-family': `${FONT}, system-ui, sans-serif`,
    fill: 'none',
    'text-anchor': 'middle',
  };
}

function placed(x: number, y: number, content: readonly SvgNode[]): SvgNode {
  return { tag: 'g', attributes: { transform: `translate(${x} ${tenths(y)})` }, content };
}

function boardNodes(picture: BoardPicture): SvgNode[] {
  const texts = picture.texts.map(textNode);
  return [
    ...picture.marks.map((mark) => markNode(mark, picture)),
    { tag: 'g', attributes: { 'pointer-events': 'none' }, content: texts },
  ];
}

const TITLE_SIZE = 17;
const SUBTITLE_SIZE = 12;
/**
 * Distances in pixels: from the top to the middle of the title, from the top to the middle of the first line below it,
 * and from line to line.
 */
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

/** A mark as SVG. The mark of a space has a tooltip. */
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

/** The distance from the middle of a line of text to its baseline, as a share of the letter size. */
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
