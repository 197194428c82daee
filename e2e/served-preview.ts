import { type PreviewHost, startPreviewHost } from './preview-host.ts'
import { ownPorts, test } from './site.ts'

/**
 * Serves the static preview of an agency at its host to a file of stories, alone or with others; returns functions
 * that replace the build and end the host.
 */
export function servedPreview(slug: string, ...others: string[]): Pick<PreviewHost, 'rebuild' | 'stop'> {
  let host: PreviewHost | undefined
  test.describe.configure({ mode: 'default', timeout: 240_000 })
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    host = await startPreviewHost(slug, ...others)
    ownPorts.set(slug, host.port)
  })
  test.afterAll(async () => {
    ownPorts.delete(slug)
    await host?.stop()
  })
  return { rebuild: async (...built) => host?.rebuild(...built), stop: async () => host?.stop() }
}
