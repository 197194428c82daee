/** A folder whose slug no agency has. */
interface NewFolder {
  slug: string
  hosts: readonly string[]
}

/**
 * Returns for each new folder the slug of the imported agency that it renames. That agency's folder is missing, and
 * it has all hosts of the new folder that are taken. Of two such folders the first one counts.
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
