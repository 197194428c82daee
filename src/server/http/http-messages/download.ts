/** A file name of letters, digits, dots and dashes. */
export interface Download {
  body: string | Uint8Array<ArrayBuffer>
  contentType: string
  fileName: string
  /** The browser shows the file in a tab, where it can be printed, and does not save it. */
  isShown?: boolean
}

/** Returns the answer for a file that the browser saves or shows, and that no cache stores. */
export function download({ body, contentType, fileName, isShown = false }: Download): Response {
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
