import { type BrokenTenant, problemLine } from '../../domain/tenant-folders/tenant-problem.ts'
import type { Config } from '../../kernel/config/config.ts'

/**
 * Returns the lines that the start prints: the addresses, and the errors of each tenant that is not served (file,
 * field, reason). In production, only that it is ready.
 */
export function addressesOf(
  config: Pick<Config, 'mode' | 'address'>,
  port: number,
  slugs: readonly string[],
  broken: readonly BrokenTenant[],
): string[] {
  const lines = broken.flatMap(({ slug, problems }) =>
    problems.map((problem) => `  ${problemLine(slug, problem)}`),
  )
  const notes = lines.length > 0 ? ['', 'Not imported until fixed:', '', ...lines] : []
  if (config.mode === 'production') return [`Livery is ready on port ${port}.`, ...notes]
  const width = Math.max('gallery'.length, ...slugs.map((slug) => slug.length))
  return [
    '',
    'Livery is ready.',
    '',
    `  ${'gallery'.padEnd(width)}  http://localhost:${port}`,
    ...slugs.map((slug) => `  ${slug.padEnd(width)}  http://${slug}.localhost:${port}`),
    ...notes,
    ...whoIsAnswered(config.address),
    '',
  ]
}

/** Names below `localhost` resolve to this machine's own address. */
function whoIsAnswered(address: string | null): string[] {
  if (address === null || address === '0.0.0.0' || address === '::') return []
  if (['localhost', '127.0.0.1', '::1'].includes(address))
    return ['', 'It answers this machine alone; LIVERY_ADDRESS=0.0.0.0 opens it to the network.']
  return ['', `It answers at ${address} alone, so these names have to resolve to it.`]
}
