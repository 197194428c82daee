/** A folder whose slug no agency has. */
interface NewFolder {
  slug: string
  hosts: readonly string[]
}

/**
 * Takes new folders, the slugs of imported agencies whose folders are gone, and the slug of the agency that has each host, and
 * gives for each new folder that is one of theirs under another name the slug of that agency: all of its hosts that are taken are
 * that agency's. Of two such folders the first in order is it.
 */
export function renamedFolders(
  folders: readonly NewFolder[],
  gone: readonly string[],
  holders: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const left = new Set(gone)
  const found = new Map<string, string>()
  for (const { slug, hosts } of folders) {
    const [holder, ...others] = new Set(hosts.flatMap((host) => holders.get(host) ?? []))
    if (holder === undefined || others.length > 0 || !left.delete(holder)) continue
    found.set(slug, holder)
  }
  return found
}
