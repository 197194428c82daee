import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { iconButton } from '../controls/control-style.ts'
import { controlOf } from '../controls/registry.ts'
import { useInvalidText } from '../controls/validated-text.tsx'
import type { Field } from '../core/field.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { FieldPeople } from '../people/present-people.tsx'
import { findShownPage } from '../preview/find-shown-page.ts'
import { pointedAtom, targetIconPath } from '../preview/pointed-setting.ts'
import { FieldConflict } from './field-conflict.tsx'
import { useFieldState } from './use-field-state.ts'

const back = 'M4 9.5h10a5.5 5.5 0 0 1 0 11H8M4 9.5l4.5-4.5M4 9.5 8.5 14'

interface FieldRowProps {
  field: Field
  /** Its name is above it already, so it is only announced. */
  isTitled?: boolean
  children?: ReactNode
}

/** One setting: its name, its control, its help, its error, a button to where it appears, and one for its default. */
export function FieldRow({ field, isTitled = false, children }: FieldRowProps) {
  const editor = useEditor()
  const { label, help } = useFieldTexts()
  const value = useEditorValue(editor.valueAtom(field.pointer))
  const { reason } = useFieldState(field.pointer)
  const { invalidText, onInvalidText, onLeft } = useInvalidText(field.pointer, `type ${field.pointer}`)
  const id = useId()
  const { Control, naming } = controlOf(field)
  const note = help(field, value ?? field.schema.default)
  const name = label(field)
  // If the name is above it already, the help takes that line.
  const does = isTitled ? note : ''
  const description = reason ?? (isTitled ? '' : note)
  const describedBy =
    [does && `${id}-does`, description && `${id}-note`].filter(Boolean).join(' ') || undefined
  const control = (
    <Control
      {...{ field, id, value, describedBy, invalidText, onInvalidText }}
      label={name}
      isInvalid={reason !== null}
      onChange={(next, gesture) => editor.change(field, next, gesture)}
      onEnd={() => {
        onLeft()
        editor.endGesture()
      }}
    />
  )
  return (
    <div
      data-field={field.pointer}
      className="group/field relative scroll-mt-16 rounded-control transition-[box-shadow,background-color] duration-500 data-revealed:bg-accent data-revealed:shadow-[0_0_0_0.5rem_var(--accent)]"
    >
      <FieldHead {...{ id, name, field, value, isTitled, does }} naming={naming} />
      {naming === 'group' ? (
        <fieldset aria-labelledby={`${id}-name`} aria-describedby={describedBy} className="min-w-0">
          {control}
        </fieldset>
      ) : (
        control
      )}
      {description && (
        <p
          id={`${id}-note`}
          className={`${naming === 'own' ? '' : 'mt-1'} text-xs leading-relaxed ${reason ? 'font-medium text-destructive' : 'text-muted-foreground'}`}
        >
          {description}
        </p>
      )}
      <FieldPeople pointer={field.pointer} />
      <FieldConflict pointer={field.pointer} name={name} />
      {children}
    </div>
  )
}

interface FieldHeadProps {
  id: string
  name: string
  field: Field
  value: unknown
  naming: 'group' | 'own' | undefined
  isTitled: boolean
  /** The help, unless it is below the field. */
  does: string
}

/** The name with its buttons. A control that names itself replaces the name. */
function FieldHead({ id, name, field, value, naming, isTitled, does }: FieldHeadProps) {
  const label = isTitled ? 'sr-only' : 'min-w-0 flex-1 text-sm font-semibold'
  return (
    <div
      className={`flex min-h-7 items-center justify-end gap-0.5 ${naming === 'own' ? 'absolute end-14 top-1.5 opacity-0 group-hover/field:opacity-100 focus-within:opacity-100' : ''}`}
    >
      {naming === 'group' && (
        <span id={`${id}-name`} className={label}>
          {name}
        </span>
      )}
      {!naming && (
        <label id={`${id}-name`} htmlFor={id} className={label}>
          {name}
        </label>
      )}
      {does && (
        <p id={`${id}-does`} className="min-w-0 flex-1 py-1 text-xs leading-relaxed text-muted-foreground">
          {does}
        </p>
      )}
      <FieldTools nameId={`${id}-name`} field={field} value={value} />
    </div>
  )
}

interface FieldToolsProps extends Pick<FieldHeadProps, 'field' | 'value'> {
  nameId: string
}

/** The buttons are named by their action and the text next to them, so that only the field has the field's name. */
function FieldTools({ nameId, field, value }: FieldToolsProps) {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const place = findShownPage(field.pointer, editor.document())
  const usual = field.schema.default
  const isReset = value !== undefined && JSON.stringify(value) !== JSON.stringify(usual)
  const canReset = isReset && (usual !== undefined || !field.isRequired)
  const buttonStyle = `${iconButton} opacity-0 group-hover/field:opacity-100 focus-visible:relative focus-visible:z-10 focus-visible:opacity-100 pointer-coarse:opacity-100`
  return (
    <>
      {canReset && (
        <button
          type="button"
          className={buttonStyle}
          aria-label={t('field-action.reset')}
          aria-describedby={nameId}
          title={t('field-action.reset')}
          onClick={() => editor.change(field, field.isRequired ? usual : undefined)}
        >
          <Icon path={back} className="size-4 rtl:-scale-x-100" />
        </button>
      )}
      {place && (
        <button
          type="button"
          className={buttonStyle}
          aria-label={t('field-action.where')}
          aria-describedby={nameId}
          title={t('field-action.where')}
          onClick={() => editor.store.set(pointedAtom, { ...place, pointer: field.pointer })}
        >
          <Icon path={targetIconPath} className="size-4" />
        </button>
      )}
    </>
  )
}
