import type { HotelRate } from '../../../../../contract/types.ts'
import { type HotelFilters, noFilters, readFilters, writeFilters } from './hotel-filters.ts'

/** Rate conditions: the filters that apply to a single rate, and so to a hotel's page as well. */
export type RateRequest = Pick<HotelFilters, 'boards' | 'freeCancellation' | 'payAtProperty'>

/** The fields of a rate that conditions apply to. */
interface RateTerms extends Pick<HotelRate, 'board' | 'payment'> {
  /** Time until which cancelling is free; null if it costs something now. */
  freeUntil: string | null
}

/** Returns whether a rate meets all requested conditions. */
export function meetsRateRequest({ board, payment, freeUntil }: RateTerms, request: RateRequest): boolean {
  return (
    (request.boards.length === 0 || request.boards.includes(board)) &&
    (!request.freeCancellation || freeUntil !== null) &&
    (!request.payAtProperty || payment === 'at_property')
  )
}

/** Reads the rate conditions from an address; the parameters are those of the results' filters. */
export function readRateRequest(params: URLSearchParams): RateRequest {
  const { boards, freeCancellation, payAtProperty } = readFilters(params, '')
  return { boards, freeCancellation, payAtProperty }
}

/** Returns the hotel page's address with the rate conditions added. */
export function withRateRequest(
  href: string,
  { boards, freeCancellation, payAtProperty }: RateRequest,
): string {
  const filters = { ...noFilters, boards, freeCancellation, payAtProperty }
  const query = writeFilters(new URLSearchParams(), filters, '').toString()
  return query === '' ? href : `${href}&${query}`
}
