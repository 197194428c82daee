/** A command that takes too long to be run for the page alone, and the test that runs what it runs. */
export interface TestedCommand {
  command: RegExp
  /** The test that does, by file and title. */
  file: string
  title: string
  /** What shows in a file that the command's setting is tried there: in the test's own where no other is named. */
  shows?: string
  /** How the test's own file types the command, by npm or as package.json has it. */
  types?: string
  /** The file that starts the command's script where the test's own does not. */
  through?: string
}

/** Commands of the documentation that other tests run. */
export const testedCommands: readonly TestedCommand[] = [
  {
    // Whatever is set before it: that the settings are heeded is tested with the pages, what they do by the others.
    command: /^(?:[A-Z_]+=\S+ )*npm start$/,
    file: 'e2e/start.spec.ts',
    title:
      'npm start serves the agencies of the folder, to this machine alone, ends when it is asked, and leaves nothing when it is killed',
    types: "spawn('npm', ['start']",
  },
  {
    command: /^npm start -- --env-file \.env\.example$/,
    file: 'scripts/command-line/take-env-file.test.ts',
    title: '%s runs nothing where the file does not exist',
    types: "['scripts/start.mjs']",
  },
  {
    command: /^npm run test:watch(?: -- \S+)?$/,
    file: 'scripts/test-watch.test.ts',
    title: 'runs the named test file, waits for changes, and ends when it is asked',
    types: "'test-watch.ts', 'src/tenant/deal-dates.test.ts'",
  },
  {
    command: /^LIVERY_MODE=production (?:LIVERY_DATA_DIR|DATABASE_URL)=\S+ npm start$/,
    file: 'e2e/process.spec.ts',
    title:
      'production knows neither gallery, nor ?tenant=, nor <slug>.localhost, nor demo people, nor their sign-in',
  },
  {
    command: /^LIVERY_API_ORIGIN=\S+ npm start$/,
    file: 'src/server/http/operator/operator-routes.test.ts',
    title: 'travels with the headers of spec §7 and nothing else of the browser',
  },
  {
    command: /^npm run example-api$/,
    file: 'scripts/example-api/example-api-command.test.ts',
    title: 'answers at the port that it prints, and sells the hotels of the example',
  },
  {
    command: /^LIVERY_REMOTE_(?:BOOKING|SEO)=\S+ npm start$/,
    file: 'e2e/remote.spec.ts',
    title: 'runs in the shell as one application',
  },
  {
    command: /^npm (?:test|run lint|run setup)$/,
    file: 'scripts/after-setup.test.ts',
    title: 'installs first, and says so where that fails',
    types: 'it.each(Object.keys(scripts))',
  },
  {
    command: /^npm run format$/,
    file: 'scripts/after-setup.test.ts',
    title: 'npm run format formats what is there',
    types: "run('format',",
  },
  {
    command: /^npm run dev(?: -- --tenant [a-z-]+)?$/,
    file: 'e2e/dev.spec.ts',
    through: 'e2e/workshop.ts',
    title: 'what a developer saves is on the open page',
  },
  {
    command: /^npm run build$/,
    file: 'scripts/build-if-stale.test.ts',
    title: 'npm run build builds in any case, and what it made is current',
    types: "type('build')",
  },
  {
    command: /^npm run build:preview -- [a-z -]+$/,
    file: 'e2e/preview-site.spec.ts',
    title: 'a deep link opens the site in its agency’s look',
    through: 'e2e/built-preview.ts',
  },
  {
    command: /^npm run (?:-s )?invite-owner -- /,
    file: 'scripts/invite-owner.test.ts',
    title: 'makes the first owner of an agency on a database that no server was started on yet',
  },
  {
    command: /^npm run -s tenant -- shots [a-z-]+ --pages [a-z,]+$/,
    file: 'e2e/shots.spec.ts',
    title: 'npm run tenant -- shots takes the same pictures twice to the last pixel',
    shows: "'scripts/tenant.ts', 'shots'",
  },
  {
    command: /^npm run -s tenant -- export [a-z-]+ --kept$/,
    file: 'scripts/tenant/remove.test.ts',
    title: 'leaves the kept bookings to be exported, those of each agency that had the slug',
    through: 'scripts/tenant/testing-run.ts',
  },
  {
    command: /^npm run (?:-s )?bench(?: -- --only suggest)?$/,
    file: 'scripts/bench/bench.test.ts',
    title: 'measures the part that is asked for, and nothing else',
    shows: "bench('--only', 'suggest')",
  },
  {
    command: /^npm run (?:-s )?crash(?: -- --kills 1 --in folder --while publishing)?$/,
    file: 'scripts/crash.test.ts',
    title: 'kills as many servers as it is told to, where and while it is told to',
    shows: "crash('--kills', '1', '--in', 'folder', '--while', 'publishing')",
  },
  {
    command: /^npm run -s verify -- --proofs$/,
    file: 'scripts/verify.test.ts',
    title: 'names the proofs, and nothing that npm test runs in full',
  },
  {
    command: /^npm run (?:-s )?verify -- --attack(?: --only requests,redirects --most 200)?$/,
    file: 'scripts/verify.test.ts',
    title: 'attacks a separate server and prints the counts of each part as JSON',
  },
  {
    command: /^npm run generate$/,
    file: 'scripts/generate.test.ts',
    title: 'writes the files, after which --check has nothing to say until the contract changes',
  },
  {
    command: /^npm run -s theme:tokens$/,
    file: 'scripts/theme/tokens.test.ts',
    title: 'gives for each seed one JSON object a line',
  },
  {
    command: /^npm run theme:prove$/,
    file: 'scripts/theme/prove.test.ts',
    title: 'prints counts, the largest move and the worst pair, and ends well where nothing fails',
  },
  {
    command: /^npm run sso-provider$/,
    file: 'scripts/start-provider.test.ts',
    title: 'says so in a sentence when its port is taken, and the start goes on',
    through: 'scripts/start-provider.mjs',
  },
]
