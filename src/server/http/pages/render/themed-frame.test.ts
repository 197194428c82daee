import { expect, it } from 'vitest'
import { testContent } from '../../../adapters/store/testing.ts'
import { themedFrames } from './themed-frame.ts'

const fonts = new Proxy({} as Parameters<typeof themedFrames>[0]['fonts'], {
  get: () => ({ rules: '', preload: { latin: [], arabic: [] } }),
})
const contents = { scripts: { importMap: '{}', origins: [] } }

it('keeps the themes of the latest agencies, and no more', () => {
  const frameOf = themedFrames({ fonts, allowRemoteImages: false })
  const agency = (id: string, version = 1) => ({ ...testContent().agency, id, version })
  const first = frameOf(agency('first'), contents)
  expect(frameOf(agency('first'), contents)).toBe(first)
  expect(frameOf(agency('first', 2), contents)).not.toBe(first)
  const second = frameOf(agency('first', 2), contents)
  for (let i = 0; i < 500; i += 1) frameOf(agency(`agency ${i}`), contents)
  expect(frameOf(agency('first', 2), contents)).not.toBe(second)
})
