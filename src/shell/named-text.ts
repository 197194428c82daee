/** Returns the name under which a remote part's texts are loaded, and the key of one of them there. */
export function namedText(part: string, name: string): { texts: string; key: string } {
  const [texts = '', key] = name.split('/', 2)
  return key === undefined ? { texts: part, key: name } : { texts, key }
}
