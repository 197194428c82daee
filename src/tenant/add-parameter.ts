/**
 * Returns an address (absolute, or from `/`) with one more parameter, placed before its fragment. An existing
 * parameter of that name stays, and the new one follows it.
 */
export function addParameter(address: string, name: string, value: string): string {
  const [, start = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? []
  return `${start}${start.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value.toWellFormed())}${fragment}`
}
