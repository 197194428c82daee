import type { ReactNode } from 'react'
import type { PageAgency } from '../../contract/page.ts'
import { Picture } from '../../ui/picture.tsx'

interface HomeHeroProps {
  headline: string
  subline: string
  /** Arrangement of text, picture and search. */
  layout?: PageAgency['home']['layout']
  /** The agency's scene in a wide format. */
  image: string
  /** The search form, which overlaps the picture's lower edge. */
  children?: ReactNode
}

/** Hero of the home page: the agency's text and picture with the search. The layouts are styles (hero.css). */
export function HomeHero({ headline, subline, layout = 'side', image, children }: HomeHeroProps) {
  return (
    <section data-layout={layout} className="hero">
      <div data-still className="hero-picture">
        <Picture
          src={image}
          alt=""
          width="1600"
          height="700"
          fetchPriority="high"
          className="size-full object-cover"
        />
      </div>
      <div className="page-width">
        <div className="hero-words">
          <h1 className="font-brand text-hero">
            <bdi>{headline}</bdi>
          </h1>
          {subline && (
            <p>
              <bdi>{subline}</bdi>
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
