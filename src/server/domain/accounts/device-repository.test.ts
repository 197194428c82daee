import { beforeAll, describe, expect, it } from 'vitest'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestDatabase, silentLog, testBundle } from '../../adapters/store/testing.ts'
import type { Database } from '../../db/database.ts'
import { agencyScope } from '../../db/scope.ts'
import { DEVICE_SECONDS } from './device-repository.ts'
import { knownDevices } from './people-schema.ts'

let now = new Date('2026-03-01T12:00:00Z')
let database: Database
let store: Store
let agencyId: string
let demo: AgencyRepositories
let real: AgencyRepositories

beforeAll(async () => {
  database = await openTestDatabase()
  const inDemo = await createStore(database, { demo: true, clock: () => now, log: silentLog })
  agencyId = (await inDemo.importTenant(testBundle('one'))).agencyId
  demo = inDemo.forAgency(agencyId)
  store = await createStore(database, { demo: false, clock: () => now, log: silentLog })
  real = store.forAgency(agencyId)
})

const rows = () => agencyScope(database, agencyId)((tx) => tx.select().from(knownDevices))

describe('a known browser', () => {
  it('is found for its account in any letter case, and for no other', async () => {
    const token = await real.devices.remember('Ada@one.example', null)
    expect(await real.devices.find(token, ' ada@ONE.example')).not.toBeNull()
    expect(await real.devices.find(token, 'bo@one.example')).toBeNull()
  })

  it('is stored without its token and without the address', async () => {
    const token = await real.devices.remember('secret@one.example', null)
    const stored = JSON.stringify(await rows())
    expect(stored).not.toContain(token)
    expect(stored).not.toContain('secret')
  })

  it('keeps its id for each account when its token is replaced', async () => {
    const first = await real.devices.remember('one@one.example', null)
    const id = await real.devices.find(first, 'one@one.example')
    const second = await real.devices.remember('two@one.example', first)
    expect(await real.devices.find(first, 'one@one.example')).toBeNull()
    expect(await real.devices.find(second, 'one@one.example')).toBe(id)
    const third = await real.devices.remember('one@one.example', second)
    expect(await real.devices.find(third, 'one@one.example')).toBe(id)
    expect(await real.devices.find(third, 'two@one.example')).not.toBeNull()
  })

  it('of the demo is unknown in production', async () => {
    const token = await demo.devices.remember('owner@one.example', null)
    expect(await demo.devices.find(token, 'owner@one.example')).not.toBeNull()
    expect(await real.devices.find(token, 'owner@one.example')).toBeNull()
    const next = await real.devices.remember('other@one.example', token)
    expect(await real.devices.find(next, 'owner@one.example')).toBeNull()
  })

  it('is one of at most twenty, and the latest stay', async () => {
    const tokens: string[] = []
    for (let i = 0; i < 22; i += 1) {
      now = new Date(now.getTime() + 1000)
      tokens.push(await real.devices.remember('many@one.example', null))
    }
    const found = await Promise.all(tokens.map((token) => real.devices.find(token, 'many@one.example')))
    expect(found.map((id) => id !== null)).toEqual([false, false, ...Array(20).fill(true)])
  })

  it('is forgotten half a year after the last sign-in, even if it is the only one', async () => {
    await real.devices.remember('old@one.example', null)
    now = new Date(now.getTime() + DEVICE_SECONDS * 1000)
    await store.forgetPast()
    expect(await rows()).toEqual([])
  })
})
