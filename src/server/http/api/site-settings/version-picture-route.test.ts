import { describe, expect, it, vi } from 'vitest'
import { testContent } from '../../../adapters/store/testing.ts'
import type { Raster } from '../../../domain/pictures/raster.ts'
import { versionPictureRoute } from './version-picture-route.ts'

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text))

/** Every version exists; one picture is drawn each time the test decides. */
function pictures() {
  const drawing: (() => void)[] = []
  const drawn: string[] = []
  const raster = {
    page: () => new Promise((resolve) => drawing.push(() => resolve(bytes('large')))),
    redraw: async () => ({ bytes: bytes('small') }),
  } as unknown as Raster
  const ofAgency = (id: string) => ({
    versions: {
      find: async (version: number) => {
        drawn.push(`${id} ${version}`)
        return testContent({ agencyName: id })
      },
    },
    assets: { find: async () => null },
    drafts: { find: async () => null },
  })
  const route = versionPictureRoute({ ofAgency, raster } as unknown as Parameters<
    typeof versionPictureRoute
  >[0])
  const ask = async (id: string, version: number, signal = new AbortController().signal) => {
    const { agency } = testContent({ agencyName: id })
    const signedIn = {
      userId: `owner of ${id}`,
      session: { signedIn: true, isTravelAgent: true, userType: 'AgencyOwner' },
    }
    const call = {
      agency: { id, slug: id, agency },
      signedIn,
      path: { version },
      query: { size: 'small' },
      signal,
    }
    const answer = (await route(call as unknown as Parameters<typeof route>[0])) as Response
    return answer.text()
  }
  const next = async () => {
    await vi.waitUntil(() => drawing.length > 0, { interval: 1 })
    drawing.shift()?.()
  }
  return { ask, next, drawn }
}

describe('pictures of versions', () => {
  it("are drawn for a whole page of the list, in turn with another agency's", async () => {
    const { ask, next, drawn } = pictures()
    const page = Array.from({ length: 30 }, (_, index) => ask('aurora', index + 1))
    const other = ask('meridian', 1)
    for (let count = 0; count < 31; count += 1) await next()
    expect(await Promise.all([...page, other])).toEqual(Array(31).fill('small'))
    expect(drawn.indexOf('meridian 1')).toBeLessThan(4)
  })

  it('are drawn once for all callers, even if the first one leaves', async () => {
    const { ask, next, drawn } = pictures()
    const ahead = ask('aurora', 1)
    const leaving = new AbortController()
    const first = ask('aurora', 2, leaving.signal)
    const second = ask('aurora', 2)
    leaving.abort()
    await next()
    await next()
    expect(await Promise.all([ahead, first, second])).toEqual(['small', 'small', 'small'])
    expect(drawn).toEqual(['aurora 1', 'aurora 2'])
  })
})
