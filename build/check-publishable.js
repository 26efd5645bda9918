import { readFileSync } from 'node:fs';

/*
 * Runs before `npm publish`. To be published, a package needs an owner and an address. A dry run only prints what is
 * missing.
 */

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const missing = ['repository', 'homepage'].filter((field) => !manifest[field]);
if (missing.length > 0) {
  const isDryRun = process.env.npm_config_dry_run === 'true';
  process.stderr.write(
    `${isDryRun ? 'warning' : 'error'}: package.json has no ${missing.join(' and no ')}. Whoever publishes the package ` +
      'sets "repository" to the address of its source and "homepage" to that of its pages, below "license".\n',
  );
  if (!isDryRun) process.exit(1);
}
