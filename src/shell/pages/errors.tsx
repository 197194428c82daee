import { usePage } from '../../platform/page.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { isPresent } from '../../tenant/is-present.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
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

interface ErrorsPageProps {
  t: Text
  /** Empty if the agency has none. */
  contactEmail: string
  /** The agency's return URL, or `/`. */
  homeHref: string
}

/** The not-found page (spec §2.1). */
export function ErrorsPage({ t, contactEmail, homeHref }: ErrorsPageProps) {
  return (
    <EmptyState
      icon="place"
      level={1}
      title={t('errors.notFound')}
      className="page-width min-h-[60vh] justify-center"
      actions={<LinkButton href={homeHref}>{t('errors.takeMeHome')}</LinkButton>}
    >
      {isPresent(contactEmail) && (
        <a href={`mailto:${contactEmail}`} className="text-link underline underline-offset-4">
          {t('common.contactEmail', { email: contactEmail })}
        </a>
      )}
    </EmptyState>
  )
}
