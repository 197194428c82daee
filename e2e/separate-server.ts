import { type SecondServer, startSecondServer } from './second-server.ts'
import { ownPorts, test } from './site.ts'

/** Starts a separate server for a file of stories, since what they publish or lock would affect other stories. */
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
