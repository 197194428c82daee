import { Blog, blogPage } from '../editorial/blog-page.tsx'
import type { PageModule } from '../page-module.ts'

function BlogToShare() {
  return <Blog isForSharing />
}

/** /blog/share?id=<slug>: an article with the share buttons (spec §2.1). */
export const page: PageModule = { Page: BlogToShare, ...blogPage({ isForSharing: true }) }
