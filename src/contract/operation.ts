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
  /** `any` if the booking or the quote decides. */
  readonly product: Product | 'any'
  /**
   * `suggest`: places that match the typed text. `reference`: lists that seldom change. `deals`, `search`, `details`:
   * offers and prices. `booking`: quotes, holds, bookings and everything after them.
   */
  readonly step: 'suggest' | 'reference' | 'deals' | 'search' | 'details' | 'booking'
}

/** One operation of the contract, as the validators read it. A response whose body is a file has null. */
export interface Operation {
  readonly id: string
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  /** Who answers it if an operator's own API is connected: that API, or Livery. */
  readonly answeredBy: 'operator' | 'livery'
  /** The supplier that handles it, and for what; null if it needs none. */
  readonly supplier: SupplierCall | null
  /** The media type of its request body, such as `application/json`. */
  readonly answers: string
  readonly parameters: readonly OperationParameter[]
  readonly requestBody: {
    readonly required: boolean
    readonly schema: JsonSchema
    /** The body is the file itself, `application/octet-stream`, and not JSON. */
    readonly isFile?: true
  } | null
  readonly responses: { readonly [status: string]: JsonSchema | null }
}

/** Returns the error answers that operations share, by status; each is a `Problem`. */
export function problems(...statuses: readonly number[]): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: '#/components/schemas/Problem' }]))
}
