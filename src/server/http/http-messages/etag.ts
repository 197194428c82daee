/** Returns the weak ETag of a body: a digest, so it is correct whatever the body depends on. */
export async function contentEtag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return `W/"${btoa(String.fromCharCode(...digest.slice(0, 15)))}"`
}

/** Returns the ETag of a resource with revisions, which the next change names in `If-Match`. */
export function revisionEtag(revision: number): string {
  return `"${revision}"`
}

/** Reads the revision that an `ETag` or `If-Match` header names; null for any other text. */
export function revisionOf(header: string | null): number | null {
  const revision = /^"([0-9]{1,9})"$/.exec(header ?? '')?.[1]
  return revision === undefined ? null : Number(revision)
}

/**
 * True if the caller already holds the answer with these headers. A change is never answered so: it was made.
 * Source: RFC 9110, 13.1.2.
 */
export function isUnchanged(request: Request, headers: Headers): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const etag = headers.get('etag')
  const held = request.headers.get('if-none-match')
  if (etag === null || held === null) return false
  return held.split(',').some((tag) => opaqueTag(tag.trim()) === opaqueTag(etag))
}

/** Weak comparison: a proxy that compresses an answer makes its strong tag a weak one. */
function opaqueTag(etag: string): string {
  return etag.replace(/^W\//, '')
}
