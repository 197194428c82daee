import { createContext, type ReactNode, use } from 'react'
import type { ApiClient } from '../api/client.ts'

const Context = createContext<ApiClient | null>(null)

/** Gives the API client, bound to this page's agency and language, to everything below it. */
export function ApiProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return <Context value={client}>{children}</Context>
}

/** The typed client of the API. */
export function useApi(): ApiClient {
  const client = use(Context)
  if (!client) throw new Error('no ApiProvider')
  return client
}
