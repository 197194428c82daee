import { beforeAll, describe, expect, it } from 'vitest'
import { MAP_EDITION, type MapTile, tilePath } from '../../../contract/map-tile.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})

const lisbon = { level: 2, column: 170, row: 51 } as const

describe('GET /map/…', () => {
  it('answers a tile that every browser and cache may keep', async () => {
    const answer = await site.call(tilePath(lisbon, 'en'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const tile = (await answer.json()) as MapTile
    expect(tile.land.length).toBeGreaterThan(0)
    expect(tile.places[0]?.name).toBe('Lisbon')
    const [x = 0, y = 0] = tile.land[0] ?? []
    expect([x, y].every((value) => value >= 0 && value <= tile.units)).toBe(true)
  })

  it('names towns in the language of the address', async () => {
    const answer = await site.call(tilePath(lisbon, 'ar'))
    expect(((await answer.json()) as MapTile).places[0]?.name).toBe('لشبونة')
  })

  it('names small towns at the closest level alone', async () => {
    const least = async (tile: Parameters<typeof tilePath>[0]) => {
      const { places } = (await (await site.call(tilePath(tile, 'en'))).json()) as MapTile
      return Math.min(...places.map(({ population }) => population))
    }
    expect(await least(lisbon)).toBeGreaterThanOrEqual(3000)
    expect(await least({ level: 3, column: 683, row: 202 })).toBeLessThan(3000)
  })

  it('leads addresses of another edition to the current one', async () => {
    const answer = await site.call(tilePath(lisbon, 'en').replace(MAP_EDITION, '00000000'))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(tilePath(lisbon, 'en'))
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/map/', '/map/x', `/map/${MAP_EDITION}/en/9/0/0.json`])('is 404 at %s', async (path) => {
    expect((await site.call(path)).status).toBe(404)
  })
})
