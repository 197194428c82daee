import { useText } from '../../platform/text.ts'
import type { PageModule } from '../page-module.ts'
import { Policy, policyPage } from '../policy.tsx'

function PrivacyPolicy() {
  const t = useText('shell')
  return <Policy field="privacyPolicy" title={t('policy.privacy')} />
}

/** /privacy-policy. */
export const page: PageModule = { Page: PrivacyPolicy, ...policyPage('policy.privacy', 'privacyPolicy') }
