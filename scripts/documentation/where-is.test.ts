import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { namedPaths } from './named-paths.ts'

const rows = readFileSync(join(root, 'docs/where-is.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!where is decided|-)/.test(line))

it('leads from at least forty behaviours to one file each', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40)
  expect(rows.filter((row) => namedPaths(row).length !== 1)).toEqual([])
})

it('names each behaviour once', () => {
  const behaviours = rows.map((row) => row.split('|')[1]?.trim())
  expect(behaviours.filter((one, index) => behaviours.indexOf(one) !== index)).toEqual([])
})
