import type { BrandingChannel } from '../../agencies/branding-channel.ts'

/** The name of news about an agency's shared links: one was ended early. */
export const SHARES_NEWS = 'shares'

const drafted: ReadonlySet<string> = new Set(['draft', 'discarded', 'published'])

/**
 * Notifies viewers of an agency's draft by a link that it has changed (`draft`, with its revision if known), or that
 * their link was ended (`over`). Reveals nothing of who changed what. Returns what ends it.
 */
export function announceDraft(
  channel: Pick<BrandingChannel, 'onBranding'>,
  agencyId: string,
  isOpen: () => Promise<boolean>,
  send: (event: 'draft' | 'over', data: unknown) => void,
): () => void {
  return channel.onBranding((news) => {
    // After missed news the link is checked.
    if (news === null) return send('draft', null)
    if (news.agencyId !== agencyId) return
    if (drafted.has(news.kind)) send('draft', news.revision ?? null)
    if (news.kind !== SHARES_NEWS) return
    isOpen().then(
      (still) => still || send('over', null),
      // If the check fails now, the line's next heartbeat repeats it.
      () => undefined,
    )
  })
}
