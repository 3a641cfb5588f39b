import { foldCase, type Language, withLetter } from './language.ts';

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
    not: 'not',
    included: 'in|present|contained|included|found|correct',
    absent: 'absent|incorrect|wrong letter',
    present: 'present|elsewhere|misplaced|in( the)? word',
    correct: 'correct',
    alone: {
      absent: 'wrong|miss|missing|gr[ae]y|bad|none|no|no match|low|cold|excluded|not found',
      present: 'cow|partial|close|almost|yellow|maybe|medium|warm|contains|included|semi ?correct|near',
      correct: 'exact|hit|green|perfect|match|high|hot|bull|in place',
      empty: 'empty|blank',
      typed: 'tbd|typed|filled|pending',
    },
  },
  refusals: {
    tooShort: [
      /(not enough|too few|missing|fill( in)? all) (the )?letters|too short|wrong length|word length/,
      /\b(must|needs?|enter|type|use|please)\b.{0,30}\b(more|all|\d|four|five|six|seven)[ -]letters?\b/,
    ],
    notInDictionary: [
      /(not|n.t) (in|on|part of) (the |our |my |this )?(word ?|game.s )?(list|dictionary|vocabulary)/,
      /must be (a|in) .{0,20}(word|list|dictionary)$/,
    ],
    hardMode: [
      /\bmust (contain|include|use|have|stay)\b|letter must be|in hard mode|hard mode is on/,
      /use (all|every|the) (revealed |known )?(hints?|clues?)/,
    ],
    ultraMode: [
      withLetter(
        /\b((can|must|may|should|do|is|was) ?(no|n?['’]?)t|already|illegal)\b.{0,30} _(?= ?($|[^\w ])| (in|at|as|there|here|again|any ?more|because|since)\b)/,
      ),
      withLetter(
        /_ ((can|must|may|should) ?(no|n?['’]?)t (be|go|appear|stay|stand)|(is|was) ?(no|n['’]?)t (in|at|part|present|used|allowed))\b/,
      ),
      withLetter(
        /_ ((is|was|has|have|already|been|known|to be|a) )+(ruled|eliminated|excluded|absent|dead|gr[ae]y)|\b(no|avoid|remove) (letter )?_/,
      ),
      withLetter(
        /_ (must|has to|needs to) (move|be (moved|elsewhere|somewhere else|in (a different|another)))\b/,
      ),
      /\b(absent|eliminated|excluded|incorrect|gr[ae]y(ed)?( out)?) letters?\b|ruled.out|(which|that) (is|are) ?(no|n['’]?)t in/,
      /(n['’]?t|not|must) ((be|is) )?(match|fit|satisfy|consistent|follow)\b.{0,25}(hint|clue|feedback|previous)|inconsistent|(contradict|conflict|violat|ignor).{0,20}(hint|clue)|(no|['’])t be the (answer|solution)/,
      /\bultra.?hard\b|(extreme|insane) (hard )?mode/,
    ],
    notAWord: [
      /\b(word|guess)\b.{0,15}\b(not|isn.t|wasn.t|doesn.t|does not)\b.{0,8}(found|known|recogni[sz]ed|valid|accepted|allowed|exist)/,
      /(don.t|do not|doesn.t|does not) know (that|this|the) word/,
      /\b(word|guess) (is )?(unknown|unrecogni[sz]ed|invalid)\b|\b(unknown|unrecogni[sz]ed|invalid) (word|guess)\b/,
      /(not|isn.t) an? (valid |real |known |english )?word\b|no such word/,
    ],
    otherMatters: /server|loading|network|connection|offline|internet|enabled|disabled|start of/,
  },
  keys: {
    enter: ['enter', 'return', 'submit', 'guess', 'check', 'go', 'ok', 'done', 'confirm', 'send'],
    delete: ['backspace', 'delete', 'del', 'bksp', 'erase'],
    beside: ['the', 'your', 'key', 'keyboard', 'last', 'letter', 'guess', 'word', 'button'],
  },
  hardMode: /hard ?mode/,
} as const satisfies Language;
