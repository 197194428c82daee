import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unchangedPackages } from './unchanged-packages.mjs'

let root: string

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-packages-'))
  write('package-lock.json', '{}')
  write('packages/map/map.test.ts', "import { map } from './map.ts'")
  write('packages/map/map.ts', "import type { Port } from '../../src/port.ts'\nexport const map = 1")
  write('packages/pen/pen.test.ts', 'export {}')
  write('src/port.ts', "export type Port = import('./deep.ts').Deep")
  write('src/deep.ts', 'export type Deep = 1')
  write('src/other.ts', 'export const other = 1')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the packages whose tests are left out', () => {
  it('are none in a fresh clone, and all after every test has passed', () => {
    const first = unchangedPackages(root)
    expect(first.names).toEqual([])
    first.store([])
    expect(unchangedPackages(root).names).toEqual(['map', 'pen'])
  })

  it('do not include a package that failed', () => {
    unchangedPackages(root).store(['packages/pen/pen.test.ts › draws'])
    expect(unchangedPackages(root).names).toEqual(['map'])
    unchangedPackages(root).store(['packages/map/map.test.ts › finds'])
    expect(unchangedPackages(root).names).toEqual(['pen'])
  })

  it.each([
    ['packages/map/data.json', ['pen']],
    ['packages/map/map.ts', ['pen']],
    ['src/deep.ts', ['pen']],
    ['src/other.ts', ['map', 'pen']],
    ['package-lock.json', []],
  ])('are right after a change of %s', (path, left) => {
    unchangedPackages(root).store([])
    write(path, 'export const changed = true')
    expect(unchangedPackages(root).names).toEqual(left)
  })

  it('run again when a file changed while they ran', () => {
    const running = unchangedPackages(root)
    write('packages/map/map.ts', 'export const map = 2')
    running.store([])
    expect(unchangedPackages(root).names).toEqual(['pen'])
  })
})
