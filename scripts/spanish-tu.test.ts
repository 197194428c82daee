import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './build/root.ts'

/** Forms that address a person as usted: the word itself, and imperatives. */
const formal =
  /\busted(?:es)?\b|\binténtelo\b|(?:^|[.:;?!] |\by )(?:Abra|Anule|Añada|Cambie|Compruebe|Corrija|Cree|Diga|Elija|Escriba|Espere|Guarde|Haga|Inicie|Intente|Ponga|Pulse|Quite|Revise|Use|Vea|Vuelva)\b|\b(?:ábral|cópiel|mírel|prográmel|quítel|revísel|sáquel|véal)[ao]s?\b|\bSus? (?:borrador|cambios?|planes)\b/iu

const files = globSync('src/**/text/es.json', { cwd: root })

describe('texts in Spanish', () => {
  it('are found in their folders', () => {
    expect(files.length).toBeGreaterThan(10)
  })

  it.each(files)('use tú throughout in %s', (file) => {
    const texts = Object.entries<string>(JSON.parse(readFileSync(join(root, file), 'utf8')))
    expect(texts.filter(([, text]) => formal.test(text))).toEqual([])
  })
})
