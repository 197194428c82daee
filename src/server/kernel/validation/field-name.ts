/**
 * Returns the name of a JSON pointer's field for people: `/occupancies/0/numOfAdults` becomes
 * `occupancies[0].numOfAdults`, the empty pointer an empty text. Long and unprintable names are cut and escaped.
 */
export function fieldName(pointer: string): string {
  let name = ''
  for (const part of pointer.split('/').slice(1)) {
    name = /^\d+$/.test(part)
      ? `${name}[${part}]`
      : joinField(name, part.replaceAll('~1', '/').replaceAll('~0', '~'))
  }
  return name
}

/** Returns the name of a field inside another; the outer name may be empty. */
export function joinField(outer: string, inner: string): string {
  const short = inner.length > 60 ? `${inner.slice(0, 60)}…` : inner
  const shown = short.replace(
    /[^\p{L}\p{N}\p{P}\p{S} ]/gu,
    (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`,
  )
  return outer === '' ? shown : `${outer}.${shown}`
}
