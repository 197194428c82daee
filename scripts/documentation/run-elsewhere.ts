/** A command that takes too long to be run for the page alone, and the test that runs what it runs. */
export interface RunElsewhere {
  command: RegExp
  /** The test that does, by file and title. */
  file: string
  title: string
  /** What shows in a file that it is run there: in the test's own where no other is named. */
  runs: string
  through?: string
}

/** Commands of the documentation that other tests run. */
export const runElsewhere: readonly RunElsewhere[] = [
  {
    command: /^npm start$/,
    file: 'e2e/start.spec.ts',
    title: 'npm start serves the agencies of the folder, to this machine alone, and ends when it is asked',
    runs: 'scripts/start.mjs',
  },
  {
    command: /^LIVERY_MODE=production (?:LIVERY_DATA_DIR|DATABASE_URL)=\S+ npm start$/,
    file: 'e2e/process.spec.ts',
    title:
      'production knows neither gallery, nor ?tenant=, nor <slug>.localhost, nor demo people, nor their sign-in',
    runs: "LIVERY_MODE: 'production'",
  },
  {
    command: /^LIVERY_API_ORIGIN=\S+ npm start$/,
    file: 'src/server/gateway/operator-routes.test.ts',
    title: 'travels with the headers of spec §7 and nothing else of the browser',
    runs: 'apiOrigin:',
  },
  {
    command: /^LIVERY_REMOTE_(?:BOOKING|SEO)=\S+ npm start$/,
    file: 'e2e/remote.spec.ts',
    title: 'runs in the shell as one application',
    runs: 'LIVERY_REMOTE_BOOKING',
  },
  {
    command: /^npm test$/,
    file: 'scripts/lint.test.ts',
    title: 'runs the same list of checks as the tests do',
    runs: 'test.mjs',
  },
  {
    command: /^npm run dev(?: -- --tenant [a-z-]+)?$/,
    file: 'e2e/dev.spec.ts',
    title: 'what a developer saves is on the open page',
    runs: 'scripts/dev.mjs',
  },
  {
    command: /^npm run build$/,
    file: 'e2e/static-site.spec.ts',
    title: 'the static build shows the agency’s themed home, its pages and the booking part',
    runs: 'dist/static',
  },
  {
    command: /^npm run build:preview -- [a-z -]+$/,
    file: 'e2e/preview-site.spec.ts',
    title: 'a deep link opens the site in its agency’s look',
    runs: 'scripts/build-preview.ts',
    through: 'e2e/preview-host.ts',
  },
  {
    command: /^npm run (?:-s )?invite-owner -- /,
    file: 'scripts/invite-owner.test.ts',
    title: 'makes the first owner of an agency on a database that no server was started on yet',
    runs: 'invite-owner',
  },
  {
    command: /^npm run -s tenant -- shots [a-z-]+ --pages [a-z,]+$/,
    file: 'e2e/shots.spec.ts',
    title: 'npm run tenant -- shots takes the same pictures twice to the last pixel',
    runs: "'scripts/tenant.ts', 'shots'",
  },
  {
    command: /^npm run -s bench -- --only suggest$/,
    file: 'scripts/bench/bench.test.ts',
    title: 'measures the part that is asked for, and nothing else',
    runs: "bench('--only', 'suggest')",
  },
  {
    command: /^npm run -s crash -- --kills 1 --in folder --while publishing$/,
    file: 'scripts/crash.test.ts',
    title: 'kills as many servers as it is told to, where and while it is told to',
    runs: "crash('--kills', '1', '--in', 'folder', '--while', 'publishing')",
  },
]
