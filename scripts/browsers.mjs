// Where this machine keeps its browsers. Plain JavaScript: set-up imports it before anything is installed.
import { accessSync, constants, readFileSync, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';

/** The folder that set-up downloads Firefox into. */
const downloads = fileURLToPath(new URL('../.cache/browsers', import.meta.url));

const platform = process.platform;
const programFiles = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];

/**
 * The Chromium to test in: the one `KNACK_CHROMIUM` names, else an installed one, else Playwright's own.
 * Never Google Chrome, which from version 137 on ignores `--load-extension`
 * (https://groups.google.com/a/chromium.org/g/chromium-extensions/c/aEHdhDZ-V0E).
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  return (
    named('KNACK_CHROMIUM') ??
    installed(
      ['chromium', 'chromium-browser'],
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'Chromium/Application/chrome.exe',
    ) ??
    (await playwrightChromium())
  );
}

/**
 * The Firefox to test in: the one `KNACK_FIREFOX` names, else an installed one, else the one set-up downloaded.
 * Never Playwright's, which cannot load extensions (https://github.com/microsoft/playwright/issues/7297).
 * @returns {Promise<string | undefined>}
 */
export async function findFirefox() {
  return (
    named('KNACK_FIREFOX') ??
    installed(
      ['firefox', 'firefox-esr'],
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'Mozilla Firefox/firefox.exe',
    ) ??
    (await downloadedFirefox())
  );
}

/** @param {string} variable */
function named(variable) {
  const file = process.env[variable];
  if (!file) return undefined;
  if (!isProgram(file)) throw new Error(`${variable} is set to ${file}, which is not a program.`);
  return file;
}

/**
 * @param {string[]} commands
 * @param {string} mac
 * @param {string} windows
 */
function installed(commands, mac, windows) {
  if (platform === 'darwin' && isProgram(mac)) return mac;
  if (platform === 'win32')
    return programFiles.flatMap((folder) => (folder ? [join(folder, windows)] : [])).find(isProgram);
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((file) => isProgram(file) && !isSnap(file));
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * A snap is confined: it reads no extension and no profile in the folder for temporary files.
 * Ubuntu's commands of these names are short scripts that start (or offer) one.
 * @param {string} file
 */
function isSnap(file) {
  const target = realpathSync(file);
  return (
    file.startsWith('/snap/') ||
    target.endsWith('/snap') ||
    (statSync(target).size < 16_384 && readFileSync(target, 'utf8').includes('/snap/bin/'))
  );
}

async function playwrightChromium() {
  try {
    const { chromium } = await import('playwright');
    return [chromium.executablePath()].find(isProgram);
  } catch {
    return undefined; // before `npm ci`
  }
}

async function downloadedFirefox() {
  try {
    const { getInstalledBrowsers } = await import('@puppeteer/browsers');
    const browsers = await getInstalledBrowsers({ cacheDir: downloads });
    return browsers.map((browser) => browser.executablePath).find(isProgram);
  } catch {
    return undefined; // before `npm ci`
  }
}
