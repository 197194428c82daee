const STAR = 'M10 1.9l2.47 5.13 5.64.77-4.12 3.91 1.01 5.6L10 14.6l-5 2.71 1.01-5.6L1.89 7.8l5.64-.77z'

interface RatingProps {
  /** Shown rounded down. */
  value: number
  /** Said in place of the stars. */
  label: string
  total?: number
}

/** A rating as a row of stars, the whole ones filled and the rest empty (spec §2.5: rounded down, out of 5). */
export function Rating({ value, label, total = 5 }: RatingProps) {
  const filled = Math.min(total, Math.max(0, Math.floor(value)))
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-rating">
      {Array.from({ length: total }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars of a row have nothing but their place
          key={index}
          viewBox="0 0 20 20"
          className="size-4"
          data-star={index < filled ? 'filled' : 'empty'}
          fill={index < filled ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  )
}
