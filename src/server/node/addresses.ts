import type { AddressInfo, Server } from 'node:net'
import type { Config } from '../config.ts'

/** A tenant that could not be imported, or one that was, as the start prints it. */
export interface SeededTenant {
  slug: string
  agencyName?: string
  problems: readonly { file: string; field: string; reason: string }[]
}

/** What the start says: where to look, and what is wrong with a tenant's folder (file, field, reason). */
export function addressesOf(config: Config, server: Server, tenants: readonly SeededTenant[]): string[] {
  const { port } = server.address() as AddressInfo
  const broken = tenants.flatMap(({ slug, problems }) =>
    problems.map(
      ({ file, field, reason }) => `  ✗ tenants/${slug}/${file}: ${field ? `${field} ` : ''}${reason}`,
    ),
  )
  const notes = broken.length > 0 ? ['', 'Not served until mended:', ...broken] : []
  if (config.mode === 'production') return [`Livery is ready on port ${port}.`, ...notes]
  const good = tenants.filter(({ problems }) => problems.length === 0)
  const width = Math.max(0, ...good.map(({ slug }) => slug.length))
  return [
    '',
    'Livery is ready.',
    '',
    `  ${'gallery'.padEnd(width)}  http://localhost:${port}`,
    ...good.map(({ slug }) => `  ${slug.padEnd(width)}  http://${slug}.localhost:${port}`),
    ...notes,
    '',
  ]
}
