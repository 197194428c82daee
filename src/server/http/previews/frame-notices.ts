import { LANGUAGE_COOKIE, resolveLanguage } from '../../../tenant/language.ts'
import type { ShellAssets } from '../assets/shell-assets.ts'
import type { Caller } from '../call/route.ts'
import { readCookie } from '../message/read-cookies.ts'
import { noticePage } from './notice-page.ts'

/** Makes the pages that stand in the editor's frame where no page of the site can, in the language of who edits. */
export function frameNotices(fonts?: ShellAssets['fonts'] | undefined) {
  const shownTo = ({ agency: { agency }, preferences, preview }: Caller) => {
    const cookie = readCookie(preferences ?? null, LANGUAGE_COOKIE)
    const language = resolveLanguage({ query: null, cookie, agency })
    return { agency, fonts, language, mode: preview?.mode }
  }
  return {
    /** Where a grant is none, or none any more. */
    ended: (caller: Caller): Response => noticePage({ ...shownTo(caller), kind: 'ended' }),
    /** Where the page leads to an address that is none of this site's. */
    outside: (caller: Caller, address: string): Response =>
      noticePage({ ...shownTo(caller), kind: 'outside', site: hostOf(address) }),
  }
}

export type FrameNotices = ReturnType<typeof frameNotices>

function hostOf(address: string): string | null {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) ? url.host : null
}
