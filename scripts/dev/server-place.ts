import type { DevFault } from './dev-news.ts'

/** Where the server is now: at a port, with the revision of the sources that it renders, or kept from running by a fault. */
export type Place = { port: number; revision: string } | { fault: DevFault }

/** Knows where the server is, and lets others wait while it restarts. */
export interface ServerPlace {
  serves(port: number, revision: string): void
  /** The server renders another revision of the sources. */
  renders(revision: string): void
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
    serves: (port, revision) => become({ port, revision }),
    renders(revision) {
      if (place !== null && 'port' in place) place = { ...place, revision }
    },
    failed: (fault) => become({ fault }),
    gone(port) {
      if (place === null || port === undefined || ('port' in place && place.port === port)) become(null)
    },
    now,
  }
}
