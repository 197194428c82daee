/** Runs the build unless dist/ comes from exactly the files that are there. */
export function buildIfStale(): void
/** Says that dist/ comes from the files that are there now. */
export function markBuilt(): void
