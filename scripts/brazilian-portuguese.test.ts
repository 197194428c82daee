import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './build/root.ts'

/** Words with another meaning in Brazil, or none. */
const european =
  /palavra-passe|\bintroduza|\bapelido|nome próprio|definições|\bguardar\b|\bA carregar\b|\bdemasiad[oa]s?\b|ámos\b|\bcont[ae]ct|\bgere\b|\bgestor\b|utilizador|telemóvel|\bregist[aeo]|equipa\b|ficheiro|\bpartilh|\best(?:á|ou|amos|ão) a \w+[aei]r\b|\btem de\b|\bfale-nos\b/i

const files = globSync('src/**/text/pt.json', { cwd: root })

describe('texts in Portuguese', () => {
  it('are found in their folders', () => {
    expect(files.length).toBeGreaterThan(10)
  })

  it.each(files)('use Brazilian words throughout in %s', (file) => {
    const texts = Object.entries<string>(JSON.parse(readFileSync(join(root, file), 'utf8')))
    expect(texts.filter(([, text]) => european.test(text))).toEqual([])
  })
})
