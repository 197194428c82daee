import type { ComponentType } from 'react'
import type { Json } from '../../tenant/settings/json.ts'
import type { Field } from '../core/field.ts'

/** The properties of every field's control. */
export interface ControlProps {
  field: Field
  /** Id of the element that the field's label names. */
  id: string
  label: string
  value: Json | undefined
  /** Id of its description. */
  describedBy: string | undefined
  isInvalid: boolean
  /** The typed text that is not a valid value; null if there is none. */
  invalidText: string | null
  /** Stores such a text until it is fixed; null once it is valid. */
  onInvalidText: (text: string | null) => void
  /** Undefined removes the field. Changes with the same gesture are undone as one. */
  onChange: (value: Json | undefined, gesture?: string) => void
  /** The gesture has ended. */
  onEnd: () => void
}

export interface Control {
  Control: ComponentType<ControlProps>
  /** `group`: several controls under one name. `own`: the control names itself. */
  naming?: 'group' | 'own'
}
