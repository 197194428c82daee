import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testNow } from '../../hosts/testing-app.ts'
import { type TestEditor, testEditor } from '../../http/api/site-settings/testing-draft.ts'
import { startForgetting } from './start-forgetting.ts'
import { silentLog } from './testing.ts'

let app: TestApp
let owner: TestEditor
let agencyId: string
let count = 0

beforeEach(async () => {
  app = await openTestApp({ clock: () => testNow }, { aurora: { city: 'Lisbon' }, meridian: {} })
  owner = await testEditor(app)
  agencyId = await app.agencyId('aurora')
})

/** A drawing that is not used yet. */
async function sent(id = agencyId): Promise<string> {
  count += 1
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${count} 9" width="${count}" height="9"/>`
  return app.store
    .forAgency(id)
    .assets.add({ contentType: 'image/svg+xml', bytes: new TextEncoder().encode(drawing) })
}
const isThere = async (hash: string, id = agencyId) =>
  (await app.store.forAgency(id).assets.find(hash)) !== null
const pass = (days: number) =>
  app.database.transaction((tx) =>
    tx.execute(sql`update assets set named_at = named_at - make_interval(days => ${days})`),
  )
const name = async (hash: string) => (await owner.set('/agency/logo', `/media/${hash}.svg`)).data.revision

describe('a picture', () => {
  it('that is not used is deleted after 30 days, and no sooner', async () => {
    const [hash, elsewhere] = [await sent(), await sent(await app.agencyId('meridian'))]
    await pass(29)
    await app.store.forgetPictures()
    expect(await isThere(hash)).toBe(true)
    await pass(2)
    await app.store.forgetPictures()
    expect(await isThere(hash)).toBe(false)
    expect(await isThere(elsewhere, await app.agencyId('meridian'))).toBe(false)
  })

  it('that the draft names stays, and its 30 days begin when that ends', async () => {
    const hash = await sent()
    await name(hash)
    await pass(100)
    await app.store.forgetPictures()
    expect(await isThere(hash)).toBe(true)
    await owner.discard((await owner.get()).data.revision)
    await pass(29)
    await app.store.forgetPictures()
    expect(await isThere(hash)).toBe(true)
    await pass(2)
    await app.store.forgetPictures()
    expect(await isThere(hash)).toBe(false)
  })

  it('of a version stays for ever, so that the history can restore it', async () => {
    const [first, second] = [await sent(), await sent()]
    expect((await owner.publish(await name(first))).status).toBe(200)
    expect((await owner.publish(await name(second))).status).toBe(200)
    await pass(1000)
    await app.store.forgetPictures()
    expect(await isThere(first)).toBe(true)
    await pass(1000)
    await app.store.forgetPictures()
    expect(await isThere(first)).toBe(true)
  })

  it('of a plan stays, also if the draft has another one now', async () => {
    const hash = await sent()
    const revision = await name(hash)
    const plan = { revision, note: 'Later', start: '2026-05-01T09:00:00' }
    expect((await owner.call('POST', 'schedules', plan)).status).toBe(201)
    await owner.discard((await owner.get()).data.revision)
    await pass(100)
    await app.store.forgetPictures()
    expect(await isThere(hash)).toBe(true)
  })

  it('that is sent again gets another 30 days', async () => {
    const hash = await sent()
    await pass(100)
    count -= 1
    expect(await sent()).toBe(hash)
    await app.store.forgetPictures()
    expect(await isThere(hash)).toBe(true)
  })
})

describe('the cleanup job', () => {
  it('checks pictures and removed agencies once a day, and again after a failure', async () => {
    let fails = true
    const looks: string[] = []
    const store = {
      async forgetPast() {
        looks.push('past')
      },
      async forgetPictures() {
        looks.push('pictures')
        if (fails) throw new Error('away')
      },
      async forgetRemoved() {
        looks.push('removed')
      },
    }
    const stop = startForgetting({ store, log: silentLog, every: 5 })
    const rounds = async (wanted: number) => {
      const until = looks.filter((look) => look === 'past').length + wanted
      while (looks.filter((look) => look === 'past').length < until)
        await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await rounds(2)
    expect(looks.filter((look) => look === 'pictures').length).toBeGreaterThan(1)
    fails = false
    await rounds(2)
    const before = looks.filter((look) => look === 'pictures').length
    await rounds(3)
    stop()
    expect(looks.filter((look) => look === 'pictures').length).toBe(before)
    expect(looks.filter((look) => look === 'removed').length).toBe(before)
  })
})
