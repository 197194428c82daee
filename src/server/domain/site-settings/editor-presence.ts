/** Where somebody is in the editor; `id` stands for their session. */
export interface PresentPerson {
  id: string
  name: string
  panel: string
  field: string | null
  seenAt: string
}

/**
 * Milliseconds that somebody counts as here after they said so: with a line open, and without. Browsers let a tab that nobody
 * looks at say it once a minute.
 */
const HERE_MS = { listening: 180_000, silent: 60_000 }
/** Of one agency; more than look at one draft at a time. */
const MOST = 100

interface Here {
  /** Null until they say where. */
  person: PresentPerson | null
  /** The lines by which they listen, of all servers. */
  lines: Set<string>
  hasLeft: boolean
  heardAt: number
}

/** Makes what remembers who is at which agency's draft: what everybody tells every server, until their last line ends or they fall silent. */
export function createEditorPresence(clock: () => Date) {
  const agencies = new Map<string, Map<string, Here>>()

  function here(agencyId: string): Map<string, Here> {
    const people = agencies.get(agencyId) ?? new Map<string, Here>()
    const now = clock().getTime()
    for (const [id, { heardAt, lines }] of people) {
      const most = lines.size > 0 ? HERE_MS.listening : HERE_MS.silent
      if (heardAt < now - most) people.delete(id)
    }
    return people
  }

  /** Keeps what was heard of somebody, as the latest of all. */
  function keep(agencyId: string, id: string, heard: Partial<Here>): void {
    const people = here(agencyId)
    const known = people.get(id) ?? { person: null, lines: new Set<string>() }
    people.delete(id)
    people.set(id, { ...known, hasLeft: false, heardAt: clock().getTime(), ...heard })
    const [first] = people.keys()
    if (people.size > MOST && first !== undefined) people.delete(first)
    agencies.set(agencyId, people)
  }

  return {
    seen(agencyId: string, person: PresentPerson): void {
      keep(agencyId, person.id, { person, heardAt: Date.parse(person.seenAt) })
    },
    /** By one more line: a tab that takes over from another one is where that was. */
    listens(agencyId: string, id: string, line: string): void {
      const known = here(agencyId).get(id)
      keep(agencyId, id, {
        lines: new Set([...(known?.lines ?? []), line]),
        ...(known && { heardAt: known.heardAt }),
      })
    },
    /** By one line less; those of which nothing is known here say so themselves (`listens`). */
    left(agencyId: string, id: string, line: string): void {
      const people = here(agencyId)
      const known = people.get(id)
      known?.lines.delete(line)
      if (known && known.lines.size === 0) known.hasLeft = true
      if (people.size === 0) agencies.delete(agencyId)
    },
    list: (agencyId: string): PresentPerson[] =>
      [...here(agencyId).values()].flatMap(({ person, hasLeft }) => (person && !hasLeft ? person : [])),
  }
}
