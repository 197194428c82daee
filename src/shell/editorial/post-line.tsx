import type { PostSummary } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { localeOf } from '../../tenant/language.ts'

interface PostLineProps {
  t: Text
  post: Pick<PostSummary, 'publishedOn' | 'readingMinutes'>
  className?: string
}

/** Publication date and reading time of an article. */
export function PostLine({ t, post, className }: PostLineProps) {
  const { agency, language } = usePage()
  const day = new Intl.DateTimeFormat(localeOf(language, agency), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p className={className}>
      <time dateTime={post.publishedOn}>{day.format(new Date(`${post.publishedOn}T00:00:00Z`))}</time>
      <span aria-hidden="true"> · </span>
      <span className="whitespace-nowrap">{t('blog.minutes', { count: post.readingMinutes })}</span>
    </p>
  )
}
