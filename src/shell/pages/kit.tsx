import { Deferred } from '../../ui/deferred.tsx'
import { kitTexts } from '../design-kit/texts.ts'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

// The theme changes live in the browser only: the server renders an empty area of the right size.
const loadKit = async () => {
  const [{ Kit }, { liveTheme }] = await Promise.all([
    import('../design-kit/kit.tsx'),
    // A separate file, since the benchmark changes the home page's theme with it.
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

/** /kit: every component in every state under the current agency's brand; in the demo only. */
export const page: PageModule = {
  Page: KitPage,
  head: (_, { agency }) => innerHead(kitTexts.title, agency),
  words: ['account'],
  maxAge: 3600,
  noindex: true,
}
