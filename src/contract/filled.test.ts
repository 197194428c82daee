import { expect, expectTypeOf, it } from 'vitest'
import type { Filled } from './filled.ts'

interface Room {
  adults?: number
  ages?: number[]
}
interface Search {
  place: string
  radius?: number
  note?: string
  rooms?: Room[]
  byName: { [name: string]: Room }
  owner: Room | null
}
type Where = {
  has: 'radius' | 'rooms'
  in: {
    rooms: { items: { has: 'adults' } }
    byName: { values: { has: 'ages' } }
    owner: { has: 'adults' | 'ages' }
  }
}
type FilledSearch = Filled<Search, Where>

// The compiler does the checks; running the file only proves that it is read.
it('requires fields with a default at every depth and leaves the others optional', () => {
  expectTypeOf<FilledSearch>().toEqualTypeOf<{
    place: string
    radius: number
    note?: string
    rooms: { adults: number; ages?: number[] }[]
    byName: { [name: string]: { adults?: number; ages: number[] } }
    owner: { adults: number; ages: number[] } | null
  }>()
  const room: Filled<Room, { has: 'adults' }> = { adults: 2 }
  expect(room.adults).toBe(2)
})

it('is the same type if nothing has a default', () => {
  expectTypeOf<Filled<Search, unknown>>().toEqualTypeOf<Search>()
  expectTypeOf<Filled<undefined, Where>>().toEqualTypeOf<undefined>()
})
