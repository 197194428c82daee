import { useText } from '../../platform/text.ts'
import type { PageModule } from '../page-module.ts'
import { Policy, policyPage } from '../policy.tsx'

function Disclaimer() {
  const t = useText('shell')
  return <Policy field="disclaimer" title={t('policy.disclaimer')} />
}

/** /disclaimer. */
export const page: PageModule = { Page: Disclaimer, ...policyPage('policy.disclaimer', 'disclaimer') }
