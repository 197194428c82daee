import type { PostSummary } from '../../contract/types.ts'
import { useAgency } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { LeadPost } from './lead-post.tsx'
import { PostGrid } from './post-grid.tsx'

interface PostListProps {
  t: Text
  /** Said above it: what was asked for is not there. */
  notice: string | false
  posts: readonly PostSummary[]
}

/** The blog's front: the newest article large, the others below it. */
export function PostList({ t, notice, posts }: PostListProps) {
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
