import { createContext, type ReactNode, use } from 'react'
import type { ApiClient } from '../api/client.ts'

const Context = createContext<ApiClient | null>(null)

/** Provides the API client, bound to this page's agency and language. */
export function ApiProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return <Context value={client}>{children}</Context>
}

/** Returns the typed client of the API. */
export function useApi(): ApiClient {
  const client = use(Context)
  if (!client) throw new Error('There is no ApiProvider around this component.')
  return client
}
