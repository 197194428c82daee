import type { ReactNode } from 'react'
import type { PageAgency, PageHead } from '../../contract/page.ts'
import type { Post, PostSummary } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { postHref } from '../../tenant/editorial-hrefs.ts'
import { sceneBandUrl } from '../../tenant/scene-band-url.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { innerHead } from '../document-head.ts'
import { FALLBACK_IMAGE } from '../scene-images.ts'
import { useAgencyLanguage } from './agency-text.tsx'
import { PostGrid, PostLine } from './post-grid.tsx'

interface ArticleViewProps {
  t: Text
  post: Post
  /** Other articles to continue with, newest first. */
  others: readonly PostSummary[]
  /** The share buttons. */
  share: ReactNode
  /** True on the share page, where the buttons come first. */
  sharesFirst: boolean
}

/** Maximum number of other articles below one. */
const MOST_OTHERS = 3

/** One article: a wide picture, a column for reading, and further articles. */
export function ArticleView({ t, post, others, share, sharesFirst }: ArticleViewProps) {
  const own = useAgencyLanguage()
  return (
    <div className="pb-16 lg:pb-24">
      <article>
        <header className="page-width max-w-4xl pt-6 lg:pt-10">
          <Breadcrumbs
            label={t('trail.label')}
            trail={[{ label: t('blog.heading'), href: '/blog' }]}
            current={post.title}
          />
          {sharesFirst && <div className="mt-6">{share}</div>}
          <div className="pt-8 text-center lg:pt-12">
            <PostLine t={t} post={post} className="text-muted-foreground" />
            <h1 {...own} className="font-brand mx-auto mt-4 max-w-[16em] text-hero">
              {post.title}
            </h1>
            <p
              {...own}
              className="mx-auto mt-5 max-w-[32em] text-lg text-pretty text-muted-foreground lg:text-xl"
            >
              {post.summary}
            </p>
            {post.author && <p className="mt-5 font-semibold">{t('blog.by', { author: post.author })}</p>}
          </div>
        </header>
        <div className="mx-auto mt-10 max-w-[96rem] sm:px-(--page-gutter) lg:mt-14">
          <Picture
            src={sceneBandUrl(post.image)}
            fallback={FALLBACK_IMAGE}
            alt=""
            fetchPriority="high"
            width={1600}
            height={700}
            className="aspect-4/3 w-full bg-muted object-cover sm:aspect-16/7 sm:rounded-2xl sm:shadow-card"
          />
        </div>
        <div className="page-width mt-10 max-w-[46rem] lg:mt-16">
          <div {...own}>
            <RichText html={post.content} className="article-text" />
          </div>
          {!sharesFirst && <div className="mt-14 border-t pt-8">{share}</div>}
        </div>
      </article>
      <MorePosts t={t} posts={others.slice(0, MOST_OTHERS)} />
    </div>
  )
}

function MorePosts({ t, posts }: { t: Text; posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="more-heading" className="page-width mt-16 lg:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t pt-10">
        <h2 id="more-heading" className="font-brand text-title">
          {t('blog.more')}
        </h2>
        <Link
          href="/blog"
          className="flex min-h-11 items-center gap-1 font-semibold text-link hover:underline"
        >
          {t('blog.all')}
          <Icon name="end" className="size-4" />
        </Link>
      </div>
      <PostGrid t={t} posts={posts} level={3} className="mt-8" />
    </section>
  )
}

/** Returns an article's head for search engines and sharing. Source: decision 0047. */
export function articleHead(post: Post, agency: PageAgency): PageHead {
  const { title, summary, image, publishedOn, author, slug } = post
  const publisher = { '@type': 'TravelAgency', name: agency.agencyName, logo: agency.logo }
  return {
    ...innerHead(title, agency),
    description: summary,
    type: 'article',
    image: sceneBandUrl(image),
    canonical: postHref(slug),
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        image: sceneBandUrl(image),
        datePublished: publishedOn,
        inLanguage: agency.defaultLanguage,
        url: postHref(slug),
        mainEntityOfPage: postHref(slug),
        author: author === undefined ? publisher : { '@type': 'Person', name: author },
        publisher,
      },
    ],
  }
}
