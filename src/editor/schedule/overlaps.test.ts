import { describe, expect, it } from 'vitest'
import { overlapsOf } from './overlaps.ts'
import type { Schedule } from './schedules-query.ts'

const plan = (pointer: string, startsAt: string, endsAt: string | null, state = 'planned') =>
  ({ id: pointer, state, startsAt, endsAt, changes: [{ pointer }] }) as unknown as Schedule
const hours = (start: string, end: string | null = null) => ({
  start: new Date(start),
  end: end === null ? null : new Date(end),
})
const color = '/agency/primaryColor'

describe('plans for one field', () => {
  it('are told where their hours meet', () => {
    const may = plan(color, '2027-05-01T00:00Z', '2027-06-01T00:00Z')
    const found = (start: string, end?: string) =>
      overlapsOf([may], [color, '/agency/city'], hours(start, end)).map(({ pointers }) => pointers)
    expect(found('2027-04-01T00:00Z')).toEqual([[color]])
    expect(found('2027-05-10T00:00Z')).toEqual([[color]])
    expect(found('2027-04-01T00:00Z', '2027-05-01T00:00Z')).toEqual([])
    expect(found('2027-06-01T00:00Z')).toEqual([])
  })

  it('are those to come alone, of the same field or one inside it', () => {
    const start = hours('2027-05-10T00:00Z')
    const at = '2027-05-01T00:00Z'
    expect(overlapsOf([plan(color, at, null, 'done')], [color], start)).toEqual([])
    expect(overlapsOf([plan(color, at, null, 'live')], [color], start)).toHaveLength(1)
    expect(overlapsOf([plan('/agency/theme', at, null)], ['/agency/theme/radius'], start)).toHaveLength(1)
    expect(overlapsOf([plan('/agency/primaryColor2', at, null)], [color], start)).toEqual([])
  })
})
