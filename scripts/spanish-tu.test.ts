import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './build/root.ts'

/** What one says to somebody whom one calls usted: the word itself, and what is asked of them. */
const formal =
  /\busted(?:es)?\b|\binténtelo\b|(?:^|[.:;?!] |\by )(?:Abra|Anule|Añada|Cambie|Compruebe|Corrija|Cree|Diga|Elija|Escriba|Espere|Guarde|Haga|Inicie|Intente|Ponga|Pulse|Quite|Revise|Use|Vea|Vuelva)\b|\b(?:ábral|cópiel|mírel|prográmel|quítel|revísel|sáquel|véal)[ao]s?\b|\bSus? (?:borrador|cambios?|planes)\b/iu

const files = globSync('src/**/text/es.json', { cwd: root })

describe('texts in Spanish', () => {
  it('are looked for where they are', () => {
    expect(files.length).toBeGreaterThan(10)
  })

  it.each(files)('%s says tú throughout', (file) => {
    const texts = Object.entries<string>(JSON.parse(readFileSync(join(root, file), 'utf8')))
    expect(texts.filter(([, text]) => formal.test(text))).toEqual([])
  })
})
