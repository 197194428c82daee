import { describe, expect, it } from 'vitest'
import { openSections, packSections } from './section-file.ts'

const sections = {
  bytes: Uint8Array.of(1, 2, 3),
  shorts: Uint16Array.of(65_535),
  words: Uint32Array.of(1, 4_000_000_000),
  signed: Int32Array.of(-9_133_330),
  none: new Uint32Array(0),
}

describe('the section file', () => {
  it('returns the arrays and the fingerprint it was packed from', () => {
    expect(openSections(packSections(sections, 'f1'))).toEqual({ sections, fingerprint: 'f1' })
  })

  it('reads a file at an odd position in its buffer', () => {
    const file = packSections(sections, 'f1')
    const odd = new Uint8Array(file.length + 3)
    odd.set(file, 3)
    expect(openSections(odd.subarray(3))?.sections).toEqual(sections)
  })

  it('refuses an incomplete file, at every length', () => {
    const file = packSections(sections, 'f1')
    for (let length = 0; length < file.length; length += 1) {
      expect(openSections(file.slice(0, length))).toBeNull()
    }
  })

  it('refuses a file of another format', () => {
    expect(openSections(new TextEncoder().encode('<!doctype html><title>Not found</title>'))).toBeNull()
  })
})
