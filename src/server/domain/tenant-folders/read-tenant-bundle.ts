import type { FieldError } from '../../../contract/types.ts'
import type { Turn } from '../../kernel/limits/fair-limiter.ts'
import { utf8 } from '../../kernel/text/utf8.ts'
import { joinField } from '../../kernel/validation/field-name.ts'
import { targetErrors } from '../../kernel/validation/target-errors.ts'
import type { Raster } from '../pictures/raster.ts'
import { checkWording } from './check-wording.ts'
import { largestCity } from './largest-city.ts'
import { missingFiles } from './missing-files.ts'
import { parseJson } from './parse-json.ts'
import type { TenantBundle } from './tenant-bundle.ts'
import { tenantContent } from './tenant-content.ts'
import { tenantFiles } from './tenant-files.ts'
import type { TenantFolder } from './tenant-folder.ts'
import type { TenantProblem } from './tenant-problem.ts'
import { validateTenant } from './validate-tenant.ts'

const maxBytes = 500_000
const slugShape = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/

interface BundleOptions {
  signal?: AbortSignal | undefined
  /** The agency and editor in whose turns HTML is cleaned; the folder itself if no person sent it. */
  turn?: Turn
}

export type BundleResult =
  | { ok: true; bundle: TenantBundle }
  | { ok: false; problems: readonly TenantProblem[] }

/**
 * Returns the bundle of a tenant's folder, or all of its problems by file, field and reason. No content makes it
 * throw; an aborted `signal` throws its reason.
 */
export async function readTenantBundle(
  folder: TenantFolder,
  raster: Raster,
  { signal, turn = { group: folder.slug, member: 'import' } }: BundleOptions = {},
): Promise<BundleResult> {
  const { slug, hash: folderHash } = folder
  const json = readTenantJson(folder)
  if ('reason' in json) return { ok: false, problems: [json] }
  const check = validateTenant(json.value)
  if (!check.ok) {
    const wrong = withoutMisspelt(check.errors).map((error) => ({ file: 'tenant.json', ...error }))
    // Reported with the rest, because otherwise the reader would see it only at the next start.
    const missing = missingFiles(json.value, folder.files).filter(
      ({ field }) => !wrong.some((problem) => problem.field === field),
    )
    return { ok: false, problems: [...wrong, ...missing] }
  }
  const { agency, hosts, canonicalHost, markups } = check.tenant
  const place = agency.home.place ?? (await largestCity(agency.defaultCountry))
  if (place === null) return { ok: false, problems: [placeProblem(agency.defaultCountry)] }
  const files = tenantFiles(folder, raster, turn, signal)
  const content = await tenantContent(slug, check.tenant, files, place)
  const words = checkWording(check.tenant.wording, content.agency.languages)
  const problems = [
    ...targetErrors(check.tenant).map((error) => ({ file: 'tenant.json', ...error })),
    ...hostProblems(hosts),
    ...canonicalProblems(hosts, canonicalHost),
    ...files.problems,
    ...words.problems,
  ]
  if (problems.length > 0) return { ok: false, problems }
  const { wording } = words
  return {
    ok: true,
    bundle: { slug, folderHash, hosts, content: { ...content, wording }, assets: files.assets, markups },
  }
}

function readTenantJson({ slug, files }: TenantFolder): { value: unknown } | TenantProblem {
  if (!slugShape.test(slug)) {
    return {
      file: '',
      field: '',
      reason: 'the folder’s name is the agency’s subdomain: up to 40 of a-z, 0-9 and -, no - at an end',
    }
  }
  const problem = (reason: string): TenantProblem => ({ file: 'tenant.json', field: '', reason })
  const bytes = files.get('tenant.json')
  if (bytes === undefined) return problem('is missing')
  if (bytes.length > maxBytes) return problem(`has ${bytes.length} bytes; at most ${maxBytes} are allowed`)
  const text = utf8(bytes)
  if (text === null) return problem('is not UTF-8 text')
  if (text.trim() === '') return problem('is empty')
  const json = parseJson(text)
  if (!json.ok) return problem(`line ${json.line}, column ${json.column}: ${json.reason}`)
  // The database stores neither, and JSON can contain both as escapes.
  const odd = oddText(json.value)
  return odd === null ? { value: json.value } : problem(`has a text with a NUL or half a character: ${odd}`)
}

function oddText(value: unknown): string | null {
  if (typeof value === 'string') {
    return value.includes('\u0000') || !value.isWellFormed() ? JSON.stringify(value).slice(0, 60) : null
  }
  if (typeof value !== 'object' || value === null) return null
  for (const part of [...Object.keys(value), ...Object.values(value)]) {
    const odd = oddText(part)
    if (odd !== null) return odd
  }
  return null
}

function placeProblem(country: string): TenantProblem {
  const reason = `is missing, and ${country} has no city to use instead`
  return { file: 'tenant.json', field: 'agency.home.place', reason }
}

function hostProblems(hosts: readonly string[]): TenantProblem[] {
  return hosts.flatMap((host, index) =>
    host.endsWith('.localhost')
      ? [
          {
            file: 'tenant.json',
            field: `hosts[${index}]`,
            reason: 'ends in .localhost; the demo gives each agency its own there',
          },
        ]
      : [],
  )
}

function canonicalProblems(hosts: readonly string[], canonicalHost: string | undefined): TenantProblem[] {
  if (canonicalHost === undefined || hosts.includes(canonicalHost)) return []
  const reason = `is ${canonicalHost}, which is not one of the agency's hosts`
  return [{ file: 'tenant.json', field: 'canonicalHost', reason }]
}

/**
 * Returns a file's problems without fields that are missing because their names are misspelt. The unknown field
 * suggests its correct name, so advice to add another would be wrong.
 */
function withoutMisspelt(errors: readonly FieldError[]): FieldError[] {
  const meant = new Set(
    errors.flatMap(({ field, reason }) => {
      const [, name] = /^is not a known field; did you mean (.+)\?$/.exec(reason) ?? []
      return name === undefined ? [] : [joinField(field.slice(0, Math.max(0, field.lastIndexOf('.'))), name)]
    }),
  )
  return errors.filter(({ field, reason }) => reason !== 'is missing' || !meant.has(field))
}
