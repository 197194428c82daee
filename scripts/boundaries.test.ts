import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './build/root.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-boundaries-'))
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "moduleResolution": "bundler" } }')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Checks these files and their imports; returns the output of the boundary check and its exit code. */
function check(files: Readonly<Record<string, readonly string[]>>) {
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
}

const problem = { 'src/server/kernel/errors/problem.ts': [], 'packages/scenes/pen.ts': [] }
const booking = 'src/server/domain/booking/settle-booking.ts'
const route = 'src/server/http/api/booking/hold-routes.ts'

describe('the layers of the server', () => {
  it('let a higher layer import a lower one', () => {
    const { isRefused, printed } = check({
      ...problem,
      [booking]: ['../../kernel/errors/problem.ts'],
      [route]: ['../../../domain/booking/settle-booking.ts', '../../../kernel/errors/problem.ts'],
    })
    expect(printed).toContain('no dependency violations found')
    expect(isRefused).toBe(false)
  })

  it.each([
    ['kernel', 'src/server/kernel/errors/problem.ts', '../../domain/booking/settle-booking.ts'],
    ['domain/agencies', 'src/server/domain/agencies/audit.ts', '../booking/settle-booking.ts'],
    ['domain/booking', booking, '../../http/api/booking/hold-routes.ts'],
    ['adapters/stripe', 'src/server/adapters/stripe/call-stripe.ts', '../../http/api/booking/hold-routes.ts'],
    ['packages/geography', 'packages/geography/geo.ts', '../../src/server/domain/booking/settle-booking.ts'],
  ])('refuse an import by %s of a later layer', (layer, file, wanted) => {
    const { isRefused, printed } = check({ ...problem, [booking]: [], [route]: [], [file]: [wanted] })
    expect(printed).toContain(`${layer} imports nothing from a later layer`)
    expect(isRefused).toBe(true)
  })

  it('refuse a cycle between two folders of one layer', () => {
    const settings = 'src/server/domain/site-settings'
    const { isRefused, printed } = check({
      'packages/scenes/pen.ts': [],
      [`${settings}/checks/check.ts`]: ['../files/write-folder-files.ts'],
      [`${settings}/files/write-folder-files.ts`]: [],
      [`${settings}/files/write-zip.ts`]: ['../checks/finding.ts'],
      [`${settings}/checks/finding.ts`]: [],
    })
    expect(printed).toContain('have no cycles')
    expect(isRefused).toBe(true)
  })

  it('refuse a folder that belongs to no layer', () => {
    const { isRefused, printed } = check({
      ...problem,
      'src/server/misc/a.ts': ['../kernel/errors/problem.ts'],
    })
    expect(printed).toContain('every folder of the server is a layer')
    expect(isRefused).toBe(true)
  })

  it('refuse a package that imports the server', () => {
    const { isRefused, printed } = check({
      ...problem,
      'packages/scenes/paper.ts': ['../../src/server/kernel/errors/problem.ts'],
    })
    expect(printed).toContain('scenes and geography import nothing of src')
    expect(isRefused).toBe(true)
  })

  const stays = 'src/server/domain/products/hotel/stay-texts.ts'
  const details = 'src/server/http/api/products/hotel/hotel-route.ts'

  it.each([
    ['domain/booking', booking, '../products/hotel/stay-texts.ts'],
    ['domain/proposals', 'src/server/domain/proposals/proposal.ts', '../products/hotel/stay-texts.ts'],
    ['http/api/booking', route, '../products/hotel/hotel-route.ts'],
    [
      'http/api/proposals',
      'src/server/http/api/proposals/proposal-routes.ts',
      '../../../domain/products/hotel/stay-texts.ts',
    ],
  ])('refuse an import by %s of a single product', (_, file, wanted) => {
    const { isRefused, printed } = check({ ...problem, [stays]: [], [details]: [], [file]: [wanted] })
    expect(printed).toContain('the spine of bookings and proposals names no product')
    expect(isRefused).toBe(true)
  })

  it('let the booking spine import the product spine', () => {
    const { isRefused } = check({
      ...problem,
      'src/server/domain/products/spine/product-kind.ts': [],
      [booking]: ['../products/spine/product-kind.ts'],
    })
    expect(isRefused).toBe(false)
  })
})
