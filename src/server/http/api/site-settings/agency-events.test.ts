import { beforeAll, describe, expect, it } from 'vitest'
import { testContent } from '../../../adapters/store/testing.ts'
import { publishContent } from '../../../adapters/store/testing-publish.ts'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'
import { createEventStreams } from '../../request-context/event-streams.ts'
import { type AgencyEventsDependencies, agencyEventsRoute } from './agency-events-route.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})

async function listen(host?: string, heard?: string) {
  const headers = heard === undefined ? {} : { 'last-event-id': heard }
  const response = await app.call('/api/agency/events', { ...(host && { host }), headers })
  expect(response.status).toBe(200)
  return reading(response)
}

function reading(response: Response) {
  const reader = response.body?.getReader()
  if (!reader) throw new Error('nothing is sent')
  const decoder = new TextDecoder()
  let text = ''
  return {
    /** Waits until the sent text contains a line. */
    async until(line: string): Promise<string> {
      while (!text.includes(line)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`ended with ${text}`)
        text += decoder.decode(value)
      }
      return text
    },
    close: () => reader.cancel(),
  }
}

/** The route with a store that answers when the test decides. */
function slowStore(): {
  store: AgencyEventsDependencies['store']
  publish: () => void
  asked: ((version: number) => void)[]
} {
  const listeners = new Set<(agencyId: string | null) => void>()
  const asked: ((version: number) => void)[] = []
  const agencyById = () => new Promise((resolve) => asked.push((version) => resolve({ version })))
  const onPublished = (listener: (agencyId: string | null) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const store = { agencyById, onPublished } as unknown as AgencyEventsDependencies['store']
  const publish = () => {
    for (const tell of listeners) tell('aurora')
  }
  return { store, asked, publish }
}

function listenTo(store: AgencyEventsDependencies['store']) {
  const call = {
    agency: { id: 'aurora', slug: 'aurora', version: 1 },
    caller: { clientAddress: null },
    request: new Request('http://aurora.example/'),
    signal: new AbortController().signal,
  }
  const route = agencyEventsRoute({ store, streams: createEventStreams() })
  return reading(route(call as unknown as Parameters<typeof route>[0]) as Response)
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('open pages', () => {
  it('receive the current version at once, and each new one of their agency alone', async () => {
    const [mine, theirs] = [await listen(), await listen('meridian.localhost:4000')]
    await mine.until('event: version\nid: 1\ndata: 1\n')
    await theirs.until('data: 1\n')
    const agencyId = await app.agencyId('aurora')
    const content = testContent({ agencyName: 'Aurora anew', subdomain: 'aurora' })
    await publishContent(app.store, agencyId, content, { note: 'Anew', actor: 'system' })
    const heard = await mine.until('event: version\nid: 2\ndata: 2\n')
    // This server and the database both notify the page, which receives it once.
    expect(heard.match(/data: 2/g)).toHaveLength(1)
    const other = testContent({ agencyName: 'Meridian anew', subdomain: 'meridian' })
    await publishContent(app.store, await app.agencyId('meridian'), other, { note: 'Anew', actor: 'system' })
    expect(await theirs.until('data: 2\n')).not.toContain('data: 3')
    await mine.close()
    await theirs.close()
  })

  it('that reconnect do not receive a version that they already have', async () => {
    const version = (await app.store.agencyBySlug('aurora'))?.version ?? 0
    const late = await listen(undefined, '999')
    await late.until(`data: ${version}\n`)
    const present = await listen(undefined, String(version))
    const content = testContent({ agencyName: 'Aurora once more', subdomain: 'aurora' })
    await publishContent(app.store, await app.agencyId('aurora'), content, { note: 'Anew', actor: 'system' })
    expect(await present.until(`data: ${version + 1}\n`)).not.toContain(`data: ${version}\n`)
    await late.close()
    await present.close()
  })

  it('receive what was published before they listened', async () => {
    const { store, asked } = slowStore()
    const listening = listenTo(store)
    asked[0]?.(2)
    await listening.until('data: 2\n')
    await listening.close()
  })

  it('receive quick publications in order, with one query at a time', async () => {
    const { store, asked, publish } = slowStore()
    const listening = listenTo(store)
    publish()
    publish()
    expect(asked).toHaveLength(1)
    asked[0]?.(2)
    await turn()
    expect(asked).toHaveLength(2)
    asked[1]?.(3)
    const heard = await listening.until('data: 3\n')
    expect([...heard.matchAll(/data: (\d)/g)].map(([, version]) => version)).toEqual(['1', '2', '3'])
    await listening.close()
  })

  it('of a draft receive its changes and the end of their link; others do not', async () => {
    const owner = await app.signIn('owner@test.example')
    const branding = async (method: string, path: string, body?: object) => {
      const response = await app.call(`/api/branding/${path}`, {
        method,
        ...(body && { body }),
        headers: { cookie: owner },
      })
      return (await response.json()).data
    }
    const { share, address } = await branding('POST', 'shares', { label: 'The board' })
    const opened = await app.call(new URL(address).pathname)
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const shared = reading(await app.call('/api/agency/events', { headers: { cookie } }))
    const visitor = await listen()
    const id = await app.agencyId('aurora')
    await app.store.tellBranding({ agencyId: id, kind: 'draft', revision: 7, by: { id: 'x', name: 'Ada' } })
    expect(await shared.until('event: draft\ndata: 7\n')).not.toContain('Ada')
    await app.store.tellBranding({ agencyId: id, kind: 'presence', person: { name: 'Ada' } })
    await branding('DELETE', `shares/${share.id}`)
    expect(await shared.until('event: over\n')).not.toContain('Ada')
    const content = testContent({ agencyName: 'Aurora at last', subdomain: 'aurora' })
    await publishContent(app.store, id, content, { note: 'Anew', actor: 'system' })
    const { version = 0 } = (await app.store.agencyBySlug('aurora')) ?? {}
    expect(await visitor.until(`data: ${version}\n`)).not.toMatch(/draft|over/)
    expect((await app.call('/api/agency/events', { headers: { cookie } })).status).toBe(403)
    await shared.close()
    await visitor.close()
  })

  it('receive events also with an ended session', async () => {
    const response = await app.call('/api/agency/events', {
      headers: { cookie: '__Host-livery_session=gone' },
    })
    expect(response.status).toBe(200)
    await response.body?.cancel()
  })
})
