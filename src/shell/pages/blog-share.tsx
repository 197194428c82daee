import { blogPage } from '../editorial/blog-page.tsx'

/** /blog/share?id=<slug>: an article and the ways to pass it on (spec §2.1). */
export const page = blogPage({ isForSharing: true })
