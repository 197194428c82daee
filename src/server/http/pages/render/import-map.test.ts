import { describe, expect, it } from 'vitest'
import { pageScripts } from './import-map.ts'
import { joinParts } from './remote-parts.ts'

const assets = {
  imports: { react: '/assets/shared-react-1a2b3c4d.js' },
  integrity: {
    '/assets/shell-1a2b3c4d.js': 'sha256-a',
    '/assets/text-de-1a2b3c4d.js': 'sha256-b',
    '/assets/text-ar--a2b3c4.js': 'sha256-c',
    '/assets/rich-text-1a2b3c4d.js': 'sha256-d',
  },
}
const part = (name: string, base: string, routes: readonly string[]) => ({
  part: { name, entry: `${base}entry-1a.js`, styles: [], routes },
  integrity: { [`${base}entry-1a.js`]: 'sha256-e', [`${base}text-fr-1a.js`]: 'sha256-f' },
})
const own = part('seo', '/remotes/seo/', ['/destination'])
const foreign = part('booking', 'https://cdn.example/booking/', ['/booknow/hotels/*'])

describe('the scripts of a page', () => {
  const scriptsOf = pageScripts(assets, joinParts([own, foreign]))

  it.each(['/', '/destination', '/faqs'])('have no hashes if all are of this origin: %s', (path) => {
    const { importMap, integrity, origins } = scriptsOf(path, 'en')
    expect(JSON.parse(importMap)).toEqual({ imports: assets.imports })
    expect(integrity).toEqual({})
    expect(origins).toEqual([])
  })

  it('all have a hash if a part from another origin answers the path, without texts of other languages', () => {
    const { importMap, integrity, origins } = scriptsOf('/booknow/hotels/search', 'fr')
    expect(JSON.parse(importMap)).toEqual({ imports: assets.imports, integrity })
    expect(Object.keys(integrity)).toEqual([
      '/assets/shell-1a2b3c4d.js',
      '/assets/rich-text-1a2b3c4d.js',
      'https://cdn.example/booking/entry-1a.js',
      'https://cdn.example/booking/text-fr-1a.js',
    ])
    expect(origins).toEqual(['https://cdn.example'])
    expect(Object.keys(scriptsOf('/booknow/hotels', 'ar').integrity)).toContain('/assets/text-ar--a2b3c4.js')
  })

  it('mark the part that needs another document, and no part of this origin', () => {
    expect(scriptsOf('/', 'en').remotes).toEqual([own.part, { ...foreign.part, needsDocument: true }])
    expect(scriptsOf('/booknow/hotels', 'en').remotes).toEqual([own.part, foreign.part])
  })

  it('have the hashes of the one part that answers, if several come from another origin', () => {
    const other = part('seo', 'https://cdn.example/seo/', ['/destination'])
    const { integrity } = pageScripts(assets, joinParts([other, foreign]))('/destination', 'en')
    expect(Object.keys(integrity)).toContain('https://cdn.example/seo/entry-1a.js')
    expect(Object.keys(integrity)).not.toContain('https://cdn.example/booking/entry-1a.js')
  })
})
