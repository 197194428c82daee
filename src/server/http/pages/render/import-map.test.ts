import { describe, expect, it } from 'vitest'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import { importMapText } from './import-map.ts'
import type { RemoteParts } from './remote-parts.ts'

const assets = {
  imports: { react: '/assets/shared-react-1a2b3c4d.js' },
  integrity: {
    '/assets/shell-1a2b3c4d.js': 'sha256-a',
    '/assets/text-de-1a2b3c4d.js': 'sha256-b',
    '/assets/text-ar--a2b3c4.js': 'sha256-c',
    '/assets/rich-text-1a2b3c4d.js': 'sha256-d',
  },
} as unknown as ShellAssets
const parts: RemoteParts = {
  parts: [],
  integrity: { '/remotes/seo/entry-1a.js': 'sha256-e', '/remotes/seo/text-fr-1a.js': 'sha256-f' },
  origins: [],
}
const filesOf = (text: string) => Object.keys(JSON.parse(text).integrity)

describe('the import map of a page', () => {
  it('has the hashes of all scripts of its language, and no other texts', () => {
    expect(filesOf(importMapText(assets, parts, 'de'))).toEqual([
      '/assets/shell-1a2b3c4d.js',
      '/assets/text-de-1a2b3c4d.js',
      '/assets/rich-text-1a2b3c4d.js',
      '/remotes/seo/entry-1a.js',
    ])
    expect(filesOf(importMapText(assets, parts, 'ar'))).toContain('/assets/text-ar--a2b3c4.js')
  })

  it('has all hashes if no server knows the language', () => {
    expect(filesOf(importMapText(assets, parts))).toEqual(
      Object.keys({ ...assets.integrity, ...parts.integrity }),
    )
  })

  it('names the modules that the shell and the parts share', () => {
    expect(JSON.parse(importMapText(assets, parts, 'en')).imports).toEqual(assets.imports)
  })
})
