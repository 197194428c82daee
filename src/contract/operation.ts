import type { Product } from './products.ts'

/** A JSON Schema (2020-12), as data. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

export interface OperationParameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header' | 'cookie'
  readonly required: boolean
  readonly schema: JsonSchema
}

/** The mark `x-supplier` of an operation. */
export interface SupplierCall {
  /** `any` where the booking or the quote says which. */
  readonly product: Product | 'any'
  /**
   * `suggest`: places that match what is typed. `reference`: lists that seldom change. `deals`, `search`, `details`: offers and
   * prices. `booking`: quotes, holds, bookings and what comes after.
   */
  readonly step: 'suggest' | 'reference' | 'deals' | 'search' | 'details' | 'booking'
}

/** One call of the contract, as the validators read it. A response whose body is a file, and no JSON, has null. */
export interface Operation {
  readonly id: string
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  /** Who answers it where an operator's own API is connected: that API, or Livery as before. */
  readonly answeredBy: 'operator' | 'livery'
  /** Which supplier its handling calls, and for what; null where it calls none. */
  readonly supplier: SupplierCall | null
  /** The media type of its answer, such as `application/json`. */
  readonly answers: string
  readonly parameters: readonly OperationParameter[]
  readonly requestBody: {
    readonly required: boolean
    readonly schema: JsonSchema
    /** The body is a file as it is, `application/octet-stream`, and no JSON. */
    readonly isFile?: true
  } | null
  readonly responses: { readonly [status: string]: JsonSchema | null }
}

/** Gives the answers of errors that operations share, by status: each is a `Problem`. */
export function problems(...statuses: readonly number[]): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: '#/components/schemas/Problem' }]))
}
