// The checks that need no build: `npm run lint` runs them alone, `npm test` before its tests.
import { spawnSync } from 'node:child_process'
import { childEnv, root } from './setup.mjs'

const checks = [
  ['format and lint', 'biome', ['check', '.']],
  ['contract is linted', 'redocly', ['lint', '--config', 'scripts/redocly.yaml', 'openapi/openapi.yaml']],
  ['generated files are current', 'node', ['scripts/generate.ts', '--check']],
  ...['.', 'src/theme', 'src/tenant', 'src/server'].map((part) => [`types of ${part}`, 'tsc', ['-p', part]]),
  ['folder boundaries', 'depcruise', ['--config', 'scripts/dependency-cruiser.config.cjs', 'src']],
  ['dead code', 'knip', ['--config', 'scripts/knip.json']],
  ['texts are complete', 'node', ['scripts/check-texts.ts']],
  ['colours are tokens', 'node', ['scripts/check-colors.ts']],
]

/** Runs every check, each of which passes or fails as a whole, and gives how many passed and the names of those that failed. */
export function runChecks() {
  const failures = checks.filter((check) => !passes(check)).map(([name]) => name)
  return { passed: checks.length - failures.length, failures }
}

function passes([name, command, args]) {
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: childEnv })
  const ok = status === 0
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return ok
}
