import type { BoardType, HotelRate } from '../../../../../contract/types.ts'
import { boards } from '../vocabulary/boards.ts'

/** Rate conditions: the filters that apply to a single rate, and so to a hotel's page as well. */
export interface RateRequest {
  /** Matches any of these boards. */
  readonly boards: readonly BoardType[]
  readonly freeCancellation: boolean
  readonly payAtProperty: boolean
}

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

/** Reads the rate conditions from an address and ignores invalid values. */
export function readRateRequest(params: URLSearchParams): RateRequest {
  const named = (params.get('board') ?? '').split(',')
  return {
    boards: boards.filter((board) => named.includes(board)),
    freeCancellation: params.get('cancel') === 'free',
    payAtProperty: params.get('pay') === 'property',
  }
}

/** Returns the values of the address parameters; a condition that is not set has an empty one. */
export function rateRequestValues(request: RateRequest): Record<'board' | 'cancel' | 'pay', string> {
  return {
    board: request.boards.join(','),
    cancel: request.freeCancellation ? 'free' : '',
    pay: request.payAtProperty ? 'property' : '',
  }
}

/** Returns the hotel page's address with the rate conditions added. */
export function withRateRequest(href: string, request: RateRequest): string {
  const values = Object.entries(rateRequestValues(request)).filter(([, value]) => value !== '')
  return values.length === 0 ? href : `${href}&${new URLSearchParams(values)}`
}
