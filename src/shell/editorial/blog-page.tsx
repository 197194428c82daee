import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { postQuery, postsQuery } from '../../api/posts.ts'
import type { PostSummary } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { postHref } from '../../tenant/editorial-hrefs.ts'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { LoadFailure } from '../components/load-failure.tsx'
import { NotPublished } from '../components/policy-page.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule, PageView } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { FALLBACK_IMAGE } from '../scene-images.ts'
import { useTitle } from '../use-title.ts'
import { AgencyText } from './agency-text.tsx'
import { ArticleView, articleHead } from './article-view.tsx'
import { PostGrid, PostLine } from './post-grid.tsx'
import { isOneRequested, requestedSlug } from './requested-slug.ts'
import { ShareActions } from './share-actions.tsx'

/** The blog: the article that the address names, otherwise the list. */
export function Blog({ isForSharing }: { isForSharing: boolean }) {
  const t = useText('shell')
  const client = useApi()
  const [search] = useSearchParams()
  const slug = requestedSlug(search)
  const list = useQuery(postsQuery(client))
  const posts = list.data?.data ?? []
  const listed = posts.find((post) => post.slug === slug)
  const { data, isError, refetch } = useQuery({ ...postQuery(client, slug ?? ''), enabled: !!listed })
  useTitle(listed ? listed.title : t('blog.heading'))
  if (list.isError) return <LoadFailure t={t} onRetry={() => void list.refetch()} />
  if (!list.data) return <PageSkeleton />
  if (posts.length === 0) return <NotPublished t={t} title={t('blog.heading')} />
  if (!listed) return <PostList t={t} notice={isOneRequested(search) && t('blog.notThere')} posts={posts} />
  if (isError) return <LoadFailure t={t} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const post = data.data
  return (
    <ArticleView
      t={t}
      post={post}
      others={posts.filter((other) => other !== listed)}
      sharesFirst={isForSharing}
      share={
        <ShareActions
          key={post.slug}
          t={t}
          heading={t('share.heading')}
          level={2}
          title={post.title}
          path={postHref(post.slug)}
        />
      }
    />
  )
}

function postOf({ client, search, read }: PageView) {
  const slug = requestedSlug(search)
  return slug === null ? undefined : read(postQuery(client, slug))?.data
}

/** Shared properties of /blog and /blog/share; the latter shows the share buttons before the article. */
export function blogPage({ isForSharing }: { isForSharing: boolean }): Omit<PageModule, 'Page'> {
  return {
    head: (t, { agency }, view) => {
      const post = view && postOf(view)
      if (post) return articleHead(post, agency)
      const list = innerHead(t('blog.heading'), agency)
      return { ...list, description: t('blog.subheading', { agency: agency.agencyName }), canonical: '/blog' }
    },
    needs: ({ client, search }) => {
      const slug = requestedSlug(search)
      return [postsQuery(client), ...(slug === null ? [] : [postQuery(client, slug)])]
    },
    queryParameters: ['id'],
    maxAge: 3600,
    status: (view) => {
      const isEmpty = !view.read(postsQuery(view.client))?.data.length
      return isEmpty || (isOneRequested(view.search) && !postOf(view)) ? 404 : 200
    },
    // An unknown id shows the list, which search engines find at its own address.
    noindex: (view) =>
      isForSharing ||
      !view.read(postsQuery(view.client))?.data.length ||
      (view.search.get('id') !== null && !postOf(view)),
  }
}

interface PostListProps {
  t: Text
  /** Notice above the list that the requested article does not exist. */
  notice: string | false
  posts: readonly PostSummary[]
}

/** The blog's front page: the newest article large, the others below. */
function PostList({ t, notice, posts }: PostListProps) {
  const { agencyName } = useAgency()
  const [lead, ...others] = posts
  return (
    <div className="page-width py-12 lg:py-20">
      {notice && <Alert className="mb-8">{notice}</Alert>}
      <header className="mb-10 lg:mb-14">
        <h1 className="font-brand text-hero">{t('blog.heading')}</h1>
        <p className="mt-3 max-w-[34em] text-lg text-muted-foreground lg:text-xl">
          {t('blog.subheading', { agency: agencyName })}
        </p>
      </header>
      {lead && <LeadPost t={t} post={lead} />}
      {others.length > 0 && (
        <PostGrid t={t} posts={others} level={2} className="mt-14 border-t pt-12 lg:mt-20 lg:pt-16" />
      )}
    </div>
  )
}

/** The newest article, large: picture and text side by side, stacked on phones. */
function LeadPost({ t, post }: { t: Text; post: PostSummary }) {
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1.5fr_1fr]">
      <div className="overflow-hidden rounded-2xl bg-muted shadow-card">
        <Picture
          src={post.image}
          fallback={FALLBACK_IMAGE}
          alt=""
          fetchPriority="high"
          width={960}
          height={720}
          className="aspect-4/3 w-full object-cover transition-transform duration-700 ease-out group-hover:scale-[1.02]"
        />
      </div>
      <div>
        <PostLine t={t} post={post} className="text-muted-foreground" />
        <h2 className="font-brand mt-3 text-title lg:text-[clamp(2rem,1rem+2.2vw,3.1rem)] lg:leading-[1.1]">
          <Link
            href={postHref(post.slug)}
            className="after:absolute after:inset-0 after:rounded-2xl group-hover:text-link"
          >
            <AgencyText>{post.title}</AgencyText>
          </Link>
        </h2>
        <p className="mt-4 max-w-[32em] text-lg text-muted-foreground">
          <AgencyText>{post.summary}</AgencyText>
        </p>
        {post.author && (
          <p className="mt-5 font-semibold">
            <AgencyText>{post.author}</AgencyText>
          </p>
        )}
      </div>
    </article>
  )
}
