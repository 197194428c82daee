import type { ReactNode } from 'react'
import { useAgency } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { removeEmptyTags } from '../../tenant/html-tags.ts'
import { isPresent } from '../../tenant/is-present.ts'
import { removeRepeatedTitle } from '../../tenant/remove-repeated-title.ts'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { DeadEnd } from './dead-end.tsx'

interface PolicyPageProps {
  t: Text
  title: string
  /** Sanitised HTML; empty if the agency has published none. */
  html: string
  /** Content above the title. */
  lead?: ReactNode
  /** Content below the text. */
  children?: ReactNode
}

/** Privacy, cookies, disclaimer or terms: the agency's text in a column for reading. */
export function PolicyPage({ t, title, html, lead, children }: PolicyPageProps) {
  const { defaultLanguage } = useAgency()
  const shown = removeEmptyTags(html)
  if (!isPresent(shown)) return <NotPublished t={t} title={title} />
  return (
    <article className="page-width max-w-3xl py-12 lg:py-20">
      {lead}
      <h1 className="font-brand text-hero">{title}</h1>
      <RichText
        lang={defaultLanguage}
        html={removeRepeatedTitle(shown, title)}
        className="mt-10 max-w-none sm:text-lg"
      />
      {children}
    </article>
  )
}

/** Shown if the agency has published nothing on this page. */
export function NotPublished({ t, title }: { t: Text; title: string }) {
  const agency = useAgency()
  return (
    <DeadEnd
      t={t}
      icon={{ path: moreIconPaths.file }}
      title={title}
      contactEmail={agency.contactEmailId}
      contactPhone={agency.contactPhoneNumber}
    >
      {t('policy.missing')}
    </DeadEnd>
  )
}
