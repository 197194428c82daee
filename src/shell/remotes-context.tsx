import { createContext, type ReactNode, use } from 'react'
import type { RemoteAddress } from '../contract/remote.ts'

export interface Remotes {
  remotes: readonly RemoteAddress[]
  /** LIVERY_ENVIRONMENT, for the legacy redirects. */
  environment: string
}

const Context = createContext<Remotes>({ remotes: [], environment: 'prod' })

/** Tells the app which remote parts there are and where. */
export function RemotesProvider({ value, children }: { value: Remotes; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

/** The remote parts of this deployment. */
export function useRemotes(): Remotes {
  return use(Context)
}
