import { type CSSToken, TokenType, tokenizer } from '@csstools/css-tokenizer'

/** Rules of style sheets that neither load nor define anything. */
const rules = new Set([
  'charset',
  'media',
  'supports',
  'layer',
  'keyframes',
  '-webkit-keyframes',
  'font-face',
])
/** Functions that take an address, like `url()`. */
const addresses = new Set(['url', 'src', 'image', 'image-set', '-webkit-image-set', 'cross-fade'])
const code = /(?:java|vb)script:|data:/i
const codeNames = new Set(['expression', '-moz-binding', 'behavior'])
const names: ReadonlySet<TokenType> = new Set([TokenType.Ident, TokenType.AtKeyword, TokenType.Hash])
const continuing: ReadonlySet<TokenType> = new Set([TokenType.Ident, TokenType.Function, TokenType.URL])

/**
 * Returns why a style sheet, style attribute or other value may reach outside the picture, or null. Reads it as
 * browsers do (CSS Syntax 3), up to the first fault; escapes are refused because no logo needs them.
 */
export function outsideReference(value: string): string | null {
  if (value.includes('\\')) return 'has a backslash in a style'
  if (code.test(value)) return 'contains an address or code'
  // Most values are a number or a color.
  if (!/[@(/'"-]|behavior/i.test(value)) return null
  const { nextToken, endOfFile } = tokenizer({ css: value })
  let [beforeLast, last]: (CSSToken | undefined)[] = []
  let expectsAddress = false
  while (!endOfFile()) {
    const token = nextToken()
    const reason = expectsAddress ? addressProblem(token) : tokenProblem(token, last, beforeLast)
    if (reason !== null) return reason
    if (expectsAddress && token[0] === TokenType.Whitespace) continue
    expectsAddress = token[0] === TokenType.Function && token[4].value.toLowerCase() === 'url'
    beforeLast = last
    last = token
  }
  return null
}

const OUTSIDE = 'points outside the file with url()'

/** The first token inside `url(` must be the quoted name of something in the file. */
function addressProblem(token: CSSToken): string | null {
  if (token[0] === TokenType.Whitespace) return null
  return token[0] === TokenType.String && token[4].value.startsWith('#') ? null : OUTSIDE
}

function tokenProblem(token: CSSToken, last?: CSSToken, beforeLast?: CSSToken): string | null {
  if (last?.[0] === TokenType.Comment && beforeLast && names.has(beforeLast[0]) && continuing.has(token[0]))
    return 'contains an address or code'
  switch (token[0]) {
    case TokenType.AtKeyword: {
      const rule = token[4].value.toLowerCase()
      if (rule === 'import') return 'imports a style sheet'
      return rules.has(rule) ? null : `has @${rule}, which is not allowed`
    }
    case TokenType.URL:
      return token[4].value.startsWith('#') ? null : OUTSIDE
    case TokenType.Function: {
      const name = token[4].value.toLowerCase()
      if (codeNames.has(name)) return 'contains an address or code'
      return addresses.has(name) && name !== 'url' ? OUTSIDE : null
    }
    case TokenType.Ident:
      return codeNames.has(token[4].value.toLowerCase()) ? 'contains an address or code' : null
    case TokenType.BadURL:
      return OUTSIDE
    case TokenType.BadString:
      return 'contains an address or code'
    default:
      return null
  }
}
