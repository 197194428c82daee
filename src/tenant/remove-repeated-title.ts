const opening = /^\s*<h([1-6])\b[^>]*>([^<]*)<\/h\1>/i

/**
 * Returns sanitised HTML without a first heading that only repeats the page's title, as texts written for a page of
 * their own often have. Any other HTML is returned unchanged.
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
