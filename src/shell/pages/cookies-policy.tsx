import { useSetAtom } from 'jotai'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { measurementOf } from '../../tenant/measurement.ts'
import { Button } from '../../ui/button.tsx'
import { cookieSettingsAtom } from '../cookie-settings.ts'
import type { PageModule } from '../page-module.ts'
import { Policy, policyPage } from '../policy.tsx'

function CookiesPolicy() {
  const t = useText('shell')
  const agency = useAgency()
  const call = useSetAtom(cookieSettingsAtom)
  return (
    <Policy field="cookiesPolicy" title={t('policy.cookies')}>
      {measurementOf(agency) && (
        <Button variant="outline" className="mt-10" onClick={() => call(true)}>
          {t('policy.cookieSettings')}
        </Button>
      )}
    </Policy>
  )
}

/** /cookies-policy; also has the cookie settings if visits are measured. */
export const page: PageModule = { Page: CookiesPolicy, ...policyPage('policy.cookies', 'cookiesPolicy') }
