import type { Text } from '../../platform/text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RichText } from '../../ui/rich-text.tsx'

interface PolicyPageProps {
  t: Text
  title: string
  /** Cleaned HTML; empty when the agency has published none. */
  html: string
}

/** Privacy, cookies, disclaimer or terms: the agency's text in a column made for reading. */
export function PolicyPage({ t, title, html }: PolicyPageProps) {
  if (html.trim() === '') {
    return (
      <EmptyState icon="lock" level={1} title={title} className="page-width min-h-[60vh] justify-center">
        {t('policy.missing')}
      </EmptyState>
    )
  }
  return (
    <article className="page-width max-w-4xl py-12 lg:py-20">
      <h1 className="font-brand text-hero">{title}</h1>
      <RichText html={html} className="mt-10" />
    </article>
  )
}
