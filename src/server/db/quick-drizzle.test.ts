import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

// Runs in a separate process, since this one has already loaded the modules.
const script = `
  const { quickDrizzle } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'quick-drizzle.ts')).href)})
  quickDrizzle()
  quickDrizzle()
  const { is, Table } = await import('drizzle-orm')
  const { pgTable, text, PgDialect } = await import('drizzle-orm/pg-core')
  const { drizzle } = await import('drizzle-orm/pglite')
  const table = pgTable('t', { a: text() })
  const plain = drizzle.mock().select().from(table).toSQL()
  process.stdout.write(JSON.stringify({ same: is(table, Table), sql: plain.sql, dialect: typeof PgDialect }))
`

describe('quickDrizzle', () => {
  it('leaves drizzle-orm one set of modules that work together', () => {
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
    })
    expect(JSON.parse(String(output))).toEqual({
      same: true,
      sql: 'select "a" from "t"',
      dialect: 'function',
    })
  })
})
