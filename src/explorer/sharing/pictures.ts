/*
 * Pictures of the page's SVG drawings, and the PNG in which all shared pictures are stacked. An SVG marked with
 * `data-picture` becomes part of the shared picture, which therefore shows what the user sees.
 */

/** Pixels of a picture per pixel of the page, along each axis. */
export const SHARPNESS = 2;

/** The style properties that are copied into a drawing, no matter where they are set. */
const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'opacity',
] as const;

/** All shared drawings of the page as pictures. */
export async function drawingsOfPage(): Promise<HTMLCanvasElement[]> {
  const all = [...document.querySelectorAll<SVGSVGElement>('svg[data-picture]')];
  return Promise.all(all.map(pictured));
}

async function pictured(drawing: SVGSVGElement): Promise<HTMLCanvasElement> {
  const { width, height } = drawing.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(byItself(drawing, width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SHARPNESS);
  canvas.height = Math.round(height * SHARPNESS);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no picture');
  pen.fillStyle = getComputedStyle(drawing).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A drawing as SVG text that does not need a style sheet. */
function byItself(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  for (const [i, one] of [...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(one);
    const looks = LOOKS.map((look) => `${look}:${style.getPropertyValue(look)}`);
    copies[i]?.setAttribute('style', looks.join(';'));
  }
  copy.removeAttribute('style');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The background around pictures. */
const GROUND = '#ffffff';

/** Pictures, stacked vertically into one PNG. */
export function stacked(pictures: readonly HTMLCanvasElement[]): Promise<Blob> {
  const all = document.createElement('canvas');
  all.width = Math.max(...pictures.map(({ width }) => width));
  all.height = pictures.reduce((sum, { height }) => sum + height, 0);
  const pen = all.getContext('2d');
  if (!pen) throw new Error('no picture');
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, all.width, all.height);
  let top = 0;
  for (const picture of pictures) {
    pen.drawImage(picture, Math.floor((all.width - picture.width) / 2), top);
    top += picture.height;
  }
  return new Promise((resolve, reject) => {
    all.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
