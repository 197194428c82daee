/** A command that takes too long to run for the page alone, and the test that runs the same. */
export interface TestedCommand {
  command: RegExp
  /** That test's file and title. */
  file: string
  title: string
  /** Text that proves that a file tries the command's setting; the test's own file unless another is named. */
  shows?: string
  /** How the test's file types the command, by npm or as in package.json. */
  types?: string
  /** The file that starts the command's script, if not the test's own. */
  through?: string
}

/** Documented commands that other tests run. */
export const testedCommands: readonly TestedCommand[] = [
  {
    // Any settings before it: one test checks that the server reads them, others what they do.
    command: /^(?:[A-Z_]+=\S+ )*npm start$/,
    file: 'e2e/start.spec.ts',
    title: "npm start serves the folder's agencies to this machine only, and ends on request",
    types: "spawn('npm', ['start']",
  },
  {
    command: /^npm start -- --env-file \.env\.example$/,
    file: 'scripts/command-line/take-env-file.test.ts',
    title: '%s runs nothing if the file does not exist',
    types: "['scripts/start.mjs']",
  },
  {
    command: /^npm run test:watch(?: -- \S+)?$/,
    file: 'scripts/test-watch.proof.test.ts',
    title: 'runs the named test file, waits for changes, and ends on request',
    types: "'test-watch.ts', 'src/tenant/deal-dates.test.ts'",
  },
  {
    command: /^LIVERY_MODE=production (?:LIVERY_DATA_DIR|DATABASE_URL)=\S+ npm start$/,
    file: 'e2e/process.spec.ts',
    title: 'production has no gallery, ?tenant=, <slug>.localhost, demo people or demo sign-in',
  },
  {
    command: /^LIVERY_API_ORIGIN=\S+ npm start$/,
    file: 'src/server/http/operator/operator-routes.test.ts',
    title: 'sends the headers of spec §7 and no other header of the browser',
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
    title: 'installs first, and reports if that fails',
    types: 'it.each(proofCases(Object.keys(scripts), 4))',
  },
  {
    command: /^npm run format$/,
    file: 'scripts/after-setup.test.ts',
    title: "npm run format formats the project's files",
    types: "run('format',",
  },
  {
    command: /^npm run dev(?: -- --tenant [a-z-]+)?$/,
    file: 'e2e/dev.spec.ts',
    through: 'e2e/workshop.ts',
    title: 'an open page shows what a developer saves',
  },
  {
    command: /^npm run build$/,
    file: 'scripts/build-if-stale.test.ts',
    title: 'npm run build always builds, and its result is current',
    types: "type('build')",
  },
  {
    command: /^npm run build:preview -- [a-z -]+$/,
    file: 'e2e/preview-documents.spec.ts',
    title: 'a preview opens a deep link',
    through: 'e2e/built-preview.ts',
  },
  {
    command: /^npm run (?:-s )?invite-owner -- /,
    file: 'scripts/invite-owner.test.ts',
    title: 'makes the first owner of an agency on a new database',
  },
  {
    command: /^npm run -s tenant -- shots [a-z-]+ --pages [a-z,]+$/,
    file: 'e2e/shots.spec.ts',
    title: 'npm run tenant -- shots takes identical pictures twice',
    shows: "'scripts/tenant.ts', 'shots'",
  },
  {
    command: /^npm run -s tenant -- export [a-z-]+ --kept$/,
    file: 'scripts/tenant/remove.test.ts',
    title: 'leaves the retained bookings for export, those of each agency that had the slug',
    through: 'scripts/tenant/testing-run.ts',
  },
  {
    command: /^npm run (?:-s )?bench(?: -- --only suggest)?$/,
    file: 'scripts/bench/bench.test.ts',
    title: 'measures only the requested part',
    shows: "'--only', 'suggest'",
  },
  {
    command: /^npm run (?:-s )?sizes(?: -- --record)?$/,
    file: 'scripts/sizes/sizes-command.test.ts',
    title: 'explains itself, and refuses an option that it does not know',
    types: "'scripts/sizes.ts'",
  },
  {
    command: /^npm run (?:-s )?crash(?: -- --kills 1 --in folder --while booking)?$/,
    file: 'scripts/crash.test.ts',
    title: 'kills the requested number of servers in the requested situation',
    shows: "'--kills', '1', '--in', 'folder', '--while', 'booking'",
  },
  {
    command: /^npm run -s verify -- --proofs$/,
    file: 'scripts/verify.proof.test.ts',
    title: 'npm run verify names the proofs, and nothing that npm test runs in full',
  },
  {
    command: /^npm run (?:-s )?verify -- --attack(?: --only requests,redirects --most 200)?$/,
    file: 'scripts/verify.proof.test.ts',
    title: 'attacks a separate server and prints the counts of each part as JSON',
  },
  {
    command: /^npm run generate$/,
    file: 'scripts/generate.test.ts',
    title: 'writes the files, after which --check passes until the contract changes',
    types: 'generateFiles(copy, ',
  },
  {
    command: /^npm run -s theme:tokens$/,
    file: 'scripts/theme/tokens.test.ts',
    title: 'prints one JSON object on a line for each seed',
  },
  {
    command: /^npm run theme:prove$/,
    file: 'scripts/theme/prove.test.ts',
    title: 'prints counts, the largest move and the worst pair, and exits with 0 without failures',
  },
  {
    command: /^npm run sso-provider$/,
    file: 'scripts/start-provider.test.ts',
    title: 'reports that its port is taken, and the start continues',
    through: 'scripts/start-provider.mjs',
  },
]
