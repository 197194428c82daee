/** A file that is to be kept, called as it says: letters, digits, dots and dashes. */
export interface Download {
  body: string | Uint8Array<ArrayBuffer>
  contentType: string
  fileName: string
  /** The browser shows it in a tab of its own, where it can be printed, rather than keep it. */
  isShown?: boolean
}

/** Gives the answer that a browser keeps as a file, or shows, and that nothing on the way keeps. */
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
