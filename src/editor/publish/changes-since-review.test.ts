import { describe, expect, it } from 'vitest'
import type { Confirmed } from '../core/autosave.ts'
import type { Draft } from '../core/draft-api.ts'
import { changesSinceReview } from './changes-since-review.ts'

const settings = { agency: { agencyName: 'Aurora', city: 'Oslo', zipCode: '0150' } }
const confirmed: Confirmed = { revision: 4, settings }
const you = { id: 'me', name: 'Ada' }

function field(pointer: string, id: string, name: string) {
  return { pointer, by: { id, name }, at: '2026-03-10T12:00:00Z' }
}

function parts(draft: Partial<Draft>, publishedVersion = 2, name = 'Bo') {
  const read = async () => ({ revision: 6, settings, changed: [], fields: [], hosts: [], you, ...draft })
  const version = async () => ({ version: { publications: [{ by: { id: 'bo', name } }] } })
  return [
    { api: { read } as never },
    { draft: async () => ({ revision: 6, publishedVersion, changed: [] }), version: version as never },
    { confirmed, publishedVersion: 2 },
  ] as const
}

describe('what happened between a look at the draft and the press on Publish', () => {
  it('is told by name and field, one’s own left out', async () => {
    const agency = { agencyName: 'Boreal', city: 'Bergen', zipCode: '5003' }
    const fields = [
      field('/agency/agencyName', 'bo', 'Bo'),
      field('/agency/city', 'cy', 'Cy'),
      field('/agency/zipCode', 'me', 'Ada'),
    ]
    expect(await changesSinceReview(...parts({ settings: { agency }, fields }))).toEqual({
      changes: [
        { name: 'Bo', pointers: ['/agency/agencyName'] },
        { name: 'Cy', pointers: ['/agency/city'] },
      ],
      published: null,
    })
  })

  it('names who published, where somebody did', async () => {
    expect(await changesSinceReview(...parts({}, 3, 'Cy'))).toEqual({
      changes: [],
      published: { name: 'Cy', version: 3 },
    })
  })

  it('is nothing where it cannot be asked: what is said without it still holds', async () => {
    const [, api, looked] = parts({})
    const cut = { api: { read: () => Promise.reject(new Error('no line')) } as never }
    expect(await changesSinceReview(cut, api, looked)).toBeNull()
  })
})
