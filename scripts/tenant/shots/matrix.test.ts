import { describe, expect, it } from 'vitest'
import { matrixOf, nameOf, type ShotTenant } from './matrix.ts'

const tenant: ShotTenant = {
  slug: 'acme',
  defaultLanguage: 'de',
  languages: ['de', 'en', 'ar'],
  mode: 'auto',
  hasPeople: true,
}

describe('the matrix of pictures', () => {
  it('is small by default: two languages, widths and modes, and each role that sees a page differently', () => {
    const cells = matrixOf(tenant, {})
    expect(cells).toHaveLength(11 * 2 * 2 * 2)
    expect(new Set(cells.map(({ page, role }) => `${page} ${role}`))).toEqual(
      new Set([
        'home visitor',
        'home traveller',
        'results visitor',
        'results agent',
        'hotel visitor',
        'hotel agent',
        'checkout visitor',
        'checkout traveller',
        'login visitor',
        'dashboard traveller',
        'dashboard agent',
      ]),
    )
    expect(new Set(cells.map(({ language }) => language))).toEqual(new Set(['de', 'ar']))
    expect(new Set(cells.map(({ width, mode }) => `${width} ${mode}`)).size).toBe(4)
  })

  it('contains no language or mode that the agency lacks, and no role that cannot sign in', () => {
    const plain = { ...tenant, languages: ['de', 'en'] as const, mode: 'dark' as const, hasPeople: false }
    const cells = matrixOf(plain, {})
    expect(new Set(cells.map(({ role, language, mode }) => `${role} ${language} ${mode}`))).toEqual(
      new Set(['visitor de dark']),
    )
    expect(matrixOf(plain, { modes: ['light'] })).toEqual([])
    expect(matrixOf(plain, { pages: ['dashboard'] })).toEqual([])
  })

  it('follows the request, including paths, except pages that a role cannot see', () => {
    const cells = matrixOf(tenant, {
      pages: ['/about', 'login', 'dashboard'],
      roles: ['visitor', 'agent'],
      languages: ['en'],
      widths: [800],
      modes: ['light'],
    })
    expect(cells.map(({ page, role }) => `${page} ${role}`)).toEqual([
      '/about visitor',
      '/about agent',
      'login visitor',
      'dashboard agent',
    ])
    expect(cells.map(nameOf)[0]).toBe('acme_about_visitor_en_800_light')
  })

  it('names each picture uniquely', () => {
    const names = matrixOf(tenant, { pages: ['home', '/', '/about', '/blog?id=a'] }).map(nameOf)
    expect(new Set(names).size).toBe(names.length)
  })
})
