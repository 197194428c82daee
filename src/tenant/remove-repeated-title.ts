const opening = /^\s*<h([1-6])\b[^>]*>([^<]*)<\/h\1>/i

/**
 * Takes cleaned HTML and the title that the page shows above it, and gives the HTML without a first heading that only
 * says the title again, as texts written for a page of their own often begin. Any other text is given as it is.
 */
export function removeRepeatedTitle(html: string, title: string): string {
  const [whole = '', , heading = ''] = opening.exec(html) ?? []
  return whole !== '' && plain(heading) === plain(title) ? html.slice(whole.length).trimStart() : html
}

function plain(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll(/&nbsp;|\s+/g, ' ')
    .trim()
    .toLowerCase()
}
