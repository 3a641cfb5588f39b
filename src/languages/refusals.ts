/**
 * How games refuse a guess, by language. It stands apart from the packs: a page without a game has no use for it.
 */

/** How games refuse a guess, as patterns of sentences in folded text. */
export interface RefusalPhrases {
  readonly tooShort: readonly RegExp[];
  /** The guess is in no list or dictionary: said so plainly that nothing else can be meant. */
  readonly notInDictionary: readonly RegExp[];
  readonly hardMode: readonly RegExp[];
  /** A letter is known to be absent, or to be elsewhere; or whatever says that a guess must fit all hints. */
  readonly ultraMode: readonly RegExp[];
  /** The guess is no word, unless what is wrong with its letters is said as well. */
  readonly notAWord: readonly RegExp[];
  /** Of something else, such as the connection or a switch: no word on the guess. */
  readonly otherMatters: RegExp;
}

const LETTER = /["'“”„‘’‚«»]?(?<![\wà-ž]['’]?)[a-zà-ž](?!['’]?[\wà-ž])["'“”‘’«»]?/.source;

/** A pattern in which each underscore stands for a letter that stands alone, with or without quotation marks. */
const withLetter = ({ source }: RegExp): RegExp => new RegExp(source.replaceAll('_', LETTER));

/** By the tag of the language. */
export const REFUSALS: Readonly<Record<string, RefusalPhrases>> = {
  en: {
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
  de: {
    tooShort: [
      /länge/,
      /(nicht genug|nicht genügend|zu wenige?|es fehlen( noch)?) (\d )?buchstaben|buchstaben fehlen|zu kurz/,
      /\b(muss|müssen|braucht?|bitte|benötigt)\b.{0,30}\b(alle|fünf|\d) buchstaben/,
      /\b(alle|fünf|\d) buchstaben (ein|aus|nötig|erforderlich)/,
    ],
    notInDictionary: [
      /(nicht|kein\w*|muss)\b.{0,25}\b(wortliste|wörterliste|wortschatz|wörterbuch|lexikon|duden|liste)\b/,
    ],
    hardMode: [
      /\b(muss|musst|müssen)\b.{0,40}\b(enthalten|stehen|vorkommen|bleiben|verwende[nt]|benutz\w*|nutzen)/,
      /buchstabe.{0,20}\bmuss\b/,
      /(im|ist der) (schweren?|harten?) modus|(verwende|benutze|nutze) (alle|jeden) hinweis/,
    ],
    ultraMode: [
      withLetter(/\b(kein|nicht|ohne) _(?!-)|\b(kein|nicht)\S* .{0,20}buchstaben? _/),
      withLetter(/_ nicht (mehr|hier|verwend|benutz|nutz|enthalten)/),
      withLetter(
        /_ (darf|kann|soll|ist|war|wurde|kommt|steht|gehört|gibt|passt)\S* .{0,30}\b(nicht|kein|ausgeschlossen|verworfen|grau)\b|_ muss .{0,15}ander/,
      ),
      /(ausgeschlossen|grau|abwesend|verworfen)\S* buchstabe|(bereits|schon) ausgeschlossen|nicht die lösung sein/,
      /(passt|stimmt|entspricht) .{0,30}hinweis|hinweis\S* .{0,20}(widersp|passen|entsprech)|widersprich\S* .{0,20}hinweis/,
      /ultra.?schwer|extrem\S* modus/,
    ],
    notAWord: [
      /\bwort\b.{0,25}(nicht (gefunden|bekannt|erkannt|gültig|erlaubt|zulässig|zugelassen|akzeptiert|vorhanden|enthalten|zur verfügung)|unbekannt|ungültig|unzulässig)/,
      /(unbekannte|ungültige|unzulässige)[sn]? wort|kein (gültiges |echtes |deutsches )?wort\b|existiert das wort nicht/,
      /\bw(ort|örter)\b.{0,20}(kenn(e|t|en)|gibt(.s| es)?|existiert)\b.{0,15}nicht|kennen? (ich|wir) nicht/,
    ],
    otherMatters: /zugriff|\bladen\b|geladen|verbindung|netzwerk|aktiviert|eingeschaltet/,
  },
  pl: {
    tooShort: [
      /długoś/,
      /(za mało|brakuje|brak|niewystarczająca liczba) liter|za krótkie/,
      /\b(musi|wpisz|podaj|uzupełnij|wymagane)\b.{0,30}(wszystkie|pięć|\d) liter/,
    ],
    notInDictionary: [
      /(nie|musi)\b.{0,25}(słowniku|na liście)|słownik nie zawiera|(słow[oa]|wyrazu?).{0,15}w bazie/,
    ],
    hardMode: [
      /musi zawierać|musisz (użyć|wykorzystać)|liter\S* .{0,20}musi|musi .{0,30}liter|(trzeba|należy) użyć|trybie trudnym|tryb trudny/,
    ],
    ultraMode: [
      withLetter(
        /\bnie (może|mog|moż|wolno|powinn|używaj|wpisuj|wstawiaj)\S* .{0,35}_(?= ?($|[^\wà-ž ])| (na|w|już|ponownie|więcej) )|\bto nie _/,
      ),
      withLetter(
        /\bnie ma (litery _|_ w |_$)|(^|: |liter\S* )_ (już )?nie (moż|występuje|ma|jest|stoi|pasuje|powinn)/,
      ),
      withLetter(/(^|: |liter\S* )_ (\S+ )?(już )?(wyklucz|wyeliminow|odrzuc|nieobec|odpad)/),
      /(wykluczon|wyeliminowan|odrzucon|szar|nieobecn)\S* liter|liter\S* wykluczon|któr\S* nie ma w|nie może być (rozwiązaniem|hasłem)/,
      /(niezgodn|sprzeczn|nie (pasuje|zgadza|spełnia)|musi (pasować|być zgodn))\S* .{0,25}(wskazów|podpowiedz)/,
      /ultra.?trudn|ekstremaln/,
    ],
    notAWord: [
      /nie ma (takiego |tego )?(słowa|wyrazu)|(nie znam|nie znaleziono|nie rozpoznano|brak) (takiego |tego )?(słowa|wyrazu)/,
      /(słow[oa]|wyraz\S*).{0,15}(nie (istnieje|występuje|znaleziono)|spoza|nieznan|niepoprawn|nieprawidłow|niedozwolon)/,
      /(słow[oa]|wyraz\S*) nie (jest|został\S*) (poprawn|prawidłow|dozwolon|znan|znalezion|rozpoznan)/,
      /(nieznan|niepoprawn|nieprawidłow|niedozwolon|błędn)\S* (słow|wyraz)|to nie (jest )?(słowo|wyraz)/,
    ],
    otherMatters: /serwer|połączeni|\bsieci|włącz/,
  },
};
