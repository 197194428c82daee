import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { type Citation, citationsIn } from './citations.ts'

it('finds sections of the rules, numbers of the security rules, decisions and pages', () => {
  const source = [
    '/** Source: spec §2.4, §6; security, 4 to 6 and 9. See decision 0005, docs/decisions/0017, docs/deploy.md. */',
    "// Spec §4 (Checkout redirect), §9. ARCHITECTURE.md, 'Life of a request'.",
    "import { security } from './security.ts'",
  ].join('\n')
  expect(citationsIn(source)).toEqual([
    { kind: 'spec', target: '2.4' },
    { kind: 'spec', target: '6' },
    { kind: 'spec', target: '4' },
    { kind: 'spec', target: '9' },
    { kind: 'security', target: '4' },
    { kind: 'security', target: '6' },
    { kind: 'security', target: '9' },
    { kind: 'decision', target: '0005' },
    { kind: 'decision', target: '0017' },
    { kind: 'page', target: 'docs/deploy.md' },
    { kind: 'page', target: "ARCHITECTURE.md, 'Life of a request'" },
  ])
})

const text = (page: string) => readFileSync(join(root, page), 'utf8')
const numbersIn = (page: string) =>
  [...text(page).matchAll(/^###? (\d+(?:\.\d)?)\.? /gm)].map(([, number = '']) => number)

const sections = new Set(numbersIn('docs/spec/product.md'))
const rules = new Set(numbersIn('docs/spec/security.md'))
const decisions = new Set(
  globSync('*.md', { cwd: join(root, 'docs/decisions') }).map((name) => name.slice(0, 4)),
)

function exists({ kind, target }: Citation): boolean {
  if (kind === 'spec') return sections.has(target)
  if (kind === 'security') return rules.has(target)
  if (kind === 'decision') return decisions.has(target)
  const [page = '', heading] = target.replace(/'$/, '').split(", '")
  if (!existsSync(join(root, page))) return false
  return heading === undefined || new RegExp(`^#+ ${heading}$`, 'm').test(text(page))
}

const sources = globSync('{src,packages,openapi,scripts,e2e}/**/*.{ts,tsx,mjs,cjs,yaml,css,sql}', {
  cwd: root,
})
  .filter((file) => !/\.gen\.ts$|citations\.test\.ts$|node_modules/.test(file))
  .toSorted()

it('finds many citations, so that the next test checks something', () => {
  const all = sources.flatMap((file) => citationsIn(text(file)))
  for (const kind of ['spec', 'security', 'decision', 'page'])
    expect(all.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(20)
})

it('cites only rules, decisions and pages that docs/ has', () => {
  const missing = sources.flatMap((file) =>
    citationsIn(text(file))
      .filter((citation) => !exists(citation))
      .map(({ kind, target }) => `${file}: ${kind} ${target}`),
  )
  expect(missing).toEqual([])
})

it('cites no document that the repository does not have', () => {
  const foreign =
    /\b(?:(?:security|booking|spine|products|theme|operations) design\b|architecture, (?:point|decision|'))/i
  expect(sources.filter((file) => foreign.test(text(file)))).toEqual([])
})
