import { findChromium } from './chromium.ts';

/** Says, at the end as well as in the list of tests, that the browser tests did not run. */
export default function setup(): () => void {
  const isThere = findChromium() !== undefined;
  if (!isThere && process.env.KNOCKBACK_BROWSER === 'required') {
    throw new Error('no Chromium was found, and KNOCKBACK_BROWSER=required asks for its tests');
  }
  return () => {
    if (isThere) return;
    process.stdout.write(
      '\nLEFT OUT: the browser tests (test/browser), since no Chromium was found. On Debian and Ubuntu:\n' +
        'apt-get install chromium. Elsewhere: KNOCKBACK_CHROMIUM=/path/to/chromium npm test\n',
    );
  };
}
