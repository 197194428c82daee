import type { Context } from 'hono'
import type { HostInfo } from '../http-messages/host-info.ts'
import type { RequestOrigin } from '../http-messages/request-origin.ts'
import type { Caller } from './route.ts'

/** The area of a request: a closed list, so that no address can add metrics. */
export type RequestArea = 'api' | 'page' | 'asset' | 'probe'

/** What the application's handlers pass on during a request. */
export interface AppEnv {
  /** Empty if no adapter passed a `HostInfo`. */
  Bindings: HostInfo | Record<never, never>
  Variables: {
    requestId: string
    area: RequestArea
    origin: RequestOrigin
    caller: Caller
    /** The visit's id, for the log. */
    visit: string
  }
}

/** Returns what the adapter passed, if there was one. */
export function hostInfoOf(c: Context<AppEnv>): HostInfo | undefined {
  return 'hosts' in c.env ? c.env : undefined
}
