import { classNames } from './class-names.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

type IconProps = {
  className?: string
} & (
  | { name: IconName; path?: never }
  /** An outline of `more-icon-paths.ts`. */
  | { path: string; name?: never }
)

/** A decorative icon in the colour of the text next to it, which carries the meaning. */
export function Icon({ name, path, className = 'size-5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(
        'shrink-0',
        // These point along the line of reading, so they are mirrored with it.
        (name === 'start' || name === 'end') && 'rtl:-scale-x-100',
        className,
      )}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={name ? iconPaths[name] : path} />
    </svg>
  )
}
