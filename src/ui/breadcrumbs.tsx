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
  /** From the home page to the current page's parent. */
  trail: readonly Crumb[]
  /** Name of the current page. */
  current: string
  className?: string
}

/** The page's place in the site. Phones show only the link to the parent page, since the header leads home. */
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
