/** A file that is to be kept, called as it says: letters, digits, dots and dashes. */
export interface Download {
  body: string | Uint8Array<ArrayBuffer>
  contentType: string
  fileName: string
}

/** Gives the answer that a browser keeps as a file and shows to nobody else. */
export function download({ body, contentType, fileName }: Download): Response {
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
