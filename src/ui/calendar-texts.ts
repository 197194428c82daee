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
