import type { ReactNode } from 'react'
import type { Text } from '../../platform/text.ts'
import { isPresent } from '../../tenant/is-present.ts'
import { withoutEmptyTags } from '../../tenant/without-empty-tags.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RichText } from '../../ui/rich-text.tsx'

interface PolicyPageProps {
  t: Text
  title: string
  /** Cleaned HTML; empty when the agency has published none. */
  html: string
  /** Stands above the title. */
  lead?: ReactNode
  /** Stands below the text. */
  children?: ReactNode
}

/** Privacy, cookies, disclaimer or terms: the agency's text in a column made for reading. */
export function PolicyPage({ t, title, html, lead, children }: PolicyPageProps) {
  const shown = withoutEmptyTags(html)
  if (!isPresent(shown)) return <NotPublished t={t} title={title} />
  return (
    <article className="page-width max-w-4xl py-12 lg:py-20">
      {lead}
      <h1 className="font-brand text-hero">{title}</h1>
      <RichText html={shown} className="mt-10" />
      {children}
    </article>
  )
}

/** The state of a page that this agency has nothing on. */
export function NotPublished({ t, title }: { t: Text; title: string }) {
  return (
    <EmptyState icon="lock" level={1} title={title} className="page-width min-h-[60vh] justify-center">
      {t('policy.missing')}
    </EmptyState>
  )
}
