import { SHARPNESS } from './pictures.ts';

/*
 * Parts of the page as a picture: their elements in an SVG with the page's style sheet, which the browser draws as it
 * draws the page.
 */

/** What a picture has no use for: it cannot be pressed. */
const CONTROLS = 'button, select, input, label, details, fieldset, .unseen';

/** An answer, and what it is made of. */
const LEAST_PARTS = 2;

const NAMESPACE = 'http://www.w3.org/1999/xhtml';

/**
 * The parts that are marked with `data-pictured`, one below the other, as they are seen.
 *
 * @returns undefined where an answer stands alone, as of a sweep, or the browser lets no page draw such a picture
 */
export async function pictureOfParts(): Promise<HTMLCanvasElement | undefined> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-pictured]')];
  if (parts.length < LEAST_PARTS) return undefined;
  const css = [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .join('');
  const sheet = framed(parts, css);
  document.body.append(sheet);
  const [width, height] = [sheet.offsetWidth, sheet.offsetHeight];
  sheet.setAttribute('style', sheetStyle(width, css));
  const markup = new XMLSerializer().serializeToString(sheet);
  sheet.remove();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%"><div xmlns="${NAMESPACE}"><style>${escaped(css)}</style>${markup}</div></foreignObject></svg>`;
  try {
    return await drawn(svg, width, height);
  } catch {
    return undefined;
  }
}

/** The parts in a frame of their own, out of sight, as wide as the widest of them. */
function framed(parts: readonly HTMLElement[], css: string): HTMLElement {
  const sheet = document.createElement('div');
  const width = Math.max(...parts.map((part) => part.getBoundingClientRect().width));
  sheet.setAttribute('style', `${sheetStyle(width, css)};position:absolute;top:0;left:-99999px`);
  for (const part of parts) {
    const copy = part.cloneNode(true) as HTMLElement;
    for (const control of copy.querySelectorAll(CONTROLS)) control.remove();
    // Room that is kept on the page for longer answers.
    copy.style.minHeight = '0';
    sheet.append(copy);
  }
  return sheet;
}

/** The style of the frame, with the page's variables as they are now: a picture has no scheme of its own. */
function sheetStyle(width: number, css: string): string {
  const root = getComputedStyle(document.documentElement);
  const names = [...new Set(css.match(/--[\w-]+(?=\s*:)/g) ?? [])];
  const variables = names.map((name) => `${name}:${root.getPropertyValue(name)}`);
  return [
    ...variables,
    'box-sizing:border-box',
    'display:grid',
    'gap:1rem',
    'padding:1rem',
    `width:${width}px`,
    'background:var(--ground)',
    'color:var(--ink)',
    `font:${root.font}`,
  ].join(';');
}

async function drawn(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SHARPNESS);
  canvas.height = Math.round(height * SHARPNESS);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no picture');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  // WebKit draws it, and then lets nobody have it.
  pen.getImageData(0, 0, 1, 1);
  return canvas;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
