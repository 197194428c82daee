import { useQuery } from '@tanstack/react-query'
import { aboutQuery } from '../../api/about.ts'
import type { AboutPage as AboutText } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { removeEmptyTags } from '../../tenant/html-tags.ts'
import { Picture } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { DeadEnd, type DeadEndProps } from '../components/dead-end.tsx'
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

interface AboutPageProps extends Pick<DeadEndProps, 'contactEmail' | 'contactPhone'> {
  t: Text
  /** Null if the agency has written none. */
  about: AboutText | null
  /** Language of the agency's text. */
  lang?: string
}

/** The agency's own page about itself (spec §2.6). */
export function AboutPage({ t, about, lang, ...contact }: AboutPageProps) {
  if (!about?.isEnabled) {
    return <DeadEnd t={t} icon="person" title={t('about.unavailable')} {...contact} />
  }
  return (
    <article className="page-width py-12 lg:py-20">
      <h1 lang={lang} className="font-brand max-w-[12.5em] text-hero">
        {about.title}
      </h1>
      {about.image && (
        <Picture
          src={about.image}
          alt=""
          className="mt-10 aspect-[16/9] w-full rounded-2xl object-cover shadow-card lg:aspect-[21/9]"
        />
      )}
      <RichText lang={lang} html={removeEmptyTags(about.content)} className="mt-10 text-lg lg:mx-auto" />
    </article>
  )
}
