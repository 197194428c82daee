import type { FrameRequest } from './frame.ts'

/**
 * The parameters that hide a part of the frame, and the cookies that store the choice for the visit (spec §2.4, §4).
 */
export const frameSwitches = {
  header: { parameter: 'hideHeader', cookie: 'livery_hide_header' },
  footer: { parameter: 'hideFooter', cookie: 'livery_hide_footer' },
} as const

export interface FrameRequestSources {
  /** A parameter of the address, or null. */
  query: (name: string) => string | null
  cookie: (name: string) => string | null
}

/**
 * Returns whether a request shows header and footer: `=true` hides, `=false` shows again, any other value leaves the
 * stored choice. Source: spec §2.4, §4.
 */
export function readFrameRequest({ query, cookie }: FrameRequestSources): FrameRequest {
  const isShown = (part: keyof FrameRequest) => {
    const { parameter, cookie: name } = frameSwitches[part]
    const value = query(parameter)
    return value === 'true' || value === 'false' ? value === 'false' : cookie(name) !== '1'
  }
  return { header: isShown('header'), footer: isShown('footer') }
}
