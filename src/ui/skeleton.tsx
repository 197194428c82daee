import { classNames } from './class-names.ts'

const shapes = { block: 'rounded-md', text: 'h-4 rounded-sm', circle: 'size-11 rounded-full' } as const

interface SkeletonProps {
  /** The content it stands for: a picture or a control, a line of text, an avatar. */
  shape?: keyof typeof shapes
  className?: string
}

/** A quiet block in place of loading content; another element announces the loading. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-shimmer bg-border/70 forced-colors:border',
        shapes[shape],
        className,
      )}
    />
  )
}
