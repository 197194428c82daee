type Callback<Result> = (error: Error | null, result: Result) => void

/** The part of node:util that the running server uses. */
export function promisify<Result>(work: (...args: [...unknown[], Callback<Result>]) => void) {
  return (...args: unknown[]) =>
    new Promise<Result>((resolve, reject) => {
      work(...args, (error, result) => (error === null ? resolve(result) : reject(error)))
    })
}
