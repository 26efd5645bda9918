/*
 * Drawings of the page as pictures. A drawing that belongs to the shared picture is marked with
 * `data-picture`, so that the copy shows what the user sees.
 */

/** Pixels of a picture for each of the page's. */
export const SHARPNESS = 2;

/** What says how a part of a drawing looks, wherever it is written. */
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

/** The drawings of the page that are shared, as pictures. */
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

/** The text of a drawing that needs no style sheet. */
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

/** What pictures have around them. */
const GROUND = '#ffffff';

/** Pictures one below the other, as a PNG. */
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
