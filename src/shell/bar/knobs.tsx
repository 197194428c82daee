/** The bar's icon: two knobs. */
export function Knobs() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M2 4.5h6m4 0h2M2 11.5h2m4 0h6"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="10" cy="4.5" r="1.9" stroke="currentColor" strokeWidth="1.6" fill="none" />
      <circle cx="6" cy="11.5" r="1.9" stroke="currentColor" strokeWidth="1.6" fill="none" />
    </svg>
  )
}
