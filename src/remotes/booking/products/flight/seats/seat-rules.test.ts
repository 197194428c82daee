import { describe, expect, it } from 'vitest'
import { answer, seatMap } from '../testing-journey-answers.ts'
import { placesOf } from './seat-grid.tsx'
import { laplessIn, type MapSeat, nextPlace, seatFault, seatsIn, seatTotal, sittersOf } from './seat-rules.ts'

const byNumber = new Map(seatsIn(seatMap).map((seat) => [seat.seat, seat]))
const seat = (number: string) => byNumber.get(number) as MapSeat
const [adult, , child] = sittersOf(answer.passengers)
const [, withInfant] = sittersOf(answer.passengers, new Set([0]))
const faultOf = (number: string, sitter = adult) => sitter && seatFault(seat(number), sitter)

describe('who can have a seat', () => {
  it('is everyone but infants, who need the lap of an adult outside the exit rows', () => {
    const laps = (...lapless: number[]) =>
      sittersOf(answer.passengers, new Set(lapless)).map(({ index, hasInfant }) => [index, hasInfant])
    expect(laps()).toEqual([
      [0, false],
      [1, false],
      [2, false],
    ])
    expect(laps(0).map(([, hasInfant]) => hasInfant)).toEqual([false, true, false])
    expect(laps(1).map(([, hasInfant]) => hasInfant)).toEqual([true, false, false])
  })

  it('depends on the chosen seats of all flights', () => {
    const chosen = (passenger: number, number: string) => ({
      slice: seatMap.slice,
      segment: seatMap.segment,
      passenger,
      seat: number,
    })
    expect(laplessIn([seatMap], [chosen(1, '11A'), chosen(0, '12A')])).toEqual(new Set([1]))
  })

  it('depends on the exit row, the infant and whether it is free', () => {
    expect(faultOf('12A')).toBeNull()
    expect(faultOf('12C')).toBe('taken')
    expect(faultOf('11A')).toBeNull()
    expect(faultOf('11A', child)).toBe('exitRow')
    expect(faultOf('11A', withInfant)).toBe('exitRow')
    const barred: MapSeat = { ...seat('12A'), disclosures: ['no_infants'] }
    expect(withInfant && seatFault(barred, withInfant)).toBe('noInfants')
    expect(adult && seatFault({ ...barred, kind: 'restricted_seat' }, adult)).toBe('restricted')
  })
})

it('adds up the chosen seats of one flight', () => {
  const chosen = (number: string, slice = 1) => ({ slice, segment: 0, passenger: 0, seat: number })
  expect(seatTotal(seatMap, [chosen('11A'), chosen('12A'), chosen('12B', 0)])).toEqual({
    amount: 4_000,
    currency: 'USD',
  })
  expect(seatTotal(seatMap, [])).toBeNull()
})

describe('arrow keys in a cabin', () => {
  const [cabin] = seatMap.cabins
  const placed = cabin ? placesOf(cabin) : []
  const from = (number: string) => placed.find((one) => one.seat.seat === number) ?? { row: 0, column: 0 }
  const to = (number: string, key: Parameters<typeof nextPlace>[2]) => {
    const next = nextPlace(placed, from(number), key)
    return placed.find(({ row, column }) => row === next?.row && column === next.column)?.seat.seat
  }

  it('move in the row and to the nearest seat of the next one, over aisles', () => {
    expect(to('12A', 'ArrowRight')).toBe('12B')
    expect(to('12B', 'ArrowRight')).toBe('12C')
    expect(to('12C', 'ArrowRight')).toBeUndefined()
    expect(to('12B', 'ArrowUp')).toBe('11B')
    expect(to('11C', 'ArrowDown')).toBe('12C')
    expect(to('11A', 'ArrowUp')).toBeUndefined()
    expect(to('12B', 'Home')).toBe('12A')
    expect(to('12A', 'End')).toBe('12C')
  })
})
