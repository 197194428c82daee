import { readCitations } from './citations.ts'

/**
 * A sentence of the product's specification. Tests cite its id, unless it names the part that will bring it and why.
 */
export interface Clause {
  id: string
  sentence: string
  later?: 'accounts' | 'editor' | 'booking'
  reason?: string
}

export interface TestFile {
  path: string
  source: string
}

/**
 * Returns what is wrong between the clauses and the tests that cite them, one line for each fault: a clause that no test
 * cites, an id that no clause has, a comment that fails to cite.
 */
export function clauseFaults(clauses: readonly Clause[], tests: readonly TestFile[]): string[] {
  const known = new Set(clauses.map(({ id }) => id))
  const cited = new Set<string>()
  const faults: string[] = []
  for (const { path, source } of tests) {
    const { citations, misplaced } = readCitations(source)
    for (const { line, reason } of misplaced) faults.push(`${path}:${line}: the citation ${reason}`)
    for (const { id, line } of citations) {
      if (!known.has(id)) faults.push(`${path}:${line}: ${id} is not a clause`)
      cited.add(id)
    }
  }
  for (const { id, later } of clauses) {
    if (later === undefined && !cited.has(id)) faults.push(`${id}: no test cites this clause`)
  }
  return faults
}
