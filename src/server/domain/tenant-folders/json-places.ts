import { joinField } from '../../kernel/validation/field-name.ts'

/** The position of a value in a text, in characters from the start. */
export interface JsonPlace {
  /** Position of its name; for a list entry its own position. */
  name: number
  from: number
  to: number
}

const space = /[ \t\n\r]*/y
const text = /"(?:[^"\\]|\\.)*"/y
const plain = /[^\s,:{}[\]]+/y

/**
 * Returns the position of each value in a JSON text, by its field as problems name it (`hosts[0]`, `agency.logo`);
 * the whole is the empty field.
 */
export function jsonPlaces(json: string): Map<string, JsonPlace> {
  const places = new Map<string, JsonPlace>()
  let at = 0

  function take(token: RegExp): string {
    token.lastIndex = at
    const found = token.exec(json)?.[0] ?? ''
    at += found.length
    return found
  }

  /** Reads an opening mark, each item, and the closing mark. */
  function items(item: (index: number) => void): void {
    at += 1
    take(space)
    for (let index = 0; at < json.length && !'}]'.includes(json[at] ?? ''); index += 1) {
      item(index)
      take(space)
      if (json[at] === ',') at += 1
      take(space)
    }
    at += 1
  }

  function value(field: string, name: number): void {
    const from = at
    const mark = json[at]
    if (mark === '{') items(() => member(field))
    else if (mark === '[') items((index) => value(`${field}[${index}]`, at))
    else take(mark === '"' ? text : plain)
    places.set(field, { name, from, to: at })
  }

  function member(field: string): void {
    const name = at
    const key: string = JSON.parse(take(text))
    take(space)
    at += 1
    take(space)
    value(joinField(field, key), name)
  }

  take(space)
  value('', at)
  return places
}
