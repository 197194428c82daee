import { useId } from 'react'
import { controlStyle } from '../controls/control-style.ts'
import { useInvalidText, useValidatedText } from '../controls/validated-text.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { SiteText } from './site-texts.ts'

/** Wording may be three times as long as the standard text; longer texts break the layout. */
const STRETCH = 3

const SHORTEST_LIMIT = 40

const isPlural = /_(zero|one|two|few|many|other)$/

interface WordRowProps {
  text: SiteText
  own: string | undefined
  language: string
  /** Their pointer in the settings. */
  at: string
  /** The gesture of typing them. */
  gesture: string
  /** Undefined removes the agency's wording. */
  onWords: (words: string | undefined, gesture: string) => void
  onEnd: () => void
}

/** One text of the site: the standard text and the agency's wording, which is stored once it is valid. */
export function WordingRow({ text, own, language, at, gesture, onWords, onEnd }: WordRowProps) {
  const { t } = useFieldTexts()
  const id = useId()
  const { invalidText, onInvalidText, onLeft } = useInvalidText(at, gesture)
  const {
    text: shown,
    write,
    end,
  } = useValidatedText<string>({
    gesture,
    invalidText,
    onInvalidText,
    onEnd,
    value: own,
    shown: own ?? '',
    onChange: onWords,
    read: (typed) => {
      if (typed.trim() === '') return { value: undefined }
      return wordingFault(typed, text) ? null : { value: typed }
    },
  })
  const fault = shown.trim() === '' ? null : wordingFault(shown, text)
  const places = placesOf(text.english)
  return (
    <div data-item={at} className="py-2">
      <label
        htmlFor={id}
        dir="auto"
        lang={language}
        className="block text-xs leading-relaxed text-muted-foreground"
      >
        {text.text}
      </label>
      <input
        id={id}
        dir="auto"
        lang={language}
        value={shown}
        maxLength={2000}
        placeholder={t('words.usual')}
        aria-invalid={fault !== null || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => write(target.value)}
        onBlur={() => {
          end()
          onLeft()
        }}
        className={`${controlStyle} mt-1`}
      />
      <p
        id={`${id}-note`}
        className={`mt-1 text-xs empty:hidden ${fault ? 'font-medium text-destructive' : 'text-muted-foreground'}`}
      >
        {fault
          ? t(`words.fault.${fault.fault}`, {
              place: 'place' in fault ? fault.place : '',
              most: 'most' in fault ? fault.most : 0,
            })
          : places.length > 0 && t('words.keep', { places: places.join(' ') })}
      </p>
    </div>
  )
}

export type WordingFault =
  | { fault: 'long'; most: number }
  | { fault: 'missing' | 'extra'; place: string }
  | { fault: 'control' }

/** Returns why the server would refuse a wording for a text, or null. An empty wording counts as none. */
export function wordingFault(
  words: string,
  { key, english }: Pick<SiteText, 'key' | 'english'>,
): WordingFault | null {
  const most = Math.max(SHORTEST_LIMIT, STRETCH * english.length)
  if (words.length > most) return { fault: 'long', most }
  if (/[\p{Cc}\u2028\u2029]/u.test(words) || /[$]t[(]/.test(words)) return { fault: 'control' }
  const wanted = placesOf(english)
  const given = placesOf(words)
  const extra = given.find((place) => !wanted.includes(place))
  if (extra !== undefined) return { fault: 'extra', place: extra }
  const needed = isPlural.test(key) ? wanted.filter((place) => place !== '{{count}}') : wanted
  const missing = needed.find((place) => !given.includes(place))
  return missing === undefined ? null : { fault: 'missing', place: missing }
}

/** The placeholders of a text, as written. */
export function placesOf(text: string): string[] {
  return text.match(/\{\{[^}]*\}*|\}\}/g) ?? []
}
