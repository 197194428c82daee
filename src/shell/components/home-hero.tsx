import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'

interface HomeHeroProps {
  headline: string
  subline: string
  /** The agency's scene, composed for a wide band. */
  image: string
  /** The search that overlaps the picture's lower edge. */
  children?: ReactNode
}

/** The first thing a traveller sees: the agency's words over its picture, and the way into a search. */
export function HomeHero({ headline, subline, image, children }: HomeHeroProps) {
  return (
    <section className="relative isolate">
      <div className="absolute inset-x-0 top-0 bottom-28 -z-10 overflow-hidden bg-deep lg:bottom-20">
        <Picture
          src={image}
          alt=""
          width="1600"
          height="700"
          fetchPriority="high"
          className="size-full object-cover"
        />
        {/* Keeps the words readable whatever the picture holds. */}
        <span className="absolute inset-0 bg-linear-to-b from-shade/35 via-shade/45 to-shade/70" />
        <span className="absolute inset-0 bg-linear-to-r from-shade/60 via-shade/25 to-transparent rtl:bg-linear-to-l" />
      </div>
      <div className="page-width pt-16 sm:pt-24 lg:pt-36">
        <h1 className="font-brand max-w-[17ch] text-hero text-shade-foreground">{headline}</h1>
        {subline && (
          <p className="mt-4 max-w-[52ch] text-lg leading-relaxed text-pretty text-shade-foreground lg:text-xl">
            {subline}
          </p>
        )}
        <div className="mt-10 lg:mt-14">{children}</div>
      </div>
    </section>
  )
}
