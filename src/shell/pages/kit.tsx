import { Deferred } from '../../ui/deferred.tsx'
import { innerHead } from '../document-head.ts'
import { kitTexts } from '../kit/texts.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

// A theme that changes under the hand is the browser's work alone: the server draws the room it takes.
const loadKit = async () => {
  const [{ Kit }, { liveTheme }] = await Promise.all([
    import('../kit/kit.tsx'),
    // A file of its own: the benchmark changes the home page's theme with it.
    import('../../platform/live-theme.ts'),
  ])
  return { Kit, liveTheme }
}

function KitPage() {
  return (
    <Deferred load={loadKit} meanwhile={<PageSkeleton />}>
      {({ Kit, liveTheme }) => <Kit liveTheme={liveTheme} />}
    </Deferred>
  )
}

/** /kit: every part in every state under the current agency's brand; in the demo alone. */
export const page: PageModule = {
  Page: KitPage,
  head: (_, { agency }) => innerHead(kitTexts.title, agency),
  words: ['account'],
  maxAge: 3600,
  noindex: true,
}
