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

/** One call of the contract, as the validators read it. A response whose body is a file, and no JSON, has null. */
export interface Operation {
  readonly id: string
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  /** Who answers it where an operator's own API is connected: that API, or Livery as before. */
  readonly answeredBy: 'operator' | 'livery'
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
