/** Runs the build unless dist/ comes from exactly the files that are there. */
export function buildIfStale(): Promise<void>
/** Gives what says, once the build is over, that dist/ comes from the files that are there now, unless they have changed. */
export function beginBuild(): () => void
