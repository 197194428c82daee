/** Words that every airport's name holds, in the languages of spec §9: as search keys they would match them all. */
const fillers = new Set(
  `airport airfield international intl regional aeroporto aeropuerto aeroport flughafen lufthavn lufthamn flygplats
internacional internationale internasjonale مطار الدولي`.split(/\s+/),
)

/**
 * Takes a folded airport name, or a folded text that may be one, and gives it without the words that say only that it is
 * an airport. A text of nothing else comes back as it is.
 */
export function airportKey(folded: string): string {
  const kept = folded.split(' ').filter((word) => !fillers.has(word))
  return kept.length > 0 ? kept.join(' ') : folded
}
