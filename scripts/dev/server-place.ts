import type { DevFault } from './dev-news.ts'

/** Where the server is: at a port with its revision of the sources, or stopped by a fault. */
export type Place = { port: number; revision: string } | { fault: DevFault }

/** Tracks where the server is, and lets callers wait during a restart. */
export interface ServerPlace {
  serves(port: number, revision: string): void
  /** The server renders another revision of the sources. */
  renders(revision: string): void
  failed(fault: DevFault): void
  /** The server at this port, or any server, is gone; callers wait from now on. */
  gone(port?: number): void
  /** Where the server is; resolves once it runs or has failed. */
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
