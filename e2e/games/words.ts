/** The words that games are played with: those that ship with Knack, and a few of lengths that it has no list of. */
import { existsSync, readFileSync } from 'node:fs';
import { parseWordList } from '../../src/lexicons/word-list.ts';
import type { Language } from './properties/language.ts';

/** A word of this level or below is known to everybody. */
const COMMON = 2;

const OTHERS: Readonly<Partial<Record<`${Language} ${number}`, string>>> = {
  'en 9':
    'adventure beautiful chocolate dangerous education fantastic gardening happiness important jellyfish knowledge landscape mechanism nightmare orchestra passenger quicksand raspberry salamander telephone underwear vegetable wonderful yesterday',
  'en 10':
    'basketball completely difference especially friendship government helicopter impossible journalist laboratory motorcycle navigation opposition particular restaurant scientific television understand vocabulary wilderness',
  'en 11':
    'accommodate businessman comfortable destination electricity fundamental grandfather hospitality imagination legislation measurement necessarily observation partnership recognition significant temperature undertaking',
  'de 4':
    'auto baum blau brot dorf eile erde fass feld gans haus herz igel jahr kalb kopf land laut mond nase obst pfad rabe saal seil tanz topf wald welt zahn',
  'de 6':
    'anfang bruder butter diesel ernten farben garten hammer insekt jacken kaffee lampen messer nachts orange pinsel regeln sommer teller umwelt vogel winter zirkus kissen',
  'de 7':
    'abfahrt bahnhof denkmal einkauf fenster gewicht hunderte kasten leitung meister nachbar orkane pfeffer quelle richter schwarz theater urlaube vorhang wechsel zeitung zimmern',
  'de 8':
    'abenteuer abschied bewegung computer dreieck einladung fahrzeug geschenk haustier landkarte marathon nachbarn papagei reisebus schlange tageszeit umgebung vergnügt werkzeug zeichner',
  'pl 4':
    'auto baza cena dama ekran fala gaja góra igła jama koza kura lato masa noga okno pole ryba sowa szal tama trop urok wada woda wola zima zupa',
  'pl 6':
    'abażur banknot bilety cebula czapka dolina drzewo energia fotele gitara jabłko jezioro kapusta kolega krzesło lampka lotnik marzec mleko motyle ogórek okulary pilnik poduszka rakieta rodzina rzeka sobota stolik zegary',
  'pl 7':
    'asystent biegacz centrum drabina edukacja fabryka godzina hasełko jesienny kanapka kolacja laptopy malarze nagroda odwagaa parasol pieniądz roślina samolot tablica ulewnie walizka zabawka zasłona',
};

export interface Words {
  /** What can be the answer. */
  readonly answers: readonly string[];
  readonly guesses: readonly string[];
}

const known = new Map<string, Words>();

/** The words of a language and length; empty lists where there are none. */
export function wordsOf(language: Language, width: number): Words {
  const name = `${language} ${width}` as const;
  const words = known.get(name) ?? readWords(language, width);
  known.set(name, words);
  return words;
}

function readWords(language: Language, width: number): Words {
  const file = new URL(`../../dicts/${language}/${width}.txt`, import.meta.url);
  if (!existsSync(file)) {
    const all = (OTHERS[`${language} ${width}`] ?? '')
      .split(' ')
      .filter((word) => [...word].length === width);
    return { answers: all, guesses: all };
  }
  const entries = parseWordList(readFileSync(file, 'utf8')).filter(({ vulgar }) => !vulgar);
  const wordOf = ({ word }: { word: string }) => word;
  return {
    answers: entries.filter(({ level }) => level <= COMMON).map(wordOf),
    guesses: entries.filter(({ level }) => level <= COMMON + 3).map(wordOf),
  };
}
