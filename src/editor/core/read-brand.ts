import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { isHex } from '../../theme/srgb.ts'
import type { BrandInput } from '../../theme/theme-input.ts'

const colors = ['primaryColor', 'secondaryColor', 'neutralTint'] as const

/** Returns the theme of settings without a colour that is still being typed, so that the theme stays valid. */
export function readBrand(settings: JsonObject): BrandInput {
  const theme = valueAt(settings, '/agency/theme')
  const brand: Record<string, unknown> = {
    ...(isObject(theme) && theme),
    primaryColor: valueAt(settings, '/agency/primaryColor'),
  }
  for (const name of colors) {
    const color = brand[name]
    if (typeof color !== 'string' || !isHex(color)) delete brand[name]
  }
  return brand as BrandInput
}
