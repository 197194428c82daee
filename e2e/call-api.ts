import type { Page } from '@playwright/test'

interface Reply {
  status: number
  body: { data: Record<string, unknown> }
}

/** Calls the API as the page's own script does, in the page's session. */
export function callApi(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Reply> {
  return page.evaluate(
    async ([method, path, body, more]) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery', ...more }
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const response = await fetch(path, init)
      return { status: response.status, body: await response.json() }
    },
    [method, path, body, more] as const,
  )
}
