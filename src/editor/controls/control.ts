import type { ComponentType } from 'react'
import type { Json } from '../../tenant/settings/json.ts'
import type { Field } from '../core/field.ts'

/** What every control of a field is given. */
export interface ControlProps {
  field: Field
  /** Id for the element that the field's label names. */
  id: string
  label: string
  value: Json | undefined
  /** Id of what is said about it. */
  describedBy: string | undefined
  isInvalid: boolean
  /** What was typed in it that it cannot take; null where nothing was. */
  unfit: string | null
  /** Keeps such a text until it is mended; null where there is none any more. */
  onUnfit: (text: string | null) => void
  /** Undefined takes the field away. What is named as one gesture is taken back as one. */
  onChange: (value: Json | undefined, gesture?: string) => void
  /** The gesture is over. */
  onEnd: () => void
}

export interface Control {
  Control: ComponentType<ControlProps>
  /** `group`: many controls under one name. `own`: names itself. */
  naming?: 'group' | 'own'
}
