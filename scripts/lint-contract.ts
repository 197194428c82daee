import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './build/root.ts'
import { publicContract } from './contract/public-contract.ts'

// The contract is linted as served: with the profiles of its operations written out.
const folder = mkdtempSync(join(tmpdir(), 'contract-'))
try {
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(publicContract(join(root, 'openapi')), null, 2))
  const redocly = join(root, 'node_modules/.bin/redocly')
  const { status } = spawnSync(redocly, ['lint', '--config', join(root, 'scripts/redocly.yaml'), file], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
