import { expect, it } from 'vitest'
import { testContent } from '../../../adapters/store/testing.ts'
import { themedFrames } from './themed-frame.ts'

const fonts = new Proxy({} as Parameters<typeof themedFrames>[0]['fonts'], {
  get: () => ({ rules: '', preload: { latin: [], arabic: [] } }),
})
const contents = { scripts: { importMap: '{}', origins: [] } }

it('makes the theme of a published version once, as long as the version is in memory', () => {
  const frameOf = themedFrames({ fonts, allowRemoteImages: false })
  const agency = { ...testContent().agency, id: 'one', version: 1 }
  const frame = frameOf(agency, contents)
  expect(frameOf(agency, contents)).toBe(frame)
  expect(frameOf({ ...agency, version: 2 }, contents)).not.toBe(frame)
})
