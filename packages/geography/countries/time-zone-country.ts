import { isCountry } from './is-country.ts'

/** ECMA-402's own list of a region's zones; TypeScript's library does not know it yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

let zones: ReadonlyMap<string, string> | undefined

/**
 * Takes an IANA time zone, an old name too, and gives the country whose clocks keep it, ISO 3166-1 alpha-2; null for a zone
 * of no country (`UTC`), for what is no zone, and where the runtime has no such list. Source: Unicode CLDR, in the runtime.
 */
export function timeZoneCountry(timeZone: string): string | null {
  try {
    // The list has one name of each zone: Asia/Calcutta for Asia/Kolkata too.
    const { timeZone: name } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
    zones ??= zonesByCountry()
    return zones.get(name) ?? null
  } catch {
    return null
  }
}

function zonesByCountry(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry)
  return new Map(
    codes.flatMap((code) => {
      const locale: LocaleWithZones = new Intl.Locale(`und-${code}`)
      return (locale.getTimeZones?.() ?? []).map((zone): [string, string] => [zone, code])
    }),
  )
}
