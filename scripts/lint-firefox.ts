/** Mozilla's own check of the Firefox build. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { PAGES } from './bundles.ts';

interface Finding {
  readonly _type: 'error' | 'warning' | 'notice';
  readonly code: string;
  readonly file?: string;
  readonly message: string;
}

const WITH_PREACT = ['overlay', ...PAGES].map((name) => `${name}.js`);

/** Preact sets innerHTML when a page asks for it, which none of ours does. */
const KNOWN = ({ _type, code, file = '' }: Finding) =>
  _type === 'warning' && code === 'UNSAFE_VAR_ASSIGNMENT' && WITH_PREACT.includes(file);

/** What is wrong with dist/firefox: nothing, or a line for each finding. */
export async function lintFirefox(): Promise<string[]> {
  const child = spawn('npx', ['--no-install', 'web-ext', 'lint', '-s', 'dist/firefox', '-o', 'json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32', // npx is a script there
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    const { errors, warnings, notices } = JSON.parse(stdout) as Record<
      'errors' | 'warnings' | 'notices',
      Finding[]
    >;
    const findings = [...errors, ...warnings, ...notices];
    // The exception must name something real: when Preact changes, it has to go.
    if (findings.filter(KNOWN).length !== WITH_PREACT.length)
      return ['web-ext no longer warns of Preact: drop the exception'];
    return findings
      .filter((finding) => !KNOWN(finding))
      .map(({ _type, code, message }) => `${_type} ${code}: ${message}`);
  } catch {
    return [`web-ext lint gave no report: ${stderr}`];
  }
}
