import { readFileSync } from 'node:fs';
import { paceOf } from '../pace.ts';
import type { ReplicaOptions } from '../replica.ts';
import type { Reply, Site } from '../site.ts';

/** Of the code base: as in January 2022, and as it has been since spring of that year. */
export type Generation = '2022' | 'later';

const HOSTS: Record<Generation, readonly string[]> = {
  '2022': ['wordle.uber.space'],
  later: ['6mal5.com', 'www.6mal5.com', 'wordle-spielen.de', 'www.wordle-spielen.de'],
};
const SCRIPTS = ['game.js', 'dialogs.js', 'dom.js', 'looks.js', 'rules.js'];
const STYLES = ['utilities.css', 'game.css'];
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** A replica of the German game Wortel, with its sister game. */
export function wortelSite(generation: Generation, options: ReplicaOptions): Site {
  const page = file('page.html', 'text/html; charset=utf-8');
  const data = `export default ${JSON.stringify({ ...options, generation })};`;
  const replies = new Map<string, Reply>([
    ['/', page],
    ['/wortify', page],
    ['/static/js/data.js', { type: SCRIPT, body: data }],
    ...SCRIPTS.map((name): [string, Reply] => [`/static/js/${name}`, file(name, SCRIPT)]),
    ...STYLES.map((name): [string, Reply] => {
      const style = file(name, STYLE);
      return [`/static/css/${name}`, { ...style, body: style.body + paceOf(options) }];
    }),
  ]);
  return { hosts: HOSTS[generation], reply: ({ pathname }) => replies.get(pathname) ?? null };
}

function file(name: string, type: string): Reply {
  return { type, body: readFileSync(new URL(name, import.meta.url), 'utf8') };
}
