import { agencyTermsListQuery } from '../../api/policies.ts'
import { useText } from '../../platform/text.ts'
import { FurtherTerms } from '../components/further-terms.tsx'
import type { PageModule } from '../page-module.ts'
import { Policy, policyPage } from '../policy.tsx'

function UserTerms() {
  const t = useText('shell')
  return (
    <Policy field="userTermsAndConditions" title={t('policy.terms')}>
      <FurtherTerms current={null} />
    </Policy>
  )
}

const terms = policyPage('policy.terms', 'userTermsAndConditions')

/** /user-terms-and-conditions: the agency's terms for travellers, with a link to further ones (spec §2.2). */
export const page: PageModule = {
  Page: UserTerms,
  ...terms,
  queries: ({ client }) => [agencyTermsListQuery(client)],
}
