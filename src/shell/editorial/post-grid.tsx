import type { PostSummary } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { classNames } from '../../ui/class-names.ts'
import { PostCard } from './post-card.tsx'

interface PostGridProps {
  t: Text
  posts: readonly PostSummary[]
  level: 2 | 3
  className?: string
}

/** Articles side by side; as many in a row as leave no hole in it. */
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
