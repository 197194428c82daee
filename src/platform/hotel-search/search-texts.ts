import type { LanguageCode } from '../../contract/types.ts'
import type { DateFieldTexts, DateRangeTexts } from '../../ui/date-texts.ts'
import type { GuestsTexts } from '../../ui/guests-panel.tsx'
import { createText, type Texts } from '../text.ts'
import { wordingOf } from '../wording.ts'

const files = import.meta.glob<Texts>('./text/*.json', { import: 'default' })

type SearchTexts = DateRangeTexts & DateFieldTexts & GuestsTexts

/** By language and wording, so that no agency gets another's wording or its own outdated one. */
const known = new Map<string, Promise<SearchTexts>>()

/**
 * Loads the texts of the search's calendar, guest picker and date fields together with them, so that no first view
 * waits.
 */
export function searchTexts(language: LanguageCode, wording: Texts = {}): Promise<SearchTexts> {
  const key = JSON.stringify([language, wordingOf('search', wording)])
  const earlier = known.get(key)
  if (earlier !== undefined) return earlier
  const texts = makeTexts(language, wording)
  known.set(key, texts)
  // A failed load is repeated on the next call.
  texts.catch(() => known.delete(key))
  return texts
}

async function makeTexts(language: LanguageCode, wording: Texts): Promise<SearchTexts> {
  const texts = await files[`./text/${language}.json`]?.()
  const text = createText(language, { search: { ...texts, ...wordingOf('search', wording) } }).getFixedT(
    language,
    'search',
  )
  return {
    title: text('dates.title'),
    chooseStart: text('dates.chooseStart'),
    chooseEnd: text('dates.chooseEnd'),
    today: text('dates.today'),
    past: text('dates.past'),
    tooFar: (date) => text('dates.tooFar', { date }),
    nights: (count) => text('dates.nights', { count }),
    atLeast: (count) => text('dates.atLeast', { count }),
    atMost: (count) => text('dates.atMost', { count }),
    previousMonth: text('dates.previousMonth'),
    nextMonth: text('dates.nextMonth'),
    clear: text('dates.clear'),
    clearDay: text('dates.clearDay'),
    open: (field) => text('dates.open', { field }),
    year: text('dates.year'),
    missing: text('dates.missing'),
    unreadable: (inWords, inFigures) => text('dates.unreadable', { inWords, inFigures }),
    noSuchDay: text('dates.noSuchDay'),
    tooEarly: (date) => text('dates.tooEarly', { date }),
    tooLate: (date) => text('dates.tooLate', { date }),
    guestsTitle: text('guests.title'),
    rooms: text('guests.rooms'),
    adults: text('guests.adults'),
    children: text('guests.children'),
    childrenHint: text('guests.childrenHint'),
    fewer: (what) => text('guests.fewer', { what }),
    more: (what) => text('guests.more', { what }),
    childAge: (number) => text('guests.childAge', { number }),
    done: text('search.done'),
    close: text('search.close'),
  }
}
