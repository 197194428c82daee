import { messages, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

/** Each takes some kB of the database's memory. */
const MOST_STATEMENTS = 300

/** PostgreSQL's codes for a statement whose table was changed, and for one that the session has forgotten with all others. */
const [CHANGED, FORGOTTEN] = ['0A000', '26000']

interface Statement {
  readonly name: string
  /** Types of the parameters, in their order. */
  readonly types: readonly number[]
  readonly columns: readonly { readonly name: string; readonly dataTypeID: number }[]
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
export type RunStatement = (text: string, params?: unknown[], options?: QueryOptions) => Promise<Results>

const { serialize } = protocol
const changing = /^(?:INSERT|UPDATE|DELETE|COPY|MERGE) /
const ends = Buffer.concat([serialize.execute({}), serialize.sync()])

/**
 * Runs statements that the embedded database parses and plans once. PGlite's own `query` parses each one again and
 * makes six calls instead of one: 300 µs for a small statement, and 45 here (measured, two cores).
 */
export function preparedStatements(client: PGlite): RunStatement {
  const known = new Map<string, Statement>()
  let count = 0

  async function prepare(text: string): Promise<Statement> {
    count += 1
    const name = `livery_${count}`
    const described = await ask(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const columns = described
      .flatMap((message) => (message instanceof messages.RowDescriptionMessage ? message.fields : []))
      .map(({ name: column, dataTypeID }) => ({ name: column, dataTypeID }))
    return { name, types: parse.parseDescribeStatementResults(described), columns }
  }

  async function find(text: string): Promise<Statement> {
    const found = known.get(text)
    const statement = found ?? (await prepare(text))
    // The statement that was used last is at the end.
    known.delete(text)
    known.set(text, statement)
    return statement
  }

  async function ask(...parts: Uint8Array[]): Promise<Messages> {
    return client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
  }

  async function forgetOldest(): Promise<void> {
    const [oldest] = known
    if (known.size <= MOST_STATEMENTS || oldest === undefined) return
    const [text, { name }] = oldest
    known.delete(text)
    await ask(serialize.close({ type: 'S', name }))
  }

  return (text, params = [], options = {}) =>
    client.runExclusive(async () => {
      const { name, types, columns } = await find(text)
      const values = params.map((value, index) => written(value, client.serializers[types[index] ?? 0]))
      const bound = serialize.bind({ statement: name, values })
      const answered = await client
        .execProtocolStream(Buffer.concat([bound, ends]), { syncToFs: false })
        .catch((error: { code?: string }) => {
          if (error.code === CHANGED) known.delete(text)
          if (error.code === FORGOTTEN) known.clear()
          throw error
        })
      await forgetOldest()
      return resultOf(answered, columns, client.parsers, options)
    })
}

/** Reads an answer as PGlite does, which copies all of its type parsers for each query. */
function resultOf(
  answered: Messages,
  fields: Statement['columns'],
  known: PGlite['parsers'],
  { rowMode, parsers = {} }: QueryOptions,
): Results {
  const readers = fields.map(({ dataTypeID: type }) => parsers[type] ?? known[type])
  const rows: unknown[] = []
  let affectedRows = 0
  for (const message of answered) {
    if (message instanceof messages.DataRowMessage) {
      const values = message.fields.map((text, at) => {
        const read = readers[at]
        return text === null || read === undefined ? text : read(text, fields[at]?.dataTypeID)
      })
      rows.push(
        rowMode === 'array'
          ? values
          : Object.fromEntries(values.map((value, at) => [fields[at]?.name, value])),
      )
    }
    if (message instanceof messages.CommandCompleteMessage && changing.test(message.text)) {
      affectedRows = Number(message.text.split(' ').at(-1))
    }
  }
  return { rows: rows as Results['rows'], fields: [...fields], affectedRows }
}

/** A parameter as PostgreSQL reads it. */
function written(value: unknown, serialise: ((value: unknown) => string) | undefined): string | null {
  if (value === null || value === undefined) return null
  return serialise === undefined ? String(value) : serialise(value)
}
