import type { FetchOptions } from 'openapi-fetch'
import type { paths } from '../contract/api.gen.ts'
import type { ApiClient } from './client.ts'

type Method = 'get' | 'post'
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends { [Key in M]: { responses: object } } ? Path : never
}[keyof paths]

type OperationAt<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>
type Reply<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** The input of a call. It is part of the query key, so it holds only what changes the answer. */
type Input<Operation> = Pick<
  FetchOptions<Operation>,
  Extract<keyof FetchOptions<Operation>, 'params' | 'body'>
>

export interface EndpointQuery<Data> {
  readonly queryKey: readonly [Method, string, ...unknown[]]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  readonly staleTime: number
}

/**
 * Returns TanStack Query options for a call of the contract, for loader, hook and prefetch alike. Method, path and
 * input are the key. `staleTime` is in milliseconds, one minute by default.
 */
export function endpointQuery<M extends Method, P extends PathOf<M>>(
  client: ApiClient,
  method: M,
  path: P,
  input: object extends Input<OperationAt<P, M>> ? Input<OperationAt<P, M>> | null : Input<OperationAt<P, M>>,
  staleTime = 60_000,
): EndpointQuery<Reply<OperationAt<P, M>>> {
  return {
    queryKey: input ? [method, path, input] : [method, path],
    // The contract ties path, method and answer together; the client's overloads cannot be called generically.
    queryFn: async ({ signal }) => {
      const request = client.request as (
        method: Method,
        path: string,
        init: object,
      ) => Promise<{ data?: unknown }>
      const { data } = await request(method, path, { ...input, signal })
      return data as Reply<OperationAt<P, M>>
    },
    staleTime,
  }
}
