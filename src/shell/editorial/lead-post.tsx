import type { PostSummary } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { postHref } from '../../tenant/post-href.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FALLBACK_IMAGE } from '../scene-images.ts'
import { OwnWords } from './own-words.tsx'
import { PostLine } from './post-line.tsx'

/** The newest article, large: picture and words side by side, one above the other on phones. */
export function LeadPost({ t, post }: { t: Text; post: PostSummary }) {
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
            <OwnWords>{post.title}</OwnWords>
          </Link>
        </h2>
        <p className="mt-4 max-w-[32em] text-lg text-muted-foreground">
          <OwnWords>{post.summary}</OwnWords>
        </p>
        {post.author && (
          <p className="mt-5 font-semibold">
            <OwnWords>{post.author}</OwnWords>
          </p>
        )}
      </div>
    </article>
  )
}
