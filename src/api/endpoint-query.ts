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

/** What a call is asked with. It is the query key too, so it holds only what changes the answer. */
type Asked<Operation> = Pick<
  FetchOptions<Operation>,
  Extract<keyof FetchOptions<Operation>, 'params' | 'body'>
>

export interface EndpointQuery<Data> {
  readonly queryKey: readonly [Method, string, ...unknown[]]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  readonly staleTime: number
}

/**
 * Takes a client, a call of the contract and what it is asked with, gives TanStack Query options for loader, hook and
 * prefetch alike. Method, path and what is asked are the key; `staleTime` is milliseconds, a minute unless told.
 */
export function endpointQuery<M extends Method, P extends PathOf<M>>(
  client: ApiClient,
  method: M,
  path: P,
  asked: object extends Asked<OperationAt<P, M>> ? Asked<OperationAt<P, M>> | null : Asked<OperationAt<P, M>>,
  staleTime = 60_000,
): EndpointQuery<Reply<OperationAt<P, M>>> {
  return {
    queryKey: asked ? [method, path, asked] : [method, path],
    // The contract ties path, method and answer together; the client's own overloads cannot be asked generically.
    queryFn: async ({ signal }) => {
      const request = client.request as (
        method: Method,
        path: string,
        init: object,
      ) => Promise<{ data?: unknown }>
      const { data } = await request(method, path, { ...asked, signal })
      return data as Reply<OperationAt<P, M>>
    },
    staleTime,
  }
}
