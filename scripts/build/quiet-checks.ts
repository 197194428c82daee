/** What of a build is said to nobody: on a busy machine every plugin takes long, and no one can do anything about it. */
export const quietChecks = { bundlerTimings: false }
