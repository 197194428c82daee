/** By CLDR, as a table, because not every runtime knows `Intl.Locale.getWeekInfo`; elsewhere the week begins on Monday. */
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/**
 * Takes a locale as `localeOf` gives it and gives the first day of its region's week, 0 being Sunday, which is also the
 * default where the locale names no region. The deal dates are counted from it. Source: spec §9.
 */
export function weekStart(locale: string): number {
  const region = /-([A-Z]{2})\b/.exec(locale)?.[1]
  if (!region || sunday.includes(region)) return 0
  return saturday.includes(region) ? 6 : 1
}
