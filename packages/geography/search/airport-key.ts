/** Words in every airport's name, in the languages of spec §9. As search keys they would match all airports. */
const fillers = new Set(
  `airport airfield international intl regional aeroporto aeropuerto aeroport flughafen lufthavn lufthamn flygplats
internacional internationale internasjonale مطار الدولي`.split(/\s+/),
)

/** Removes the words that only say 'airport' from a folded text. A text without other words is returned unchanged. */
export function airportKey(folded: string): string {
  const kept = folded.split(' ').filter((word) => !fillers.has(word))
  return kept.length > 0 ? kept.join(' ') : folded
}
