/** Port of the server that the stories run against. */
export const port = Number(process.env.E2E_PORT ?? 4170)

/** Address of a path on an agency's host. */
export function at(slug: string, path: string): string {
  return `http://${slug}.localhost:${port}${path}`
}
