import { contentEtag, isUnchanged } from '../../http-messages/etag.ts'

/**
 * Answers with a file at a stable address with changing content: cacheable by anybody, revalidated each time by ETag
 * (304).
 */
export async function answerConditionally(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Response> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const headers = new Headers({
    'content-type': contentType,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: await contentEtag(bytes),
    'x-content-type-options': 'nosniff',
  })
  return isUnchanged(request, headers)
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { headers })
}
