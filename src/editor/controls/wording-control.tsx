import { useId, useState } from 'react'
import type { LanguageCode } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import { languageCodes } from '../../tenant/language.ts'
import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { pointerOf, stepsOf, valueAt } from '../../tenant/settings/pointer.ts'
import { Button } from '../../ui/button.tsx'
import { useEditor, useEditorValue, useFieldsToFix } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { linkedSettingAtom } from '../layout/reveal-setting.ts'
import { findTexts, type SiteText, useSiteTexts } from '../wording/site-texts.ts'
import { WordingFinds, WordingGroups } from '../wording/wording-lists.tsx'
import { WordingRow } from '../wording/wording-row.tsx'
import { namesOf } from './codes.ts'
import type { ControlProps } from './control.ts'
import { controlStyle } from './control-style.ts'
import { SelectBox } from './select-box.tsx'
import { SmallSwitch } from './switch-control.tsx'

/** The agency's wording: every text of the site, found by its content, language by language. */
export function WordingControl({ field, label, value, onChange, onEnd }: ControlProps) {
  const { t } = useFieldTexts()
  const page = usePage()
  const editor = useEditor()
  const offered = valueAt(editor.document(), '/agency/languages')
  const languages = languageCodes.filter((code) => !Array.isArray(offered) || offered.includes(code))
  const [query, setQuery] = useState('')
  const [isOwnOnly, setIsOwnOnly] = useState(false)
  const offeredOr = (wanted: string | undefined) => languages.find((code) => code === wanted)
  const wanted = useShownWording(field.pointer)
  const [language, setLanguage] = useState<LanguageCode>(
    offeredOr(wanted.word?.language) ?? offeredOr(page.language) ?? languages[0] ?? 'en',
  )
  const [times, setTimes] = useState(wanted.times)
  // During rendering, so that the target is visible at once.
  if (wanted.times !== times) {
    setTimes(wanted.times)
    setLanguage(offeredOr(wanted.word?.language) ?? language)
    setQuery('')
    setIsOwnOnly(false)
  }
  const { texts, hasFailed, retry } = useSiteTexts(language)
  const toFix = wanted.toFix.flatMap((word) => (word.language === language ? word.key : []))
  const shown = wanted.word?.language === language ? wanted.word.key : toFix[0]
  const own = useId()
  const all = isObject(value) ? value : {}
  const words: JsonObject = isObject(all[language]) ? (all[language] as JsonObject) : {}
  const offeredTexts = isOwnOnly ? texts?.filter(({ key }) => key in words || toFix.includes(key)) : texts
  const found =
    offeredTexts &&
    findTexts(query, offeredTexts, { own: words, nameOf: (group) => t(`words.group.${group}`) })
  const isListed = query.trim() !== '' || isOwnOnly
  const row = (text: SiteText) => (
    <WordingRow
      key={`${language} ${text.key}`}
      text={text}
      own={typeof words[text.key] === 'string' ? String(words[text.key]) : undefined}
      language={language}
      at={field.pointer + pointerOf([language, text.key])}
      gesture={`type ${field.pointer} ${language} ${text.key}`}
      onWords={(next, gesture) => {
        const { [text.key]: _, ...rest } = words
        const others = next === undefined ? rest : { ...words, [text.key]: next }
        onChange({ ...all, [language]: others }, gesture)
      }}
      onEnd={onEnd}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-2">
      <SelectBox
        name={t('words.language', { name: label })}
        value={language}
        onChange={(code) => setLanguage(code as LanguageCode)}
      >
        {namesOf('language', page.language)
          .filter(({ code }) => languages.some((one) => one === code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </SelectBox>
      <input
        type="search"
        aria-label={t('words.search')}
        placeholder={t('words.search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        className={`${controlStyle} [&::-webkit-search-cancel-button]:hidden`}
      />
      <label htmlFor={own} className="flex items-center gap-2 text-xs">
        <SmallSwitch id={own} checked={isOwnOnly} onChange={({ target }) => setIsOwnOnly(target.checked)} />
        {t('words.ownOnly', { count: Object.keys(words).length })}
      </label>
      <span role="status" className="sr-only">
        {isListed && found ? t('search.found', { count: found.length }) : ''}
      </span>
      {hasFailed && (
        <div role="alert" className="grid justify-items-start gap-2 text-sm">
          {t('words.failed')}
          <Button size="small" variant="outline" onClick={retry}>
            {t('preview.retry')}
          </Button>
        </div>
      )}
      {!texts && !hasFailed && <div aria-busy="true" className="h-24 animate-pulse rounded-lg bg-muted" />}
      {found && isListed && <WordingFinds texts={found} row={row} />}
      {found && !isListed && (
        <WordingGroups
          key={`${language} ${wanted.times}`}
          texts={found}
          worded={Object.keys(words)}
          opened={found.find(({ key }) => key === shown)?.group ?? null}
          {...{ toFix, row }}
        />
      )}
    </div>
  )
}

/** A text of the site in one language, as the settings name it. */
interface Word {
  readonly language: string
  readonly key: string
}

/**
 * Returns the wording that waits to be fixed, and the one to show: that linked to, else the first that waits. `times`
 * increases with each link.
 */
function useShownWording(pointer: string) {
  const { store } = useEditor()
  const wordOf = (at: string): Word[] => {
    const [language, key, ...more] = at.startsWith(`${pointer}/`)
      ? (stepsOf(at.slice(pointer.length)) ?? [])
      : []
    return language !== undefined && key !== undefined && more.length === 0 ? [{ language, key }] : []
  }
  const toFix = useFieldsToFix().flatMap(wordOf)
  const led = useEditorValue(linkedSettingAtom)
  const ledWord = () => wordOf(store.get(linkedSettingAtom)?.pointer ?? '')[0]
  const [seen, setSeen] = useState(led)
  const [wanted, setWanted] = useState(() => ({ word: ledWord() ?? toFix[0], times: 0 }))
  // During rendering, so that the target is visible at once.
  if (led !== seen) {
    setSeen(led)
    const word = ledWord()
    if (word) setWanted({ word, times: wanted.times + 1 })
  }
  return { toFix, ...wanted }
}
