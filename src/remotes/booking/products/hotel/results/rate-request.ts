import type { HotelRate } from '../../../../../contract/types.ts'
import { type HotelFilters, noFilters, readFilters, writeFilters } from './hotel-filters.ts'

/** What filters ask of one and the same rate: what remains to be asked on the page of one house. */
export type RateRequest = Pick<HotelFilters, 'boards' | 'freeCancellation' | 'payAtProperty'>

/** A rate as far as it can be asked about. */
interface AskedRate extends Pick<HotelRate, 'board' | 'payment'> {
  /** Until when a cancellation costs nothing; null where it costs something now. */
  freeUntil: string | null
}

/** Whether a rate promises all that is asked of it. */
export function meetsRateRequest({ board, payment, freeUntil }: AskedRate, wish: RateRequest): boolean {
  return (
    (wish.boards.length === 0 || wish.boards.includes(board)) &&
    (!wish.freeCancellation || freeUntil !== null) &&
    (!wish.payAtProperty || payment === 'at_property')
  )
}

/** What an address asks of rates, under the names that the filters of the results have. */
export function readRateRequest(params: URLSearchParams): RateRequest {
  const { boards, freeCancellation, payAtProperty } = readFilters(params, '')
  return { boards, freeCancellation, payAtProperty }
}

/** Takes the address of a hotel's page and what is asked of its rates, and gives the address that asks for that. */
export function withRateRequest(
  href: string,
  { boards, freeCancellation, payAtProperty }: RateRequest,
): string {
  const filters = { ...noFilters, boards, freeCancellation, payAtProperty }
  const asked = writeFilters(new URLSearchParams(), filters, '').toString()
  return asked === '' ? href : `${href}&${asked}`
}
