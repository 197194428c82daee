import type { Field, FieldKind } from '../core/field.ts'
import { HostControl } from './choice-controls.tsx'
import type { Control } from './control.ts'
import { DestinationsControl } from './destinations-control.tsx'
import { GroupControl } from './group-control.tsx'
import { innerControls } from './inner-fields.tsx'
import { ListControl } from './list-control.tsx'
import { SocialControl } from './social-control.tsx'
import { LevelControl, PairingControl } from './theme-controls.tsx'
import { TownControl } from './town-control.tsx'
import { WordingControl } from './wording-control.tsx'
import { ZoneControl } from './zone-control.tsx'

/** The control of every kind of field. */
const controls: Readonly<Record<FieldKind, Control>> = {
  ...innerControls,
  navigation: { Control: ListControl, naming: 'group' },
  list: { Control: ListControl, naming: 'group' },
  group: { Control: GroupControl, naming: 'group' },
  words: { Control: WordingControl, naming: 'group' },
}

/** Fields with a special control. */
const own: Readonly<Record<string, Control>> = {
  '/destinations': { Control: DestinationsControl, naming: 'group' },
  '/canonicalHost': { Control: HostControl },
  '/agency/home/place': { Control: TownControl },
  '/agency/timeZone': { Control: ZoneControl },
  '/agency/theme/radius': { Control: LevelControl, naming: 'group' },
  '/agency/theme/density': { Control: LevelControl, naming: 'group' },
  '/agency/theme/elevation': { Control: LevelControl, naming: 'group' },
  '/agency/theme/typePairing': { Control: PairingControl, naming: 'group' },
}

/** Networks come and go; all are edited alike. */
const social: Control = { Control: SocialControl }

/** Returns the control of a field. */
export function controlOf({ pointer, kind }: Pick<Field, 'pointer' | 'kind'>): Control {
  if (pointer.startsWith('/agency/socialLinks/')) return social
  return own[pointer] ?? controls[kind]
}
