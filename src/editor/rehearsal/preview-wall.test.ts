import { describe, expect, it } from 'vitest'
import { MOST_CELLS, readWall, usualWall, withCell, withOneMore, withoutCell } from './preview-wall.ts'

const usual = { language: 'en', currency: 'USD', languages: ['en', 'fr', 'ar'] }

describe('wall', () => {
  it('starts with every screen, mode and state of offers, several roles and Arabic', () => {
    const { cells } = usualWall(usual)
    const grantRequests = cells.map(({ grantRequest }) => grantRequest)
    expect(cells.length).toBeLessThanOrEqual(MOST_CELLS)
    expect(new Set(grantRequests.map(({ bookingState }) => bookingState))).toEqual(
      new Set(['ready', 'loading', 'empty', 'failed']),
    )
    expect(new Set(grantRequests.map(({ mode }) => mode))).toEqual(new Set(['light', 'dark']))
    expect(new Set(cells.map(({ device }) => device))).toEqual(new Set(['phone', 'desktop']))
    expect(grantRequests.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['anonymous', 'traveller', 'agent', 'owner']),
    )
    expect(grantRequests.map(({ language }) => language)).toContain('ar')
    expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length)
  })

  it('uses another language if Arabic is not offered, and none if there is only one', () => {
    const languagesOf = (languages: string[]) =>
      new Set(usualWall({ ...usual, languages }).cells.map(({ grantRequest }) => grantRequest.language))
    expect(languagesOf(['en', 'fr'])).toEqual(new Set(['en', 'fr']))
    expect(languagesOf(['en'])).toEqual(new Set(['en']))
  })

  it('changes only the given fields of one cell', () => {
    const wall = withCell(usualWall(usual), '2', { grantRequest: { role: 'owner' } })
    expect(wall.cells[1]).toMatchObject({
      device: 'phone',
      grantRequest: { role: 'owner', mode: 'light', language: 'en' },
    })
    expect(wall.cells[0]).toEqual(usualWall(usual).cells[0])
  })

  it('grows to at most twelve, and can be emptied and reset', () => {
    let wall = usualWall(usual)
    for (let more = 0; more < 5; more += 1) wall = withOneMore(wall, usual)
    expect(wall.cells).toHaveLength(MOST_CELLS)
    expect(new Set(wall.cells.map(({ id }) => id)).size).toBe(MOST_CELLS)
    for (const { id } of wall.cells) wall = withoutCell(wall, id)
    expect(wall.cells).toEqual([])
    expect(withOneMore(wall, usual).cells).toHaveLength(1)
  })

  it('is read as it was stored', () => {
    const wall = { ...usualWall(usual), page: '/about' }
    expect(readWall(JSON.parse(JSON.stringify(wall)))).toEqual(wall)
  })

  it('is read as an earlier release stored it', () => {
    const wall = usualWall(usual)
    const cells = wall.cells.map(({ grantRequest, ...cell }) => ({ ...cell, wish: grantRequest }))
    expect(readWall(JSON.parse(JSON.stringify({ ...wall, cells })))).toEqual(JSON.parse(JSON.stringify(wall)))
  })

  it('ignores stored data that is invalid, and the invalid parts of valid data', () => {
    const [cell] = usualWall(usual).cells
    for (const stored of [null, 1, 'x', [], {}, { cells: 'x' }, { cells: [] }, { cells: [cell, cell] }])
      expect(readWall(stored)).toBeNull()
    const broken = [
      { ...cell, path: '//elsewhere.example' },
      { ...cell, device: '__proto__' },
      { ...cell, grantRequest: { ...cell?.grantRequest, role: 'operator' } },
      { ...cell, id: 'x y' },
    ]
    expect(readWall({ page: 'https://elsewhere.example', cells: [...broken, { ...cell, id: '9' }] })).toEqual(
      {
        page: null,
        cells: [{ ...cell, id: '9' }],
      },
    )
  })
})
