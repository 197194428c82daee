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

describe('changes between a review of the draft and a press on Publish', () => {
  it('are listed by name and field, without one’s own', async () => {
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

  it('name the person who published, if any', async () => {
    expect(await changesSinceReview(...parts({}, 3, 'Cy'))).toEqual({
      changes: [],
      published: { name: 'Cy', version: 3 },
    })
  })

  it('are null if they cannot be read: the rest of the message still holds', async () => {
    const [, api, reviewed] = parts({})
    const cut = { api: { read: () => Promise.reject(new Error('no line')) } as never }
    expect(await changesSinceReview(cut, api, reviewed)).toBeNull()
  })
})
