/** Adds to a page that has code of its own what replaces that while it is open, and lets the policy of development take it. */
export async function withLiveScripts(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const headers = new Headers(response.headers)
  headers.delete('integrity-policy')
  headers.delete('content-length')
  const policy = headers.get('content-security-policy')
  if (policy) {
    headers.set('content-security-policy', livePolicy(policy))
    headers.set('content-security-policy-report-only', TRUSTED_TYPES)
  }
  const html = await response.text()
  // One that is only looked at stays without scripts.
  const hasCode = html.includes('<script type="module"')
  const live = hasCode ? html.replace('<head>', `<head>${scripts}`) : html
  return new Response(live, { status: response.status, headers })
}

const scripts =
  '<script type="module" src="/@vite/client"></script><script type="module" src="/@id/__x00__@vitejs/plugin-react/preamble"></script>'

/** Vite makes a worker of a text while it waits for the server, which the site itself never may; a breach of ours is told in the console. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'"

function livePolicy(policy: string): string {
  const directives = policy.split('; ').flatMap((directive) => {
    if (directive === TRUSTED_TYPES) return ["worker-src 'self' blob:"]
    if (directive.startsWith('style-src')) return ["style-src 'self' 'unsafe-inline'"]
    if (directive.startsWith('connect-src')) return [`${directive} ws:`]
    return [directive]
  })
  return directives.join('; ')
}
