import { useText } from '../../platform/text.ts'
import type { PageModule } from '../page-module.ts'
import { Policy, policyPage } from '../policy.tsx'

function CookiesPolicy() {
  const t = useText('shell')
  return <Policy field="cookiesPolicy" title={t('policy.cookies')} />
}

/** /cookies-policy. */
export const page: PageModule = { Page: CookiesPolicy, ...policyPage('policy.cookies', 'cookiesPolicy') }
