import { describe, expect, it } from 'vitest'
import { createExampleApi } from '../../scripts/example-api/example-api.ts'
import { testServer } from './testing-server.ts'
import type { ContentChange } from './testing-store.ts'

const clock = () => new Date('2026-03-10T12:00:00Z')
const down = async () => new Response('<html>down</html>', { status: 503 })
const results =
  '/booknow/hotels/search?destination=Lisbon%2C%20Portugal&lat=38.72&long=-9.13&start=2026-05-08&end=2026-05-11&rooms=1&adults=2'
/** The agency presents Lisbon, where the example's hotels are. */
const atLisbon: ContentChange = ({ agency, ...content }) => {
  const place = { ...agency.home.place, name: 'Lisbon', latitude: 38.72, longitude: -9.13 }
  return { ...content, agency: { ...agency, home: { ...agency.home, place } } }
}

describe("server-rendered pages with an operator's API", () => {
  const server = testServer('meridian', atLisbon, undefined, createExampleApi(clock))
  const broken = testServer('meridian', atLisbon, undefined, down)
  const own = testServer('meridian', atLisbon)

  it("show the operator's deals on the home page, and none of the sample inventory", async () => {
    const { status, html } = await server().ask('/')
    expect(status).toBe(200)
    expect(html).toContain('Example Alfama Rooms')
    const deals = (page: string) => [...page.matchAll(/hotelId=([\w-]+)/g)].map(([, id]) => id)
    const samples = deals((await own().ask('/')).html)
    expect(samples.length).toBeGreaterThan(0)
    for (const id of samples) expect(html).not.toContain(`hotelId=${id}`)
  })

  it.each(['/', results])('are served without offers while the operator is down: %s', async (address) => {
    const { status, html } = await broken().ask(address)
    expect([200, 503]).toContain(status)
    expect(html).not.toMatch(/hotelId=|Example/)
    expect(html).toContain('</html>')
  })
})
