import { openTestApp, type TestApp } from '../../src/server/hosts/testing-app.ts'
import { testNow } from '../../src/server/kernel/dates/testing-now.ts'
import { createExampleApi } from './example-api.ts'
import { startExampleApi } from './start-example-api.ts'

export interface ExampleSite extends TestApp {
  /** Every call that reached the example, such as `POST /api/quotes`, in order. */
  reached: string[]
  close(): void
}

/** The real app connected to the example API, which answers over HTTP at a free port. Both have a fixed clock. */
export async function openExampleSite(): Promise<ExampleSite> {
  const reached: string[] = []
  const answer = createExampleApi(() => testNow)
  const example = await startExampleApi(0, (request) => {
    reached.push(`${request.method} ${new URL(request.url).pathname}`)
    return answer(request)
  })
  const config = {
    mode: 'demo',
    development: true,
    trustedProxies: [],
    apiOrigin: example.origin,
  } as const
  // Rate limits have their own tests.
  const app = await openTestApp({ config }, undefined, undefined, { counts: false })
  return { ...app, reached, close: example.close }
}
