import { SHOW_FAULTS } from './dev-addresses.ts'
import type { ShownFault } from './dev-news.ts'
import { faultScripts } from './fault-page.ts'

/**
 * Adds the hot-reload scripts to a page that has code, and allows them in the policy of development. A page that
 * replaces a failed one shows the fault.
 */
export async function addLiveScripts(response: Response, fault: ShownFault | null = null): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const headers = new Headers(response.headers)
  headers.delete('integrity-policy')
  headers.delete('content-length')
  const policy = headers.get('content-security-policy')
  if (policy) {
    headers.set('content-security-policy', fault === null ? livePolicy(policy) : FAULT_POLICY)
    headers.set('content-security-policy-report-only', TRUSTED_TYPES)
  }
  const html = await response.text()
  // A read-only preview stays without scripts.
  const hasCode = html.includes('<script type="module"')
  if (fault !== null) return sent(html.replace('</body>', () => `${faultScripts(fault)}</body>`))
  return sent(hasCode ? html.replace('<head>', `<head>${scripts}`) : html)

  function sent(text: string): Response {
    return new Response(text, { status: response.status, headers })
  }
}

const scripts = `<script type="module" src="/@vite/client"></script><script type="module" src="/@id/__x00__@vitejs/plugin-react/preamble"></script><script type="module" src="${SHOW_FAULTS}"></script>`

/**
 * While it waits for the server, Vite starts a worker from a text, which the site itself never may. Violations by the
 * site's code show in the console.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'"

const FAULT_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; worker-src 'self' blob:"

function livePolicy(policy: string): string {
  const directives = policy.split('; ').flatMap((directive) => {
    if (directive === TRUSTED_TYPES) return ["worker-src 'self' blob:"]
    // A hash would disable 'unsafe-inline'; the origins of remote parts stay.
    if (directive.startsWith('style-src'))
      return [`${directive.replace(/ 'sha\d+-[^']+'/g, '')} 'unsafe-inline'`]
    if (directive.startsWith('connect-src')) return [`${directive} ws:`]
    return [directive]
  })
  return directives.join('; ')
}
