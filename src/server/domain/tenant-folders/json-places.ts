import { joinField } from '../../kernel/validation/field-name.ts'

/** Where a value stands in a text, counted in characters from its beginning. */
export interface JsonPlace {
  /** Where its name begins; of an entry of a list, where it does itself. */
  name: number
  from: number
  to: number
}

const space = /[ \t\n\r]*/y
const text = /"(?:[^"\\]|\\.)*"/y
const plain = /[^\s,:{}[\]]+/y

/**
 * Takes a text that is JSON and gives where each value in it stands, by its field as problems name it (`hosts[0]`,
 * `agency.logo`); the whole is the empty field.
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

  /** Passes an opening mark, each item, and the closing mark behind them. */
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
