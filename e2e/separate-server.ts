import { type SecondServer, startSecondServer } from './second-server.ts'
import { ownPorts, secondPort, test } from './site.ts'

/**
 * Takes a file's agencies from the second server, since what its stories publish would affect other stories. No two
 * files change the same agency there.
 */
export function onSecondServer(...slugs: readonly string[]): void {
  test.beforeAll(() => {
    for (const slug of slugs) ownPorts.set(slug, secondPort)
  })
  test.afterAll(() => {
    for (const slug of slugs) ownPorts.delete(slug)
  })
}

/** Starts a separate server for a file of stories, since what they lock would affect other stories. */
export function onSeparateServer(...slugs: readonly string[]): void {
  let server: SecondServer
  test.beforeAll(async () => {
    server = await startSecondServer({ LIVERY_MODE: 'demo' }, ...slugs)
    for (const slug of slugs) ownPorts.set(slug, server.port)
  })
  test.afterAll(async () => {
    for (const slug of slugs) ownPorts.delete(slug)
    await server.stop()
  })
}
