import { useQuery } from '@tanstack/react-query'
import { aboutQuery } from '../../api/about.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { AboutPage } from '../components/about-page.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

function About() {
  const t = useText('shell')
  const agency = useAgency()
  const { data, isPending } = useQuery({ ...aboutQuery(useApi()), enabled: agency.isAbousUsEnable })
  if (agency.isAbousUsEnable && isPending) return <PageSkeleton />
  // The first item is used (spec §7).
  const about = (agency.isAbousUsEnable && data?.data[0]) || null
  return (
    <AboutPage
      t={t}
      about={about}
      lang={agency.defaultLanguage}
      contactEmail={agency.contactEmailId}
      contactPhone={agency.contactPhoneNumber}
    />
  )
}

/** /about: the agency's page about itself (spec §2.6). */
export const page: PageModule = {
  Page: About,
  head: (_, { agency }) => innerHead(agency.aboutUsEnableTitle, agency),
  needs: ({ client, page }) => (page.agency.isAbousUsEnable ? [aboutQuery(client)] : []),
  maxAge: 3600,
}
