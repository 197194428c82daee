import { follow } from './bundle-contract.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

const PREFIX = '#/components/schemas/'

/** The schema that replaces a file name in a document. */
const contents: Readonly<Record<string, string>> = { PictureFile: 'MediaAddress', HtmlFile: 'HtmlText' }

/**
 * Writes out every schema with `x-in-place-of: Tenant`: the named schema and its nested ones, with file contents in
 * place of file names. So neither is written twice.
 */
export function inlineSchemas(document: JsonObject): JsonObject {
  const components = isObject(document.components) ? document.components : {}
  const schemas = isObject(components.schemas) ? components.schemas : {}
  const added: JsonObject = {}
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isObject(schema) || typeof schema['x-in-place-of'] !== 'string') continue
    const { 'x-in-place-of': source, ...said } = schema
    const copy = copier(document, added)
    const written = copy.rewrite(follow(document, `${PREFIX}${source}`))
    added[name] = { ...(isObject(written) ? written : {}), ...said }
  }
  return { ...document, components: { ...components, schemas: { ...schemas, ...added } } }
}

function copier(document: JsonObject, added: JsonObject) {
  /** Whether a schema contains a file name at any level. */
  const namesFile = (value: Json): boolean => {
    if (Array.isArray(value)) return value.some(namesFile)
    if (!isObject(value)) return false
    const { $ref } = value
    if (typeof $ref === 'string' && (contentOf($ref) || namesFile(follow(document, $ref)))) return true
    return Object.values(value).some(namesFile)
  }
  const rewrite = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        key === '$ref' && typeof entry === 'string' ? refInPlace(entry) : rewrite(entry),
      ]),
    )
  }
  const refInPlace = (ref: string): string => {
    const content = contentOf(ref)
    if (content) return `${PREFIX}${content}`
    const target = follow(document, ref)
    if (!namesFile(target)) return ref
    const name = `${ref.slice(PREFIX.length)}InPlace`
    if (name.includes('/'))
      throw new Error(`${ref} is part of a schema and names a file. Make it a named schema.`)
    if (!Object.hasOwn(added, name)) {
      added[name] = {}
      added[name] = rewrite(target)
    }
    return `${PREFIX}${name}`
  }
  return { rewrite }
}

function contentOf(ref: string): string | undefined {
  return contents[ref.slice(PREFIX.length)]
}
