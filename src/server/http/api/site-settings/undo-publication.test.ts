import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'
import { type TestEditor, testEditor } from './testing-draft.ts'

// The person who reverts a publication wants visitors to see the previous version, and the draft to continue.

let app: TestApp
let owner: TestEditor
let admin: TestEditor

beforeAll(async () => {
  app = await openTestApp({}, { aurora: {} })
  owner = await testEditor(app)
  admin = await testEditor(app, 'admin@test.example')
})

const visitors = async () => (await (await app.call('/api/agency')).json()).agency
const restore = async (version: number, body: object) => {
  const { version: from } = await visitors()
  return owner.call('POST', `versions/${version}/restore`, { from, ...body })
}

async function publish(pointer: string, after: unknown): Promise<number> {
  const { data } = await owner.set(pointer, after)
  const reply = await owner.publish(data.revision)
  expect(reply.status).toBe(200)
  return reply.data.publication.version
}

describe('a reverted publication', () => {
  it('is in the draft again with its authors, next to what was written since', async () => {
    await publish('/agency/agencyName', 'Boreal')
    await admin.set('/agency/city', 'Oslo')
    const version = await publish('/agency/zipCode', '0150')
    const before = (await admin.set('/agency/contactPhoneNumber', '+47 22 00 00 00')).data
    const { status, data } = await restore(version - 1, { keepsDraft: true })
    expect(status).toBe(200)
    expect(data.publication).toMatchObject({ version: version - 1, kind: 'rollback' })
    expect(await visitors()).toMatchObject({ agencyName: 'Boreal', version: version - 1 })
    expect((await visitors()).city).not.toBe('Oslo')
    const draft = (await owner.get()).data
    expect(draft.settings.agency).toMatchObject({
      city: 'Oslo',
      zipCode: '0150',
      contactPhoneNumber: '+47 22 00 00 00',
    })
    expect(draft.changed.toSorted()).toEqual([
      '/agency/city',
      '/agency/contactPhoneNumber',
      '/agency/zipCode',
    ])
    expect(draft.fields.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/agency/city',
      '/agency/contactPhoneNumber',
      '/agency/zipCode',
    ])
    const authors = Object.fromEntries(draft.fields.map(({ pointer, by }) => [pointer, by.id]))
    expect(authors['/agency/city']).not.toBe(authors['/agency/zipCode'])
    // Other editors of the draft reload it and continue.
    expect(draft.revision).toBeGreaterThan(before.revision)
    const stale = await admin.change(before.revision, [{ pointer: '/agency/city', after: 'Bergen' }])
    expect(stale.status).toBe(412)
    const again = await owner.publish(draft.revision)
    expect(again.data.receipt.fields.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/agency/city',
      '/agency/contactPhoneNumber',
      '/agency/zipCode',
    ])
    expect(await visitors()).toMatchObject({ city: 'Oslo', zipCode: '0150' })
  })

  it('leaves nothing to publish if the draft equals what visitors see again', async () => {
    const first = await publish('/agency/city', 'Tromsø')
    await publish('/agency/city', 'Alta')
    await admin.set('/agency/city', 'Tromsø')
    expect((await restore(first, { keepsDraft: true })).status).toBe(200)
    const { changed, fields, revision } = (await owner.get()).data
    expect([changed, fields]).toEqual([[], []])
    // If nothing is reverted, no editor is notified of another revision.
    expect((await owner.discard(revision)).data.revision).toBe(revision)
  })

  it('leaves a draft equal to the published settings if the previous version was the same', async () => {
    const first = await publish('/agency/city', 'Bergen')
    const second = await publish('/agency/city', 'Narvik')
    await restore(first, { keepsDraft: true })
    expect((await owner.get()).data.changed).toEqual(['/agency/city'])
    await owner.set('/agency/city', 'Bergen')
    expect((await owner.get()).data.changed).toEqual([])
    expect((await restore(second, { keepsDraft: true })).status).toBe(200)
    expect((await owner.get()).data.settings.agency.city).toBe('Bergen')
  })

  it('leaves the draft to follow if a version is restored from the history', async () => {
    const { data } = await owner.get()
    await owner.discard(data.revision)
    await restore(1, {})
    const draft = (await owner.get()).data
    expect([draft.changed, draft.settings.agency.agencyName]).toEqual([[], 'aurora'])
  })

  it('accepts only true or false for the draft', async () => {
    expect(await restore(2, { keepsDraft: 'perhaps' })).toMatchObject({
      status: 422,
      errors: [{ field: 'keepsDraft' }],
    })
  })
})
