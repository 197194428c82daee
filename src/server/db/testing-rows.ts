import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { usedRelations } from './test-databases.ts'

/** The rows of a database, and the next number of each sequence. */
export interface StoredRows {
  readonly tables: Readonly<Record<string, readonly { row: object }[]>>
  readonly sequences: Readonly<Record<string, number>>
}

const query = async <Row>(tx: Transaction, text: SQL) =>
  ((await tx.execute(text)) as unknown as { rows: Row[] }).rows

/** Reads all rows, so that they can be stored again in an empty database. */
export function readRows(database: Database): Promise<StoredRows> {
  return database.transaction(async (tx) => {
    const named = await query<{ name: string; kind: string }>(tx, sql.raw(usedRelations))
    const tables: Record<string, { row: object }[]> = {}
    const sequences: Record<string, number> = {}
    for (const { name, kind } of named) {
      const from = sql.identifier(name)
      if (kind === 'r')
        tables[name] = await query<{ row: object }>(tx, sql`select to_jsonb(one) as row from ${from} one`)
      const next = sql`select last_value::int as next from ${from} where is_called`
      for (const { next: last } of kind === 'S' ? await query<{ next: number }>(tx, next) : [])
        sequences[name] = last
    }
    return { tables, sequences }
  })
}

/** Stores rows in an empty database, without triggers and foreign keys. */
export function writeRows(database: Database, { tables, sequences }: StoredRows): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`)
    for (const [name, rows] of Object.entries(tables)) {
      const table = sql.identifier(name)
      const all = JSON.stringify(rows.map(({ row }) => row))
      if (rows.length > 0)
        await tx.execute(
          sql`insert into ${table} overriding system value
            select * from json_populate_recordset(null::${table}, ${all})`,
        )
    }
    for (const [name, last] of Object.entries(sequences))
      await tx.execute(sql`select setval(${`"${name}"`}::regclass, ${last})`)
  })
}
