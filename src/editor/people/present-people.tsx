import { Avatar } from '../../ui/avatar.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import type { PersonHere } from '../core/draft-api.ts'
import { panelIds } from '../core/field.ts'
import { useFieldTexts } from '../shell/field-texts.ts'
import { usePointerTexts } from '../shell/pointer-texts.ts'
import { useReveal } from '../shell/reveal.ts'
import { useOtherEditors } from './use-other-editors.ts'

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
  const reveal = useReveal()
  const says = where ? t('people.at', { name: person.name, where }) : t('people.one', { name: person.name })
  return (
    <Tooltip text={says} side="bottom">
      <button
        type="button"
        aria-label={says}
        onClick={() => person.field && reveal(person.field)}
        className="rounded-full ring-2 ring-card hover:z-10 focus-visible:z-10"
      >
        <Avatar name={person.name} label="" size="small" className="size-7 text-[0.6875rem]" />
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
