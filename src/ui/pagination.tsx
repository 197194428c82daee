import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

interface PaginationProps {
  /** Accessible name of the row. */
  label: string
  /** From 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
  /** Name of a page's link, such as "Page 3". */
  pageLabel: (page: number) => string
  /** The position, such as "Page 3 of 12", between the two arrows on phones. */
  positionLabel: (page: number, pages: number) => string
  /** The shown range, such as "21–40 of 236 bookings". */
  summary?: ReactNode
  /** Formats a page's number in the language. */
  number?: (page: number) => string
  className?: string
}

const cell = 'flex min-h-11 min-w-11 items-center justify-center rounded-control border px-2 tabular-nums'
const open = 'border-transparent hover:border-input hover:bg-accent hover:text-accent-foreground'
const closed = 'border-transparent text-muted-foreground'

/**
 * The pages of a list as links: first, last, the current one's neighbours, and one step either way. Nothing for a
 * single page.
 */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, hrefOf, previousLabel, nextLabel, pageLabel, positionLabel } = props
  const { summary, number = String, className } = props
  if (pages <= 1) return null
  return (
    <nav
      aria-label={label}
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-2',
        summary ? 'justify-between' : 'justify-center',
        className,
      )}
    >
      {summary && <p className="text-sm text-muted-foreground max-sm:w-full max-sm:text-center">{summary}</p>}
      <ul className="flex items-center gap-1 text-[0.9375rem] font-semibold max-sm:w-full max-sm:justify-between">
        <Step rel="prev" label={previousLabel} href={page > 1 ? hrefOf(page - 1) : null} />
        {pageWindow(page, pages).map((slot, index, row) =>
          slot === 'gap' ? (
            <li
              key={`after ${row[index - 1]}`}
              aria-hidden="true"
              className={classNames(cell, closed, 'max-sm:hidden')}
            >
              …
            </li>
          ) : (
            <li key={slot} className="max-sm:hidden">
              <Link
                href={hrefOf(slot)}
                aria-label={pageLabel(slot)}
                aria-current={slot === page ? 'page' : undefined}
                className={classNames(
                  cell,
                  slot === page
                    ? 'border-brand-edge bg-primary text-primary-foreground forced-colors:border-[Highlight] forced-colors:outline-2'
                    : open,
                )}
              >
                {number(slot)}
              </Link>
            </li>
          ),
        )}
        <li className="font-normal text-muted-foreground sm:hidden">{positionLabel(page, pages)}</li>
        <Step rel="next" label={nextLabel} href={page < pages ? hrefOf(page + 1) : null} />
      </ul>
    </nav>
  )
}

/** A step to a neighbour; at an end it stays in place without a link. */
function Step({ rel, label, href }: { rel: 'prev' | 'next'; label: string; href: string | null }) {
  const content = (
    <>
      {rel === 'prev' && <Icon name="start" className="size-4" />}
      <span className="max-lg:sr-only">{label}</span>
      {rel === 'next' && <Icon name="end" className="size-4" />}
    </>
  )
  const shape = `${cell} gap-1.5 lg:px-3`
  return (
    <li>
      {href === null ? (
        // biome-ignore-start lint/a11y: a disabled link without an address
        <span role="link" aria-disabled="true" className={classNames(shape, closed, 'opacity-45')}>
          {content}
        </span>
        // biome-ignore-end lint/a11y: a disabled link without an address
      ) : (
        <Link href={href} rel={rel} className={classNames(shape, open)}>
          {content}
        </Link>
      )}
    </li>
  )
}

/** One slot of the row: a page, or a gap for omitted pages. */
export type PageSlot = number | 'gap'

/**
 * Returns the row for a page among so many pages, with `around` neighbours on each side: always the first and last
 * page, and a gap only for two or more. A long list's row has the same length on every page, so that nothing moves
 * under the pointer.
 */
export function pageWindow(page: number, pages: number, around = 1): PageSlot[] {
  const slots = 2 * around + 5
  if (pages <= slots) return range(1, pages)
  const end = slots - 2
  if (page <= end - around) return [...range(1, end), 'gap', pages]
  if (page > pages - end + around) return [1, 'gap', ...range(pages - end + 1, pages)]
  return [1, 'gap', ...range(page - around, page + around), 'gap', pages]
}
