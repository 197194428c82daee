import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ContractError } from './contract-error.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { profileWriter } from './profile-writer.ts'
import { readYaml } from './read-yaml.ts'

/** The part of `components` for the entries of a contract file. */
function sectionOf(file: string): string | null {
  if (file.startsWith('schemas/')) return 'schemas'
  return (
    { 'parameters.yaml': 'parameters', 'responses.yaml': 'responses', 'headers.yaml': 'headers' }[file] ??
    null
  )
}

/** Follows a local JSON pointer. A pointer without a target is an error that names it. */
export function follow(root: JsonObject, pointer: string): Json {
  let at: Json = root
  for (const part of pointer.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    const next: Json | undefined = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
    if (next === undefined)
      throw new ContractError(`The contract refers to ${pointer}, which does not exist.`)
    at = next
  }
  return at
}

/**
 * Bundles the contract's folder into one document with local references. Entries of schemas/, parameters.yaml,
 * responses.yaml and headers.yaml go to `components`, path items to their place, profiles are written out.
 * A duplicate name or a reference without a target is an error that names it.
 */
export function bundleContract(folder: string): JsonObject {
  const read = (file: string): JsonObject => {
    const value = readYaml(folder, file) as Json
    if (!isObject(value)) throw new ContractError(`openapi/${file} is not a YAML map.`)
    return value
  }
  const localise = (value: Json, file: string): Json => {
    if (Array.isArray(value)) return value.map((item) => localise(item, file))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        key === '$ref' && typeof entry === 'string' ? localRef(entry, file) : localise(entry, file),
      ]),
    )
  }
  const localRef = (ref: string, from: string): string => {
    const [target = '', pointer = ''] = ref.split('#')
    const file = target === '' ? from : posix.join(posix.dirname(from), target)
    const section = sectionOf(file)
    if (section === null)
      throw new ContractError(`openapi/${from} refers to ${ref}, which contains no components.`)
    return `#/components/${section}${pointer}`
  }

  const root = read('openapi.yaml')
  const components: JsonObject = isObject(root.components) ? { ...root.components } : {}
  const schemaFiles = readdirSync(join(folder, 'schemas'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `schemas/${name}`)
  for (const file of ['parameters.yaml', 'responses.yaml', 'headers.yaml', ...schemaFiles]) {
    const section = sectionOf(file) ?? ''
    const existing = components[section]
    const entries: JsonObject = isObject(existing) ? existing : {}
    for (const [name, entry] of Object.entries(read(file))) {
      if (Object.hasOwn(entries, name))
        throw new ContractError(`openapi/${file} defines ${name} a second time.`)
      entries[name] = localise(entry, file)
    }
    components[section] = entries
  }

  const write = profileWriter(existsSync(join(folder, 'profiles.yaml')) ? read('profiles.yaml') : {})
  const written = (item: Json): Json =>
    !isObject(item)
      ? item
      : Object.fromEntries(
          Object.entries(item).map(([key, entry]) => [key, isObject(entry) ? write(entry) : entry]),
        )
  const paths: JsonObject = {}
  for (const [path, item] of Object.entries(isObject(root.paths) ? root.paths : {})) {
    const ref = isObject(item) && typeof item.$ref === 'string' ? item.$ref : null
    if (ref === null) throw new ContractError(`openapi.yaml defines ${path} itself. Move it to paths/*.yaml.`)
    const [file = '', pointer = ''] = ref.split('#')
    paths[path] = written(localise(follow(read(file), `#${pointer}`), file))
  }
  const document: JsonObject = { ...root, paths, components }
  checkRefs(document, document)
  return document
}

function checkRefs(value: Json, document: JsonObject): void {
  if (Array.isArray(value)) {
    for (const item of value) checkRefs(item, document)
  } else if (isObject(value)) {
    if (typeof value.$ref === 'string') follow(document, value.$ref)
    for (const entry of Object.values(value)) checkRefs(entry, document)
  }
}
