import type { NavigationItem } from '../../contract/types.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

interface MainNavigationProps {
  label: string
  items: readonly NavigationItem[]
  path: string
  /** In a column, for the mobile menu. */
  stacked?: boolean
  onFollow?: () => void
}

/** The agency's own navigation (spec §2.6). */
export function MainNavigation({ label, items, path, stacked = false, onFollow }: MainNavigationProps) {
  return (
    <nav aria-label={label}>
      <ul className={stacked ? 'grid' : 'flex items-center gap-1'}>
        {items.map((item) => (
          <li key={`${item.label}${item.path}`}>
            <Link
              href={item.path}
              aria-current={item.path === path ? 'page' : undefined}
              {...(onFollow && { onClick: onFollow })}
              className={classNames(
                'flex min-h-11 items-center rounded-control px-3 font-medium transition-colors hover:bg-accent hover:text-accent-foreground aria-[current]:font-semibold aria-[current]:text-link',
                stacked ? 'min-h-12 text-lg' : 'text-[0.9375rem] whitespace-nowrap',
              )}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
