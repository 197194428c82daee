import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { kitTexts } from './texts.ts'

interface SectionProps {
  id: keyof typeof kitTexts.intros
  children: ReactNode
}

/** A chapter of the kit. */
export function Section({ id, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t pt-10 lg:pt-16">
      <h2 id={`${id}-title`} className="font-brand text-title">
        <KitText>{kitTexts.groups[id]}</KitText>
      </h2>
      <p className="mt-3 max-w-prose text-muted-foreground lg:text-lg">
        <KitText>{kitTexts.intros[id]}</KitText>
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:gap-14">{children}</div>
    </section>
  )
}

interface SpecimenProps {
  name: string
  /** What to try, or what a still view does not show. */
  note?: string
  /** True to show it on the page's background instead of a card's. */
  bare?: boolean
  /** Columns on a wide screen. */
  columns?: 1 | 2 | 3
  children: ReactNode
}

const columnsOf = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const

/** A component with its name and its states side by side. */
export function Specimen({ name, note, bare = false, columns = 3, children }: SpecimenProps) {
  return (
    <div data-specimen={name} className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-lg font-bold">
          <KitText>{name}</KitText>
        </h3>
        {note && (
          <p className="text-sm text-muted-foreground">
            <KitText>{note}</KitText>
          </p>
        )}
      </div>
      <div
        className={classNames(
          'mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8',
          !bare && 'rounded-xl border bg-card p-5 lg:p-8',
          columnsOf[columns],
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** One state of a component, with its name below a thin line. */
export function State({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('min-w-0', className)}>
      <p className="mb-3 text-xs font-semibold text-muted-foreground">
        <KitText>{label}</KitText>
      </p>
      {children}
    </div>
  )
}

/** Text of the kit itself: in English and left to right, even on a right-to-left page. */
export function KitText({ children }: { children: ReactNode }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  )
}
