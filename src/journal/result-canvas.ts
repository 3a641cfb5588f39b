/** Has the browser paint a game's result. */
import { layoutOf, paintResult } from './result-picture.ts';
import type { GameResult } from '../ui/result-text.ts';

/** @returns a PNG; it rejects where the browser makes none */
export async function drawResult(result: GameResult): Promise<Blob> {
  const layout = layoutOf(result);
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser paints no pictures.');
  paintResult(brush, layout);
  return new Promise((resolve, reject) =>
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error('The browser has made no file of the picture.'));
    }, 'image/png'),
  );
}
