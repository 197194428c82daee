/** What a date field and its calendar say. Days come written out. */
export interface DateFieldTexts {
  /** Of the button that opens the calendar, by the field's label. */
  open: (label: string) => string
  /** Shows how a date can be typed: with its month as a word, and in figures. */
  unreadable: (inWords: string, inFigures: string) => string
  noSuchDay: string
  missing: string
  tooEarly: (earliest: string) => string
  tooLate: (latest: string) => string
  today: string
  year: string
  previousMonth: string
  nextMonth: string
  clearDay: string
  close: string
}
