/** Takes a remote part and the name of one of its texts, and gives under which name its texts are fetched and the key there. */
export function namedText(part: string, name: string): { texts: string; key: string } {
  const [texts = '', key] = name.split('/', 2)
  return key === undefined ? { texts: part, key: name } : { texts, key }
}
