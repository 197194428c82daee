import { LANGUAGE_COOKIE, resolveLanguage } from '../../../tenant/language.ts'
import type { Store } from '../../adapters/store/store.ts'
import { requireAttempt } from '../../domain/accounts/require-attempt.ts'
import { isShareToken } from '../../domain/site-settings/previews/is-share-token.ts'
import { previewEnded } from '../../domain/site-settings/previews/preview-ended.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { ShellAssets } from '../assets/shell-assets.ts'
import { readCookie } from '../http-messages/read-cookies.ts'
import type { Caller } from '../request-context/route.ts'
import { noticePage } from './notice-page.ts'

export interface EndedSharesDependencies {
  store: Pick<Store, 'forAgency'>
  /** Fonts of the type pairings; without them, pages use system fonts. */
  fonts?: ShellAssets['fonts'] | undefined
}

/**
 * Makes the answers for shared links that show nothing: a page, or a call's problem. Visitors with an ended link are
 * told so. Requests with unknown links are counted by address and refused past the limit (429). Source: security, 7,
 * 20.
 */
export function endedShares({ store, fonts }: EndedSharesDependencies) {
  async function requireNoGuessing(token: string, caller: Caller): Promise<void> {
    if (!isShareToken(token)) return
    const { shares, attempts } = store.forAgency(caller.agency.id)
    if (await shares.isKnown(token)) return
    // Counted by address: a link that was removed long ago affects only the visitor who keeps opening it.
    await requireAttempt(attempts, 'share', `${token} ${caller.clientAddress}`, caller)
  }

  const shownTo = ({ agency: { agency }, preferences }: Caller) => {
    const cookie = readCookie(preferences ?? null, LANGUAGE_COOKIE)
    return { agency, fonts, language: resolveLanguage({ query: null, cookie, agency }) }
  }

  /** The page for addresses past the limit; null for all others. */
  async function refusedPage(token: string, caller: Caller): Promise<Response | null> {
    try {
      await requireNoGuessing(token, caller)
      return null
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 429) throw error
      return noticePage({ ...shownTo(caller), kind: 'busy', headers: error.headers })
    }
  }

  return {
    refusedPage,

    /** The page at the link's own address. */
    async page(token: string, caller: Caller): Promise<Response> {
      return (await refusedPage(token, caller)) ?? noticePage({ ...shownTo(caller), kind: 'over' })
    },

    /** Throws the problem for a call with such a link. */
    async refuse(token: string, caller: Caller): Promise<never> {
      await requireNoGuessing(token, caller)
      throw previewEnded()
    },
  }
}

export type EndedShares = ReturnType<typeof endedShares>
