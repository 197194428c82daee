import { useFlightPieces } from './flight-pieces.tsx'

/** Logos of the airlines that sell a slice, decorative: their names are next to them. */
export function AirlineLogos({ codes }: { codes: readonly string[] }) {
  const { airlineOf } = useFlightPieces()
  return (
    <span className="flex shrink-0 gap-1" aria-hidden="true">
      {codes.slice(0, 2).map((code) => {
        const airline = airlineOf(code)
        return airline ? (
          <img
            key={code}
            src={airline.logo}
            alt=""
            width={56}
            height={32}
            loading="lazy"
            className="h-8 w-14 rounded-md border bg-card object-contain p-0.5"
          />
        ) : (
          <span
            key={code}
            className="flex size-9 items-center justify-center rounded-full border bg-muted text-xs font-bold"
          >
            {code}
          </span>
        )
      })}
    </span>
  )
}
