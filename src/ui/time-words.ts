/** What a language says beside a time of day; its names of the halves are those of Intl, and these. */
interface TimeWords {
  /** Say no more than the time does, before it or after its hour. */
  before: readonly string[]
  after: readonly string[]
  /** Name the first half of the day and the second. */
  am: readonly string[]
  pm: readonly string[]
  /** Which of the two twelves is meant by those is not agreed upon. */
  leavesTwelveOpen: boolean
}

function words(own: Partial<TimeWords>): TimeWords {
  return { ...{ before: [], after: [], am: [], pm: [] }, leavesTwelveOpen: false, ...own }
}

const english = words({
  before: ['at'],
  // `o’clock` is two words.
  after: ['h', 'hr', 'hrs', 'hours', 'o', 'clock', 'oclock'],
  am: ['a'],
  pm: ['p'],
})
const norwegian = words({ before: ['kl', 'klokka', 'klokken'] })

const said: Readonly<Record<string, TimeWords>> = {
  en: english,
  pt: words({ before: ['a', 'à', 'as', 'às'], after: ['hs', 'hora', 'horas'] }),
  es: words({ before: ['a', 'la', 'las'], after: ['hs', 'hora', 'horas'] }),
  da: words({ before: ['kl', 'klokken'] }),
  ...{ no: norwegian, nb: norwegian },
  de: words({ before: ['um'], after: ['uhr'] }),
  ar: words({
    ...{ before: ['الساعة', 'الساعه'], after: ['ساعة'] },
    ...{ am: ['صباحا'], pm: ['مساء'], leavesTwelveOpen: true },
  }),
  fr: words({ before: ['a', 'à'], after: ['heure', 'heures'] }),
  sv: words({ before: ['kl', 'klockan'] }),
}

/** Takes a language and gives what is said in it beside a time; what English says there is understood in every one. */
export function timeWords(locale: string): TimeWords {
  const [language = 'en'] = locale.split('-')
  const own = said[language] ?? english
  return { ...own, before: [...own.before, ...english.before], after: [...own.after, ...english.after] }
}
