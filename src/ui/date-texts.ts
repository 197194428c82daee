/** Texts of a date field and its calendar. Days are passed written out. */
export interface DateFieldTexts {
  /** Name of the button that opens the calendar, from the field's label. */
  open: (label: string) => string
  /** Shows how to type a date: with the month as a word, and in numbers. */
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

/** Texts of an open calendar. */
export interface DateRangeTexts {
  title: string
  chooseStart: string
  chooseEnd: string
  today: string
  past: string
  /** Names the latest possible start, written out. */
  tooFar: (date: string) => string
  nights: (count: number) => string
  atLeast: (nights: number) => string
  atMost: (nights: number) => string
  previousMonth: string
  nextMonth: string
  clear: string
  done: string
  close: string
}
