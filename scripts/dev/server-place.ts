import type { DevFault } from './dev-news.ts'

/** Where the server is now: at a port, or kept from running by a fault. */
export type Place = { port: number } | { fault: DevFault }

/** Knows where the server is, and lets others wait while it begins anew. */
export interface ServerPlace {
  serves(port: number): void
  failed(fault: DevFault): void
  /** The server at this port is gone, or whichever there is; it is waited for from now on. */
  gone(port?: number): void
  /** Where the server is; resolves when it serves or has failed. */
  now(): Promise<Place>
}

export function createServerPlace(): ServerPlace {
  let place: Place | null = null
  let changed = Promise.withResolvers<void>()

  function become(next: Place | null): void {
    place = next
    if (next === null) return
    changed.resolve()
    changed = Promise.withResolvers()
  }

  async function now(): Promise<Place> {
    while (place === null) await changed.promise
    return place
  }

  return {
    serves: (port) => become({ port }),
    failed: (fault) => become({ fault }),
    gone(port) {
      if (place === null || port === undefined || ('port' in place && place.port === port)) become(null)
    },
    now,
  }
}
