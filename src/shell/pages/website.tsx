import { useText } from '../../platform/text.ts'
import { within } from '../../tenant/stored-target.ts'
import { Deferred } from '../../ui/deferred.tsx'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'
import { PageFailure } from '../page-failure.tsx'

// The editor runs in the browser only: the server renders an empty area of the right size.
async function loadEditor() {
  const { Editor, loadStyle } = await import('../../editor/editor.tsx')
  // Shown without it, the editor would jump.
  await loadStyle()
  return { Editor }
}

const cover = 'fixed inset-0 z-[45] bg-background'

function Website() {
  const t = useText('shell')
  return (
    <Deferred
      load={loadEditor}
      meanwhile={<div className={cover} aria-busy="true" />}
      failed={<PageFailure title={t('common.somethingWrong')} onRetry={() => location.reload()} />}
    >
      {({ Editor }) => <Editor />}
    </Deferred>
  )
}

/** /settings/website: Website Settings, and Customize Theme as its first panel (spec §2.6, §6). */
export const page = guardedPage({
  Page: Website,
  head: (t, { agency }) => innerHead(t('menu.website'), agency),
  redirect: async ({ path }) =>
    /^\/+settings\/+theme/i.test(path) ? within('/settings/website/brand') : null,
})
