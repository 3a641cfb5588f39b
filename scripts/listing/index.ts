/**
 * Writes what the stores ask for, a folder for each language: out/listing. Texts that a store would not take end the
 * command before any picture is taken; so does a picture of the wrong size, once all are there.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { launchChromium } from '../../e2e/browsers/chromium.ts';
import { ROOT } from '../bundles.ts';
import { PUBLISHER } from '../publisher.ts';
import { saysUsage } from '../usage.ts';
import { formOf } from './form.ts';
import { LISTING_GAMES } from './games.ts';
import { ICON, SCREENSHOT, SCREENSHOTS, TILE } from './limits.ts';
import { takePictures } from './pictures.ts';
import { measured, problemsOf, problemsOfPicture } from './problems.ts';
import {
  askedFor,
  collectedInFirefox,
  LISTING_LANGUAGES,
  type ListingLanguage,
  readListing,
} from './texts.ts';

const USAGE = `npm run listing

  writes what the stores ask for into out/listing, a folder for each language: texts, form, screenshots, tile, icon`;

const OUT = `${ROOT}out/listing`;

/** Ends the command with what is wrong, if anything is. */
function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

async function write(language: ListingLanguage): Promise<void> {
  const listing = readListing(language);
  const folder = `${OUT}/${language}`;
  mkdirSync(folder, { recursive: true });
  const texts = {
    name: listing.name,
    summary: listing.summary,
    description: listing.description,
    form: formOf(listing, PUBLISHER, collectedInFirefox()),
  };
  for (const [name, text] of Object.entries(texts))
    writeFileSync(`${folder}/${name}.txt`, `${text.trim()}\n`);
  copyFileSync(`${ROOT}icons/128.png`, `${folder}/icon.png`);
  const game = LISTING_GAMES[language];
  const browser = await launchChromium({
    extension: 'dist/chrome',
    sites: [game.site],
    languages: language,
  });
  try {
    await takePictures(browser, folder, game, { name: listing.shortName, line: listing.tile });
  } finally {
    await browser.close();
  }
  console.log(`out/listing/${language}`);
  for (const { what, length, most } of measured(language, listing))
    console.log(`  ${what}: ${length} characters of ${most}`);
}

/** What is wrong with the pictures in a language's folder. */
function wrongPictures(language: ListingLanguage): string[] {
  const names = readdirSync(`${OUT}/${language}`).filter((name) => name.endsWith('.png'));
  const shots = names.filter((name) => name.startsWith('screenshot-')).length;
  const { least, most } = SCREENSHOTS;
  return [
    ...(shots < least || shots > most
      ? [`out/listing/${language} has ${shots} screenshots, and not ${least} to ${most}.`]
      : []),
    ...names.flatMap((name) => {
      const size = name === 'icon.png' ? ICON : name === 'tile.png' ? TILE : SCREENSHOT;
      const picture = readFileSync(`${OUT}/${language}/${name}`);
      return problemsOfPicture(`out/listing/${language}/${name}`, picture, {
        ...size,
        opaque: name !== 'icon.png',
      });
    }),
  ];
}

async function writeAll(): Promise<void> {
  const asked = askedFor();
  refuse(LISTING_LANGUAGES.flatMap((language) => problemsOf(language, readListing(language), asked)));
  rmSync(OUT, { recursive: true, force: true });
  for (const language of LISTING_LANGUAGES) await write(language);
  refuse(LISTING_LANGUAGES.flatMap(wrongPictures));
}

if (!saysUsage(USAGE)) await writeAll();
