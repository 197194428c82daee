import { atom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { sameJson } from '../../tenant/settings/json.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useIsWide } from '../../ui/use-media.ts'
import type { PersonHere } from '../core/draft-api.ts'
import { panelIds } from '../core/field.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { usePointerTexts } from '../layout/pointer-texts.ts'
import { useRevealSetting } from '../layout/reveal-setting.ts'

/** Milliseconds between two presence messages; the server counts on one a minute. */
const STILL = 20_000

/** Milliseconds at a field before the others are notified: Tab passes many fields. */
const THERE = 250

/** Number of avatars shown on a phone and elsewhere; the others are counted. */
const MOST = { narrow: 1, wide: 3 } as const

/** The other people at the draft; a press opens their place. */
export function PresentPeople() {
  const { t } = useFieldTexts()
  const others = useOtherEditors()
  const wordsOf = usePlaceWords()
  const most = MOST[useIsWide() ? 'wide' : 'narrow']
  if (others.length === 0) return null
  const shown = others.slice(0, most)
  const more = others.slice(most)
  return (
    <ul aria-label={t('people.here')} className="flex items-center -space-x-1.5 rtl:space-x-reverse">
      {shown.map((person) => (
        <li key={person.id} className="flex">
          <Face person={person} where={wordsOf(person)} />
        </li>
      ))}
      {more.length > 0 && (
        <li
          title={more.map(({ name }) => name).join(', ')}
          className="flex size-7 items-center justify-center rounded-full bg-muted text-xs font-semibold ring-2 ring-card"
        >
          <span aria-hidden="true">+{more.length}</span>
          <span className="sr-only">{more.map(({ name }) => name).join(', ')}</span>
        </li>
      )}
    </ul>
  )
}

function Face({ person, where }: { person: PersonHere; where: string }) {
  const { t } = useFieldTexts()
  const reveal = useRevealSetting()
  const says = where ? t('people.at', { name: person.name, where }) : t('people.one', { name: person.name })
  return (
    <Tooltip text={says} side="bottom">
      <button
        type="button"
        onClick={() => person.field && reveal(person.field)}
        className="rounded-full ring-2 ring-card hover:z-10 focus-visible:z-10"
      >
        <Avatar name={person.name} label="" size="small" className="size-7 text-[0.6875rem]" />
        <span className="sr-only">{says}</span>
      </button>
    </Tooltip>
  )
}

/** A person's position, in the words of the panels. */
function usePlaceWords(): (person: PersonHere) => string {
  const { t } = useFieldTexts()
  const wordsOf = usePointerTexts()
  return ({ panel, field }) => {
    const known = panelIds.find((id) => id === panel)
    return field ? wordsOf(field).text : known ? t(`panel.${known}`) : ''
  }
}

type Others = readonly PersonHere[]

/** The other people at the draft, or at a given field. Updates only when people or places change. */
export function useOtherEditors(field?: string): Others {
  const { peopleAtom } = useEditor()
  const othersAtom = useMemo(() => {
    let last: Others = []
    return atom((get) => {
      const next = get(peopleAtom).filter(
        (person) => !person.isYou && (field === undefined || person.field === field),
      )
      const key = (people: Others) => people.map(({ id, name, panel, field }) => ({ id, name, panel, field }))
      if (!sameJson(key(last), key(next))) last = next
      return last
    })
  }, [peopleAtom, field])
  return useEditorValue(othersAtom)
}

/** A quiet mark at a field that another person is in. */
export function FieldPeople({ pointer }: { pointer: string }) {
  const { t } = useFieldTexts()
  const others = useOtherEditors(pointer)
  const [first] = others
  if (!first) return null
  const says = t('people.inField', { name: others.map(({ name }) => name).join(', ') })
  return (
    <span
      title={says}
      className="pointer-events-none absolute -start-2.5 -end-1 inset-y-0 border-s-2 border-brand-edge"
    >
      <span className="absolute end-1 top-0 flex rounded-full ring-2 ring-background pointer-coarse:end-12 pointer-coarse:top-2 group-focus-within/field:hidden group-hover/field:hidden">
        <Avatar name={first.name} label="" size="small" className="size-6! text-[0.625rem]!" />
      </span>
      <span className="sr-only">{says}</span>
    </span>
  )
}

/** Tells the others the panel and field that have the focus. */
export function usePresence(panel: string): void {
  const { api, store, peopleAtom } = useEditor()
  useEffect(() => {
    let field: string | null = null
    let reported = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      timer = setTimeout(tell, STILL)
      reported = `${field}`
      api.tellWhere(panel, field).then(
        (people) => store.set(peopleAtom, people),
        // The person is invisible for a moment; the next message repairs that.
        () => undefined,
      )
    }
    const onFocus = () => {
      const row = document.activeElement?.closest<HTMLElement>('[data-field]')
      field = row?.dataset.field ?? null
      if (`${field}` === reported) return
      clearTimeout(timer)
      timer = setTimeout(tell, THERE)
    }
    onFocus()
    tell()
    const closing = new AbortController()
    document.addEventListener('focusin', onFocus, { signal: closing.signal })
    document.addEventListener('focusout', () => setTimeout(onFocus), { signal: closing.signal })
    return () => {
      closing.abort()
      clearTimeout(timer)
    }
  }, [api, store, peopleAtom, panel])
}
