import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { ShownAt } from '../preview/find-shown-page.ts'
import { pointedAtom, targetIconPath } from '../preview/pointed-setting.ts'
import type { Control } from './control.ts'
import { iconButton } from './control-style.ts'

interface InnerRowProps {
  /** Id of the control, from which its name and note derive. */
  id: string
  name: string
  /** The field's help, or why its value was refused. */
  note: string
  isRefused?: boolean
  /** Its pointer in the settings. */
  at: string
  naming?: Control['naming']
  /** Where it appears on the site; null if nowhere in particular. */
  shown?: ShownAt | null
  children: ReactNode
}

const word = 'min-w-0 flex-1 text-[0.8125rem] font-semibold'

/** One field of a list item: its name, its control, its help, and a button to where it appears. */
export function InnerRow(props: InnerRowProps) {
  const { id, name, note, isRefused = false, at, naming, shown = null, children } = props
  const description = note && (
    <p
      id={`${id}-note`}
      className={`mt-1 text-xs leading-relaxed ${isRefused ? 'font-medium text-destructive' : 'text-muted-foreground'}`}
    >
      {note}
    </p>
  )
  return (
    <div
      data-item={at}
      className="group/inner relative scroll-mt-16 rounded-control data-revealed:bg-accent data-revealed:shadow-[0_0_0_0.375rem_var(--accent)]"
    >
      {naming !== 'own' && (
        <div className="flex min-h-7 items-center gap-0.5">
          {naming === 'group' ? (
            <span id={`${id}-name`} className={word}>
              {name}
            </span>
          ) : (
            <label id={`${id}-name`} htmlFor={id} className={word}>
              {name}
            </label>
          )}
          {shown && <WhereButton shown={shown} at={at} nameId={`${id}-name`} />}
        </div>
      )}
      {naming === 'group' ? (
        <fieldset
          aria-labelledby={`${id}-name`}
          aria-describedby={note ? `${id}-note` : undefined}
          className="min-w-0"
        >
          {children}
        </fieldset>
      ) : (
        children
      )}
      {description}
    </div>
  )
}

/** The button is named by its action and the text next to it, so that only the field has the field's name. */
function WhereButton({ shown, at, nameId }: { shown: ShownAt; at: string; nameId: string }) {
  const { store } = useEditor()
  const { t } = useFieldTexts()
  return (
    <button
      type="button"
      className={`${iconButton} opacity-0 group-hover/inner:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100`}
      aria-label={t('field-action.where')}
      aria-describedby={nameId}
      title={t('field-action.where')}
      onClick={() => store.set(pointedAtom, { ...shown, pointer: at })}
    >
      <Icon path={targetIconPath} className="size-4" />
    </button>
  )
}
