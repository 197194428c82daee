/** Runs the build unless dist/ comes from exactly the files that are there. */
export function buildIfStale(): void
