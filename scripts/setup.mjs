// Installs what a fresh clone lacks: `node scripts/setup.mjs [chromium | firefox | browsers]`.
// Without a word, the dependencies alone. Quick when there is nothing to do, so that other scripts can call it first;
// it speaks on standard error, since standard output is theirs.
import { spawnSync } from 'node:child_process';
import console from 'node:console';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';
import { findChromium, findFirefox } from './browsers.mjs';

/** Enough for a slow connection; a refused download ends at once, a silent one soon (see `environment`). */
const patience = 10 * 60_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const isRoot = process.getuid?.() === 0;
const isDebian =
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const environment = {
  ...process.env,
  DEBIAN_FRONTEND: 'noninteractive',
  PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
};

/** What is told of a browser, and the commands that install it, each tried until one has brought it. */
const browsers = {
  chromium: {
    name: 'Chromium',
    find: findChromium,
    debian: 'chromium',
    // Playwright also knows the libraries that its Chromium needs, and can install them as root.
    download: [
      'npx',
      'playwright',
      'install',
      '--no-shell',
      ...(isRoot && !isDebian ? ['--with-deps'] : []),
      'chromium',
    ],
  },
  firefox: {
    name: 'Firefox',
    find: findFirefox,
    debian: 'firefox-esr',
    download: ['npx', '@puppeteer/browsers', 'install', 'firefox@stable', '--path', '.cache/browsers'],
  },
};

const wanted = {
  dependencies: [],
  chromium: ['chromium'],
  firefox: ['firefox'],
  browsers: ['chromium', 'firefox'],
};

try {
  await setUp(process.argv[2] ?? 'dependencies');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string} what */
async function setUp(what) {
  if (!Object.hasOwn(wanted, what))
    throw new Error(`Set-up knows no “${what}”, only ${Object.keys(wanted).join(', ')}.`);
  checkNode();
  installDependencies();
  for (const key of wanted[what]) await provide(browsers[key]);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(
      `Knack is built with Node.js 20.19 or later, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
    );
  }
}

function installDependencies() {
  if (dependenciesMatch()) return console.error('Dependencies: up to date.');
  console.error('Dependencies: installing…');
  const failure = run(['npm', 'ci', '--include=dev', '--no-fund', '--no-audit'], 'shown');
  if (failure) throw new Error('The dependencies could not be installed: see above for the reason.');
  console.error('Dependencies: installed.');
}

/** Whether node_modules is what package-lock.json asks for; npm leaves out packages meant for other systems. */
function dependenciesMatch() {
  try {
    const asked = lockedPackages('package-lock.json');
    const present = lockedPackages('node_modules/.package-lock.json');
    delete asked['']; // the project itself
    return (
      Object.entries(asked).every(([path, { optional }]) => optional || path in present) &&
      Object.entries(present).every(([path, { integrity }]) => asked[path]?.integrity === integrity)
    );
  } catch {
    return false;
  }
}

/** @param {string} file */
function lockedPackages(file) {
  return JSON.parse(readFileSync(`${root}/${file}`, 'utf8')).packages;
}

/** @param {(typeof browsers)['chromium']} browser */
async function provide({ name, find, debian, download }) {
  const found = await find();
  if (found) return console.error(`${name}: found at ${found}.`);
  for (const commands of isDebian && isRoot ? [[download], aptGet(debian)] : [[download]]) {
    const words = commands.map((command) => command.join(' ')).join(' && ');
    console.error(`${name}: installing with ${words}…`);
    const failure = commands.reduce((failed, command) => failed ?? run(command), undefined);
    const file = await find();
    // A download may lack libraries of the system, which Debian's packages bring along.
    if (file && !run([file, '--version'])) return console.error(`${name}: installed at ${file}.`);
    console.error(`${name}: that did not work.\n${failure ?? ''}`);
  }
  throw new Error(
    `${name} is missing and could not be installed: install it yourself, or set KNACK_${name.toUpperCase()} to the path of one, and try again.` +
      (name === 'Chromium'
        ? ' (Google Chrome will not do: it no longer loads extensions from the command line.)'
        : ''),
  );
}

/**
 * Debian's packages bring all the libraries along, which a bare download does not.
 * @param {string} name
 */
function aptGet(name) {
  const quick = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];
  return [
    ['apt-get', ...quick, 'update'],
    ['apt-get', ...quick, 'install', '-y', '--no-install-recommends', name],
  ];
}

/**
 * Runs a command in the project's folder; the end of what it printed, if it failed.
 * @param {string[]} command
 * @param {'kept' | 'shown'} output 'shown' shows all of it at once
 */
function run([program, ...args], output = 'kept') {
  const stdio = output === 'shown' ? process.stderr : 'pipe';
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    timeout: patience,
    maxBuffer: 64 * 2 ** 20,
    shell: process.platform === 'win32', // npm and npx are scripts there
    stdio: ['ignore', stdio, stdio],
  });
  if (status === 0) return undefined;
  const printed = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim();
  return printed.split('\n').slice(-20).join('\n') || `${program} failed.`;
}
