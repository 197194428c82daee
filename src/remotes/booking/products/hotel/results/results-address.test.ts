import { describe, expect, it } from 'vitest'
import { readHotelId } from '../search/hotel-page-href.ts'
import { readView, withView } from './results-address.ts'

describe('view of the results in the address', () => {
  it('is read back as written', () => {
    const params = withView(new URLSearchParams('lat=1'), {
      view: 'map',
      page: '3',
      selected: 'h2267057-12',
      radius: '30',
    })
    expect(readView(params)).toEqual({ view: 'map', page: 3, selected: 'h2267057-12', radius: 30 })
    expect(withView(params, { view: null, page: null, selected: null, radius: null }).toString()).toBe(
      'lat=1',
    )
  })

  it.each([
    'view=carousel',
    'page=0',
    'page=-2',
    'page=1e9',
    'page=NaN',
    'page=1.5',
    'selected=<img src=x>',
    'selected=',
    'radius=9999',
    'radius=29',
  ])('falls back to the default for an invalid value: %s', (query) => {
    expect(readView(new URLSearchParams(query))).toEqual({
      view: 'list',
      page: 1,
      selected: null,
      radius: 15,
    })
  })

  it('ignores a hotel id of the wrong form', () => {
    for (const id of ['', '-x', 'a"]', '../h1', 'x'.repeat(65)]) {
      expect(readHotelId(new URLSearchParams({ hotelId: id }), 'hotelId'), id).toBeNull()
    }
  })
})
