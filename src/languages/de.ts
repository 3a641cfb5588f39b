import { asIs, foldCase, type Language } from './language.ts';

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

export const de = {
  tag: 'de',
  lexicons: {
    de: {
      lengths: [5],
      spell: asIs,
    },
    'de-written-out': {
      lengths: [5],
      spell: (text: string) => text.replace(/[äöüß]/g, (letter) => WRITTEN_OUT[letter]!),
    },
  },
  fold: foldCase,
  plainLetters: { ß: 's' },
  letterNames: ['buchstabe'],
  feedback: {
    place: 'stelle|platz',
    letter: 'buchstabe',
    right: 'richtig\\w*|korrekt\\w*',
    wrong: 'falsch\\w*|ander\\w*',
    not: 'nicht|kein\\w*',
    included: 'im|enthalten|vorhanden|vor|richtig|korrekt',
    absent: 'fehlt|falsch\\w*',
    present: 'im wort|kommt vor|vorhanden|enthalten',
    correct: 'richtig|korrekt',
    alone: {
      absent: 'grau|daneben|nicht dabei',
      present: 'gelb|fast|anderswo',
      correct: 'grun|gruen|passt|treffer',
      empty: 'leer',
    },
  },
  refusals: {
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
    notAWord: [
      /\bwort\b.{0,25}(nicht (gefunden|bekannt|erkannt|gültig|erlaubt|zulässig|zugelassen|akzeptiert|vorhanden|enthalten|zur verfügung)|unbekannt|ungültig|unzulässig)/,
      /(unbekannte|ungültige|unzulässige)[sn]? wort|kein (gültiges |echtes |deutsches )?wort\b|existiert das wort nicht/,
      /\bw(ort|örter)\b.{0,20}(kenn(e|t|en)|gibt(.s| es)?|existiert)\b.{0,15}nicht|kennen? (ich|wir) nicht/,
    ],
    otherMatters: /zugriff|\bladen\b|geladen|verbindung|netzwerk|aktiviert|eingeschaltet/,
  },
  keys: {
    enter: [
      'eingabe',
      'eingabetaste',
      'eingeben',
      'senden',
      'absenden',
      'abschicken',
      'bestätigen',
      'raten',
      'prüfen',
      'überprüfen',
      'los',
      'fertig',
    ],
    delete: ['löschen', 'entf', 'entfernen', 'rückgängig', 'rücktaste', 'löschtaste'],
    beside: [
      'zurück',
      'das',
      'den',
      'die',
      'taste',
      'wort',
      'tipp',
      'versuch',
      'buchstabe',
      'buchstaben',
      'letzten',
    ],
  },
  hardMode: /schwer\S* (modus|spiel)|schwierigkeit|harter modus/,
} as const satisfies Language;
