/** Joins the parts of a place's label, from the place to its country, in the language's punctuation. */
export function joinLabel(parts: readonly string[], language: string): string {
  return parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')
}
