import type { Context } from 'hono'
import type { HostInfo } from '../message/host-info.ts'
import type { RequestOrigin } from '../message/request-origin.ts'
import type { Caller } from './route.ts'

/** What a request was for; a closed list, so that no address can swell the metrics. */
export type RequestArea = 'api' | 'page' | 'asset' | 'probe'

/** What the application's handlers hand each other while a request goes through. */
export interface AppEnv {
  /** Empty where no adapter passed a `HostInfo`. */
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

/** Gives what the adapter passed along, if there was one. */
export function hostInfoOf(c: Context<AppEnv>): HostInfo | undefined {
  return 'hosts' in c.env ? c.env : undefined
}
