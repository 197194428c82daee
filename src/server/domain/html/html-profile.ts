/** What may stand in HTML that an agency writes: text with structure, and links. No classes, no ids, no pictures. */
export const htmlProfile = {
  tags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'section', 'article', 'address'],
    ...[
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'small',
      'sub',
      'sup',
      'mark',
      'abbr',
      'time',
      'cite',
      'q',
      'code',
      'pre',
    ],
    ...['blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'bdi', 'bdo', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href'],
    ol: ['start', 'reversed'],
    time: ['datetime'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  /** security, 10: https, mailto, tel and same-site paths. */
  link: /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+0-9 ()-]+|\/(?![/\\])[^\s\\]*)$/,
} as const
