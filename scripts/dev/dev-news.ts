/** What keeps code from running, as a developer reads it. */
export interface DevFault {
  message: string
  stack: string
}

/** A fault that stands in a page's place, and the revision of the sources that has it. */
export interface ShownFault {
  fault: DevFault
  revision: string
}

/** What the front of `npm run dev` hears from the server that it starts. */
export type DevNews =
  /** It serves, at which port of this machine and from which revision of the sources. */
  | { livery: 'serves'; port: number; revision: string }
  /** It renders pages from another revision: a file of theirs was saved. */
  | { livery: 'renders'; revision: string }
  /** It loaded these files as code. */
  | { livery: 'loads'; files: readonly string[] }
  /** It ends; the next begins when code has changed. */
  | { livery: 'ends' }
  /** Its code does not run. */
  | { livery: 'failed'; fault: DevFault }
  /** The environment or the machine keeps it from serving, which no saved file mends. */
  | { livery: 'refused' }
  /** A request failed. */
  | { livery: 'fault'; fault: DevFault }
  /** Open pages are to hear this event. */
  | { livery: 'tell'; event: string }

/** Takes whatever was thrown and gives it as a fault. */
export function faultOf(error: unknown): DevFault {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  return { message, stack }
}
