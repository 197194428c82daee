/** A fault that stops code from running, for the developer. */
export interface DevFault {
  message: string
  stack: string
}

/** A fault shown in place of a page, and the revision of the sources that has it. */
export interface ShownFault {
  fault: DevFault
  revision: string
}

/** Messages from the server to the front of `npm run dev`, which started it. */
export type DevNews =
  /** The server runs at this port, from this revision of the sources. */
  | { livery: 'serves'; port: number; revision: string }
  /** The server renders pages from another revision: one of their files was saved. */
  | { livery: 'renders'; revision: string }
  /** The server loaded these files as code. */
  | { livery: 'loads'; files: readonly string[] }
  /** The server ends; the next one starts when code has changed. */
  | { livery: 'ends' }
  /** The server's code does not run. */
  | { livery: 'failed'; fault: DevFault }
  /** The environment or the machine prevents the server from running; saving a file does not help. */
  | { livery: 'refused' }
  /** A request failed. */
  | { livery: 'fault'; fault: DevFault }
  /** An event for the open pages. */
  | { livery: 'tell'; event: string }

/** Converts anything that was thrown to a fault. */
export function faultOf(error: unknown): DevFault {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  return { message, stack }
}
