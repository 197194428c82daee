import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { ErrorsPage } from '../components/errors-page.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'

function Errors() {
  const { agency } = usePage()
  return (
    <ErrorsPage
      t={useText('shell')}
      contactEmail={agency.contactEmailId}
      homeHref={agency.returnUrl || '/'}
    />
  )
}

/** /errors: the not-found page (spec §2.1). */
export const page: PageModule = {
  Page: Errors,
  head: (t, { agency }) => innerHead(t('errors.notFound'), agency),
  maxAge: 3600,
  status: 404,
}
