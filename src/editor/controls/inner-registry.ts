import type { Field, FieldKind } from '../core/field.ts'
import { ChoiceControl } from './choice-control.tsx'
import { CodeListControl } from './code-list-control.tsx'
import { ColorControl } from './color-control.tsx'
import type { Control } from './control.ts'
import { CountriesControl } from './countries-control.tsx'
import { EnginesControl } from './engines-control.tsx'
import { HtmlControl } from './html-control.tsx'
import { LinkControl } from './link-control.tsx'
import { NumberControl } from './number-control.tsx'
import { PictureControl } from './picture-control.tsx'
import { PlaceControl } from './place-control.tsx'
import { SceneControl } from './scene-control.tsx'
import { SwitchControl } from './switch-control.tsx'
import { LongTextControl, TextControl } from './text-control.tsx'

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

/** Returns the control of a nested field; kinds without one are edited as text. */
export function innerControlOf({ kind }: Pick<Field, 'kind'>): Control {
  return kind in innerControls ? innerControls[kind as keyof typeof innerControls] : innerControls.text
}
