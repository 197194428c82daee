import { createHash } from 'node:crypto'
import { type ThirdParties, thirdPartiesOf } from '../../../tenant/measurement.ts'

export interface CspInput {
  /** Text of each inline script that runs (the import map) and of each inline style (the theme). */
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
  /** Origins of remote parts other than our own. */
  remoteOrigins: readonly string[]
  /** External pictures: an operator's suppliers serve theirs from any host; the built-in ones are our own. */
  allowRemoteImages: boolean
  /** What third-party scripts on the agency's pages need; empty for most agencies (decision 0048). */
  thirdParties?: ThirdParties
  /** Origins that pages may show in frames. */
  frames?: readonly string[]
  /** Origins that may show the page in a frame, in addition to its own. */
  embedders?: readonly string[]
  /** Other targets of the page's forms; only the demo's gallery has some. */
  formTargets?: readonly string[]
}

/**
 * Returns the Content-Security-Policy of a page, with hashes so that the page stays cacheable. Source: security, 12.
 */
export function contentSecurityPolicy(input: CspInput): string {
  const origins = input.remoteOrigins.length > 0 ? ` ${input.remoteOrigins.join(' ')}` : ''
  const { scripts, images, connections } = input.thirdParties ?? thirdPartiesOf(null)
  const more = (list: readonly string[]) => list.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(input.inlineScripts)}${origins}${more(scripts)}`,
    `style-src 'self'${hashes(input.inlineStyles)}${origins}`,
    `img-src 'self' data:${input.allowRemoteImages ? ' https:' : more(images)}`,
    "font-src 'self'",
    `connect-src 'self'${origins}${more(connections)}`,
    "manifest-src 'self'",
    `form-action 'self'${more(input.formTargets ?? [])}`,
    `frame-src 'self'${more(input.frames ?? [])}`,
    `frame-ancestors 'self'${more(input.embedders ?? [])}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Third-party scripts know no policy of ours: the default one lets them load scripts from their own origins, and
    // no more.
    `trusted-types dompurify livery${scripts.length > 0 ? ' default' : ''}`,
  ].join('; ')
}

function hashes(texts: readonly string[]): string {
  return texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')
}
