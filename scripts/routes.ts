import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tenant } from '../src/contract/types.ts'
import { routePatterns as bookingRoutes } from '../src/remotes/booking/routes.ts'
import { routePatterns as seoRoutes } from '../src/remotes/seo/routes.ts'
import { validateTenant } from '../src/server/domain/tenant-folders/validate-tenant.ts'
import { nearMiss } from '../src/server/kernel/validation/near-miss.ts'
import { type RouteRow, routeRows } from '../src/tenant/route-rows.ts'
import { root } from './build/root.ts'
import { failureCode } from './command-line/failure-code.ts'
import { listChoices } from './command-line/list-choices.ts'
import { readOptions } from './command-line/read-options.ts'
import { UsageError } from './command-line/usage-error.ts'

const help = `npm run -s routes -- <slug> [--json] [--environment <name>]

Prints every route of the agency in tenants/<slug> for a visitor: who answers, the engine or flag that it depends on,
whether it is a public page (signing in from there adds no redirect), and its header and footer.
The environment is LIVERY_ENVIRONMENT, by default prod; the legacy redirects exist only outside prod, qa, uat and dev.`

const tenants = join(root, process.env.LIVERY_TENANTS_DIR || 'tenants')

try {
  process.stdout.write(printed())
} catch (error) {
  process.exitCode = failureCode(error)
}

function printed(): string {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      environment: { type: 'string', default: process.env.LIVERY_ENVIRONMENT || 'prod' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return `${help}\n`
  const [slug, ...others] = positionals
  if (others.length > 0)
    throw new UsageError(`One agency at a time: ${positionals.join(', ')} are ${positionals.length}.`)
  const { agency } = tenantOf(knownSlug(slug))
  const { environment } = values
  const remotes = [
    { name: 'booking', routes: bookingRoutes },
    { name: 'seo', routes: seoRoutes },
  ]
  const rows = routeRows({ agency, remotes, environment })
  if (values.json)
    return `${JSON.stringify({ agency: agency.agencyName, environment, routes: rows }, null, 2)}\n`
  return `${agency.agencyName}, ${rows.length} routes (environment ${environment})\n\n${table(rows)}`
}

function knownSlug(given: string | undefined): string {
  const slugs = readdirSync(tenants).filter((slug) => existsSync(join(tenants, slug, 'tenant.json')))
  if (given === undefined)
    throw new UsageError(`Name the agency whose routes to print. ${listChoices(slugs)}`)
  if (slugs.includes(given)) return given
  const meant = nearMiss(given, slugs)
  const guess = meant === null ? '' : ` Did you mean ${meant}?`
  throw new UsageError(`There is no agency ${JSON.stringify(given)}.${guess} ${listChoices(slugs)}`)
}

function tenantOf(slug: string): Tenant {
  const file = `tenants/${slug}/tenant.json`
  const json: unknown = JSON.parse(readFileSync(join(tenants, slug, 'tenant.json'), 'utf8'))
  const check = validateTenant(json)
  if (check.ok) return check.tenant
  throw new Error(check.errors.map(({ field, reason }) => `${file}: ${field} ${reason}`).join('\n'))
}

function table(rows: readonly RouteRow[]): string {
  const cells = [
    ['route', 'who answers', 'under', 'public', 'header', 'footer'],
    ...rows.map(({ pattern, answer, under, isPublic, header, footer }) => [
      pattern,
      answer,
      under,
      isPublic ? 'yes' : '',
      header,
      footer,
    ]),
  ]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  return cells
    .map(
      (row) =>
        `${row
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}
