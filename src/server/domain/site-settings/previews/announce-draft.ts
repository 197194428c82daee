import type { BrandingChannel } from '../../agencies/branding-channel.ts'

/** What is told of an agency's shared links: one was ended before its time. */
export const SHARES_NEWS = 'shares'

const drafted: ReadonlySet<string> = new Set(['draft', 'discarded', 'published'])

/**
 * Tells whoever looks at an agency's draft by a link that it is another now (`draft`, with its revision where that is known),
 * and that their link was ended (`over`). Of who changed what, nothing is told. Gives what ends it.
 */
export function announceDraft(
  channel: Pick<BrandingChannel, 'onBranding'>,
  agencyId: string,
  isOpen: () => Promise<boolean>,
  send: (event: 'draft' | 'over', data: unknown) => void,
): () => void {
  return channel.onBranding((news) => {
    // What was missed is looked for.
    if (news === null) return send('draft', null)
    if (news.agencyId !== agencyId) return
    if (drafted.has(news.kind)) send('draft', news.revision ?? null)
    if (news.kind !== SHARES_NEWS) return
    isOpen().then(
      (still) => still || send('over', null),
      // Where it cannot be asked for now, the line's next sign of life does.
      () => undefined,
    )
  })
}
