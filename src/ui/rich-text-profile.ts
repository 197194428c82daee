/** What may stand in prose an agency wrote. The server cleans by the same lists when it is written; a test compares the two. */
export const richTextProfile = {
  tags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'section', 'article', 'address'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'time', 'cite', 'q'],
    ...[
      'code',
      'pre',
      'blockquote',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'figure',
      'figcaption',
      'bdi',
      'bdo',
      'a',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href'],
    ol: ['start', 'reversed'],
    time: ['datetime'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  } as Readonly<Record<string, readonly string[]>>,
  /** https, mailto, tel and same-site paths. */
  link: /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+0-9 ()-]+|\/(?![/\\])[^\s\\]*)$/,
} as const
