import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from './build/root.ts'

/** Files with their imports. */
type Files = Readonly<Record<string, readonly string[]>>

/** Checks these files and their imports; returns the output of the boundary check and its exit code. */
function check(files: Files) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-boundaries-'))
  try {
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "moduleResolution": "bundler" } }')
    for (const [file, imports] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      const text = imports.map((name) => `import '${name}'\n`).join('')
      writeFileSync(join(folder, file), `${text}export const here = 1\n`)
    }
    const config = join(root, 'scripts/dependency-cruiser.config.cjs')
    const command = join(root, 'node_modules/.bin/depcruise')
    const { status, stdout } = spawnSync(command, ['--config', config, 'src', 'packages'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    return { isRefused: status !== 0, printed: stdout }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const problem = { 'src/server/kernel/errors/problem.ts': [], 'packages/scenes/pen.ts': [] }
const booking = 'src/server/domain/booking/settle-booking.ts'
const route = 'src/server/http/api/booking/hold-routes.ts'
const settings = 'src/server/domain/site-settings'
const noProduct = 'the spine of bookings and proposals names no product'

/** The violated rule, the file and its import. */
const refused: readonly [rule: string, file: string, wanted: string][] = [
  [
    'src/server/kernel imports nothing from a later layer',
    'src/server/kernel/errors/problem.ts',
    '../../domain/booking/settle-booking.ts',
  ],
  [
    'src/server/domain/agencies imports nothing from a later layer',
    'src/server/domain/agencies/audit.ts',
    '../booking/settle-booking.ts',
  ],
  [
    'src/server/domain/booking imports nothing from a later layer',
    booking,
    '../../http/api/booking/hold-routes.ts',
  ],
  [
    'src/server/adapters/stripe imports nothing from a later layer',
    'src/server/adapters/stripe/call-stripe.ts',
    '../../http/api/booking/hold-routes.ts',
  ],
  [
    'packages/geography imports nothing from a later layer',
    'packages/geography/geo.ts',
    '../../src/server/domain/booking/settle-booking.ts',
  ],
  ['every folder of the server is a layer', 'src/server/misc/a.ts', '../kernel/errors/problem.ts'],
  [
    'scenes and geography import nothing of src',
    'packages/scenes/paper.ts',
    '../../src/server/kernel/errors/problem.ts',
  ],
  [noProduct, booking, '../products/hotel/stay-texts.ts'],
  [noProduct, 'src/server/domain/proposals/proposal.ts', '../products/hotel/stay-texts.ts'],
  [noProduct, route, '../products/hotel/hotel-route.ts'],
  [
    noProduct,
    'src/server/http/api/proposals/proposal-routes.ts',
    '../../../domain/products/hotel/stay-texts.ts',
  ],
]
/** Two folders of one layer that import each other. */
const cycle = {
  [`${settings}/checks/check.ts`]: ['../files/write-folder-files.ts'],
  [`${settings}/files/write-folder-files.ts`]: [],
  [`${settings}/files/write-zip.ts`]: ['../checks/finding.ts'],
  [`${settings}/checks/finding.ts`]: [],
}

describe('the layers of the server', () => {
  // One check of all takes as long as one of each.
  let printed: string
  let isRefused: boolean
  beforeAll(() => {
    const files: Record<string, string[]> = {
      'packages/scenes/pen.ts': [],
      'src/server/domain/products/hotel/stay-texts.ts': [],
      'src/server/http/api/products/hotel/hotel-route.ts': [],
      ...cycle,
    }
    for (const [, file, wanted] of refused) files[file] = [...(files[file] ?? []), wanted]
    ;({ printed, isRefused } = check(files))
  })

  it.each(refused)('%s: %s is refused for %s', (rule, file, wanted) => {
    const imported = join(dirname(file), wanted)
    const lines = printed.replaceAll(/\s*→\s*/g, ' → ').split('\n')
    expect(lines).toContain(`  error ${rule}: ${file} → ${imported}`)
    expect(isRefused).toBe(true)
  })

  it('refuse a cycle between two folders of one layer', () => {
    expect(printed).toContain(`folders of the server and packages have no cycles: ${settings}/checks → `)
    expect(isRefused).toBe(true)
  })

  it('let a higher layer import a lower one, and the booking spine the product spine', () => {
    const { isRefused, printed } = check({
      ...problem,
      'src/server/domain/products/spine/product-kind.ts': [],
      [booking]: ['../../kernel/errors/problem.ts', '../products/spine/product-kind.ts'],
      [route]: ['../../../domain/booking/settle-booking.ts', '../../../kernel/errors/problem.ts'],
    })
    expect(printed).toContain('no dependency violations found')
    expect(isRefused).toBe(false)
  })
})
