import { useTranslation } from 'react-i18next'
import type { Text } from '../../platform/text.ts'
import type { Field } from '../core/field.ts'

/** The texts of a field: its name, its help and the names of its choices. A field without texts uses its identifier. */
export interface FieldTexts {
  t: Text
  label: (field: Pick<Field, 'pointer'>) => string
  /** The field's help, or that of its value in the draft if there is a text for that value. */
  help: (field: Pick<Field, 'pointer'>, value?: unknown) => string
  option: (field: Pick<Field, 'pointer'>, value: string) => string
}

export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation('editor')
  const isSaid = (key: string) => i18n.exists(key, { ns: 'editor' })
  return {
    t,
    label: ({ pointer }) => {
      const key = keyOf(pointer)
      return isSaid(`field.${key}`) ? t(`field.${key}`) : inWords(pointer)
    },
    help: ({ pointer }, value) => {
      const key = keyOf(pointer)
      if (typeof value === 'string' && isSaid(`help.${key}.${value}`)) return t(`help.${key}.${value}`)
      return isSaid(`help.${key}`) ? t(`help.${key}`) : ''
    },
    option: ({ pointer }, value) => {
      const name = nameOf(pointer)
      return isSaid(`option.${name}.${value}`) ? t(`option.${name}.${value}`) : inWords(value)
    },
  }
}

const keyOf = (pointer: string) => pointer.slice(1).replaceAll('/', '.')
const nameOf = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1)

/** `isHideLoginOption` as `Hide login option`. */
function inWords(pointer: string): string {
  const words = nameOf(pointer)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(/^is /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
