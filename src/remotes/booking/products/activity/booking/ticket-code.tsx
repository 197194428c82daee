import { correction, generate } from 'lean-qr'
import { useMemo } from 'react'

/** White around a code, in modules; readers need four. */
const QUIET = 4

interface TicketCodeProps {
  code: string
  /** Accessible name. */
  label: string
}

/** The QR code of a ticket. It is dark on white in every theme, so that readers recognise it. */
export function TicketCode({ code, label }: TicketCodeProps) {
  const { size, path } = useMemo(() => {
    const modules = generate(code, { minCorrectionLevel: correction.M })
    const rows = Array.from({ length: modules.size }, (_, y) =>
      Array.from({ length: modules.size }, (_, x) => (modules.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(
        '',
      ),
    )
    return { size: modules.size, path: rows.join('') }
  }, [code])
  const box = size + 2 * QUIET
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${box} ${box}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-40 rounded-md bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
