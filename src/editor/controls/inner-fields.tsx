import { useId } from 'react'
import type { Json, JsonObject } from '../../tenant/settings/json.ts'
import { pointerOf } from '../../tenant/settings/pointer.ts'
import type { Field, FieldKind, FieldSchema } from '../core/field.ts'
import { fieldsInside } from '../core/field-table.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useInnerReason } from '../panels/use-field-state.ts'
import type { ItemShown } from '../preview/find-shown-item.ts'
import { ChoiceControl, PlaceControl } from './choice-controls.tsx'
import { CodeListControl, CountriesControl } from './code-list-controls.tsx'
import { ColorControl } from './color-control.tsx'
import type { Control } from './control.ts'
import { EnginesControl } from './engines-control.tsx'
import { HtmlControl } from './html-control.tsx'
import { InnerRow } from './inner-row.tsx'
import { LinkControl } from './link-control.tsx'
import { PictureControl } from './picture-control.tsx'
import { SceneControl } from './scene-control.tsx'
import { SwitchControl } from './switch-control.tsx'
import { LongTextControl, NumberControl, TextControl } from './text-controls.tsx'
import { useInvalidText } from './validated-text.tsx'

/** A control for every kind of field with one value: they also occur in lists and groups. */
export const innerControls = {
  text: { Control: TextControl },
  email: { Control: TextControl },
  phone: { Control: TextControl },
  address: { Control: LinkControl },
  date: { Control: TextControl },
  longText: { Control: LongTextControl },
  html: { Control: HtmlControl, naming: 'group' },
  number: { Control: NumberControl },
  color: { Control: ColorControl },
  switch: { Control: SwitchControl, naming: 'own' },
  choice: { Control: ChoiceControl },
  scene: { Control: SceneControl },
  light: { Control: SceneControl },
  country: { Control: PlaceControl },
  language: { Control: PlaceControl },
  currency: { Control: PlaceControl },
  picture: { Control: PictureControl },
  countries: { Control: CountriesControl, naming: 'group' },
  languages: { Control: CodeListControl, naming: 'group' },
  currencies: { Control: CodeListControl, naming: 'group' },
  engines: { Control: EnginesControl, naming: 'group' },
} as const satisfies Partial<Record<FieldKind, Control>>

interface InnerFieldsProps {
  /** Pointer of the list or group that contains them. */
  pointer: string
  /** Pointer of the item itself: searches and checks lead to places below it. */
  at?: string
  schema: FieldSchema
  value: JsonObject
  /** Where it appears on the site. */
  shown?: ItemShown | null
  /** Names of the fields that another control changes. */
  without?: readonly string[]
  /** The gesture of typing in one of them, if it differs from that of the whole. */
  gesture?: string
  onChange: (value: JsonObject) => void
  onEnd: () => void
}

/** The fields of one item in a list, or of a group that changes as a whole. */
export function InnerFields(props: InnerFieldsProps) {
  const { pointer, at = pointer, schema, value, shown, without = [], onChange, onEnd } = props
  const { gesture = `type ${pointer}` } = props
  return fieldsInside(pointer, schema).map((field) => {
    const name = field.pointer.slice(pointer.length + 1)
    if (without.includes(name)) return null
    return (
      <InnerField
        key={name}
        field={field}
        at={at + pointerOf([name])}
        value={value[name]}
        shown={shown?.fieldAt(name) ?? null}
        onChange={(next) => {
          const { [name]: _, ...rest } = value
          onChange(next === undefined ? rest : { ...value, [name]: next })
        }}
        {...{ gesture, onEnd }}
      />
    )
  })
}

interface InnerFieldProps {
  field: Field
  at: string
  value: Json | undefined
  shown: ReturnType<ItemShown['fieldAt']>
  gesture: string
  onChange: (value: Json | undefined) => void
  onEnd: () => void
}

function InnerField({ field, at, value, shown, gesture, onChange, onEnd }: InnerFieldProps) {
  const { label, help } = useFieldTexts()
  const id = useId()
  const { Control, naming } = innerControlOf(field)
  const reason = useInnerReason(at)
  const { invalidText, onInvalidText, onLeft } = useInvalidText(at, gesture)
  const note = reason ?? help(field)
  const name = label(field)
  return (
    <InnerRow {...{ id, name, note, at, naming, shown }} isRefused={reason !== null}>
      <Control
        {...{ field, id, value, invalidText, onInvalidText, onChange }}
        onEnd={() => {
          onLeft()
          onEnd()
        }}
        label={name}
        describedBy={note && naming !== 'group' ? `${id}-note` : undefined}
        isInvalid={reason !== null}
      />
    </InnerRow>
  )
}

/** Returns the control of a nested field; kinds without one are edited as text. */
export function innerControlOf({ kind }: Pick<Field, 'kind'>): Control {
  return kind in innerControls ? innerControls[kind as keyof typeof innerControls] : innerControls.text
}
