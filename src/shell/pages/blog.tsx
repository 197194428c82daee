import { Blog, blogPage } from '../editorial/blog-page.tsx'
import type { PageModule } from '../page-module.ts'

function BlogToRead() {
  return <Blog isForSharing={false} />
}

/** /blog, and /blog?id=<slug> for one article (spec §2.1). */
export const page: PageModule = { Page: BlogToRead, ...blogPage({ isForSharing: false }) }
