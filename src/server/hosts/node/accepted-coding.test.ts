import { expect, it } from 'vitest'
import { acceptedCodings } from './accepted-coding.ts'

it('takes what is named, brotli first', () => {
  expect(acceptedCodings('gzip, deflate, br, zstd')).toEqual(['br', 'gzip'])
  expect(acceptedCodings('GZIP;q=0.5')).toEqual(['gzip'])
  expect(acceptedCodings('*')).toEqual(['br', 'gzip'])
})

it('takes neither what is forbidden nor what only contains the letters', () => {
  expect(acceptedCodings('br;q=0, gzip')).toEqual(['gzip'])
  expect(acceptedCodings('zebra, gzipped')).toEqual([])
  expect(acceptedCodings('br;q=0, *')).toEqual(['gzip'])
  expect(acceptedCodings('identity')).toEqual([])
})

it('survives anything', () => {
  for (const header of [undefined, '', ',;,=', 'q=0', 'x'.repeat(100_000), 'br;q=nonsense']) {
    expect(acceptedCodings(header)).toEqual([])
  }
})
