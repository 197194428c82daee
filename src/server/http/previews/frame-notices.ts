import { LANGUAGE_COOKIE, resolveLanguage } from '../../../tenant/language.ts'
import type { ShellAssets } from '../assets/shell-assets.ts'
import { readCookie } from '../http-messages/read-cookies.ts'
import type { Caller } from '../request-context/route.ts'
import { noticePage } from './notice-page.ts'

/** Makes the pages for the editor's frame if no page of the site can be shown, in the editor's language. */
export function frameNotices(fonts?: ShellAssets['fonts'] | undefined) {
  const shownTo = ({ agency: { agency }, preferences, preview }: Caller) => {
    const cookie = readCookie(preferences ?? null, LANGUAGE_COOKIE)
    const language = resolveLanguage({ query: null, cookie, agency })
    return { agency, fonts, language, mode: preview?.mode }
  }
  return {
    /** For an unknown or ended grant. */
    ended: (caller: Caller): Response => noticePage({ ...shownTo(caller), kind: 'ended' }),
    /** For a link to another site. */
    outside: (caller: Caller, address: string): Response =>
      noticePage({ ...shownTo(caller), kind: 'outside', site: hostOf(address) }),
  }
}

export type FrameNotices = ReturnType<typeof frameNotices>

function hostOf(address: string): string | null {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) ? url.host : null
}
