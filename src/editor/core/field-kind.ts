import type { FieldKind, FieldSchema } from './field.ts'
import { referenceName, resolveSchema } from './resolve-schema.ts'

const byDefinition: Readonly<Record<string, FieldKind>> = {
  MediaAddress: 'picture',
  HtmlText: 'html',
  HtmlAnswer: 'html',
  HexColor: 'color',
  CountryCode: 'country',
  LanguageCode: 'language',
  CurrencyCode: 'currency',
  SafeUrl: 'address',
}

const listsByDefinition: Readonly<Record<string, FieldKind>> = {
  CountryCode: 'countries',
  LanguageCode: 'languages',
  CurrencyCode: 'currencies',
}

/** Longer texts get a field of several lines. */
const ONE_LINE = 160

/** Returns the kind of a leaf's schema, unless the contract names one. */
export function fieldKind(given: FieldSchema): FieldKind {
  const schema = resolveSchema(given)
  if (schema['x-editor']?.control) return schema['x-editor'].control
  const named = byDefinition[referenceName(given)]
  if (named) return named
  if (schema.enum) return 'choice'
  switch (schema.type) {
    case 'boolean':
      return 'switch'
    case 'number':
    case 'integer':
      return 'number'
    case 'array':
      return listsByDefinition[referenceName(schema.items)] ?? 'list'
    case 'object':
      return 'group'
    default:
      return textKind(schema)
  }
}

function textKind({ format, pattern = '', maxLength = 0 }: FieldSchema): FieldKind {
  if (format === 'date') return 'date'
  if (pattern.includes('https://')) return 'address'
  if (pattern.includes('@')) return 'email'
  return maxLength > ONE_LINE ? 'longText' : 'text'
}
