import { inflateSync } from 'node:zlib'

/** The text of a PDF page as a reader extracts it, in drawing order. */
export type PdfPage = readonly string[]

/** Extracts the text of each page that pdfkit wrote, by the fonts' maps from shapes to letters. */
export function pdfPages(pdf: Uint8Array): PdfPage[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'))
  const refIn = (text: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? ''
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const resources = objects.get(refIn(head, 'Resources'))?.head ?? head
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const map = objects.get(refIn(objects.get(id)?.head ?? '', 'ToUnicode'))?.stream ?? ''
        return [name, lettersOf(map)]
      }),
    )
    return textsOf(objects.get(refIn(head, 'Contents'))?.stream ?? '', fonts)
  })
}

interface PdfObject {
  head: string
  stream: string
}

function objectsOf(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [head = '', bytes = ''] = body.split('\nstream\n', 2)
    const raw = Buffer.from(bytes.replace(/\nendstream$/, ''), 'latin1')
    const isText =
      head.includes('/FlateDecode') && !head.includes('/Subtype /Image') && !head.includes('/Length1')
    objects.set(id, { head, stream: isText && raw.length > 0 ? inflateSync(raw).toString('latin1') : '' })
  }
  return objects
}

/** Shape → letters, from a font's map: `<0001> <0003> [<0048> <00e6>]`. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, first = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[(.*?)\]/gs)) {
    const found = list.match(/<[\w ]*>/g) ?? []
    for (const [index, hex] of found.entries()) {
      const units = hex.match(/\w{4}/g) ?? []
      const text = units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
      letters.set(Number.parseInt(first, 16) + index, text)
    }
  }
  return letters
}

function textsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  const texts: string[] = []
  let font: ReadonlyMap<number, string> | undefined
  for (const [, name, shapes] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name)
    else {
      const ids = (shapes?.match(/<(\w+)>/g) ?? []).flatMap((hex) => hex.slice(1, -1).match(/.{4}/g) ?? [])
      texts.push(ids.map((id) => font?.get(Number.parseInt(id, 16)) ?? '').join(''))
    }
  }
  return texts
}
