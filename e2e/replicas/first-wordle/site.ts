import { readFileSync } from 'node:fs';
import { paceOf } from '../pace.ts';
import type { ReplicaOptions } from '../replica.ts';
import type { Reply, Site } from '../site.ts';

const FOLDER = '/games/wordle/';

/** A replica of the first Wordle as the New York Times took it over: web components with open shadow roots. */
export function firstWordleSite(options: ReplicaOptions): Site {
  const page: Reply = {
    type: 'text/html; charset=utf-8',
    body: read('page.html').replace('PAGE_DATA', () => JSON.stringify(options)),
  };
  const replies: Record<string, Reply> = {
    'index.html': page,
    archive: page,
    'game.css': { type: 'text/css; charset=utf-8', body: read('game.css') + paceOf(options) },
    'game.js': script('game.js'),
    'elements.js': script('elements.js'),
  };
  return {
    hosts: ['www.nytimes.com'],
    reply: ({ pathname }) =>
      pathname.startsWith(FOLDER) ? (replies[pathname.slice(FOLDER.length)] ?? null) : null,
  };
}

function script(file: string): Reply {
  return { type: 'text/javascript; charset=utf-8', body: read(file) };
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
