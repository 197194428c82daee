import { createContext, type ReactNode, use } from 'react'
import type { RemoteAddress } from '../contract/remote.ts'

export interface Remotes {
  remotes: readonly RemoteAddress[]
  /** LIVERY_ENVIRONMENT, for the legacy redirects. */
  environment: string
}

const Context = createContext<Remotes>({ remotes: [], environment: 'prod' })

/** Provides the list of remote parts with their addresses to the app. */
export function RemotesProvider({ value, children }: { value: Remotes; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

/** Returns the remote parts of this deployment. */
export function useRemotes(): Remotes {
  return use(Context)
}
