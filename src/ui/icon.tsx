import { classNames } from './class-names.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

interface IconProps {
  name: IconName
  className?: string
}

/** Icons that point along the line of reading, and so turn round with it. */
const directed: ReadonlySet<IconName> = new Set(['start', 'end', 'external'])

/** A decorative icon in the colour of the text beside it; what it means is said by that text. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('shrink-0', directed.has(name) && 'rtl:-scale-x-100', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
