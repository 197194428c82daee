/** The browser's storage of a preview: changes of the database since its dump, cookies, and the name of the dump. */
export type StoredTable = 'changes' | 'cookies' | 'about'

const NAME = 'livery-preview'
const tables: readonly StoredTable[] = ['changes', 'cookies', 'about']

/** Opens the browser's storage of the preview. It closes when a page deletes it. */
export async function openStored(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('changes', { autoIncrement: true })
    for (const table of ['cookies', 'about']) opening.result.createObjectStore(table)
  }
  const database = await asked(opening)
  database.onversionchange = () => database.close()
  return database
}

/** Deletes all of it at once. */
export function forgetStored(database: IDBDatabase): Promise<void> {
  return written(database, tables, (of) => {
    for (const table of tables) of(table).clear()
  })
}

/** Writes into tables in one transaction, and waits until it is written. */
export function written(
  database: IDBDatabase,
  names: readonly StoredTable[],
  write: (of: (name: StoredTable) => IDBObjectStore) => void,
): Promise<void> {
  const transaction = database.transaction([...names], 'readwrite')
  write((name) => transaction.objectStore(name))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser cannot store more data.'))
  })
}

/** Reads one value, or all of a table. */
export function read<Value>(
  database: IDBDatabase,
  name: StoredTable,
  what: (table: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  return asked(what(database.transaction(name).objectStore(name)))
}

function asked<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
