import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { mayOpen } from '../../tenant/protected-paths.ts'
import { DeadEnd } from '../components/dead-end.tsx'
import { homeHref } from '../home-href.ts'
import { useTitle } from '../use-title.ts'
import { SessionFooter } from './session-footer.tsx'

/**
 * Page guard of signed-in users: shows the 403 state for a page they may not open, whichever part answers it, without
 * requesting its data. Adds the session footer if the visit hides the header. Source: decision 0053; spec §4, §6.
 */
export function PermittedPage({ children }: { children: ReactNode }) {
  const { session, agency, frame } = usePage()
  const { pathname } = useLocation()
  if (!session.signedIn) return children
  return (
    <>
      {mayOpen(pathname, session, agency) ? children : <Forbidden />}
      {!frame.header && <SessionFooter />}
    </>
  )
}

/** The 403 state for a signed-in user, with a link to continue. */
function Forbidden() {
  const t = useText('shell')
  const { agency, session } = usePage()
  const title = t('forbidden.title')
  useTitle(title)
  return (
    <DeadEnd
      t={t}
      icon="lock"
      title={title}
      homeHref={homeHref(agency, session)}
      homeLabel={t('forbidden.back')}
      contactEmail={agency.contactEmailId}
      contactPhone={agency.contactPhoneNumber}
    >
      {t('forbidden.hint')}
    </DeadEnd>
  )
}
