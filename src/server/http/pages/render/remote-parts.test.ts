import { describe, expect, it } from 'vitest'
import { PLATFORM_VERSION } from '../../../../contract/remote.ts'
import { joinParts, resolveManifest } from './remote-parts.ts'

const manifest = {
  name: 'booking',
  platform: PLATFORM_VERSION,
  entry: 'entry-abc.js',
  styles: ['style-abc.css'],
  routes: ['/booknow/hotels'],
  integrity: { 'entry-abc.js': 'sha384-AAAA', 'chunk-def.js': 'sha384-BBBB' },
}

describe('the manifest of a remote part', () => {
  it('becomes addresses below its own location', () => {
    const { part, integrity } = resolveManifest(manifest, 'https://cdn.example/booking/')
    expect(part.entry).toBe('https://cdn.example/booking/entry-abc.js')
    expect(part.styles).toEqual(['https://cdn.example/booking/style-abc.css'])
    expect(integrity['https://cdn.example/booking/chunk-def.js']).toBe('sha384-BBBB')
  })

  it.each([
    ['platform', { platform: PLATFORM_VERSION + 1 }],
    ['name', { name: 7 }],
    ['styles', { styles: 'style.css' }],
    ['routes', { routes: [1] }],
    ['integrity', { integrity: {} }],
    ['integrity', { integrity: { 'entry-abc.js': 'md5-x' } }],
    ['a file', { entry: 'https://evil.example/x.js' }],
    ['a file', { entry: '../x.js' }],
    ['a file', { styles: ['//evil.example/x.css'] }],
  ])('is refused with a sentence that names %s', (field, change) => {
    expect(() => resolveManifest({ ...manifest, ...change }, '/remotes/booking/')).toThrow(field)
  })

  it('is refused if it is not an object', () => {
    for (const value of [null, 'x', 3]) expect(() => resolveManifest(value, '/x/')).toThrow('is invalid')
  })
})

it('uses the first of two parts with the same name', () => {
  const here = resolveManifest(manifest, '/remotes/booking/')
  const there = resolveManifest(manifest, 'https://cdn.example/booking/')
  expect(joinParts([here, there]).integrity).toEqual({ booking: here.integrity })
})
