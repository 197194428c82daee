import { createStore, del, get, keys, set } from 'idb-keyval'
import { emptyHistory } from './history.ts'
import { type Keep, mergeStoredWork, type StoredWork } from './stored-work.ts'

const STORED = 'livery_editor_tab'

const lockOf = (name: string) => `livery-editor ${name}`

const NAME = 'livery-editor-left '

/**
 * The work of a page that is closing, stored synchronously, since the large store answers too late. While it exists
 * it is the newer one. If there is too little room, the history is omitted.
 */
const leftWork = {
  write(name: string, work: StoredWork): void {
    for (const version of [work, { ...work, history: emptyHistory }]) {
      try {
        localStorage.setItem(NAME + name, JSON.stringify(version))
        return
      } catch {
        // No room, or no storage at all.
      }
    }
    leftWork.drop(name)
  },
  read(name: string): StoredWork | undefined {
    try {
      const text = localStorage.getItem(NAME + name)
      return text === null ? undefined : (JSON.parse(text) as StoredWork)
    } catch {
      return undefined
    }
  },
  drop(name: string): void {
    try {
      localStorage.removeItem(NAME + name)
    } catch {
      // There is none.
    }
  },
  names(): string[] {
    try {
      return Object.keys(localStorage).flatMap((key) => (key.startsWith(NAME) ? key.slice(NAME.length) : []))
    } catch {
      return []
    }
  },
}

/**
 * Stores work in this browser, by agency, person and tab, so that tabs do not overwrite each other. The work of a
 * closed tab continues in the next one that opens.
 */
export async function storeInBrowser(agencyId: string, person: string): Promise<Keep> {
  const prefix = JSON.stringify([agencyId, person])
  const tab = await claimTab()
  const nameOf = (name: string) => `${prefix} ${name}`
  let store: ReturnType<typeof createStore> | undefined
  const opened = () => (store ??= createStore('livery-editor', 'work'))
  let closed: string[] = []
  let lefts = 0

  async function orphans(): Promise<string[]> {
    const isOpen = await tab.openTabs()
    const all = new Set([...(await keys<string>(opened())).map(String), ...leftWork.names()])
    const names = [...all].filter((key) => key.startsWith(`${prefix} `))
    return names.filter((key) => key !== nameOf(tab.name) && !isOpen.has(key.slice(prefix.length + 1)))
  }

  return {
    async read() {
      try {
        closed = await orphans()
        const names = [nameOf(tab.name), ...closed]
        const works = await Promise.all(
          names.map(async (name) => leftWork.read(name) ?? (await get<StoredWork>(name, opened()))),
        )
        return mergeStoredWork(works.filter((work) => work !== undefined))
      } catch {
        return undefined
      }
    },
    async write(work) {
      const leftBefore = lefts
      try {
        await set(nameOf(tab.name), work, opened())
        // It is included in what was just written.
        for (const name of closed.splice(0)) {
          await del(name, opened())
          leftWork.drop(name)
        }
        // Work stored on closing since then is newer.
        if (lefts === leftBefore) leftWork.drop(nameOf(tab.name))
        return true
      } catch {
        return false
      }
    },
    writeAtOnce(work) {
      lefts += 1
      leftWork.write(nameOf(tab.name), work)
    },
    close: tab.release,
  }
}

/** A name that a tab keeps through reloads and that no other open tab has. */
interface Tab {
  readonly name: string
  /** The names of the tabs with an open editor. */
  openTabs: () => Promise<ReadonlySet<string>>
  release: () => void
}

/** In a browser without locks (plain http), all tabs share one name. */
async function claimTab(): Promise<Tab> {
  if (!navigator.locks) return { name: 'all', openTabs: async () => new Set(), release: () => {} }
  const known = stored()
  let release = known ? await claim(known, 4) : null
  let name = known ?? ''
  while (!release) {
    name = crypto.randomUUID()
    release = await claim(name, 1)
  }
  store(name)
  return { name, openTabs, release }
}

async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  const start = lockOf('')
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(start) ? name.slice(start.length) : [])))
}

/** A reloading page may hold its name a moment longer; a duplicated tab has a name that is taken. */
async function claim(name: string, tries: number): Promise<(() => void) | null> {
  for (let left = tries; left > 0; left -= 1) {
    const release = await attempt(name)
    if (release) return release
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  return null
}

function attempt(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(null)
      return new Promise<void>((release) => resolve(release))
    })
  })
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(STORED)
  } catch {
    return null
  }
}

function store(name: string): void {
  try {
    sessionStorage.setItem(STORED, name)
  } catch {
    // Storage is blocked: the next page has another name, and continues with this one's work.
  }
}
