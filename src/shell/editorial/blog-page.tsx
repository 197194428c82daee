import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { postQuery, postsQuery } from '../../api/posts.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { postHref } from '../../tenant/post-href.ts'
import { LoadFailure } from '../components/load-failure.tsx'
import { NotPublished } from '../components/policy-page.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule, PageView } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { useTitle } from '../use-title.ts'
import { articleHead } from './article-head.ts'
import { ArticleView } from './article-view.tsx'
import { askedSlug, isOneAsked } from './asked-slug.ts'
import { PostList } from './post-list.tsx'
import { ShareActions } from './share-actions.tsx'

/** The blog: one article where the address names it, all of them otherwise. */
export function Blog({ isForSharing }: { isForSharing: boolean }) {
  const t = useText('shell')
  const client = useApi()
  const [search] = useSearchParams()
  const slug = askedSlug(search)
  const list = useQuery(postsQuery(client))
  const posts = list.data?.data ?? []
  const listed = posts.find((post) => post.slug === slug)
  const { data, isError, refetch } = useQuery({ ...postQuery(client, slug ?? ''), enabled: !!listed })
  useTitle(listed ? listed.title : t('blog.heading'))
  if (list.isError) return <LoadFailure t={t} onRetry={() => void list.refetch()} />
  if (!list.data) return <PageSkeleton />
  if (posts.length === 0) return <NotPublished t={t} title={t('blog.heading')} />
  if (!listed) return <PostList t={t} notice={isOneAsked(search) && t('blog.notThere')} posts={posts} />
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
  const slug = askedSlug(search)
  return slug === null ? undefined : read(postQuery(client, slug))?.data
}

/** What /blog and /blog/share have in common; the latter shows the ways to pass an article on before it. */
export function blogPage({ isForSharing }: { isForSharing: boolean }): Omit<PageModule, 'Page'> {
  return {
    head: (t, { agency }, view) => {
      const post = view && postOf(view)
      if (post) return articleHead(post, agency)
      const list = innerHead(t('blog.heading'), agency)
      return { ...list, description: t('blog.subheading', { agency: agency.agencyName }), canonical: '/blog' }
    },
    needs: ({ client, search }) => {
      const slug = askedSlug(search)
      return [postsQuery(client), ...(slug === null ? [] : [postQuery(client, slug)])]
    },
    queryParameters: ['id'],
    maxAge: 3600,
    status: (view) => {
      const isEmpty = !view.read(postsQuery(view.client))?.data.length
      return isEmpty || (isOneAsked(view.search) && !postOf(view)) ? 404 : 200
    },
    // Of an id that nothing has, the list is shown: it is found at its own address.
    noindex: (view) =>
      isForSharing ||
      !view.read(postsQuery(view.client))?.data.length ||
      (view.search.get('id') !== null && !postOf(view)),
  }
}
