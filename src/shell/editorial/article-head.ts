import type { PageAgency, PageHead } from '../../contract/page.ts'
import type { Post } from '../../contract/types.ts'
import { postHref } from '../../tenant/editorial-hrefs.ts'
import { sceneBand } from '../../tenant/scene-band.ts'
import { innerHead } from '../document-head.ts'

/** Returns an article's head for search engines and sharing. Source: decision 0047. */
export function articleHead(post: Post, agency: PageAgency): PageHead {
  const { title, summary, image, publishedOn, author, slug } = post
  const publisher = { '@type': 'TravelAgency', name: agency.agencyName, logo: agency.logo }
  return {
    ...innerHead(title, agency),
    description: summary,
    type: 'article',
    image: sceneBand(image),
    canonical: postHref(slug),
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        image: sceneBand(image),
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
