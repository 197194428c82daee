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

/** One call of the contract, as the validators read it. A response without a JSON body has null. */
export interface Operation {
  readonly id: string
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  readonly parameters: readonly OperationParameter[]
  readonly requestBody: { readonly required: boolean; readonly schema: JsonSchema } | null
  readonly responses: { readonly [status: string]: JsonSchema | null }
}
