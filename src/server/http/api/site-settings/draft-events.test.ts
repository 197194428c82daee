import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'

let app: TestApp
let owner: string
let admin: string
let now = testNow
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
  owner = await app.signIn('owner@test.example')
  admin = await app.signIn('admin@test.example')
})

async function listen(cookie: string) {
  const response = await app.call('/api/branding/draft/events', { headers: { cookie } })
  expect(response.status).toBe(200)
  const reader = response.body?.getReader()
  if (!reader) throw new Error('nothing is sent')
  const decoder = new TextDecoder()
  let text = ''
  return {
    async until(part: string): Promise<string> {
      while (!text.includes(part)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`ended with ${text}`)
        text += decoder.decode(value)
      }
      return text
    },
    close: () => reader.cancel(),
  }
}

/** Collects the events of one line, or of all lines, from this call onwards. */
function spyOnLines(): (line?: unknown) => string[] {
  const heard: { kind: string; line: unknown }[] = []
  app.store.onBranding((news) => {
    if (news?.kind === 'listens' || news?.kind === 'left') heard.push({ kind: news.kind, line: news.line })
  })
  return (line) => heard.flatMap((one) => (line === undefined || one.line === line ? one.kind : []))
}

const put = (cookie: string, body: object) =>
  app.call('/api/branding/presence', { method: 'PUT', body, headers: { cookie } })

describe('editors of one draft', () => {
  it('receive each other’s changes, positions and departures', async () => {
    const heard = await listen(owner)
    await heard.until('event: presence\ndata: []')
    const own = await listen(admin)
    const here = await put(admin, { panel: 'brand', field: '/agency/primaryColor' })
    expect((await here.json()).data).toEqual([
      expect.objectContaining({
        name: 'Ada Test',
        panel: 'brand',
        field: '/agency/primaryColor',
        isYou: true,
      }),
    ])
    expect(await heard.until('"panel":"brand"')).toContain('"isYou":false')
    const changed = await app.call('/api/branding/draft', {
      method: 'PATCH',
      body: { changes: [{ pointer: '/agency/agencyName', after: 'Elsewhere' }] },
      headers: { cookie: admin, 'if-match': '"0"' },
    })
    expect(changed.status).toBe(200)
    expect(await heard.until('event: draft')).toBeDefined()
    expect(await heard.until('"revision":1')).toContain('"by":')
    await own.close()
    expect((await heard.until('event: presence\ndata: []\n\n')).length).toBeGreaterThan(0)
    await heard.close()
  })

  it('are present until their last tab closes, and again with the next one', async () => {
    const heard = await listen(owner)
    const [one, two] = [await listen(admin), await listen(admin)]
    const here = async () => {
      const { data } = await (await put(owner, { panel: 'brand' })).json()
      return data.filter((person: { isYou: boolean }) => !person.isYou).length
    }
    await put(admin, { panel: 'navigation' })
    await heard.until('"panel":"navigation"')
    await one.close()
    expect(await here()).toBe(1)
    await two.close()
    await heard.until('"panel":"navigation"')
    await vi.waitFor(async () => expect(await here()).toBe(0))
    const three = await listen(admin)
    await vi.waitFor(async () => expect(await here()).toBe(1))
    await three.close()
    await heard.close()
  })

  it('are present while a tab is open from which a server has received nothing', async () => {
    const heard = await listen(owner)
    const one = await listen(admin)
    const panels = async () => {
      const { data } = await (await put(owner, { panel: 'brand' })).json()
      return data.flatMap((person: { isYou: boolean; panel: string }) => (person.isYou ? [] : person.panel))
    }
    await put(admin, { panel: 'pages' })
    // A hidden tab reports once a minute.
    now = new Date(testNow.getTime() + 120_000)
    expect(await panels()).toEqual(['pages'])
    now = new Date(testNow.getTime() + 600_000)
    expect(await panels()).toEqual([])
    await put(admin, { panel: 'footer' })
    const two = await listen(admin)
    const lines = spyOnLines()
    await two.close()
    await vi.waitFor(() => expect(lines().slice(-2)).toEqual(['left', 'listens']))
    expect(await panels()).toEqual(['footer'])
    await one.close()
    await vi.waitFor(async () => expect(await panels()).toEqual([]))
    await heard.close()
    now = testNow
  })

  it('are absent if a tab closes before the servers learn that it opened', async () => {
    const lines = spyOnLines()
    const { tellBranding } = app.store
    let line: unknown = null
    const slow = vi.spyOn(app.store, 'tellBranding').mockImplementation(async (news) => {
      if (news.kind === 'listens') {
        line = news.line
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return tellBranding(news)
    })
    await (await listen(admin)).close()
    await vi.waitFor(() => expect(lines(line)).toHaveLength(2))
    slow.mockRestore()
    expect(lines(line)).toEqual(['listens', 'left'])
  })

  it('are absent after a minute without a report', async () => {
    await put(admin, { panel: 'home' })
    now = new Date(testNow.getTime() + 61_000)
    const people = (await (await put(owner, { panel: 'brand' })).json()).data
    expect(people.map((person: { panel: string }) => person.panel)).toEqual(['brand'])
    now = testNow
  })

  it.each([
    [{ panel: 'x'.repeat(61) }, 'panel'],
    [{ panel: 'brand', field: 'no pointer' }, 'field'],
    [{ panel: 'brand', name: 'The owner' }, 'name'],
  ])('report their position and nothing else: %j', async (body, field) => {
    const response = await put(owner, body)
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].field).toBe(field)
  })

  it('belong to one agency alone', async () => {
    const host = 'meridian.localhost:4000'
    const theirs = await app.signIn('owner@test.example', host)
    await put(owner, { panel: 'brand' })
    const response = await app.call('/api/branding/presence', {
      method: 'PUT',
      body: { panel: 'pages' },
      headers: { cookie: theirs },
      host,
    })
    expect((await response.json()).data).toHaveLength(1)
  })
})
