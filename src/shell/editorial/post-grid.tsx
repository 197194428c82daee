import type { PostSummary } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { postHref } from '../../tenant/editorial-hrefs.ts'
import { localeOf } from '../../tenant/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FALLBACK_IMAGE } from '../scene-images.ts'
import { AgencyText } from './agency-text.tsx'

interface PostGridProps {
  t: Text
  posts: readonly PostSummary[]
  level: 2 | 3
  className?: string
}

/** Articles side by side, in a number of columns that leaves no gap. */
export function PostGrid({ t, posts, level, className }: PostGridProps) {
  const isPair = posts.length === 2 || posts.length === 4
  return (
    <ul
      className={classNames(
        'grid gap-x-8 gap-y-12',
        posts.length > 1 && 'sm:grid-cols-2',
        posts.length > 1 && !isPair && 'lg:grid-cols-3',
        className,
      )}
    >
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard t={t} post={post} level={level} isAlone={posts.length === 1} />
        </li>
      ))}
    </ul>
  )
}

interface PostCardProps {
  t: Text
  post: PostSummary
  /** Heading level, below the page's main heading. */
  level: 2 | 3
  /** True for a single card in a row: picture and text are side by side. */
  isAlone: boolean
}

/** An article's card: picture, title and summary. */
function PostCard({ t, post, level, isAlone }: PostCardProps) {
  const Heading = `h${level}` as const
  return (
    <article
      className={classNames(
        'group relative',
        isAlone && 'items-center gap-x-10 sm:grid sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr]',
      )}
    >
      <div className="overflow-hidden rounded-xl bg-muted">
        <Picture
          src={post.image}
          fallback={FALLBACK_IMAGE}
          alt=""
          loading="lazy"
          width={640}
          height={480}
          className="aspect-4/3 w-full object-cover transition-transform duration-700 ease-out group-hover:scale-[1.03]"
        />
      </div>
      <div>
        <PostLine t={t} post={post} className="mt-5 text-sm text-muted-foreground" />
        <Heading className={classNames('font-brand mt-2', isAlone ? 'text-title' : 'text-heading')}>
          <Link
            href={postHref(post.slug)}
            className="after:absolute after:inset-0 after:rounded-xl group-hover:text-link"
          >
            <AgencyText>{post.title}</AgencyText>
          </Link>
        </Heading>
        <p className="mt-2 text-muted-foreground">
          <AgencyText>{post.summary}</AgencyText>
        </p>
      </div>
    </article>
  )
}

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
