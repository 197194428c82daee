import { useAgency } from '../../platform/page.tsx'
import { placeClimate } from '../../tenant/place-climate.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { ChoiceControl } from './choice-controls.tsx'
import type { ControlProps } from './control.ts'
import { cardStyle, FaceRadios } from './radio-groups.tsx'

/** With more choices, a list appears next to the chosen picture. */
const MOST = 9

const classes = {
  group: 'grid grid-cols-3 gap-1.5',
  choice: `overflow-hidden text-muted-foreground has-checked:shadow-[0_0_0_1px_var(--brand-edge)] ${cardStyle}`,
}

/** The subject of a drawn picture, or its light: each choice shows its picture. */
export function SceneControl(props: ControlProps) {
  const { field, id, label, value, onChange, onEnd } = props
  const { option } = useFieldTexts()
  const addressOf = useAddress(field.kind, field.pointer)
  const choices = field.schema.enum ?? []
  const chosen = value ?? field.schema.default
  if (choices.length > MOST || (chosen === undefined && !field.isRequired) || !isOfHome(field.pointer)) {
    return (
      <div className="flex items-center gap-2">
        {field.kind === 'scene' && typeof chosen === 'string' && (
          <img src={addressOf(chosen)} alt="" className="h-9 w-12 shrink-0 rounded-sm border object-cover" />
        )}
        <div className="min-w-0 flex-1">
          <ChoiceControl {...props} />
        </div>
      </div>
    )
  }
  return (
    <FaceRadios
      {...{ id, label, choices, classes }}
      chosen={chosen === undefined ? undefined : String(chosen)}
      onChoose={(one) => {
        onChange(one)
        onEnd()
      }}
      faceOf={(one) => (
        <>
          <img src={addressOf(one)} alt="" loading="lazy" className="block aspect-3/2 w-full object-cover" />
          <span className="block truncate px-1 py-1 text-center text-xs">{option(field, one)}</span>
        </>
      )}
    />
  )
}

const isOfHome = (pointer: string) => pointer.startsWith('/agency/home/')

/** The address of a choice's picture: the home page's own, or an example for a list. */
function useAddress(kind: string, pointer: string): (choice: string) => string {
  const { subdomain } = useAgency()
  const editor = useEditor()
  const settings = useEditorValue(editor.documentAtom)
  if (!isOfHome(pointer)) return (choice) => `/scenes/${choice}/sample.svg?t=golden`
  const scene = String(valueAt(settings, '/agency/home/scene'))
  const light = String(valueAt(settings, '/agency/home/timeOfDay') ?? 'golden')
  const latitude = valueAt(settings, '/agency/home/place/latitude')
  const climate = typeof latitude === 'number' ? `&c=${placeClimate(latitude)}` : ''
  return (choice) =>
    kind === 'scene'
      ? `/scenes/${choice}/${subdomain}.svg?t=${light}${climate}`
      : `/scenes/${scene}/${subdomain}.svg?t=${choice}${climate}`
}
