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
