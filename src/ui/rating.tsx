/** Width of a star and its gap, in units of its outline. */
const STEP = 22.5
const STAR = 'M10 1.9l2.47 5.13 5.64.77-4.12 3.91 1.01 5.6L10 14.6l-5 2.71 1.01-5.6L1.89 7.8l5.64-.77z'

interface RatingProps {
  /** Rounded down for display. */
  value: number
  /** Announced instead of the stars. */
  label: string
  total?: number
}

/**
 * A rating as a row of stars: whole ones filled, the rest empty (spec §2.5: rounded down, out of 5). A single
 * drawing, since a list has hundreds.
 */
export function Rating({ value, label, total = 5 }: RatingProps) {
  const filled = Math.min(total, Math.max(0, Math.floor(value)))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${total * STEP - 2.5} 20`}
      className="inline-block h-4 w-auto align-baseline text-rating rtl:-scale-x-100"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      {Array.from({ length: total }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity except their index
          key={index}
          d={STAR}
          transform={`translate(${index * STEP})`}
          data-star={index < filled ? 'filled' : 'empty'}
          fill={index < filled ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  )
}
