import { classNames } from './class-names.ts'

/** A quiet block in the place of something that is being loaded. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-shimmer rounded-md bg-border/70', className)}
    />
  )
}
