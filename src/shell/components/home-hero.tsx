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
    <section className="relative isolate z-10">
      <div className="absolute inset-x-0 top-0 bottom-28 -z-10 overflow-hidden bg-deep lg:bottom-20">
        <Picture
          src={image}
          alt=""
          width="1600"
          height="700"
          fetchPriority="high"
          className="size-full object-cover"
        />
        {/* Keeps the words readable whatever the picture holds, and leaves the far side of it alone. */}
        <span className="absolute inset-0 bg-linear-to-r from-shade/70 from-5% via-shade/42 via-45% to-transparent to-80% max-lg:from-shade/70 max-lg:via-shade/60 max-lg:to-shade/40 rtl:bg-linear-to-l" />
        <span className="absolute inset-x-0 bottom-0 h-1/3 bg-linear-to-t from-shade/50 to-transparent" />
      </div>
      <div className="page-width pt-16 sm:pt-24 lg:pt-36">
        <h1 className="font-brand max-w-[9.75em] text-hero text-shade-foreground [text-shadow:0_1px_24px_color-mix(in_srgb,var(--shade)_55%,transparent)]">
          <bdi>{headline}</bdi>
        </h1>
        {subline && (
          <p className="mt-4 max-w-[29em] text-lg leading-relaxed text-pretty text-shade-foreground [text-shadow:0_1px_14px_color-mix(in_srgb,var(--shade)_70%,transparent)] lg:text-xl">
            <bdi>{subline}</bdi>
          </p>
        )}
        <div className="mt-10 lg:mt-14">{children}</div>
      </div>
    </section>
  )
}
