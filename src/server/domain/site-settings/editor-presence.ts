/** Where an editor is working; `id` identifies the session. */
export interface PresentPerson {
  id: string
  name: string
  panel: string
  field: string | null
  seenAt: string
}

/**
 * Milliseconds that an editor counts as present after a sign of life, with and without an open line. Browsers let a
 * background tab report once a minute.
 */
const HERE_MS = { listening: 180_000, silent: 60_000 }
/** For one agency; more than edit one draft at a time. */
const MOST = 100

interface Presence {
  /** Null until their place is known. */
  person: PresentPerson | null
  /** Their open lines, on all servers. */
  lines: Set<string>
  hasLeft: boolean
  heardAt: number
}

/**
 * Creates the list of who is editing each agency's draft. Every server hears each editor's reports, until their last
 * line ends or they fall silent.
 */
export function createEditorPresence(clock: () => Date) {
  const agencies = new Map<string, Map<string, Presence>>()

  function presentAt(agencyId: string): Map<string, Presence> {
    const people = agencies.get(agencyId) ?? new Map<string, Presence>()
    const now = clock().getTime()
    for (const [id, { heardAt, lines }] of people) {
      const most = lines.size > 0 ? HERE_MS.listening : HERE_MS.silent
      if (heardAt < now - most) people.delete(id)
    }
    return people
  }

  /** Stores the latest report of an editor. */
  function store(agencyId: string, id: string, heard: Partial<Presence>): void {
    const people = presentAt(agencyId)
    const known = people.get(id) ?? { person: null, lines: new Set<string>() }
    people.delete(id)
    people.set(id, { ...known, hasLeft: false, heardAt: clock().getTime(), ...heard })
    const [first] = people.keys()
    if (people.size > MOST && first !== undefined) people.delete(first)
    agencies.delete(agencyId)
    agencies.set(agencyId, people)
    forgetSilent()
  }

  /** Agencies are in the order of their last report; those without editors are dropped. */
  function forgetSilent(): void {
    for (const id of agencies.keys()) {
      if (presentAt(id).size > 0) return
      agencies.delete(id)
    }
  }

  return {
    seen(agencyId: string, person: PresentPerson): void {
      store(agencyId, person.id, { person, heardAt: Date.parse(person.seenAt) })
    },
    /** Adds a line; a tab that replaces another keeps its place. */
    listens(agencyId: string, id: string, line: string): void {
      const known = presentAt(agencyId).get(id)
      store(agencyId, id, {
        lines: new Set([...(known?.lines ?? []), line]),
        ...(known && { heardAt: known.heardAt }),
      })
    },
    /** Removes a line; lines that are unknown here report themselves again (`listens`). */
    left(agencyId: string, id: string, line: string): void {
      const people = presentAt(agencyId)
      const known = people.get(id)
      known?.lines.delete(line)
      if (known && known.lines.size === 0) known.hasLeft = true
      if (people.size === 0) agencies.delete(agencyId)
    },
    list: (agencyId: string): PresentPerson[] =>
      [...presentAt(agencyId).values()].flatMap(({ person, hasLeft }) => (person && !hasLeft ? person : [])),
  }
}
