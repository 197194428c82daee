import { follow } from './bundle-contract.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

const PREFIX = '#/components/schemas/'

// The message that editors show instead of the pattern.
const editorKeywords: Readonly<Record<string, string>> = { 'x-reason': 'patternErrorMessage' }

/**
 * Returns the JSON Schema (2020-12) of tenants/<slug>/tenant.json with all schemas that it needs, or that of another
 * schema under another title. References to a part of a schema are inlined, so that all of Agency is not included.
 */
export function makeTenantSchema(document: JsonObject, root = 'Tenant', title = 'tenant.json'): JsonObject {
  const definitions: JsonObject = {}
  const rewrite = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (!isObject(value)) return value
    const { $ref, ...rest } = value
    const siblings = Object.fromEntries(
      Object.entries(rest).map(([key, entry]) => [editorKeywords[key] ?? key, rewrite(entry)]),
    )
    if (typeof $ref !== 'string') return siblings
    const name = $ref.slice(PREFIX.length)
    if (name.includes('/')) {
      const target = rewrite(follow(document, $ref))
      return isObject(target) ? { ...target, ...siblings } : target
    }
    if (!Object.hasOwn(definitions, name)) {
      definitions[name] = {}
      definitions[name] = rewrite(follow(document, $ref))
    }
    return { $ref: `#/$defs/${name}`, ...siblings }
  }
  const written = rewrite(follow(document, `${PREFIX}${root}`))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...(isObject(written) ? written : {}),
    $defs: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
