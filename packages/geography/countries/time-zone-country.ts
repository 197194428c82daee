import { isCountry } from './is-country.ts'

/** ECMA-402's list of a region's time zones, which TypeScript's library does not know yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

let zones: ReadonlyMap<string, string> | undefined

/**
 * Returns the country of an IANA time zone, also by an old name, as ISO 3166-1 alpha-2. Null for a zone without a
 * country (`UTC`), for other texts, and if the runtime has no such list. Source: Unicode CLDR, in the runtime.
 */
export function timeZoneCountry(timeZone: string): string | null {
  try {
    // The list has one name of each zone: Asia/Calcutta also stands for Asia/Kolkata.
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
