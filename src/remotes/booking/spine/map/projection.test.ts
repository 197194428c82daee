import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitView, moved, NARROWEST, project, toScreen, unproject, WIDEST, zoomed } from './projection.ts'

const size = { width: 400, height: 300 }
const lisbon = { latitude: 38.72, longitude: -9.13 }
const point = fc.record({
  x: fc.double({ min: -100, max: 100, noNaN: true }),
  y: fc.double({ min: -100, max: 100, noNaN: true }),
})
const view = fc.record({
  x: fc.double({ min: -50, max: 50, noNaN: true }),
  y: fc.double({ min: -50, max: 50, noNaN: true }),
  scale: fc.double({ min: WIDEST, max: NARROWEST, noNaN: true }),
})

describe('map projection', () => {
  it('is in miles: a degree north is 69, a degree east fewer the farther north', () => {
    expect(project(lisbon, lisbon)).toEqual({ x: 0, y: 0 })
    expect(project(lisbon, { latitude: 39.72, longitude: -9.13 }).y).toBeCloseTo(-69.055)
    expect(project(lisbon, { latitude: 38.72, longitude: -8.13 }).x).toBeCloseTo(53.88, 1)
  })

  it('takes the shorter way around the earth', () => {
    const { x } = project({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })
    expect(x).toBeCloseTo(0.2 * 69.055)
  })

  it('fits all points with a margin, within the limits of zoom', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), (points) => {
        const fitted = fitView(points, size, 40)
        if (fitted.scale === WIDEST) return
        for (const one of points) {
          const { x, y } = toScreen(one, fitted, size)
          expect(x).toBeGreaterThanOrEqual(39.9)
          expect(x).toBeLessThanOrEqual(360.1)
          expect(y).toBeGreaterThanOrEqual(39.9)
          expect(y).toBeLessThanOrEqual(260.1)
        }
      }),
    )
  })

  it('shows the surroundings of its centre if there are no points', () => {
    expect(fitView([], size, 40)).toEqual({ x: 0, y: 0, scale: 37.5 })
  })

  it('keeps the point under the pointer in place while zooming', () => {
    fc.assert(
      fc.property(view, point, fc.double({ min: 0.2, max: 5, noNaN: true }), (before, land, times) => {
        const at = toScreen(land, before, size)
        const after = toScreen(land, zoomed(before, times, at, size), size)
        expect(after.x).toBeCloseTo(at.x, 4)
        expect(after.y).toBeCloseTo(at.y, 4)
      }),
    )
  })

  it('follows a drag', () => {
    const before = { x: 1, y: 2, scale: 20 }
    const at = toScreen({ x: 3, y: 3 }, before, size)
    const after = toScreen({ x: 3, y: 3 }, moved(before, 30, -12), size)
    expect([after.x - at.x, after.y - at.y]).toEqual([30, -12])
  })

  it('finds the position of a point of the map again', () => {
    const suva = { latitude: -18.13, longitude: 179.9 }
    const place = fc.record({
      latitude: fc.double({ min: -19, max: -17, noNaN: true }),
      longitude: fc.double({ min: 178.5, max: 179.99, noNaN: true }),
    })
    fc.assert(
      fc.property(place, (position) => {
        const found = unproject(suva, project(suva, position))
        expect(found.latitude).toBeCloseTo(position.latitude, 3)
        expect(found.longitude).toBeCloseTo(position.longitude, 3)
      }),
    )
    expect(unproject(suva, { x: 40, y: 0 }).longitude).toBeLessThan(0)
  })

  it('zooms no closer than a street and no farther than a country', () => {
    const near = zoomed({ x: 0, y: 0, scale: 500 }, 1e9, { x: 0, y: 0 }, size)
    const far = zoomed({ x: 0, y: 0, scale: 5 }, 1e-9, { x: 0, y: 0 }, size)
    expect([near.scale, far.scale]).toEqual([NARROWEST, WIDEST])
  })
})
