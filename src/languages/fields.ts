/**
 * What says of a text field what it is for, in folded text, by language. It stands apart from the packs: what Knack shows on
 * a page knows these, and has no use for this.
 */
export interface FieldWords {
  /** Words that say so where all others say nothing: “your guess”, but not “number of guesses”. */
  readonly word: RegExp;
  /** What scripts call it, which says so where nothing that is seen says anything else. */
  readonly mark: RegExp;
  /** Words that say nothing of what it is for. */
  readonly beside: RegExp;
  /** What says that it is for anything else. */
  readonly other: RegExp;
  /** What a game's buttons are called that begin it anew or end it: they are for no field that stands with them. */
  readonly game: RegExp;
}

/** By the tag of the language. */
export const FIELDS: Readonly<Record<string, FieldWords>> = {
  en: {
    word: /^(word|words|guess|guesses|answer|letter|letters|try|attempt|solution|solve|row)$/,
    mark: /^guess$/,
    beside:
      /^(type|enter|press|submit|check|send|make|play|game|wordle|lingo|and|to|here|please|what|s|is|the|a|an|in|with|your|you|input|current|next|first|left|four|five|six|any|ok|go)$/,
    other:
      /password|e-?mail|search|comment|message|coupon|voucher|discount|newsletter|user ?name|login|log in|sign in|phone|address|account|captcha|code\b|name\b|\b(pass(phrase)?|reply|chat|promo|gift\w*|to confirm|confirmation|pin|nick|card\w*|cvv|amount|quantity|qty|query|report|donat\w*|(give|your|send) feedback|suggest\w*|(?<!not in (the |our )?)dictionary|challenge (a|your)|url|otp|iban|zip)\b/,
    game: /^(reset|restart|(start |play )?(a )?new (game|word)|play again|give up)( game)?$/,
  },
  de: {
    word: /^(wort|worte|wörter|raten|errate|erraten|tipp|versuch|versuche|lösung|lösungswort|antwort|buchstabe|buchstaben|zeile)$/,
    mark: /^(versuch|tipp)$/,
    beside:
      /^(rate|tippe|prüfen|spiel|wordle|lingo|schreibe|gib|geben|sie|nächster|nächstes|ein|eingeben|drücke|enter|und|mit|in|hier|bitte|wie|lautet|was|ist|das|den|die|der|dein|deine|aktuelle|noch|übrig|fünf|ok|los)$/,
    other:
      /passwort|kennwort|\bsuche|kommentar|antworten|nachricht|gutschein|(zur|zum) bestätig|\bcode\b|benutzer|anmeld|telefon|adresse|konto|karte|name\b|betrag|menge|spende|rückmeldung|vorschlag|fehlt ein|(?<!im )wörterbuch|\bplz\b|wohnort/,
    game: /^(neu starten|neustart|neues (spiel|wort)|nochmal( spielen)?|noch einmal|zurücksetzen|aufgeben)$/,
  },
  pl: {
    word: /^(słowo|słowa|wyraz|próba|próbę|odgadnij|zgadnij|zgaduj|odpowiedź|litery|literę|liter|rozwiązanie|wiersz)$/,
    mark: /^pr[oó]ba$/,
    beside:
      /^(wpisz|sprawdź|gra|wordle|wprowadź|podaj|naciśnij|wciśnij|enter|i|z|w|tutaj|jakie|to|swoje|twoje|twoja|twoją|pięć|pięciu|\S*literowe|ok)$/,
    other:
      /hasło użytk|\bhasła\b|szukaj|wyszuk|komentarz|wiadomoś|kupon|rabat|aby potwierdz|potwierdzeni|\bkod\b|login|telefon|adres|\bkont[oa]\b|karta|imię|nazwisk|\bnazwa\b|kwota|ilość|wpłat|opini|propozycj|brakuje słow|słownik(?!u)|miejscowość/,
    game: /^(nowa gra|nowe słowo|restart|zagraj (ponownie|jeszcze raz)|jeszcze raz|od nowa|zresetuj|poddaj się)$/,
  },
};
