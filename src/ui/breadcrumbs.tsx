import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

interface Crumb {
  label: string
  href: string
}

interface BreadcrumbsProps {
  /** Accessible name of the trail. */
  label: string
  /** From the front page down to the page above this one. */
  trail: readonly Crumb[]
  /** Name of this page. */
  current: string
  className?: string
}

/** Where this page stands, and the way up. On phones it is the way to the page above alone, since the header leads to the front. */
export function Breadcrumbs({ label, trail, current, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="-ms-1 flex flex-wrap items-center gap-x-1 text-sm text-muted-foreground">
        {trail.map((crumb, index) => (
          <li
            key={crumb.href}
            className={classNames('flex items-center gap-1', index < trail.length - 1 && 'max-sm:hidden')}
          >
            <Link
              href={crumb.href}
              className="flex min-h-11 min-w-11 items-center gap-1.5 rounded-sm px-1 hover:text-link hover:underline"
            >
              <Icon name="start" className="size-4 sm:hidden" />
              {crumb.label}
            </Link>
            <Icon name="end" className="size-3.5 opacity-70 max-sm:hidden" />
          </li>
        ))}
        <li
          aria-current="page"
          className="max-w-[23em] truncate px-1 font-semibold text-foreground max-sm:sr-only"
        >
          {current}
        </li>
      </ol>
    </nav>
  )
}
