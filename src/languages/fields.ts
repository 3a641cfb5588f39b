/**
 * What says of a text field what it is for, in folded text, by language. It stands apart from the packs: what Knack shows on
 * a page knows these, and has no use for this.
 */
export interface FieldWords {
  /** Words that say so where all others say nothing: “your guess”, but not “number of guesses”. */
  readonly word: RegExp;
  /** Words that say nothing of what it is for. */
  readonly beside: RegExp;
  /** What says that it is for anything else. */
  readonly other: RegExp;
}

/** By the tag of the language. */
export const FIELDS: Readonly<Record<string, FieldWords>> = {
  en: {
    word: /^(word|words|guess|guesses|answer|letter|letters|try|attempt|solution|solve|row)$/,
    beside:
      /^(type|enter|press|submit|send|and|to|here|please|is|the|a|an|in|your|you|current|next|first|left|four|five|six|any)$/,
    other:
      /password|e-?mail|search|comment|message|coupon|voucher|discount|newsletter|user ?name|login|log in|sign in|phone|address|account|captcha|code\b|name\b|\b(pass(phrase)?|reply|chat|promo|gift\w*|to confirm|confirmation|pin|nick|card\w*|cvv|amount|quantity|qty|query|room|report|donat\w*|feedback|suggest\w*|dictionary|challenge|url|otp|iban|zip)\b/,
  },
  de: {
    word: /^(wort|wörter|raten|erraten|tipp|versuch|versuche|lösung|lösungswort|antwort|buchstabe|buchstaben|zeile)$/,
    beside:
      /^(rate|tippe|schreibe|gib|ein|eingeben|drücke|enter|und|mit|in|hier|bitte|wie|lautet|was|ist|das|den|die|der|dein|deine|aktuelle|noch|übrig|fünf)$/,
    other:
      /passwort|kennwort|suche|kommentar|antworten|nachricht|gutschein|(zur|zum) bestätig|\bcode\b|benutzer|anmeld|telefon|adresse|konto|karte|name\b|betrag|menge|spende|rückmeldung|vorschlag|fehlt|wörterbuch|\bplz\b|wohnort/,
  },
  pl: {
    word: /^(słowo|słowa|wyraz|próba|próbę|odgadnij|zgadnij|zgaduj|odpowiedź|litery|literę|liter|rozwiązanie|wiersz)$/,
    beside:
      /^(wpisz|wprowadź|podaj|naciśnij|wciśnij|enter|i|z|w|tutaj|jakie|to|swoje|twoje|pięć|pięciu|literowe)$/,
    other:
      /hasło użytk|\bhasła\b|szukaj|wyszuk|komentarz|wiadomoś|kupon|rabat|aby potwierdz|potwierdzeni|\bkod\b|login|telefon|adres|kont[oa]|karta|imię|nazwisk|\bnazwa\b|kwota|ilość|wpłat|opini|propozycj|brakuje|słownik|miejscowość/,
  },
};
