import { foldCase, type Language } from './language.ts';

export const en = {
  tag: 'en',
  lexicons: ['en'],
  fold: foldCase,
  letterNames: ['letter', 'char', 'value', 'glyph', 'text'],
  feedback: {
    place: 'place|position|spot',
    letter: 'letter',
    right: 'right|correct|exact',
    wrong: 'wrong|other|another|different|incorrect',
    not: 'not|((is|are|does|do)n|can) t|cannot|nowhere',
    included: 'in|present|contained|included|found|correct',
    absent: 'absent|incorrect|wrong letter',
    present:
      'present|elsewhere|misplaced|in( the)? word|(semi|half|part\\w*|nearly|almost|kinda) ?(correct|right)',
    correct: 'correct',
    hues: { present: 'yellow', correct: 'green' },
    alone: {
      absent: 'wrong|miss|missing|gr[ae]y|bad|none|no|no match|low|cold|excluded|not found',
      present: 'cow|partial( match)?|close|almost|maybe|medium|warm|contains|included|near',
      correct: '(exact|perfect)( match)?|full match|high|hot|bull|in place',
      good: 'good|valid|found',
      hit: 'match|hit',
      bad: 'invalid',
      empty: 'empty|blank',
      typed: 'tbd|typed|filled|pending',
    },
  },
  keys: {
    enter: ['enter', 'ent', 'return', 'submit', 'guess', 'check', 'go', 'ok', 'done', 'confirm', 'send'],
    delete: ['backspace', 'delete', 'del', 'bksp', 'erase', 'back'],
    beside: ['the', 'your', 'key', 'keyboard', 'last', 'letter', 'guess', 'word', 'button'],
  },
  hardMode: /hard ?mode/,
} as const satisfies Language;
