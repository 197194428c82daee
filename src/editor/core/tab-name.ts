const STORED = 'livery_editor_tab'
const lockOf = (name: string) => `livery-editor ${name}`

/** A name that stays with a tab through reloads and that no other open tab has. */
export interface Tab {
  readonly name: string
  /** The names of the tabs in which an editor is open. */
  openTabs: () => Promise<ReadonlySet<string>>
  release: () => void
}

/** Where a browser has no locks (plain http), all tabs go by one name. */
export async function claimTab(): Promise<Tab> {
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

/** A page that is reloaded may hold its name a moment longer; a tab that was copied has one that is taken. */
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
    // Storage is blocked: the next page has another name, and goes on with what this one kept.
  }
}
