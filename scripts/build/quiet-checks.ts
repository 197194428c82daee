/** Hides warnings that no one can act on: on a busy machine every plugin is slow. */
export const quietChecks = { bundlerTimings: false }
