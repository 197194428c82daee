import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { ssoErrorOf } from '../../tenant/sso.ts'
import { Alert } from '../../ui/alert.tsx'

/** How the way to a provider and back ended; whatever else stands in the address says nothing. */
export function IdentityOutcome() {
  const t = useText('shell')
  const { agencyName } = useAgency()
  const [search, setSearch] = useSearchParams()
  const said = search.get('identity')
  const error = ssoErrorOf(said)
  const isSaid = error !== null || said === 'connected'
  // The page opens at its top, and this is what its person came back for.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isSaid) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [isSaid])
  if (!isSaid) return null
  // Who said no there did what they wanted.
  const failed = error === 'denied' ? 'info' : 'destructive'
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Alert
        tone={error ? failed : 'success'}
        title={error ? t(`sso.error.${error}`) : undefined}
        onDismiss={() => setSearch({}, { replace: true })}
        dismissLabel={t('profile.dismiss')}
      >
        {error ? t(`sso.hint.${error}`, { agency: agencyName }) : t('identities.connected')}
      </Alert>
    </div>
  )
}
