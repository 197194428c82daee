import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'

interface PromoBannerProps {
  t: Text
  icon: IconName
  title: string
  hint?: string | undefined
  href: string
  /** A picture behind the far end of the banner. */
  image?: string | undefined
}

/**
 * Invitation to start a search, with one link (spec §2.5): shown instead of deals if a service shows none or has
 * none.
 */
export function PromoBanner({ t, icon, title, hint, href, image }: PromoBannerProps) {
  return (
    <div className="on-deep relative isolate flex min-h-80 items-center overflow-hidden rounded-2xl bg-deep text-deep-foreground shadow-card lg:min-h-96">
      {image && (
        <>
          <Picture
            src={image}
            alt=""
            loading="lazy"
            className="absolute inset-0 -z-10 size-full object-cover"
          />
          <span className="absolute inset-0 -z-10 bg-linear-to-r from-shade/90 via-shade/60 to-shade/10 max-sm:from-shade/80 max-sm:to-shade/60 rtl:bg-linear-to-l" />
        </>
      )}
      <div className="max-w-2xl p-8 lg:p-14">
        <span className="mb-5 inline-flex size-14 items-center justify-center rounded-full bg-deep-foreground text-deep">
          <Icon name={icon} className="size-7" />
        </span>
        <h3 className="font-brand text-title">{title}</h3>
        {hint && <p className="mt-3 max-w-[26em] text-lg">{hint}</p>}
        <LinkButton href={href} variant="inverse" size="large" className="mt-7">
          {t('common.bookNow')}
        </LinkButton>
      </div>
    </div>
  )
}
