import { expect, it } from 'vitest'
import { acceptedCodings } from './accepted-coding.ts'

it('chooses a named coding, brotli first', () => {
  expect(acceptedCodings('gzip, deflate, br, zstd')).toEqual(['br', 'gzip'])
  expect(acceptedCodings('GZIP;q=0.5')).toEqual(['gzip'])
  expect(acceptedCodings('*')).toEqual(['br', 'gzip'])
})

it('rejects forbidden codings and similar names', () => {
  expect(acceptedCodings('br;q=0, gzip')).toEqual(['gzip'])
  expect(acceptedCodings('zebra, gzipped')).toEqual([])
  expect(acceptedCodings('br;q=0, *')).toEqual(['gzip'])
  expect(acceptedCodings('identity')).toEqual([])
})

it('accepts any header without throwing', () => {
  for (const header of [undefined, '', ',;,=', 'q=0', 'x'.repeat(100_000), 'br;q=nonsense']) {
    expect(acceptedCodings(header)).toEqual([])
  }
})
