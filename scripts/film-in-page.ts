/** Makes a GIF of pictures, in a page, which reads them as a browser does. */
import { encode } from 'modern-gif';

/** Pictures as addresses, each with how long it stays, in milliseconds; they are all of one size. */
export type Shown = readonly { readonly source: string; readonly delay: number }[];

async function gifOf(shown: Shown): Promise<string> {
  const frames = await Promise.all(
    shown.map(async ({ source, delay }) => {
      const data = new Image();
      data.src = source;
      await data.decode();
      return { data, delay };
    }),
  );
  const { naturalWidth: width, naturalHeight: height } = frames[0]!.data;
  const gif = await encode({ width, height, frames, maxColors: 128 });
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([gif]));
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return (reader.result as string).split(',')[1]!;
}

export interface FilmInPage {
  /** @returns the GIF, in base 64 */
  gifOf: typeof gifOf;
}

(globalThis as unknown as FilmInPage).gifOf = gifOf;
