/**
 * Takes an address, whole or from `/` on, and gives it with one more parameter, before its fragment if it has one. The
 * parameter that is there already is left as it is and the new one follows.
 */
export function addParameter(address: string, name: string, value: string): string {
  const [, start = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? []
  return `${start}${start.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value.toWellFormed())}${fragment}`
}
