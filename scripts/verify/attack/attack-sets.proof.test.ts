import { expect, it } from 'vitest'
import { testTenant } from '../../../src/server/domain/tenant-folders/testing-tenant.ts'
import { uploadBombs } from './upload-bombs.ts'

it('the payload sets contain an upload of each kind under a distinct title', async () => {
  const bombs = await uploadBombs(testTenant())
  const titles = bombs.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const kind of ['zip', 'drawing', 'picture', 'draft'])
    expect(titles.some((title) => title.startsWith(`${kind}: `))).toBe(true)
})
