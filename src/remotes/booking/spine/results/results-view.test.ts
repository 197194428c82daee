import { describe, expect, it } from 'vitest'
import { readOfferId, readView, withView } from './results-view.ts'

describe('view of the results in the address', () => {
  it('is read back as written', () => {
    const params = withView(new URLSearchParams('lat=1'), {
      view: 'map',
      page: '3',
      selected: 'h2267057-12',
    })
    expect(readView(params)).toEqual({ view: 'map', page: 3, selected: 'h2267057-12' })
    expect(withView(params, { view: null, page: null, selected: null }).toString()).toBe('lat=1')
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
  ])('falls back to the default for an invalid value: %s', (query) => {
    expect(readView(new URLSearchParams(query))).toEqual({
      view: 'list',
      page: 1,
      selected: null,
    })
  })

  it('ignores an id of the wrong form', () => {
    for (const id of ['', '-x', 'a"]', '../h1', 'x'.repeat(101)]) {
      expect(readOfferId(new URLSearchParams({ id }), 'id'), id).toBeNull()
    }
  })
})
