import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a form in the page may have a field of that name for, but for a spread list or a media query. */
const OF_NODES =
  /(?<!\.\.|\('\([a-z-]+: \w+\)'\))\.(attributes|childElementCount|childNodes|children|classList|closest|getAnimations|getAttribute|getBoundingClientRect|getRootNode|hasAttribute|isConnected|matches|nodeType|nodeValue|offset\w+|ownerDocument|parentElement|parentNode|querySelector\w*|shadowRoot|tagName)\b/;
/** What a page may have a picture of that name for. */
const OF_DOCUMENTS = /\bdocument\.[a-z]/;

function linesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^dom\.ts$/.test(name))
    .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n'))
    .filter((line) => pattern.test(line) && !/^\s*(\*|\/\/|\/\*)|^import /.test(line));
}

it('is the only way to what a page may have given its own names to', () => {
  expect(linesIn('src/page', OF_NODES)).toEqual([]);
  for (const folder of ['src/page', 'src/overlay', 'src/content']) {
    expect(linesIn(folder, OF_DOCUMENTS)).toEqual([]);
  }
});
