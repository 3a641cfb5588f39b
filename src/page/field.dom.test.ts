import { expect, it } from 'vitest';
import { findField } from './field.ts';

/** Whether a field for guesses is found beside a board. */
function isFound(html: string): boolean {
  document.body.innerHTML = `<main><div>${'<i></i>'.repeat(5)}</div><p>${html}</p></main>`;
  return findField(document, {}, [...document.querySelectorAll('i')], null) !== null;
}

it.each([
  '<form id="f"><button>Pay</button></form><input form="f"><input type="number" form="f">',
  '<form id="f"><input type="number"></form><input form="f">',
  '<form id="f"><input></form><textarea form="f"></textarea>',
])('is none that is sent with others, wherever they are: %s', (html) => {
  expect(isFound(html)).toBe(false);
});

it('is one whose form is elsewhere and has no other', () => {
  expect(isFound('<form id="f"><button>Guess</button></form><input form="f">')).toBe(true);
});

it.each([
  ...['couponCode', 'promocode', 'searchInput', 'txtSearch', 'userEmail', 'emailaddress', 'newPassword'],
  ...['userName', 'commentText', 'email2', 'zipcode', 'name', 'playername', 'display_name'],
])('is none that scripts call %s', (name) => {
  expect([isFound(`<input name="${name}">`), isFound(`<input id="${name}">`)]).toEqual([false, false]);
});

it.each([
  '<input placeholder="Name">',
  '<label>Your player name: <input></label>',
  '<input placeholder="Spielername">',
  '<input placeholder="Find">',
  '<input placeholder="Find a friend">',
  '<input placeholder="Discount">',
  '<input placeholder="Newsletter">',
  '<span><b>Coupon</b></span><span><input></span>',
  '<input aria-labelledby="said"><b id="said">Type DELETE to confirm</b>',
  '<input aria-describedby="none said"><p><b id="said">Coupon</b></p>',
  '<input inputmode="email">',
  '<input inputmode="search">',
  '<input list="towns">',
  '<form action="/search"><input></form>',
  '<form action="/comments/new"><input></form>',
  '<fieldset><legend>Voucher</legend><span><input></span></fieldset>',
])('is none that those who see it know to be for something else: %s', (html) => {
  expect(isFound(html)).toBe(false);
});

it.each([
  '<input placeholder="Your guess">',
  '<input placeholder="Rate ein Wort">',
  '<input placeholder="Wpisz słowo">',
  '<input placeholder="Find the word">',
  '<input aria-label="Name the word" name="guessInput">',
  '<input><button>Guess</button><button>Share</button>',
  '<form><input><button>Guess</button><button type="button">Share</button></form>',
])('is one for guesses: %s', (html) => {
  expect(isFound(html)).toBe(true);
});
