import { blogPage } from '../editorial/blog-page.tsx'

/** /blog, and /blog?id=<slug> for one article (spec §2.1). */
export const page = blogPage({ isForSharing: false })
