import type { Report } from '../protocol/report.ts';

/** What is told of the page of a game that is read. */
export const GAME_PAGE: Report['page'] = {
  host: 'www.nytimes.com',
  tiles: true,
  keys: true,
  letters: '',
  language: '',
  textLanguage: '',
  tried: [],
  misleading: [],
};
